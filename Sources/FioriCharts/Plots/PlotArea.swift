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
