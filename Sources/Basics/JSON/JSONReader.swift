/// A strict JSON reader (RFC 8259) that keeps positions and reports as many errors as it can.
///
/// It recovers from errors where possible, so that one run reports all of them, and stops only when
/// the structure is lost.
package struct JSONReader: Sendable {
  var cursor: JSONCursor

  /// The arrays and objects around the cursor, outermost first.
  var containers: [JSONContainer] = []

  private let depthLimit: Int
  private let keepsDuplicates: Bool
  private var problems: [JSONProblem] = []
  private var roundedNumbers = RoundedNumbers()
  /// The maximum number of problems reported for a text.
  package static let problemLimit = 100

  /// Creates a reader for UTF-8 text with a maximum nesting depth; the text begins on line
  /// `firstLine` of its file. With `keepsDuplicates`, keys of one object may read the same, such as paths.
  package init(_ bytes: [UInt8], depthLimit: Int, firstLine: Int = 1, keepsDuplicates: Bool = false)
  {
    cursor = JSONCursor(bytes, firstLine: firstLine)
    (self.depthLimit, self.keepsDuplicates) = (depthLimit, keepsDuplicates)
  }

  /// Reads the text to its end, or to where its structure is lost.
  package mutating func read() -> JSONReading {
    let root = readDocument()
    return JSONReading(root: root, problems: problems, roundedNumbers: roundedNumbers)
  }

  /// Notes a number that has more digits than its value.
  mutating func noteRounded(_ text: String, at position: SourcePosition) {
    roundedNumbers.append(text, at: position)
  }

  /// Reports a problem, in reading order, up to the limit.
  mutating func report(_ message: Message, at position: SourcePosition) {
    guard problems.count < Self.problemLimit else { return }
    let later = problems.reversed().prefix { $0.position > position }.count
    let problem = JSONProblem(position: position, message: message)
    problems.insert(problem, at: problems.count - later)
  }

  mutating func report(_ message: Message) {
    report(message, at: cursor.position())
  }

  /// Opens an array or object; returns `false` if it is nested too deeply.
  mutating func open(_ container: JSONContainer) -> Bool {
    guard containers.count < depthLimit else {
      report(.nestedTooDeeply(limit: depthLimit))
      return false
    }
    containers.append(container)
    cursor.advance()
    return true
  }

  private mutating func readDocument() -> JSONNode? {
    guard !isUTF16() else { return nil }
    skipBlanks()
    guard let root = readValue() else { return nil }
    skipBlanks()
    guard cursor.byte != nil else { return root }
    // Probably a bracket was closed too early, and the value is incomplete.
    report(.textAfterEnd(found: found()))
    return nil
  }

  private mutating func isUTF16() -> Bool {
    let mark = cursor.bytes.prefix(2)
    guard mark.elementsEqual([0xFF, 0xFE]) || mark.elementsEqual([0xFE, 0xFF]) else { return false }
    report(.utf16)
    return true
  }
}

