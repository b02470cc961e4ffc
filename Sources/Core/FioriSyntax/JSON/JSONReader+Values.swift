import FioriBasics

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
      return report("the text is empty; a JSON document needs a value")
    }
    let place = "line \(inner.position.line), column \(inner.position.column)"
    report("unclosed \(inner.name), opened at \(place); add \(inner.closerText)")
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
    if cursor.byte == nil { reportEnd() } else { report("expected a value, found \(found())") }
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
      report("unknown word '\(shown)'; write \(meant)", at: position)
      return value
    }
    if ["nan", "infinity", "inf"].contains(word.lowercased()) {
      report("\(shown) is not a number in JSON; write a finite number", at: position)
      return .number(0)
    }
    report("unknown word '\(shown)'; put text in double quotes", at: position)
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
