package import FioriBasics

/// A glyph and where it stands, in points, `y` counted downwards from the baseline.
package struct Glyph: Hashable, Sendable {
  /// The glyph's number in its face.
  package let id: UInt32
  package var position: Point

  package init(id: UInt32, position: Point) {
    self.id = id
    self.position = position
  }
}
