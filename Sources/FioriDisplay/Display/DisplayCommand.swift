package import FioriBasics
package import FioriFrames
package import FioriModel

/// One thing to draw, in points from the picture's top left.
package enum DisplayCommand: Hashable, Sendable {
  case fill(Path, Fill)
  /// A line along a path.
  case stroke(Path, StrokeStyle, RGBA)
  /// A line along an arc, its ends round; it grows when the picture is animated.
  case arc(Arc, width: Double, RGBA)
  /// Glyphs on a baseline that starts at a point.
  case glyphs(GlyphRun, at: Point)
  /// An image that fills a rectangle; with a tint, its shape in that color.
  case image(LoadedImage, in: Rect, tint: RGBA?)
  /// What a rounded rectangle casts outside of itself.
  case shadow(Rect, cornerRadius: Double, Shadow)
  /// Other commands, drawn as one.
  case layer(Layer)

  /// What stands in its place, a layer's own commands replaced in it; `nil` for nothing.
  func replaced(_ transform: (DisplayCommand) -> DisplayCommand?) -> DisplayCommand? {
    guard case .layer(let layer) = self else { return transform(self) }
    return .layer(layer.replacingCommands(transform))
  }
}
