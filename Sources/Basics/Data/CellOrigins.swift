/// The origins of the values of a figure that come out of rows, by their numbers.
package struct CellOrigins: Sendable {
  /// A row and a column; an aggregate of several rows has none.
  struct Cell: Sendable {
    let row: BoundRow?
    let column: String
    var state = State.present

    enum State: Sendable {
      case present
      /// A calculated number that needs a missing number, which causes a warning.
      case missing
      /// A cell that cannot be used, which causes an error.
      case wrong
    }
  }

  private let table: DataTable
  private let cells: [Cell]

  init(table: DataTable, cells: [Cell]) {
    (self.table, self.cells) = (table, cells)
  }

  /// Returns the text of a cell as the data has it; `nil` for an aggregate.
  package func text(of cell: Int32) -> String? {
    self.cell(cell)?.text
  }

  /// Returns the text of a number in a cell as the data has it; `nil` for an aggregate.
  package func text(of cell: Int32, for number: Double) -> String? {
    self.cell(cell)?.text(of: number)
  }

  /// Returns the number of a cell whose column also has other texts, and does not have the type
  /// `string`; `nil` for any other cell.
  package func number(of cell: Int32) -> Double? { self.cell(cell)?.number }

  /// Returns the name of a cell in messages, such as `column 'revenue' of sales.csv:17`.
  package func name(of cell: Int32) -> String? {
    origin(cell).map { TemplateBinder.name(of: $0, in: table) }
  }

  /// Returns the names of a cell and its row; `nil` if there is no such cell.
  package func rows(of cell: Int32) -> RowNames? {
    origin(cell).map { origin in
      RowNames(
        title: TemplateBinder.name(of: origin, in: table),
        names: origin.row.map { [table.name(of: Int($0.index))] } ?? [])
    }
  }

  /// Returns the name of a cell's column; `nil` if there is no such cell.
  package func column(of cell: Int32) -> String? { origin(cell)?.column }

  /// Returns whether the table has a column.
  package func hasColumn(_ name: String) -> Bool { table.columns.contains(name) }

  /// Returns whether a value is of a column that the table does not have, which has been reported.
  package func isOfUnknownColumn(_ cell: Int32) -> Bool {
    column(of: cell).map { !hasColumn($0) } ?? false
  }

  /// Returns whether a value is a calculated number that is missing.
  package func isMissing(_ cell: Int32) -> Bool { origin(cell)?.state == .missing }

  /// Returns whether a value is a cell whose fault has been reported.
  package func isWrong(_ cell: Int32) -> Bool { origin(cell)?.state == .wrong }

  /// Returns whether a value is of a column with a time zone.
  package func hasTimeZone(_ cell: Int32) -> Bool {
    guard let column = column(of: cell), case .date(_, _, _?)? = table.types[column] else {
      return false
    }
    return true
  }

  private func origin(_ cell: Int32) -> Cell? { cells[at: Int(cell) - 1] }

  private func cell(_ number: Int32) -> DataCell? { origin(number).flatMap(\.cell) }
}

extension CellOrigins.Cell {
  /// The cell; `nil` for an aggregate.
  var cell: DataCell? { row?.row.cell(column) }
}
