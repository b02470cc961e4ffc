@testable import FioriRender

/// A KPI view by chance, the same for the same seed.
struct RandomKPIView {
  let view: KPIView

  init(seed: Int) {
    var chance = Chance(state: UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
    let items = (0..<chance.below(6)).map { _ in Self.item(&chance) }
    let words = (0..<chance.below(14)).map { _ in Self.word(&chance) }
    view = KPIView(
      items: items, caption: words.joined(separator: " "),
      alignment: HorizontalAlignment.allCases[chance.below(3)])
  }

  private static func item(_ chance: inout Chance) -> KPIItem {
    switch chance.below(5) {
    case 0: .unit(word(&chance))
    case 1: .fraction(["56", "/", "100"][chance.below(3)])
    case 2: .icon(.builtin(BuiltinIcon.allCases[chance.below(BuiltinIcon.allCases.count)]))
    default: .metric(number(&chance))
    }
  }

  private static func number(_ chance: inout Chance) -> String {
    let digits = (0...chance.below(12)).map { _ in "\(chance.below(10))" }
    return digits.enumerated().map { ($0 % 3 == 2 ? "," : "") + $1 }.joined()
  }

  private static func word(_ chance: inout Chance) -> String {
    String(
      (0...chance.below(9)).map { _ in Character(Unicode.Scalar(UInt8(97 + chance.below(26)))) })
  }
}

/// Marsaglia's xorshift: random enough, and the same everywhere.
struct Chance {
  var state: UInt64

  /// A number from 0 up to, but not including, `limit`.
  mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }
}
