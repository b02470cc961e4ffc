package import FioriModel

/// The shape, dashes and hatching that distinguish a series from others without color.
package struct SeriesPattern: Hashable, Sendable {
  /// The shape of a line's points, filled or with a hole.
  package struct Symbol: Hashable, Sendable {
    package enum Form: String, Hashable, Sendable, CaseIterable {
      case circle, square, triangle, diamond, cross, wedge
    }

    package let form: Form
    package let isHollow: Bool

    package init(_ form: Form, isHollow: Bool = false) {
      self.form = form
      self.isHollow = isHollow
    }

    /// The symbol without its hole.
    package var filled: Symbol { Symbol(form) }
  }

  /// The lines across columns, bars, parts of a ring and bubbles.
  package enum Hatching: String, Hashable, Sendable, CaseIterable {
    case none, rising, falling, level, crossed, upright, dotted, grid
    /// Lines twice as wide.
    case boldRising, boldFalling, boldLevel, boldUpright
  }

  package let symbol: Symbol
  /// The lengths of dashes and gaps in turn, in widths of the line; empty for a solid line.
  package var dash: [Double]
  package let hatching: Hatching

  /// Creates the pattern of a series by its index; the first one is plain.
  package init(series index: Int) {
    let forms = Symbol.Form.allCases
    let turn = index / forms.count
    symbol = Symbol(forms[index % forms.count], isHollow: turn % 2 == 1)
    dash = Self.dashes[(index + turn / 2) % Self.dashes.count]
    hatching = Hatching.allCases[index % Hatching.allCases.count]
  }

  /// Creates the pattern of a meaning that has only a hatching.
  package init(_ hatching: Hatching) {
    (symbol, dash, self.hatching) = (Symbol(.circle), [], hatching)
  }

  /// The pattern of a forecast that is a point by itself.
  package static let loneForecast = SeriesPattern(series: Symbol.Form.allCases.count)

  /// The pattern of a dashed line among lines that differ by color.
  package static let dashedLine: SeriesPattern = {
    var pattern = SeriesPattern(Hatching.none)
    pattern.dash = explicitDash
    return pattern
  }()

  /// The dashes of a line that is to be dashed.
  package static let explicitDash = [3.0, 2.0]
  /// The dashes and dots that forecasts may have, the best first; none of them looks like all the
  /// dashes of series.
  private static let forecastDashes = [explicitDash, [1.0, 1.5], [1.0, 4.0]]

  /// Returns the pattern of the forecasts in a chart of lines with some patterns: dashed, or dotted if
  /// one of the lines is itself dashed.
  package static func forecast(among lines: [SeriesPattern?]) -> SeriesPattern {
    var pattern = dashedLine
    let taken = lines.compactMap { $0?.dash }
    pattern.dash =
      forecastDashes.first { dash in !taken.contains { isAlike($0, dash) } }
      ?? forecastDashes[forecastDashes.count - 1]
    return pattern
  }

  /// Returns whether two lines can hardly be distinguished: their dashes and gaps differ by less than
  /// half.
  private static func isAlike(_ one: [Double], _ other: [Double]) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy { max($0, $1) < 1.5 * min($0, $1) }
  }

  /// Returns the dashes of a line of a length, so much longer or shorter that it begins and ends with a whole dash: a mark
  /// is symmetrical, and a line visibly ends at its last value.
  static func wholeDashes(_ dash: [Double], in length: Double) -> [Double] {
    guard let first = dash.first, length > 0 else { return dash }
    let period = dash.reduce(0, +)
    let count = max(((length - first) / period).rounded(), 1)
    return dash.map { $0 * length / (count * period + first) }
  }

  /// Moved on after each twelve symbols, so that symbol and dashes together repeat only after 48
  /// series.
  private static let dashes: [[Double]] = [[], [4, 2], [1, 1.5], [5, 1.5, 1, 1.5]]
}

/// The mark before a title in a legend that does not rely on color.
package struct LegendMark: Hashable, Sendable {
  /// The part of a chart that the mark resembles.
  package enum Form: Hashable, Sendable {
    /// A line of a width in points, with or without points.
    case line(width: Double, hasPoints: Bool)
    case point
    /// An upright bar, beside a line whose points look like dots.
    case bar
    /// A column, a part of a ring or a bubble.
    case fill
    /// A circle of a radius in points, for a size.
    case size(radius: Double)
  }

  package let form: Form
  package let pattern: SeriesPattern
  /// The color of hatching.
  package let background: RGBA
}
