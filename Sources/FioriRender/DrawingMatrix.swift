import FioriSheets

/// Drawings in rows and columns, with headings.
package struct DrawingMatrix: Sendable {
  /// The main difference of a row or a column, and the others; the latter may be empty.
  package typealias Heading = (title: String, details: String)

  /// The headings of the rows.
  package let rowKey: String
  package let columnKey: String
  /// The rows, each with a drawing for each column; `nil` for none.
  package let rows: [(heading: Heading, drawings: [Drawing?])]
  package let columns: [Heading]

  package init(
    rowKey: String, columnKey: String, rows: [(heading: Heading, drawings: [Drawing?])],
    columns: [Heading]
  ) {
    (self.rowKey, self.columnKey, self.rows, self.columns) = (rowKey, columnKey, rows, columns)
  }

  /// The drawings in reading order.
  var drawings: [Drawing] { rows.flatMap(\.drawings).compactMap(\.self) }

  var sheet: MatrixSheet {
    MatrixSheet(
      rowKey: rowKey, columnKey: columnKey,
      rows: rows.map { heading, drawings in
        let tiles = drawings.map { drawing in
          drawing.map {
            ContactSheet.Tile(
              size: $0.pointSize, background: $0.background, words: $0.accessibilityText.line)
          }
        }
        return (MatrixSheet.Heading(title: heading.title, details: heading.details), tiles)
      },
      columns: columns.map { MatrixSheet.Heading(title: $0.title, details: $0.details) })
  }
}
