import FioriBasics
import FioriLayout

/// A plot's rectangle and the places in it, in points from its top left corner.
struct PlotArea: Hashable, Sendable {
  let size: Size
  let primary: AxisTicks
  let secondary: AxisTicks
  /// Whether the first category is on the right.
  let isMirrored: Bool

  /// Returns the `x` coordinate of a fraction of the width from the side where reading starts.
  func x(_ share: Double) -> Double { (isMirrored ? 1 - share : share) * size.width }

  /// Returns the `y` coordinate of a value on a vertical axis.
  func y(_ value: Double, isSecondary: Bool = false) -> Double {
    (1 - (isSecondary ? secondary : primary).position(of: value)) * size.height
  }

  /// Returns the `y` coordinate of the baseline that columns start from.
  func baseline(isSecondary: Bool = false) -> Double {
    y((isSecondary ? secondary : primary).baseline, isSecondary: isSecondary)
  }

  /// Returns the `x` coordinate of a value on the axis along the bottom edge.
  func x(ofValue value: Double) -> Double { x(primary.position(of: value)) }

  /// The whole rectangle.
  var bounds: Rect { Rect(origin: .zero, size: size) }
}

extension Rect {
  /// Creates the rectangle between two places in either order.
  init(fromX firstX: Double, _ secondX: Double, y firstY: Double, _ secondY: Double) {
    self.init(
      x: min(firstX, secondX), y: min(firstY, secondY), width: abs(secondX - firstX),
      height: abs(secondY - firstY))
  }
}

/// The distances around a plot, in points.
///
/// Stated: Docs/sources/charts.md#labels, Docs/sources/charts.md#axes.
enum AxisMetrics {
  /// The minimum width of an axis with labels.
  static let leastWidth = 20.0
  /// The maximum width of an axis, and of both together, as a fraction of the chart's width.
  static let largestShare = 0.35
  static let largestShareOfBoth = 0.55
  /// The maximum width of names that would otherwise be cut to the same text.
  static let largestShareOfNames = 0.5
  /// The gap between a number and the plot: 3, plus 1 for the baseline.
  static let numberGap = 4.0
  /// The part of that gap that marks may extend into, which fits points of the usual size.
  static let markGap = 3.5
  /// The gap between a number and a point beside it.
  static let pointGap = 3.0
  /// The gap between the name of a bar and the plot, including 1 for the baseline.
  static let nameGap = 4.5
  /// The width of an axis without labels.
  static let lineWidth = 1.0
  /// The height of the labels below a plot.
  static let labelHeight = 16.0
  /// The gap between the baseline and the labels below it.
  static let labelGap = 3.0
  /// The gap between two labels side by side.
  static let labelSpacing = 4.0
  /// The gap between two names side by side if some are long (chosen: Docs/sources/charts.md#axes).
  static let nameSpacing = 6.0
  /// The gap between two labels above each other.
  static let lineSpacing = 3.0
}
