extension JSONReader {
  /// Reads the string at the cursor, and returns whether it has a closing quote.
  mutating func readString() -> (text: String, isClosed: Bool) {
    var draft = openString()
    while true {
      cursor.advanceOverPlainText(quote: draft.quote)
      guard let byte = cursor.byte, !endsOpen(draft) else { return (abandon(draft), false) }
      if byte == draft.quote { return (close(draft), true) }
      readSpecial(byte, into: &draft)
    }
  }

  private mutating func openString() -> JSONStringDraft {
    let quote = cursor.byte ?? UInt8(ascii: "\"")
    let position = cursor.position()
    if quote == UInt8(ascii: "'") { report(.singleQuotes) }
    cursor.advance()
    return JSONStringDraft(quote: quote, position: position, pendingStart: cursor.index)
  }

  private mutating func close(_ draft: JSONStringDraft) -> String {
    var draft = draft
    draft.take(upTo: cursor)
    cursor.advance()
    return draft.text
  }

  // Brackets and commas at the end of the line were probably meant to be outside.
  private mutating func abandon(_ draft: JSONStringDraft) -> String {
    report(.noClosingQuote, at: draft.position)
    var end = cursor.index
    while end > draft.pendingStart, Self.isClosing(cursor.bytes[end - 1]) { end -= 1 }
    cursor.retreat(to: end)
    var draft = draft
    draft.take(upTo: cursor)
    return draft.text
  }

  private static func isClosing(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"): true
    default: false
    }
  }

  // A line break in a string means either a text on two lines or a missing quote. It is the former
  // if the next quote is followed by something that may follow a string.
  private func endsOpen(_ draft: JSONStringDraft) -> Bool {
    guard isAtLineBreak, !draft.hasLineBreak else { return false }
    var ahead = cursor
    while let byte = ahead.byte, byte != draft.quote {
      ahead.advance(by: byte == UInt8(ascii: "\\") ? 2 : 1)
    }
    guard ahead.byte != nil else { return true }
    repeat { ahead.advance() } while ahead.byte.map(Self.isBlank) ?? false
    return !(ahead.byte == UInt8(ascii: ",") || ahead.byte.map(Self.isClosing) ?? true)
  }

  private var isAtLineBreak: Bool {
    cursor.byte == UInt8(ascii: "\n") || cursor.byte == UInt8(ascii: "\r")
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private mutating func readSpecial(_ byte: UInt8, into draft: inout JSONStringDraft) {
    if byte == UInt8(ascii: "\\") {
      readEscape(into: &draft)
    } else if isAtLineBreak {
      readLineBreak(into: &draft)
    } else if byte < 0x20 {
      readControl(byte, into: &draft)
    } else {
      draft.take(upTo: cursor)
      skipFault()
      draft.add("\u{FFFD}", resumingAt: cursor)
    }
  }

  private mutating func readLineBreak(into draft: inout JSONStringDraft) {
    if !draft.hasLineBreak { report(.lineBreakInString) }
    draft.hasLineBreak = true
    cursor.advanceOverLineBreak()
    draft.take(upTo: cursor)
  }

  private mutating func readControl(_ byte: UInt8, into draft: inout JSONStringDraft) {
    let digits = JSONProblem.codePoint(UInt32(byte)).dropFirst(2)
    report(
      byte == UInt8(ascii: "\t") ? .tabInString : .controlCharacter(String(digits)))
    cursor.advance()
    draft.take(upTo: cursor)
  }
}

/// A string being read.
struct JSONStringDraft: Sendable {
  /// The opening quote, which also closes the string.
  let quote: UInt8

  /// The position of the opening quote.
  let position: SourcePosition

  /// The text so far, without the pending part.
  private(set) var text = ""

  /// The start of the pending part, which needs no unescaping.
  private(set) var pendingStart: Int

  /// Whether a line break has been reported; one report is enough.
  var hasLineBreak = false

  /// Starts after the opening quote.
  init(quote: UInt8, position: SourcePosition, pendingStart: Int) {
    self.quote = quote
    self.position = position
    self.pendingStart = pendingStart
  }

  /// Appends the pending part up to the cursor.
  mutating func take(upTo cursor: JSONCursor) {
    if pendingStart < cursor.index { text += cursor.text(from: pendingStart) }
    pendingStart = cursor.index
  }

  /// Appends a scalar instead of the escape before the cursor.
  mutating func add(_ scalar: Unicode.Scalar, resumingAt cursor: JSONCursor) {
    text.unicodeScalars.append(scalar)
    pendingStart = cursor.index
  }
}

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
      report(.invalidEscape(shown), at: start)
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
      .loneSurrogate(escape),
      at: position)
    return "\u{FFFD}"
  }

  private mutating func readBadUnicodeEscape() -> Unicode.Scalar {
    let position = cursor.position()
    let start = cursor.index
    cursor.advance(by: 2)
    while cursor.byte.flatMap(Self.hexValue) != nil { cursor.advance() }
    let escape = cursor.text(from: start)
    report(.invalidUnicodeEscape(escape), at: position)
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
