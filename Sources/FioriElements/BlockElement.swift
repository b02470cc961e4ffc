package import FioriBasics
package import FioriModel

/// An area of one color.
package struct BlockElement: Hashable, Sendable {
  /// Points.
  package var size: Size
  package let color: RGBA
  /// Points.
  package var cornerRadius = 0.0
  /// A line of one device pixel inside all edges; `nil`: none.
  package var hairline: RGBA?
  /// The part's name in the layout report; `nil` for a block that only fills a place.
  package var kind: String?

  package init(
    size: Size, color: RGBA, cornerRadius: Double = 0.0, hairline: RGBA? = nil, kind: String? = nil
  ) {
    self.size = size
    self.color = color
    self.cornerRadius = cornerRadius
    self.hairline = hairline
    self.kind = kind
  }
}

/// A part whose content is still being loaded: blocks in the places of its texts and images.
package struct SkeletonElement: Sendable {
  package let content: Element
  package let color: RGBA

  package init(content: Element, color: RGBA) {
    self.content = content
    self.color = color
  }
}
