package import FioriBasics

/// A table that replaces a description's own.
package struct DataInput: Sendable {
  package let table: DataTable
  /// The path of its file; `nil` if it has none.
  package let path: String?

  package init(_ table: DataTable, path: String?) {
    (self.table, self.path) = (table, path)
  }
}

/// The figures that the rows of a description's data make.
struct RowFigures: Sendable {
  /// The description without its data.
  let root: JSONNode
  let template: ReferenceTree
  /// The description with the texts of each locale that it names, in a description with texts.
  var translations: [String: ReferenceTree] = [:]
  let table: DataTable
  let selection: RowSelection
  /// Whether there can be several figures, even if there is one.
  let isSeveral: Bool
  /// The path of the file; `nil` if the rows are in the description.
  let path: String?
  /// The last periods of all figures; `nil` if they are not compared.
  var periodEnds: PeriodEnds?
  /// The columns that the rows are sorted by; `nil` for the order of the table.
  var order: RowOrder?
  /// How many places or rows each figure has at most; `nil` for all.
  var limit: RowLimit?
  /// The names of the figures; `nil` if the description does not name them.
  var names: [String]?
  /// The columns that distinguish the figures, or that their names are made of.
  var nameColumns: [String] = []

  var count: Int { selection.count }

  /// Returns the values that the name of a figure represents.
  func nameValues(of figure: Int) -> [(column: String, value: JSONText)] {
    guard let first = selection.rows(of: figure).first else { return [] }
    let row = table.row(Int(first))
    return nameColumns.map { ($0, JSONText(row.cell($0).value)) }
  }

  /// Returns a message's name of a figure's rows, such as `sales.csv:17`.
  func name(of figure: Int) -> String {
    let rows = selection.rows(of: figure)
    guard let first = rows.first else { return table.file }
    let name = table.name(of: Int(first))
    return rows.count == 1 ? name : "\(rows.count) rows from \(name)"
  }

  /// Returns the names of a figure's rows, such as `sales.csv:17`; the first ones of very many.
  func rowNames(of figure: Int) -> [String] {
    selection.rows(of: figure).prefix(RowNames.limit).map { table.name(of: Int($0)) }
  }
}
