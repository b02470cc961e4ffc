import Glibc

/// Formats numbers for reports and pictures.
package enum Decimal {
  /// Returns a number with at most `decimals` decimals, 0 to 9, without trailing zeros: `16.758`,
  /// `48`, `-0.5`.
  package static func text(_ value: Double, decimals: Int = 3) -> String {
    guard let digits = digits(of: value, decimals) else { return largeText(value, decimals) }
    return digits.withBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns a number for a message: with three significant digits at least, and with those that distinguish it from
  /// others beside it.
  package static func quoted(_ value: Double, beside others: [Double] = []) -> String {
    let isSmall = value != 0 && abs(value) < 0.1
    let least = isSmall ? 2 - Int(log10(abs(value)).rounded(.down)) : 3
    let decimals = (0...mostDecimals).first { decimals in
      decimals >= least
        && others.allSatisfy {
          $0 == value || text($0, decimals: decimals) != text(value, decimals: decimals)
        }
    }
    return decimals.map { text(value, decimals: $0) } ?? "\(value)"
  }

  private static var mostDecimals: Int { powers.count - 1 }

  /// Adds a number to a text in UTF-8.
  package static func append(_ value: Double, decimals: Int = 3, to bytes: inout [UInt8]) {
    guard let digits = digits(of: value, decimals) else {
      bytes += largeText(value, decimals).utf8
      return
    }
    digits.withBytes { bytes += $0 }
  }

  /// Returns the digits of a number; `nil` for one that is too large to count its decimals.
  private static func digits(of value: Double, _ decimals: Int) -> Digits? {
    // Most numbers of a picture are whole, and small enough to have exact decimals.
    if abs(value) < 1e6, value == value.rounded(.towardZero) {
      return Digits(Int(value), places: 0)
    }
    let places = places(of: decimals)
    let count = (value * powers[places]).rounded()
    // Beyond this, the number is only approximate, and its digits are not the digits of the count.
    guard abs(count) < 1e15 else { return nil }
    return Digits(Int(count), places: places)
  }

  private static func largeText(_ value: Double, _ decimals: Int) -> String {
    // Numbers this large have no decimals left, and could overflow.
    guard abs(value) < 1e15 else { return Int(exactly: value).map { "\($0)" } ?? "\(value)" }
    let power = powers[places(of: decimals)]
    return plain((value * power).rounded() / power)
  }

  private static func places(of decimals: Int) -> Int { min(max(decimals, 0), mostDecimals) }

  private static let powers = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]

  /// Formats a number of at least a million, which Swift writes without an exponent.
  private static func plain(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  /// The text of a count of tenths, hundredths and so on, written from its last digit to its first.
  private struct Digits {
    /// Space for fifteen digits, or nine decimals after a zero, with a minus sign and a point.
    private var bytes = InlineArray<18, UInt8>(repeating: 0)
    /// The index of the first byte.
    private var start = 18

    init(_ signed: Int, places: Int) {
      var (rest, places) = (signed.magnitude, places)
      // Zeros at the end of the decimals are left out.
      while places > 0, rest % 10 == 0 { (rest, places) = (rest / 10, places - 1) }
      for _ in 0..<places { putLastDigit(of: &rest) }
      if places > 0 { put(UInt8(ascii: ".")) }
      repeat { putLastDigit(of: &rest) } while rest > 0
      if signed < 0 { put(UInt8(ascii: "-")) }
    }

    private mutating func putLastDigit(of rest: inout UInt) {
      let (next, digit) = rest.quotientAndRemainder(dividingBy: 10)
      put(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digit))
      rest = next
    }

    private mutating func put(_ byte: UInt8) {
      start -= 1
      bytes[start] = byte
    }

    /// Calls `body` with the bytes; `start` is an index of them, or would have ended the program in `put`.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
      bytes.span.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start...])) }
    }
  }
}
