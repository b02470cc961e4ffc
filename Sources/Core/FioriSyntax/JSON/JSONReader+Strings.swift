import FioriBasics

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
    if quote == UInt8(ascii: "'") { report("single quotes around a string; use double quotes") }
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
    report("string without a closing quote; end it with '\"'", at: draft.position)
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
    if !draft.hasLineBreak { report("line break in a string; write \\n") }
    draft.hasLineBreak = true
    cursor.advanceOverLineBreak()
    draft.take(upTo: cursor)
  }

  private mutating func readControl(_ byte: UInt8, into draft: inout JSONStringDraft) {
    let digits = JSONProblem.codePoint(UInt32(byte)).dropFirst(2)
    report(
      byte == UInt8(ascii: "\t")
        ? "tab in a string; write \\t"
        : "control character U+\(digits) in a string; write \\u\(digits) or remove it")
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
