package import FioriBasics
package import FioriLayout
package import FioriModel

/// A shape in a plot.
package indirect enum PlotShape: Hashable, Sendable {
  /// A continuous line through points from left to right, or from right to left.
  case line([Point], StrokeStyle, RGBA)
  /// The area between a line and a baseline.
  case area([Point], baseline: Double, Fill)
  case circle(center: Point, radius: Double, RGBA)
  /// Circles at points.
  case points([Point], radius: Double, RGBA)
  /// Symbols at points, as large as circles of a radius.
  case symbols([Point], SeriesPattern.Symbol, radius: Double, RGBA)
  /// Lines across other shapes.
  case hatching(SeriesPattern.Hatching, over: [PlotShape], RGBA)
  /// The outline of a circle.
  case ring(center: Point, radius: Double, width: Double, RGBA)
  /// A part of a ring or disc.
  case slice(Slice, RGBA)
  /// Rows of columns or bars.
  case columns(ColumnSet)
  /// Shapes drawn only where they cover columns.
  case within(ColumnSet, [PlotShape])
  /// A horizontal or vertical line aligned to pixels.
  case rule(Rule)
  /// A rectangle aligned to pixels.
  case block(Rect, RGBA)
  case polygon([Point], RGBA)
  /// Shapes drawn as one, clipped to a rectangle and made translucent; a `nil` clip does not clip.
  case layer(clip: Rect?, opacity: Double, [PlotShape])
  /// Shapes that move if the picture is animated.
  case moving(Motion, [PlotShape])
}

extension [PlotShape] {
  /// The sets of columns among the shapes, also in layers.
  var columnSets: [ColumnSet] {
    flatMap { shape -> [ColumnSet] in
      switch shape {
      case .columns(let set): [set]
      case .layer(_, _, let shapes), .moving(_, let shapes): shapes.columnSets
      case .line, .area, .circle, .points, .symbols, .hatching, .ring, .slice, .within, .rule,
        .block, .polygon:
        []
      }
    }
  }
}
