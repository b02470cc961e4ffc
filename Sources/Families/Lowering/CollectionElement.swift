package import FioriBasics
package import FioriLayout
package import FioriModel

/// Parts at explicit positions.
package struct CollectionElement: Sendable {
  /// A part and its top left corner.
  package struct Item: Sendable {
    package let origin: Point
    package let element: Element

    package init(origin: Point, element: Element) {
      self.origin = origin
      self.element = element
    }
  }

  package let size: Size
  package let items: [Item]
  package let decoration: Decoration
  /// The part's name in the layout report.
  package let kind: String

  package init(size: Size, items: [Item], decoration: Decoration, kind: String) {
    self.size = size
    self.items = items
    self.decoration = decoration
    self.kind = kind
  }
}
