import FioriBasics

/// A place in the bytes of a text that knows its line and column.
struct JSONCursor: Sendable {
  /// The whole text.
  let bytes: [UInt8]

  /// The byte the cursor stands on, or the count of bytes at the end.
  private(set) var index: Int

  private var line = 1
  // The last place on this line whose column is known. Counting goes on from there, so that a
  // text on a single line is counted once and not once for each value.
  private var knownIndex: Int
  private var knownColumn = 1

  /// Starts after the byte-order mark, if there is one.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    knownIndex = index
  }

  /// The byte here, or nil at the end.
  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The byte after this one.
  var nextByte: UInt8? { byte(ahead: 1) }

  /// The sequence of bytes that begins here.
  var sequence: UTF8Sequence { UTF8Sequence(in: bytes, at: index) }

  /// The byte some steps ahead, or nil beyond the end.
  func byte(ahead distance: Int) -> UInt8? {
    distance < bytes.count - index ? bytes[index + distance] : nil
  }

  /// The text from an index up to here.
  func text(from start: Int) -> String {
    start < index ? String(decoding: bytes[start..<index], as: UTF8.self) : ""
  }

  /// The line and column here.
  mutating func position() -> SourcePosition {
    while knownIndex < index {
      if bytes[knownIndex] & 0xC0 != 0x80 { knownColumn += 1 }
      knownIndex += 1
    }
    return SourcePosition(line: line, column: knownColumn)
  }

  /// Moves on, over bytes that hold no line break.
  mutating func advance(by count: Int = 1) {
    index = min(index + count, bytes.count)
  }

  /// Moves on to a place that lies ahead, or to the end.
  mutating func advance(to place: SourcePosition) {
    while let byte, position() < place {
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        advanceOverLineBreak()
      } else if sequence.isValid {
        advance(by: sequence.length)
      } else {
        advanceOverBadSequence()
      }
    }
  }

  /// Moves back to an index on this line.
  mutating func retreat(to earlier: Int) {
    index = max(min(earlier, index), knownIndex)
  }

  /// Moves over an LF, CR or CRLF.
  mutating func advanceOverLineBreak() {
    let isPair = byte == UInt8(ascii: "\r") && nextByte == UInt8(ascii: "\n")
    advance(by: isPair ? 2 : 1)
    line += 1
    knownIndex = index
    knownColumn = 1
  }

  /// Moves over bytes that are no UTF-8, counting them as one column.
  mutating func advanceOverBadSequence() {
    let column = position().column
    advance(by: sequence.length)
    knownIndex = index
    knownColumn = column + 1
  }

  /// Moves over the part of a string that stands for itself.
  mutating func advanceOverPlainText(quote: UInt8) {
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x80 {
        let sequence = sequence
        guard sequence.isValid else { return }
        index += sequence.length
      } else {
        if byte < 0x20 || byte == quote || byte == UInt8(ascii: "\\") { return }
        index += 1
      }
    }
  }

  /// Moves over a word or number, as far as it could be meant to go.
  mutating func advanceOverWord() {
    while let byte = byte {
      if byte < 0x80 {
        guard Self.isWordByte(byte) else { return }
        advance()
      } else {
        guard sequence.isValid, let scalar = scalar, scalar.properties.isAlphabetic else { return }
        advance(by: sequence.length)
      }
    }
  }

  /// The scalar here, or nil at the end; U+FFFD for a bad sequence.
  var scalar: Unicode.Scalar? {
    let end = min(index + sequence.length, bytes.count)
    return String(decoding: bytes[index..<end], as: UTF8.self).unicodeScalars.first
  }

  // Wider than JSON needs, so that 12px, #fff or 50% is one mistake and not several.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "#"),
      UInt8(ascii: "%"):
      true
    default: false
    }
  }
}
