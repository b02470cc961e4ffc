import Synchronization

/// The last periods of the rows of all figures, each found when it is first needed.
package final class PeriodEnds: Sendable {
  private let table: DataTable
  private let rows: [Int32]
  private let known = Mutex<[String: String?]>([:])

  /// Creates the last periods of rows; `nil` for figures of a row or of a period each, which end when they do.
  package init?(of selection: RowSelection, in table: DataTable, _ division: RowSelection.Division)
  {
    switch division {
    case .each: return nil
    case .whole: break
    case .by(let columns):
      let first = selection.rows.first.map { table.row(Int($0)) }
      let arePeriods = columns.contains { column in
        ColumnName.isPeriod(column) || first.flatMap { ISODate($0.cell(column).text) } != nil
      }
      if arePeriods { return nil }
    }
    (self.table, rows) = (table, selection.rows)
  }

  /// Returns the last period in a column; `nil` if its values have no order.
  func last(over column: String, _ periods: ([BoundRow]) -> Periods) -> String? {
    if let last = known.withLock({ $0[column] }) { return last }
    // Two figures may both find it; the others do not wait for them.
    let periods = periods(rows.map { BoundRow(index: $0, row: table.row(Int($0))) })
    let last = periods.unit == nil ? nil : periods.all.last?.name
    known.withLock { $0[column] = .some(last) }
    return last
  }
}

extension TemplateBinder {
  /// Warns once for a column about rows that end earlier than the rows of other figures or parts, whose last
  /// period would be taken for the last one of all.
  mutating func warnIfEarlier(
    _ last: String, over column: String, _ key: String, _ position: SourcePosition,
    at path: DescriptionPath
  ) {
    guard let end = periodEnds?.last(over: column, { periods(of: $0, over: column) }), end != last,
      reportedEnds.add(column)
    else { return }
    warn(.endsEarlier(column, at: last, before: end, key), position, path)
  }
}
