import FioriBasics
import FioriElements

/// A plot's rectangle, and what lies where in it: points from its upper left corner.
struct PlotArea: Hashable, Sendable {
  let size: Size
  let primary: AxisTicks
  let secondary: AxisTicks
  /// Whether the first category stands on the right.
  let isMirrored: Bool

  /// The place of a share of the way from the side where reading starts.
  func x(_ share: Double) -> Double { (isMirrored ? 1 - share : share) * size.width }

  /// The place of a value on an upright axis.
  func y(_ value: Double, isSecondary: Bool = false) -> Double {
    (1 - (isSecondary ? secondary : primary).position(of: value)) * size.height
  }

  /// Where columns stand.
  func baseline(isSecondary: Bool = false) -> Double {
    y((isSecondary ? secondary : primary).baseline, isSecondary: isSecondary)
  }

  /// The place of a value on an axis along the lower edge.
  func x(ofValue value: Double) -> Double { x(primary.position(of: value)) }

  /// The whole rectangle.
  var bounds: Rect { Rect(origin: .zero, size: size) }
}

extension Rect {
  /// The rectangle between two places in either order.
  init(fromX firstX: Double, _ secondX: Double, y firstY: Double, _ secondY: Double) {
    self.init(
      x: min(firstX, secondX), y: min(firstY, secondY), width: abs(secondX - firstX),
      height: abs(secondY - firstY))
  }
}

/// Distances around a plot, in points.
///
/// Stated: Docs/sources/charts.md#labels, Docs/sources/charts.md#axes.
enum AxisMetrics {
  /// The least width of an axis with labels.
  static let leastWidth = 20.0
  /// Of the chart's width, that an axis takes at the most, and the second axis.
  static let largestShare = 0.35
  static let largestSecondaryShare = 0.2
  /// Between a number and the plot: 3, and 1 for the baseline.
  static let numberGap = 4.0
  /// Of that gap, what marks may reach into: as much as the usual points do.
  static let markGap = 3.5
  /// Between the name of a bar and the plot, with 1 for the baseline.
  static let nameGap = 4.5
  /// Of an axis that is there without labels.
  static let lineWidth = 1.0
  /// Of the labels below a plot.
  static let labelHeight = 16.0
  /// Between the baseline and the labels below it.
  static let labelGap = 3.0
  /// Between two labels beside each other.
  static let labelSpacing = 4.0
  /// Between two labels below each other.
  static let lineSpacing = 3.0
}
