extension JSONReader {
  /// Skips whitespace, and reports characters mistaken for it.
  mutating func skipBlanks() {
    while let byte = cursor.byte {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): cursor.advance()
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): cursor.advanceOverLineBreak()
      case UInt8(ascii: "/"): guard skipComment() else { return }
      case 0x21...0x7E: return
      default: guard skipStray() else { return }
      }
    }
  }

  /// Reports invalid UTF-8 and skips it.
  mutating func skipFault() {
    let byte = cursor.byte.map { String($0, radix: 16) } ?? ""
    report(.noUTF8(byte: byte))
    cursor.advanceOverFault()
  }

  // Inlined into the loop, it made reading a fifteenth slower.
  @inline(never)
  private mutating func skipStray() -> Bool {
    if cursor.isAtFault {
      skipFault()
      return true
    }
    guard let scalar = cursor.scalar, scalar.isInvisible else { return false }
    let name = JSONProblem.codePoint(scalar.value)
    report(.invisibleOutsideString(name))
    cursor.advanceOverCodePoint()
    return true
  }

  private mutating func skipComment() -> Bool {
    let isBlock = cursor.nextByte == UInt8(ascii: "*")
    guard isBlock || cursor.nextByte == UInt8(ascii: "/") else { return false }
    report(.commentInJSON)
    cursor.advance(by: 2)
    while cursor.byte != nil, !endsComment(isBlock: isBlock) { skipCommentCharacter() }
    if isBlock { cursor.advance(by: 2) }
    return true
  }

  private func endsComment(isBlock: Bool) -> Bool {
    if isBlock { return cursor.byte == UInt8(ascii: "*") && cursor.nextByte == UInt8(ascii: "/") }
    return cursor.byte == UInt8(ascii: "\n") || cursor.byte == UInt8(ascii: "\r")
  }

  private mutating func skipCommentCharacter() {
    if cursor.byte == UInt8(ascii: "\n") || cursor.byte == UInt8(ascii: "\r") {
      cursor.advanceOverLineBreak()
    } else if cursor.isAtFault {
      skipFault()
    } else {
      cursor.advanceOverCodePoint()
    }
  }
}
