import FioriBasics
import FioriFrames
import FioriModel

/// An arrowhead at the edge of a plot, for a point beyond it (chosen:
/// Docs/sources/charts.md#breaks).
enum BreakMark {
  /// Returns the marks of points beyond the upper or the lower edge, without those that would touch
  /// the previous one.
  static func shapes(at points: [Point], in plot: Size, _ color: RGBA) -> [PlotShape] {
    let above = spread(points.filter { $0.y < 0 }.map(\.x))
    let below = spread(points.filter { $0.y > plot.height }.map(\.x))
    return above.map { shape(at: $0, tip: 0, base: size.height, color) }
      + below.map { shape(at: $0, tip: plot.height, base: plot.height - size.height, color) }
  }

  /// Returns the mark of a column of which nothing lies within the axis, at the end of the axis that
  /// it lies beyond: `place` along the categories and `edge` along the values, in points.
  static func shape(
    ofColumnAt place: Double, beyond edge: Double, isHorizontal: Bool, towardOrigin: Bool,
    _ color: RGBA
  ) -> PlotShape {
    let base = towardOrigin ? edge + size.height : edge - size.height
    let half = size.width / 2
    let points = [
      Point(x: place, y: edge), Point(x: place + half, y: base), Point(x: place - half, y: base),
    ]
    return .polygon(isHorizontal ? points.map { Point(x: $0.y, y: $0.x) } : points, color)
  }

  private static func shape(
    at x: Double, tip: Double, base: Double, _ color: RGBA
  ) -> PlotShape {
    let half = size.width / 2
    return .polygon(
      [Point(x: x, y: tip), Point(x: x + half, y: base), Point(x: x - half, y: base)], color)
  }

  private static func spread(_ places: [Double]) -> [Double] {
    places.reduce(into: []) { kept, x in
      if let last = kept.last, abs(x - last) < size.width + gap { return }
      kept.append(x)
    }
  }

  static let size = Size(width: 8, height: 5)
  private static let gap = 2.0
}
