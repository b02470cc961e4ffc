import FioriRender

/// Marsaglia's xorshift: random enough, and the same everywhere.
struct Chance {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// A number from 0 up to, but not including, `limit`.
  mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }

  /// One of an enumeration's cases.
  mutating func any<Value: CaseIterable>() -> Value where Value.AllCases == [Value] {
    Value.allCases[below(Value.allCases.count)]
  }

  /// A part of a KPI's value.
  mutating func item() -> KPIItem {
    switch below(5) {
    case 0: .unit(word())
    case 1: .fraction(["56", "/", "100"][below(3)])
    case 2: .icon(.builtin(any()))
    default: .metric(number())
    }
  }

  /// Up to thirteen digits in groups.
  mutating func number() -> String {
    let digits = (0...below(12)).map { _ in "\(below(10))" }
    return digits.enumerated().map { ($0 % 3 == 2 ? "," : "") + $1 }.joined()
  }

  /// Up to nine small letters.
  mutating func word() -> String {
    String((0...below(9)).map { _ in Character(Unicode.Scalar(UInt8(97 + below(26)))) })
  }

  /// Up to so many words.
  mutating func words(_ limit: Int) -> String {
    (0..<below(limit + 1)).map { _ in word() }.joined(separator: " ")
  }
}
