/// A position in a UTF-8 text that tracks its line and column.
struct JSONCursor: Sendable {
  let bytes: [UInt8]

  /// The index of the current byte, or the byte count at the end.
  private(set) var index: Int

  private var line: Int
  // The last position on this line with a known column. Counting continues from there, so that a
  // text on a single line is counted only once, not for each value.
  private var knownIndex: Int
  private var knownColumn = 1

  /// Starts after the byte order mark, if any; the text begins on line `firstLine`.
  init(_ bytes: [UInt8], firstLine: Int = 1) {
    (self.bytes, line) = (bytes, firstLine)
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    knownIndex = index
  }

  /// The current byte; `nil` at the end.
  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The next byte; `nil` beyond the end.
  var nextByte: UInt8? { byte(ahead: 1) }

  /// Whether the bytes here are not UTF-8.
  var isAtFault: Bool { faultLength > 0 }

  /// Returns the byte `distance` bytes ahead; `nil` beyond the end.
  func byte(ahead distance: Int) -> UInt8? {
    distance < bytes.count - index ? bytes[index + distance] : nil
  }

  /// Returns the text from an index to the cursor.
  func text(from start: Int) -> String {
    start < index ? String(decoding: bytes[start..<index], as: UTF8.self) : ""
  }

  /// Returns the cursor's line and column.
  mutating func position() -> SourcePosition {
    while knownIndex < index {
      if bytes[knownIndex] & 0xC0 != 0x80 { knownColumn += 1 }
      knownIndex += 1
    }
    return SourcePosition(line: line, column: knownColumn)
  }

  /// Advances over bytes without line breaks.
  mutating func advance(by count: Int = 1) {
    index = min(index + count, bytes.count)
  }

  /// Advances to a later position, or to the end.
  mutating func advance(to target: SourcePosition) {
    while let byte, position() < target {
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        advanceOverLineBreak()
      } else {
        advanceOverCodePoint()
      }
    }
  }

  /// Moves back to an earlier index on this line.
  mutating func retreat(to earlier: Int) {
    index = max(min(earlier, index), knownIndex)
  }

  /// Advances over an LF, CR or CRLF.
  mutating func advanceOverLineBreak() {
    let isPair = byte == UInt8(ascii: "\r") && nextByte == UInt8(ascii: "\n")
    advance(by: isPair ? 2 : 1)
    line += 1
    knownIndex = index
    knownColumn = 1
  }

  /// Moves over one code point that does not end a line, or over bytes that are not UTF-8.
  mutating func advanceOverCodePoint() {
    if isAtFault { advanceOverFault() } else { advance(by: codePointLength) }
  }

  /// Advances over invalid UTF-8, which counts as one column.
  mutating func advanceOverFault() {
    let column = position().column
    advance(by: max(1, faultLength))
    knownIndex = index
    knownColumn = column + 1
  }

  /// The bytes here that are not UTF-8, with the stray continuation bytes after them, which are
  /// part of the same fault; 0 where there is a code point, and at the end.
  private var faultLength: Int {
    guard let byte, byte >= 0x80, let fault = Self.fault(in: bytes, index..<index + 4),
      fault.lowerBound == index
    else { return 0 }
    let end = bytes[fault.upperBound...].firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
    return end - index
  }

  /// The bytes of the code point that begins here.
  private var codePointLength: Int { byte.map { max(1, (~$0).leadingZeroBitCount) } ?? 0 }

  /// The first bytes of a range that are not UTF-8.
  private static func fault(in bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    let range = range.clamped(to: bytes.indices)
    do {
      _ = try UTF8Span(validating: bytes.span.extracting(range))
      return nil
    } catch {
      let offsets = error.byteOffsets
      return range.lowerBound + offsets.lowerBound..<range.lowerBound + offsets.upperBound
    }
  }

  /// Advances over the characters of a string that need no escape.
  mutating func advanceOverPlainText(quote: UInt8) {
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x80 {
        guard advanceOverForeignText() else { return }
      } else {
        if byte < 0x20 || byte == quote || byte == UInt8(ascii: "\\") { return }
        index += 1
      }
    }
  }

  /// Moves over some of the text here that is not ASCII; false where the bytes are not UTF-8.
  private mutating func advanceOverForeignText() -> Bool {
    // Enough bytes that a call costs little, and few enough to validate some of them twice.
    let ahead = index..<min(index + 64, bytes.count)
    let end = bytes[ahead].firstIndex { $0 < 0x80 } ?? ahead.upperBound
    let start = index
    index = Self.fault(in: bytes, index..<end)?.lowerBound ?? end
    return index > start
  }

  /// Advances over a word or number, including characters that are likely part of it by mistake.
  mutating func advanceOverWord() {
    while let byte = byte {
      if byte < 0x80 {
        guard Self.isWordByte(byte) else { return }
        advance()
      } else {
        guard !isAtFault, scalar?.properties.isAlphabetic == true else { return }
        advanceOverCodePoint()
      }
    }
  }

  /// The scalar here, or nil at the end; U+FFFD for bytes that are not UTF-8.
  var scalar: Unicode.Scalar? {
    String(decoding: bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first
  }

  // Wider than JSON needs, so that 12px, #fff or 50% is one mistake instead of several.
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

/// An open array or object.
struct JSONContainer: Sendable {
  /// Whether it is an object, not an array.
  let isObject: Bool

  /// The position of the opening bracket.
  let position: SourcePosition

  /// The closing bracket's byte.
  var closer: UInt8 { UInt8(ascii: isObject ? "}" : "]") }

  /// The closing bracket in messages.
  var closerText: String { isObject ? "'}'" : "']'" }

  /// The name in messages.
  var name: String { isObject ? "object" : "array" }

  /// The name of its contents in messages.
  var itemName: String { isObject ? "a member" : "an element" }
}

/// The members of an object being read, with unique keys unless duplicates are kept.
///
/// Keys are compared like Swift strings, so that canonically equivalent spellings are the same key:
/// a lookup could not distinguish them either.
struct JSONMemberList: Sendable {
  /// The members so far, in source order.
  private(set) var members: [JSONMember] = []

  private let keepsDuplicates: Bool
  private var lines: [String: Int] = [:]

  init(keepsDuplicates: Bool) { self.keepsDuplicates = keepsDuplicates }

  // Most objects are small, and comparing a few keys is faster than hashing them.
  private static let smallCount = 8

  /// Inserts a member; if its key exists, returns the line of the first one instead.
  mutating func insert(_ member: JSONMember) -> Int? {
    if !keepsDuplicates, let line = line(of: member.key) { return line }
    members.append(member)
    if members.count > Self.smallCount { index(member) }
    return nil
  }

  private func line(of key: String) -> Int? {
    if members.count > Self.smallCount { return lines[key] }
    return members.first { $0.key == key }?.keyPosition.line
  }

  private mutating func index(_ member: JSONMember) {
    if lines.isEmpty {
      for earlier in members { lines[earlier.key] = earlier.keyPosition.line }
    }
    lines[member.key] = member.keyPosition.line
  }
}
