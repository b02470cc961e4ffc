package import FioriModel

/// An area of a single color that fills its frame.
package struct Block: Hashable, Sendable {
  /// The corner radius in points.
  package var cornerRadius = 0.0
  package let color: RGBA
  /// A line one device pixel wide inside all edges; `nil` for none.
  package var hairline: RGBA?

  package init(cornerRadius: Double = 0.0, color: RGBA, hairline: RGBA? = nil) {
    self.cornerRadius = cornerRadius
    self.color = color
    self.hairline = hairline
  }
}
