package import FioriBasics
package import FioriModel

/// A drawing command, in points from the picture's top left.
package enum DisplayCommand: Hashable, Sendable {
  case fill(Path, Fill)
  /// A line along a path.
  case stroke(Path, StrokeStyle, RGBA)
  /// A line along an arc, with round ends; it grows if the picture is animated.
  case arc(Arc, width: Double, RGBA)
  /// Glyphs on a baseline that starts at a point.
  case glyphs(GlyphRun, at: Point)
  /// Pixels that fill a rectangle; with a tint, only their shape in that color.
  case image(Bitmap, in: Rect, tint: RGBA?)
  /// A part of a vector image.
  case shape(VectorShape)
  /// The shadow outside a rounded rectangle.
  case shadow(Rect, cornerRadius: Double, Shadow)
  /// Other commands, drawn as a group.
  case layer(Layer)
  /// Other commands that move if the picture is animated.
  case moving(Motion, [DisplayCommand])
}