extension JSONReader {
  /// Reads the value at the cursor; `nil` if the structure is lost.
  mutating func readValue() -> JSONNode? {
    let position = cursor.position()
    let value: JSONValue?
    switch cursor.byte {
    case UInt8(ascii: "{"): value = readObject(at: position)
    case UInt8(ascii: "["): value = readArray(at: position)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): value = .string(readString().text)
    default: value = readWord(at: position)
    }
    return value.map { JSONNode(value: $0, position: position) }
  }

  /// Returns whether the next token can only start a value.
  func startsValue() -> Bool {
    guard let byte = cursor.byte else { return false }
    return switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "'"),
      UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: Self.constant(word()) != nil
    }
  }

  /// Returns the word at the cursor without advancing; empty if there is none.
  func word() -> String {
    var end = cursor
    end.advanceOverWord()
    return end.text(from: cursor.index)
  }

  /// Returns the next token for a message.
  func found() -> String {
    guard cursor.byte != nil else { return "the end of the text" }
    let word = word()
    if !word.isEmpty { return "'\(JSONProblem.shown(word))'" }
    guard let scalar = cursor.scalar else { return "nothing" }
    let isCurly = (0x2018...0x201F).contains(scalar.value)
    return "'\(scalar)'" + (isCurly ? "; use straight double quotes" : "")
  }

  /// Reports that the text ends too early.
  mutating func reportEnd() {
    guard let inner = containers.last else {
      return report(.noValueInText)
    }
    let opening = "line \(inner.position.line), column \(inner.position.column)"
    report(.unclosed(inner.name, opened: opening, closer: inner.closerText))
  }

  private mutating func readWord(at position: SourcePosition) -> JSONValue? {
    let start = cursor.index
    cursor.advanceOverWord()
    guard start < cursor.index else {
      reportMissingValue()
      return nil
    }
    if Self.startsNumber(cursor.bytes[start]) {
      return readNumber(cursor.bytes[start..<cursor.index], at: position)
    }
    return readConstant(cursor.text(from: start), at: position)
  }

  private mutating func reportMissingValue() {
    if cursor.byte == nil { reportEnd() } else { report(.expectedValue(found: found())) }
  }

  private mutating func readNumber(
    _ bytes: ArraySlice<UInt8>, at position: SourcePosition
  ) -> JSONValue {
    var text = JSONNumberText(bytes)
    let (value, fault) = text.read()
    if let fault {
      report(fault, at: position)
    } else if JSONNumberText.canBeRounded(value) {
      let written = String(decoding: bytes, as: UTF8.self)
      if JSONNumberText.isRounded(written, to: value) { noteRounded(written, at: position) }
    }
    return .number(value)
  }

  private mutating func readConstant(_ word: String, at position: SourcePosition) -> JSONValue {
    if let value = Self.constant(word) { return value }
    let shown = JSONProblem.shown(word)
    if let meant = Self.misspelt(word), let value = Self.constant(meant) {
      report(.unknownConstant(shown, meant: meant), at: position)
      return value
    }
    if ["nan", "infinity", "inf"].contains(word.lowercased()) {
      report(.notFinite(shown), at: position)
      return .number(0)
    }
    report(.unknownConstant(shown), at: position)
    return .string(word)
  }

  private static func constant(_ word: String) -> JSONValue? {
    switch word {
    case "null": .null
    case "true": .bool(true)
    case "false": .bool(false)
    default: nil
    }
  }

  private static func misspelt(_ word: String) -> String? {
    let lower = word.lowercased()
    if ["none", "nil", "undefined"].contains(lower) { return "null" }
    guard (3...6).contains(lower.utf8.count) else { return nil }
    return ["null", "true", "false"].first {
      $0.hasPrefix(lower) || lower.hasPrefix($0) || $0.sorted() == lower.sorted()
    }
  }

  private static func startsNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}

extension JSONReader {
  /// Reads the array at the cursor; `nil` if the structure is lost.
  mutating func readArray(at position: SourcePosition) -> JSONValue? {
    var elements: [JSONNode] = []
    let isWhole = readItems(of: JSONContainer(isObject: false, position: position)) { reader in
      guard let element = reader.readValue() else { return false }
      elements.append(element)
      return true
    }
    return isWhole ? .array(elements) : nil
  }

  /// Reads the object at the cursor; `nil` if the structure is lost.
  mutating func readObject(at position: SourcePosition) -> JSONValue? {
    var list = JSONMemberList(keepsDuplicates: keepsDuplicates)
    let isWhole = readItems(of: JSONContainer(isObject: true, position: position)) { reader in
      guard let member = reader.readMember() else { return false }
      if let line = list.insert(member) { reader.reportDuplicate(member, firstLine: line) }
      return true
    }
    return isWhole ? .object(list.members) : nil
  }

  private mutating func readItems(
    of container: JSONContainer, item: (inout JSONReader) -> Bool
  ) -> Bool {
    guard open(container) else { return false }
    var comma: SourcePosition?
    while true {
      skipBlanks()
      guard let byte = cursor.byte else {
        reportEnd()
        return false
      }
      if byte == container.closer {
        close(container, after: comma)
        return true
      }
      if byte == UInt8(ascii: ",") {
        report(.commaWithout(container.itemName))
        cursor.advance()
      } else {
        guard item(&self), readSeparator(in: container, comma: &comma) else { return false }
      }
    }
  }

  private mutating func close(_ container: JSONContainer, after comma: SourcePosition?) {
    if let comma { report(.trailingComma(before: container.closerText), at: comma) }
    containers.removeLast()
    cursor.advance()
  }

  private mutating func readSeparator(
    in container: JSONContainer, comma: inout SourcePosition?
  ) -> Bool {
    skipBlanks()
    comma = nil
    guard let byte = cursor.byte, byte != container.closer else { return true }
    if byte == UInt8(ascii: ",") {
      comma = cursor.position()
      cursor.advance()
      return true
    }
    let isItem = container.isObject ? startsMember() : startsValue()
    reportSeparator(in: container, isItem: isItem)
    return isItem
  }

  private mutating func reportSeparator(in container: JSONContainer, isItem: Bool) {
    let item = container.itemName
    report(
      isItem
        ? .missingComma(after: item)
        : .expectedComma(orCloser: container.closerText, after: item, found: found()))
  }
}
