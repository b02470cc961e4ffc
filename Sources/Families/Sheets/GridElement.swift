package import FioriLayout
package import FioriModel

/// Parts in rows and columns: columns have fixed widths, and each row is as tall as its tallest
/// part.
package struct GridElement: Sendable {
  /// The properties shared by the parts of a column.
  package struct Column: Sendable {
    /// The width in points.
    package let width: Double
    /// The alignment of parts narrower than the column.
    package var alignment = HorizontalAlignment.leading

    package init(width: Double, alignment: HorizontalAlignment = HorizontalAlignment.leading) {
      self.width = width
      self.alignment = alignment
    }
  }

  /// Parts side by side.
  package struct Row: Sendable {
    /// A part for each column; `nil` for an empty cell.
    package let cells: [Element?]
    /// The minimum height in points.
    package var minimumHeight = 0.0
    /// The row's name in the layout report; `nil` for a row that only groups.
    package var kind: String?

    package init(cells: [Element?], minimumHeight: Double = 0.0, kind: String? = nil) {
      self.cells = cells
      self.minimumHeight = minimumHeight
      self.kind = kind
    }
  }

  package let columns: [Column]
  package let rows: [Row]
  /// The space between two columns, in points.
  package var spacing = 0.0
  /// Whether lower parts are centered vertically in their row rather than aligned to its top.
  package var centersCells = true
  /// The part's name in the layout report; `nil` for a grid that only groups.
  package var kind: String?
}
