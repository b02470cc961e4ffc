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

  /// Returns the shapes before the first line or point, and the others, which lines of references would cut.
  /// `hasPoints` is set if circles are points, and not bubbles.
  func parted(hasPoints: Bool) -> (fills: [PlotShape], lines: [PlotShape]) {
    guard let first = firstIndex(where: { $0.hasLines(orPoints: hasPoints) }) else {
      return (self, [])
    }
    let (before, after) = (Array(self[..<first]), self[(first + 1)...])
    guard case .moving(let motion, let shapes) = self[first] else {
      return (before, Array(self[first...]))
    }
    let (fills, lines) = shapes.parted(hasPoints: hasPoints)
    return (
      before + (fills.isEmpty ? [] : [.moving(motion, fills)]), [.moving(motion, lines)] + after
    )
  }
}

extension PlotShape {
  fileprivate func hasLines(orPoints hasPoints: Bool) -> Bool {
    switch self {
    case .line, .points, .symbols: true
    case .circle: hasPoints
    case .within(_, let shapes), .layer(_, _, let shapes), .moving(_, let shapes):
      shapes.contains { $0.hasLines(orPoints: hasPoints) }
    case .area, .hatching, .ring, .slice, .columns, .rule, .block, .polygon: false
    }
  }
}
