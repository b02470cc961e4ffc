extension JSONReader {
  /// Reads the member at the cursor; `nil` if the structure is lost.
  mutating func readMember() -> JSONMember? {
    let position = cursor.position()
    guard let key = readKey() else { return nil }
    skipBlanks()
    guard readColon(after: key) else { return nil }
    skipBlanks()
    guard let value = readMemberValue(key) else { return nil }
    return JSONMember(key: key, keyPosition: position, value: value)
  }

  /// Returns whether a key, or something meant as one, is next.
  func startsMember() -> Bool {
    switch cursor.byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): true
    default: isBareKey()
    }
  }

  /// Reports a duplicate key.
  mutating func reportDuplicate(_ member: JSONMember, firstLine: Int) {
    let key = JSONProblem.shown(member.key)
    report(
      .duplicateKey(key, firstLine: firstLine),
      at: member.keyPosition)
  }

  private mutating func readKey() -> String? {
    if cursor.byte == UInt8(ascii: "\"") || cursor.byte == UInt8(ascii: "'") {
      // An unclosed key contains its colon and value.
      let (text, isClosed) = readString()
      return isClosed ? text : nil
    }
    return isBareKey() ? readBareKey() : reportNoKey()
  }

  private mutating func readBareKey() -> String {
    let key = word()
    let shown = JSONProblem.shown(key)
    report(.keyWithoutQuotes(shown))
    cursor.advanceOverWord()
    return key
  }

  private mutating func reportNoKey() -> String? {
    report(.expectedKey(found: found()))
    return nil
  }

  private func isBareKey() -> Bool {
    var ahead = self
    ahead.cursor.advanceOverWord()
    guard ahead.cursor.index > cursor.index else { return false }
    ahead.skipBlanks()
    return ahead.cursor.byte == UInt8(ascii: ":")
  }

  private mutating func readColon(after key: String) -> Bool {
    switch cursor.byte {
    case UInt8(ascii: ":"):
      cursor.advance()
      return true
    case UInt8(ascii: "="):
      reportColon(after: key)
      cursor.advance()
      return true
    case UInt8(ascii: ","), UInt8(ascii: "}"): return true
    default:
      if cursor.byte == nil { reportEnd() } else { reportColon(after: key) }
      return startsValue()
    }
  }

  private mutating func reportColon(after key: String) {
    report(.expectedColon(afterKey: JSONProblem.shown(key), found: found()))
  }

  private mutating func readMemberValue(_ key: String) -> JSONNode? {
    guard cursor.byte == UInt8(ascii: ",") || cursor.byte == UInt8(ascii: "}") else {
      return readValue()
    }
    report(.keyWithoutValue(JSONProblem.shown(key)))
    return JSONNode(value: .null, position: cursor.position())
  }
}
