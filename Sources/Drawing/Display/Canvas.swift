package import FioriBasics
package import FioriLayout
package import FioriModel

/// A target to draw a display list on: pixels, a PDF, an SVG, or a record for tests.
package protocol Canvas: ~Copyable {
  associatedtype Failure: Error

  mutating func fill(_ path: Path, _ fill: Fill) throws(Failure)
  mutating func stroke(_ path: Path, _ style: StrokeStyle, _ color: RGBA) throws(Failure)
  mutating func stroke(_ arc: Arc, width: Double, _ color: RGBA) throws(Failure)
  mutating func draw(_ run: GlyphRun, at origin: Point) throws(Failure)
  mutating func draw(_ image: Bitmap, in rect: Rect, tint: RGBA?) throws(Failure)
  mutating func draw(_ shape: VectorShape) throws(Failure)

  /// Draws the shadow of a rounded rectangle, leaving out the rectangle itself.
  mutating func drawShadow(
    of rect: Rect, cornerRadius: Double, _ shadow: Shadow) throws(Failure)

  /// Begins a layer for everything drawn until its end; layers may be nested.
  mutating func beginLayer(_ layer: Layer) throws(Failure)
  /// Ends the layer begun last.
  mutating func endLayer(_ layer: Layer) throws(Failure)

  /// Begins a motion of everything drawn until its end; motions may be nested.
  mutating func beginMotion(_ motion: Motion) throws(Failure)
  /// Ends the motion begun last.
  mutating func endMotion(_ motion: Motion) throws(Failure)
}

extension Canvas where Self: ~Copyable {
  /// Draws moving parts at their end: most pictures are static.
  package mutating func beginMotion(_ motion: Motion) throws(Failure) {}
  package mutating func endMotion(_ motion: Motion) throws(Failure) {}

  /// Draws an arc in its final state, without animation.
  package mutating func stroke(_ arc: Arc, width: Double, _ color: RGBA) throws(Failure) {
    try stroke(Path(arc), StrokeStyle(width: width), color)
  }
}
