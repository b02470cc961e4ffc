extension JSONReader {
  /// Reads the escape at the cursor; an invalid one is replaced by U+FFFD.
  mutating func readEscape(into draft: inout JSONStringDraft) {
    draft.take(upTo: cursor)
    let scalar: Unicode.Scalar
    if let simple = simpleEscape(quote: draft.quote) {
      scalar = simple
      cursor.advance(by: 2)
    } else if cursor.nextByte == UInt8(ascii: "u") {
      scalar = readUnicodeEscape()
    } else {
      scalar = readBadEscape()
    }
    draft.add(scalar, resumingAt: cursor)
  }

  private func simpleEscape(quote: UInt8) -> Unicode.Scalar? {
    switch cursor.nextByte {
    case UInt8(ascii: "\""): "\""
    case UInt8(ascii: "\\"): "\\"
    case UInt8(ascii: "/"): "/"
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "f"): "\u{C}"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "t"): "\t"
    // Correct in a single-quoted string, which has already been reported.
    case UInt8(ascii: "'") where quote == UInt8(ascii: "'"): "'"
    default: nil
    }
  }

  private mutating func readBadEscape() -> Unicode.Scalar {
    // A backslash at the end of a line or the text is reported there.
    if let next = cursor.nextByte, next >= 0x20 {
      let start = cursor.position()
      cursor.advance()
      let shown = cursor.scalar.map(String.init) ?? ""
      report("invalid escape \\\(shown) in a string; write \\\\ for a backslash", at: start)
      if next < 0x80 { cursor.advance() }
    } else {
      cursor.advance()
    }
    return "\u{FFFD}"
  }

  private mutating func readUnicodeEscape() -> Unicode.Scalar {
    guard let unit = hexUnit(ahead: 2) else { return readBadUnicodeEscape() }
    if let scalar = Unicode.Scalar(unit) {
      cursor.advance(by: 6)
      return scalar
    }
    if let scalar = surrogatePair(high: unit) {
      cursor.advance(by: 12)
      return scalar
    }
    return readLoneSurrogate()
  }

  private func surrogatePair(high: UInt32) -> Unicode.Scalar? {
    guard high < 0xDC00, cursor.byte(ahead: 6) == UInt8(ascii: "\\"),
      cursor.byte(ahead: 7) == UInt8(ascii: "u"),
      let low = hexUnit(ahead: 8), (0xDC00...0xDFFF).contains(low)
    else { return nil }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
  }

  private mutating func readLoneSurrogate() -> Unicode.Scalar {
    let position = cursor.position()
    let start = cursor.index
    cursor.advance(by: 6)
    let escape = cursor.text(from: start)
    report(
      "lone surrogate \(escape) in a string; write the pair, or the character itself",
      at: position)
    return "\u{FFFD}"
  }

  private mutating func readBadUnicodeEscape() -> Unicode.Scalar {
    let position = cursor.position()
    let start = cursor.index
    cursor.advance(by: 2)
    while cursor.byte.flatMap(Self.hexValue) != nil { cursor.advance() }
    let escape = cursor.text(from: start)
    report("invalid escape \(escape) in a string; \\u needs four hexadecimal digits", at: position)
    return "\u{FFFD}"
  }

  private func hexUnit(ahead distance: Int) -> UInt32? {
    var unit: UInt32 = 0
    for step in distance..<distance + 4 {
      guard let digit = cursor.byte(ahead: step).flatMap(Self.hexValue) else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }

  private static func hexValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
