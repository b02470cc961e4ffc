package import FioriBasics
package import FioriModel

/// An area of a single color.
package struct BlockElement: Hashable, Sendable {
  /// The size in points.
  package var size: Size
  package let color: RGBA
  /// The corner radius in points.
  package var cornerRadius = 0.0
  /// A line one device pixel wide inside all edges; `nil` for none.
  package var hairline: RGBA?
  /// The part's name in the layout report; `nil` for a block that only fills space.
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

/// A part that is still loading, drawn with blocks in place of its texts and images.
package struct SkeletonElement: Sendable {
  package let content: Element
  package let color: RGBA

  package init(content: Element, color: RGBA) {
    self.content = content
    self.color = color
  }
}
