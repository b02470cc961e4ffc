package import FioriBasics
package import FioriModel

/// One thing in a plot.
package indirect enum PlotShape: Hashable, Sendable {
  /// A line of points from left to right, or from right to left, in one piece.
  case line([Point], StrokeStyle, RGBA)
  /// The area between a line and a height.
  case area([Point], baseline: Double, Fill)
  case circle(center: Point, radius: Double, RGBA)
  /// Circles on a line of points.
  case points([Point], radius: Double, RGBA)
  /// A circle's line.
  case ring(center: Point, radius: Double, width: Double, RGBA)
  /// A part of a ring, or of a disc.
  case slice(Slice, RGBA)
  /// Columns or bars that stand in rows.
  case columns(ColumnSet)
  /// A horizontal or vertical line whose edges lie on pixels.
  case rule(Rule)
  /// A rectangle whose edges lie on pixels.
  case block(Rect, RGBA)
  case polygon([Point], RGBA)
  /// Shapes that are drawn as one: cut off at a rectangle and made translucent; `nil`: not cut off.
  case layer(clip: Rect?, opacity: Double, [PlotShape])
}
