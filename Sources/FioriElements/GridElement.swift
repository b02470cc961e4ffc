package import FioriModel

/// Parts in rows and columns: each column as wide as it says, each row as high as its highest part.
package struct GridElement: Sendable {
  /// What the parts below each other share.
  package struct Column: Sendable {
    /// Points.
    package let width: Double
    /// Of narrower parts in the column.
    package var alignment = HorizontalAlignment.leading

    package init(width: Double, alignment: HorizontalAlignment = HorizontalAlignment.leading) {
      self.width = width
      self.alignment = alignment
    }
  }

  /// Parts side by side.
  package struct Row: Sendable {
    /// A part for each column; `nil`: an empty place.
    package let cells: [Element?]
    /// At least this high, in points.
    package var minimumHeight = 0.0
    /// The row's name in the layout report; `nil` for one that only groups.
    package var kind: String?

    package init(cells: [Element?], minimumHeight: Double = 0.0, kind: String? = nil) {
      self.cells = cells
      self.minimumHeight = minimumHeight
      self.kind = kind
    }
  }

  package let columns: [Column]
  package let rows: [Row]
  /// Points between two columns.
  package var spacing = 0.0
  /// Whether lower parts stand in the middle of their row rather than at its top.
  package var centersCells = true
  /// The part's name in the layout report; `nil` for a grid that only groups.
  package var kind: String?

  package init(
    columns: [Column],
    rows: [Row],
    spacing: Double = 0.0,
    centersCells: Bool = true,
    kind: String? = nil
  ) {
    self.columns = columns
    self.rows = rows
    self.spacing = spacing
    self.centersCells = centersCells
    self.kind = kind
  }
}
