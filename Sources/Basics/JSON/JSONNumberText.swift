/// The source text of a number, checked against the JSON grammar.
package struct JSONNumberText: Sendable {
  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var mantissa: UInt64 = 0
  private var digitCount = 0
  private var fractionCount = 0
  private var exponent = 0

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// Returns the number, always finite, and the error message, if any.
  mutating func read() -> (value: Double, fault: Message?) {
    if let fault = scan() { return (finite(Double(text)) ?? 0, fault) }
    if let value = exactValue { return (value, nil) }
    if let value = finite(Double(text)) { return (value, nil) }
    return (0, rangeFault)
  }

  /// Returns whether bytes are a JSON number that is not too large.
  package static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    var text = JSONNumberText(bytes)
    return text.read().fault == nil
  }

  /// Returns the number of a text; `nil` if it is not a JSON number.
  package static func number(_ text: String) -> Double? {
    var number = JSONNumberText(Array(text.utf8)[...])
    let (value, fault) = number.read()
    return fault == nil ? value : nil
  }

  /// Whether a number is so large that its value may have other digits than its text: not every
  /// whole number from 2^53 on is a Double.
  package static func canBeRounded(_ value: Double) -> Bool { abs(value) >= 0x1p53 }

  /// Returns whether a number from 2^53 on has other digits than its text.
  package static func isRounded(_ text: String, to value: Double) -> Bool {
    canBeRounded(value) && DecimalDigits(text) != DecimalDigits("\(value)")
  }

  private var text: String { String(decoding: bytes, as: UTF8.self) }
  private var shown: String { JSONProblem.shown(text) }
  private var byte: UInt8? { index < bytes.endIndex ? bytes[index] : nil }
  private var isNegative: Bool { bytes.first == UInt8(ascii: "-") }
  private var isDigit: Bool { byte.map { $0 &- 0x30 < 10 } ?? false }

  private func finite(_ value: Double?) -> Double? {
    value.flatMap { $0.isFinite ? $0 : nil }
  }

  private var rangeFault: Message {
    isNegative ? .tooSmallNumber(shown) : .tooLargeNumber(shown)
  }

  private mutating func scan() -> Message? {
    if isNegative { index += 1 }
    if let fault = scanWhole() ?? scanFraction() ?? scanExponent() { return fault }
    return byte == nil ? nil : .textWithoutQuotes(shown)
  }

  private mutating func scanWhole() -> Message? {
    guard isDigit else { return startFault() }
    let startsWithZero = byte == UInt8(ascii: "0")
    let count = takeDigits()
    return startsWithZero && count > 1 ? .leadingZero(shown) : nil
  }

  private mutating func scanFraction() -> Message? {
    guard byte == UInt8(ascii: ".") else { return nil }
    index += 1
    fractionCount = takeDigits()
    return fractionCount > 0 ? nil : .noDigitAfterPoint(shown)
  }

  private mutating func scanExponent() -> Message? {
    guard byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") else { return nil }
    index += 1
    let isMinus = byte == UInt8(ascii: "-")
    if isMinus || byte == UInt8(ascii: "+") { index += 1 }
    guard isDigit else { return .noDigitInExponent(shown) }
    takeExponent()
    if isMinus { exponent = -exponent }
    return nil
  }

  private func startFault() -> Message {
    let rest = bytes[index...]
    let isPoint = byte == UInt8(ascii: ".")
    if isPoint, let next = rest.dropFirst().first, next &- 0x30 < 10 {
      return .noDigitBeforePoint(shown)
    }
    if byte == UInt8(ascii: "+"), rest.count > 1 {
      return .plusSign(shown)
    }
    return .noNumber(shown)
  }

  private mutating func takeDigits() -> Int {
    let start = index
    while let byte = byte, byte &- 0x30 < 10 {
      // With more than 18 digits, `exactValue` is `nil` and the mantissa is not used.
      if digitCount < 18 { mantissa = mantissa * 10 + UInt64(byte - 0x30) }
      digitCount += 1
      index += 1
    }
    return index - start
  }

  private mutating func takeExponent() {
    while let byte = byte, byte &- 0x30 < 10 {
      if exponent < 100_000 { exponent = exponent * 10 + Int(byte - 0x30) }
      index += 1
    }
  }

  // Up to 15 digits and a power of ten up to 22 are exact in a Double, so a single operation rounds
  // correctly. This avoids the general conversion for almost every number.
  private var exactValue: Double? {
    let power = exponent - fractionCount
    guard digitCount <= 15, (-22...22).contains(power) else { return nil }
    let factor = Self.powersOfTen[abs(power)]
    let value = power < 0 ? Double(mantissa) / factor : Double(mantissa) * factor
    return isNegative ? -value : value
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
    1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}

/// The digits of a number's text, the same for all texts of the number.
private struct DecimalDigits: Equatable {
  /// The digits from the first to the last that is not zero.
  private var digits: [UInt8] = []
  /// The power of ten of the place before the first digit.
  private var magnitude = 0

  /// Reads a JSON number.
  init(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    var isFraction = false
    for byte in parts[0].utf8 {
      switch byte {
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "0") where digits.isEmpty: magnitude -= isFraction ? 1 : 0
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits.append(byte)
        magnitude += isFraction ? 0 : 1
      default: break
      }
    }
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    if parts.count > 1 { magnitude += Int(parts[1]) ?? 0 }
  }
}
