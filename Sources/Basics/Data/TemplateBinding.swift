/// A description with the values of one figure's rows instead of references.
package struct TemplateBinding: Sendable {
  /// The description.
  package let root: JSONNode
  /// The origins of the values that come out of rows.
  package let cells: CellOrigins
  /// The cells that cannot be used.
  package let problems: [TemplateProblem]
  package let warnings: [TemplateProblem]
  package let notes: [TemplateProblem]

  /// Puts the values of rows instead of a template's references.
  package init(
    _ template: ReferenceTree, rows: [Int32], of table: DataTable, limit: RowLimit? = nil,
    order: RowOrder? = nil, periodEnds: PeriodEnds? = nil
  ) {
    var binder = TemplateBinder(table)
    binder.periodEnds = periodEnds
    let all = rows.map { BoundRow(index: $0, row: table.row(Int($0))) }
    var rows = all
    if let limit = limit {
      binder.limit = (limit, limit.limited(template.categoryColumns, in: rows))
      if template.categoryColumns.isEmpty {
        rows = Array(rows.prefix(limit.count))
      } else if limit.other == nil, template.categoryColumns.count == 1 {
        // There is nothing else in the figure than the kept rows.
        binder.unlimitedRows = rows
        rows = limit.kept(rows, by: template.categoryColumns[0])
      }
    }
    root =
      binder.node(template.root, TemplateScope(rows: rows), at: DescriptionPath())
      ?? JSONNode(value: .null, position: SourcePosition(line: 1, column: 1))
    if let order { binder.checkOrder(order, of: all) }
    cells = CellOrigins(table: table, cells: binder.cells)
    problems = binder.problems
    warnings = binder.warnings
    notes = binder.notes
  }
}

extension RowSelection {
  /// Returns the warnings about amounts in different currencies in charts of a template that have the same range
  /// in all figures.
  package func warningsAboutRange(
    of template: ReferenceTree, in table: DataTable, at position: SourcePosition,
    _ path: DescriptionPath
  ) -> [TemplateProblem] {
    var binder = TemplateBinder(table)
    let figures = (0..<count).lazy.map { figure in
      rows(of: figure).map { BoundRow(index: $0, row: table.row(Int($0))) }
    }
    binder.checkRange(ofChartsIn: template.root, figures, position, at: path)
    return binder.warnings
  }
}

/// A row of a figure with its index in the table.
struct BoundRow: Sendable {
  let index: Int32
  let row: DataRow
}

/// The rows that references see, and the places that columns are lined up with.
struct TemplateScope {
  var rows: [BoundRow]
  var categories: CategoryPlaces?
  /// The column of the categories, which may be cells of rows.
  var placeColumn: String?
  /// How several rows of one place become a value; `nil` if the description does not say.
  var aggregate: Aggregate?
  /// Whether the chart being read is a ring, which has one value for the rows of each series.
  var isRing = false
}

/// The categories that columns are lined up with.
struct CategoryPlaces {
  let column: String
  /// The index of the category for each different cell; for several, all others together.
  var indices: [String: Int] = [:]
  /// The first row of each category that is drawn by its own name.
  var firstRows: [BoundRow] = []
  /// The name and the index of the category that adds up the others.
  var other: (name: String, index: Int)?

  /// The number of categories.
  var count: Int { max(firstRows.count, (other?.index ?? -1) + 1) }
}
