/// The source text of a string or number.
package enum JSONLiteralText {
  /// Returns the source text of a value, including quotes and escapes.
  ///
  /// - Returns: `nil` for other values, and if the JSON is invalid, when the value is a guess.
  package static func text(
    of node: JSONNode, in bytes: [UInt8], problems: [JSONProblem]
  ) -> String? {
    var cursor = JSONCursor(bytes)
    cursor.advance(to: node.position)
    let start = cursor.index
    switch node.value {
    case .string: advanceOverString(&cursor)
    case .number: cursor.advanceOverWord()
    case .null, .bool, .array, .object: return nil
    }
    let end = cursor.position()
    let isDamaged = problems.contains { $0.position >= node.position && $0.position < end }
    return isDamaged ? nil : cursor.text(from: start)
  }

  private static func advanceOverString(_ cursor: inout JSONCursor) {
    let quote = UInt8(ascii: "\"")
    cursor.advance()
    while true {
      cursor.advanceOverPlainText(quote: quote)
      guard cursor.byte == UInt8(ascii: "\\") else { break }
      cursor.advance(by: 2)
    }
    cursor.advance()
  }
}
