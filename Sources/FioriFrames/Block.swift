package import FioriModel

/// An area of one color that fills its frame.
package struct Block: Hashable, Sendable {
  /// Points.
  package var cornerRadius = 0.0
  package let color: RGBA
  /// A line of one device pixel inside all edges; `nil`: none.
  package var hairline: RGBA?

  package init(cornerRadius: Double = 0.0, color: RGBA, hairline: RGBA? = nil) {
    self.cornerRadius = cornerRadius
    self.color = color
    self.hairline = hairline
  }
}
