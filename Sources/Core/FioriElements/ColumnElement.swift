package import FioriModel

/// Parts stacked vertically.
package struct ColumnElement: Sendable {
  /// A part and its distance from the part above it.
  package struct Item: Sendable {
    /// The space above the part, in points; ignored for the first part.
    package let topSpace: Double
    package let element: Element
    /// Whether the part is the caption of the one above it, whose texts it does not outgrow, and
    /// which it may be as wide as.
    package var isCaption = false

    package init(topSpace: Double, element: Element, isCaption: Bool = false) {
      self.topSpace = topSpace
      self.element = element
      self.isCaption = isCaption
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
