/// Formats numbers for reports and pictures.
package enum Decimal {
  /// Returns a number with at most `decimals` decimals, 0 to 9, without trailing zeros: `16.758`,
  /// `48`, `-0.5`.
  package static func text(_ value: Double, decimals: Int = 3) -> String {
    switch form(of: value, decimals) {
    case .digits(let digits):
      String(unsafeUninitializedCapacity: digits.length) {
        digits.write(to: $0)
        return digits.length
      }
    case .text(let text): text
    }
  }

  /// Adds a number to a text in UTF-8.
  package static func append(_ value: Double, decimals: Int = 3, to bytes: inout [UInt8]) {
    switch form(of: value, decimals) {
    case .digits(let digits):
      // Sixteen digits, a minus sign and a point.
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { buffer in
        digits.write(to: buffer)
        bytes += UnsafeBufferPointer(rebasing: buffer[..<digits.length])
      }
    case .text(let text): bytes += text.utf8
    }
  }

  private enum Form {
    case digits(Digits)
    /// A number that is too large to count its decimals.
    case text(String)
  }

  private static func form(of value: Double, _ decimals: Int) -> Form {
    let places = min(max(decimals, 0), powers.count - 1)
    // Numbers this large have no decimals left, and could overflow.
    guard abs(value) < 1e15 else {
      return .text(Int(exactly: value).map { "\($0)" } ?? "\(value)")
    }
    let count = (value * powers[places]).rounded()
    // Beyond this, the number is only approximate, and its digits are not those of the count.
    guard abs(count) < 1e15 else { return .text(plain(count / powers[places])) }
    return .digits(Digits(Int(count), places: places))
  }

  private static let powers = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]

  /// Formats a number of at least a million, which Swift writes without an exponent.
  private static func plain(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  /// A count of tenths, hundredths and so on.
  private struct Digits {
    private let count: UInt
    private let places: Int
    private let isNegative: Bool
    /// The number of digits, at least one before the point.
    private let digitCount: Int
    /// The number of bytes of the text.
    let length: Int

    init(_ signed: Int, places: Int) {
      var (count, places) = (signed.magnitude, places)
      while places > 0, count % 10 == 0 { (count, places) = (count / 10, places - 1) }
      var (digitCount, power) = (1, 10 as UInt)
      while digitCount <= places || power <= count {
        (digitCount, power) = (digitCount + 1, power * 10)
      }
      (self.count, self.places, self.digitCount) = (count, places, digitCount)
      isNegative = signed < 0
      length = digitCount + (places > 0 ? 1 : 0) + (isNegative ? 1 : 0)
    }

    func write(to text: UnsafeMutableBufferPointer<UInt8>) {
      var (rest, index) = (count, length)
      for place in 0..<digitCount {
        if place > 0, place == places {
          index -= 1
          text[index] = UInt8(ascii: ".")
        }
        index -= 1
        text[index] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      }
      if isNegative { text[0] = UInt8(ascii: "-") }
    }
  }
}
