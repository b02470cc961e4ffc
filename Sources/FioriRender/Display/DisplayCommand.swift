/// One thing to draw, in points from the picture's top left.
enum DisplayCommand: Hashable, Sendable {
  case fill(Path, Fill)
  /// A line along a path, its ends and corners round.
  case stroke(Path, width: Double, RGBA)
  /// A line along an arc, its ends round; it grows when the picture is animated.
  case arc(Arc, width: Double, RGBA)
  /// Glyphs on a baseline that starts at a point.
  case glyphs(GlyphRun, at: Point)
  /// An image that fills a rectangle; with a tint, its shape in that colour.
  case image(Picture, in: Rect, tint: RGBA?)
}
