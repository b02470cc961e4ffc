package import FioriBasics
package import FioriFrames
package import FioriModel

/// What a display list is drawn on: pixels, a PDF, an SVG, or a record for tests.
package protocol Canvas: ~Copyable {
  associatedtype Failure: Error

  mutating func fill(_ path: Path, _ fill: Fill) throws(Failure)
  mutating func stroke(_ path: Path, _ style: StrokeStyle, _ color: RGBA) throws(Failure)
  mutating func stroke(_ arc: Arc, width: Double, _ color: RGBA) throws(Failure)
  mutating func draw(_ run: GlyphRun, at origin: Point) throws(Failure)
  mutating func draw(_ image: LoadedImage, in rect: Rect, tint: RGBA?) throws(Failure)

  /// The shadow of a rounded rectangle, with nothing of it within the rectangle.
  mutating func drawShadow(
    of rect: Rect, cornerRadius: Double, _ shadow: Shadow) throws(Failure)

  /// What is drawn until the layer's end belongs to it; layers may lie in layers.
  mutating func beginLayer(_ layer: Layer) throws(Failure)
  /// Ends the layer that was begun last.
  mutating func endLayer(_ layer: Layer) throws(Failure)
}

extension Canvas where Self: ~Copyable {
  /// An arc as it stands when nothing moves.
  package mutating func stroke(_ arc: Arc, width: Double, _ color: RGBA) throws(Failure) {
    try stroke(Path(arc), StrokeStyle(width: width), color)
  }
}
