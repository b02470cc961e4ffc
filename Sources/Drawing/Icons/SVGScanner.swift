/// Reads the numbers, flags and words of an SVG attribute, separated by spaces and commas.
struct SVGScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// The next byte; `nil` at the end.
  var next: UInt8? { isAtEnd ? nil : bytes[position] }

  mutating func skipSpaces() {
    while let byte = next, " \t\r\n\u{0C}".utf8.contains(byte) { position += 1 }
  }

  /// Skips spaces with at most one comma among them.
  mutating func skipSeparator() {
    skipSpaces()
    if take(UInt8(ascii: ",")) { skipSpaces() }
  }

  /// Returns whether the next byte is a certain one, and skips it then.
  mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Returns the next letter and skips it; `nil` if there is none.
  mutating func letter() -> UInt8? {
    guard let byte = next, Self.isLetter(byte) else { return nil }
    position += 1
    return byte
  }

  /// Returns the letters that follow: the name of a function, or a unit.
  mutating func word() -> String {
    let start = position
    while let byte = next, Self.isLetter(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Returns the next number and skips it; `nil` if there is none or it is not finite.
  ///
  /// An exponent needs digits: `1em` is the number 1 and a unit.
  mutating func number() -> Double? {
    let start = position
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
    var digits = skipDigits()
    if take(UInt8(ascii: ".")) { digits += skipDigits() }
    guard digits > 0 else {
      position = start
      return nil
    }
    skipExponent()
    let number = Double(String(decoding: bytes[start..<position], as: UTF8.self))
    guard let number, number.isFinite else {
      position = start
      return nil
    }
    return number
  }

  /// Returns the next number after a separator.
  mutating func nextNumber() -> Double? {
    skipSeparator()
    return number()
  }

  /// Returns a flag of an arc, a single digit that may touch the next number.
  mutating func nextFlag() -> Bool? {
    skipSeparator()
    if take(UInt8(ascii: "0")) { return false }
    return take(UInt8(ascii: "1")) ? true : nil
  }

  /// Returns all numbers up to the end, or `nil` if there is anything else.
  mutating func numbers() -> [Double]? {
    var result: [Double] = []
    skipSpaces()
    while !isAtEnd {
      guard let number = number() else { return nil }
      result.append(number)
      skipSeparator()
    }
    return result
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = next, Self.isDigit(byte) { position += 1 }
    return position - start
  }

  private mutating func skipExponent() {
    let start = position
    guard let letter = next, letter | 0x20 == UInt8(ascii: "e") else { return }
    position += 1
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
    if skipDigits() == 0 { position = start }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
