/// Parts in rows and columns: each column as wide as it says, each row as high as its highest part.
struct GridElement: Hashable, Sendable {
  /// What the parts below each other share.
  struct Column: Hashable, Sendable {
    /// Points.
    let width: Double
    /// Of narrower parts in the column.
    var alignment = HorizontalAlignment.leading
  }

  /// Parts side by side.
  struct Row: Hashable, Sendable {
    /// A part for each column; `nil`: an empty place.
    let cells: [Element?]
    /// At least this high, in points.
    var minimumHeight = 0.0
    /// The row's name in the layout report; `nil` for one that only groups.
    var kind: String?
  }

  let columns: [Column]
  let rows: [Row]
  /// Points between two columns.
  var spacing = 0.0
  /// Whether lower parts stand in the middle of their row rather than at its top.
  var centresCells = true
  /// The part's name in the layout report; `nil` for a grid that only groups.
  var kind: String?
}
