/// A glyph and where it stands, in points, `y` counted downwards from the baseline.
struct Glyph: Hashable, Sendable {
  /// The glyph's number in its face.
  let id: UInt32
  var position: Point
}
