/// Texts with cells of rows.
extension TemplateBinder {
  mutating func text(
    _ parts: [TemplateNode.TextPart], _ position: SourcePosition, _ scope: TemplateScope,
    at path: DescriptionPath
  ) -> JSONNode {
    var (text, runs) = ("", [JSONNode]())
    var last: SourcePosition?
    for (index, part) in parts.enumerated() {
      switch part {
      case .plain(let plain): text += plain
      case .cell(let column, let format):
        guard let row = scope.rows.first else { continue }
        warnIfDifferent(column, position, scope, at: path)
        let node = cell(column, of: row, position, at: path)
        last = node.position
        switch node.value {
        case .array, .object:
          reportText(column, row, node.position, path)
          continue
        case .null, .bool, .number, .string: break
        }
        checkCurrency(ofCell: index, in: parts, row, position, at: path)
        guard let format, !format.isPlain else {
          let cell = row.row.cell(column).text
          text += format?.plain(cell) ?? cell
          continue
        }
        guard let value = self.value(in: column, of: row, format, node.position, at: path) else {
          continue
        }
        if !text.isEmpty { runs.append(Self.run([("text", .string(text))], node.position)) }
        (text, runs) = ("", runs + [value])
      }
    }
    let end = last ?? position
    if runs.isEmpty { return JSONNode(value: .string(text), position: end) }
    if !text.isEmpty { runs.append(Self.run([("text", .string(text))], end)) }
    return runs.count == 1 ? runs[0] : JSONNode(value: .array(runs), position: end)
  }

  /// Returns a cell as a value in a text; `nil` for an empty one, and after an error.
  mutating func value(
    in column: String, of row: BoundRow, _ format: TextFormat, _ position: SourcePosition,
    at path: DescriptionPath
  ) -> JSONNode? {
    let cell = row.row.cell(column)
    guard cell.value != .null, cell.fault == nil else { return nil }
    guard let keys = format.keys(of: cell) else {
      reportNumber(cell, row, column, position, at: path)
      return nil
    }
    return Self.run(keys, position)
  }

  static func run(
    _ keys: [(String, JSONValue)], _ position: SourcePosition
  ) -> JSONNode {
    JSONNode(
      value: .object(
        keys.map {
          JSONMember(
            key: $0, keyPosition: position, value: JSONNode(value: $1, position: position))
        }), position: position)
  }
}
