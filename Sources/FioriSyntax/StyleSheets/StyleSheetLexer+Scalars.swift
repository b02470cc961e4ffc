extension StyleSheetLexer {
  /// The character here, nil where the bytes are none, and how many bytes it has.
  func scalar() -> (scalar: Unicode.Scalar?, length: Int) {
    guard let first = byte(ahead: 0) else { return (nil, 0) }
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    var iterator = bytes[index...].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    switch parser.parseScalar(from: &iterator) {
    case .valid(let encoded): return (Unicode.UTF8.decode(encoded), encoded.count)
    case .error(let length): return (nil, length)
    case .emptyInput: return (nil, 0)
    }
  }

  /// Moves over one character that ends no line, or over bytes that are none.
  mutating func advanceOverCodePoint() {
    let (scalar, length) = scalar()
    if scalar == nil { reportBadByte() }
    advance(by: length, columns: 1)
  }

  /// Reads what is not ASCII or cannot be seen.
  mutating func readForeign() {
    let (scalar, length) = scalar()
    guard let scalar else { return readBadBytes() }
    if let quote = Self.closingQuote(of: scalar) { return readQuoted(until: quote, length: length) }
    if Self.isInvisible(scalar) { return readInvisible(scalar) }
    append(.mark, length: length, columns: 1)
  }

  private mutating func readBadBytes() {
    reportBadByte()
    append(.wrong, length: scalar().length, columns: 1)
  }

  private mutating func reportBadByte() {
    guard !hasBadBytes else { return }
    hasBadBytes = true
    let byte = String(bytes[index], radix: 16, uppercase: true)
    report("byte 0x\(byte) is not valid UTF-8; save the file as UTF-8", at: position)
  }

  /// A run of them is one mistake and otherwise a blank.
  private mutating func readInvisible(_ scalar: Unicode.Scalar) {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    report("invisible character \(name); remove it or use a space", at: position)
    while !endsLine, let next = self.scalar().scalar, Self.isInvisible(next) {
      advanceOverCodePoint()
    }
  }

  private static func closingQuote(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "“", "”": "”"
    case "‘", "’": "’"
    case "„": "“"
    case "«": "»"
    default: nil
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar != " ", scalar != "\t" else { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: return true
    default: return false
    }
  }
}
