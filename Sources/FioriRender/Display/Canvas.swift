/// What a display list is drawn on: pixels, a PDF, an SVG, or a record for tests.
protocol Canvas: ~Copyable {
  associatedtype Failure: Error

  mutating func fill(_ path: Path, _ fill: Fill) throws(Failure)
  mutating func stroke(_ path: Path, width: Double, _ color: RGBA) throws(Failure)
  mutating func stroke(_ arc: Arc, width: Double, _ color: RGBA) throws(Failure)
  mutating func draw(_ run: GlyphRun, at origin: Point) throws(Failure)
  mutating func draw(_ picture: Picture, in rect: Rect, tint: RGBA?) throws(Failure)
}

extension Canvas where Self: ~Copyable {
  /// An arc as it stands when nothing moves.
  mutating func stroke(_ arc: Arc, width: Double, _ color: RGBA) throws(Failure) {
    try stroke(Path(arc), width: width, color)
  }
}
