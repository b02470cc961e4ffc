/// A condition on the cells of a column for their rows to be used.
package struct RowCondition: Sendable {
  package let column: String
  /// The values that cells may have; `nil` for any.
  package var values: [JSONValue]?
  /// The least value.
  package var from: JSONValue?
  /// The greatest value; a date includes all that it is the beginning of, such as the days of a month.
  package var to: JSONValue?
  /// The values that cells must not have.
  package var excluded: [JSONValue] = []

  package init(column: String) { self.column = column }

  /// Whether cells must be in a range.
  var isRange: Bool { from != nil || to != nil }

  func holds(for cell: DataCell) -> Bool {
    if let values, !values.contains(where: { Self.isEqual(cell, to: $0) }) { return false }
    if let from, !Self.isOrdered(from, cell, .lowerBound) { return false }
    if let to, !Self.isOrdered(to, cell, .upperBound) { return false }
    return !excluded.contains { Self.isEqual(cell, to: $0) }
  }

  private enum Bound { case lowerBound, upperBound }

  private static func isEqual(_ cell: DataCell, to value: JSONValue) -> Bool {
    if cell.value == value { return true }
    return if case .string(let text) = value { cell.value != .null && cell.text == text } else {
      false
    }
  }

  private static func isOrdered(_ bound: JSONValue, _ cell: DataCell, _ kind: Bound) -> Bool {
    switch bound {
    case .number(let bound):
      return cell.number.map { kind == .lowerBound ? $0 >= bound : $0 <= bound } ?? false
    case .string(let bound):
      guard cell.value != .null else { return false }
      if kind == .lowerBound { return cell.text >= bound }
      return cell.text <= bound || isDate(bound) && cell.text.hasPrefix(bound)
    case .null, .bool, .array, .object: return false
    }
  }

  /// Whether a text is an ISO date, or its beginning.
  private static func isDate(_ text: String) -> Bool {
    text.utf8.count >= 4 && text.prefix(4).allSatisfy(\.isWholeNumber)
      && text.allSatisfy { $0.isWholeNumber || "-:T .".contains($0) }
  }
}
