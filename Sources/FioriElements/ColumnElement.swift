package import FioriModel

/// Parts below each other.
package struct ColumnElement: Sendable {
  /// A part and its distance from the one above it.
  package struct Item: Sendable {
    /// Points above the part; of the first, ignored.
    package let topSpace: Double
    package let element: Element

    package init(topSpace: Double, element: Element) {
      self.topSpace = topSpace
      self.element = element
    }
  }

  package let items: [Item]
  package let alignment: HorizontalAlignment
  /// The part's name in the layout report; `nil` for a column that only groups.
  package let kind: String?

  package init(items: [Item], alignment: HorizontalAlignment, kind: String?) {
    self.items = items
    self.alignment = alignment
    self.kind = kind
  }
}
