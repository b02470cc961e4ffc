/// Formats numbers for reports and pictures.
package enum Decimal {
  /// Returns a number with at most `decimals` decimals, 0 to 9, without trailing zeros: `16.758`,
  /// `48`, `-0.5`.
  package static func text(_ value: Double, decimals: Int = 3) -> String {
    let factor = powers[min(max(decimals, 0), powers.count - 1)]
    // Numbers this large have no decimals left, and could overflow.
    guard abs(value) < 1e15 else { return Int(exactly: value).map { "\($0)" } ?? "\(value)" }
    let count = (value * factor).rounded()
    // Beyond this, the number is only approximate, and its digits are not those of the count.
    guard abs(count) < 1e15 else { return plain(count / factor) }
    return digits(Int(count), places: min(max(decimals, 0), powers.count - 1))
  }

  private static let powers = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]

  /// Formats a number of at least a million, which Swift writes without an exponent.
  private static func plain(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  /// Formats a count of tenths, hundredths and so on.
  private static func digits(_ count: Int, places: Int) -> String {
    var (rest, places) = (count.magnitude, places)
    while places > 0, rest % 10 == 0 { (rest, places) = (rest / 10, places - 1) }
    var (digitCount, power) = (1, 10 as UInt)
    while digitCount <= places || power <= rest {
      (digitCount, power) = (digitCount + 1, power * 10)
    }
    let length = digitCount + (places > 0 ? 1 : 0) + (count < 0 ? 1 : 0)
    return String(unsafeUninitializedCapacity: length) { text in
      var index = length
      for place in 0..<digitCount {
        if place > 0, place == places {
          index -= 1
          text[index] = UInt8(ascii: ".")
        }
        index -= 1
        text[index] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      }
      if count < 0 { text[0] = UInt8(ascii: "-") }
      return length
    }
  }
}
