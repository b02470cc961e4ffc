import FioriBasics

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
    var list = JSONMemberList()
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
        report("comma without \(container.itemName) before it; remove it")
        cursor.advance()
      } else {
        guard item(&self), readSeparator(in: container, comma: &comma) else { return false }
      }
    }
  }

  private mutating func close(_ container: JSONContainer, after comma: SourcePosition?) {
    if let comma { report("trailing comma before \(container.closerText); remove it", at: comma) }
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
        ? "missing comma after \(item); write ',' before this one"
        : "expected ',' or \(container.closerText) after \(item), found \(found())")
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
