/// Parts below each other.
struct ColumnElement: Hashable, Sendable {
  /// A part and its distance from the one above it.
  struct Item: Hashable, Sendable {
    /// Points above the part; of the first, ignored.
    let topSpace: Double
    let element: Element
  }

  let items: [Item]
  let alignment: HorizontalAlignment
  /// The part's name in the layout report; `nil` for a column that only groups.
  let kind: String?
}
