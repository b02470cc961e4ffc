import FioriLayout
import Glibc

/// The radii of the circles of a bubble chart (Docs/sources/charts.md#bubbles).
package struct BubbleSizeScale: Hashable, Sendable {
  private let law: ChartView.BubbleScale
  /// The sizes of all bubbles, and the number of them in the fullest chart.
  private let sizes: SharedRange.BubbleSizes
  private let isShared: Bool
  private var factor = 1.0

  /// Creates the scale for sizes, which several charts may share; `nil` without any.
  package init?(
    _ sizes: SharedRange.BubbleSizes?, by law: ChartView.BubbleScale, isShared: Bool = false
  ) {
    guard let sizes else { return nil }
    (self.sizes, self.law, self.isShared) = (sizes, law, isShared)
  }

  /// Returns the radius as a fraction of the plot's shorter side; 0 for a size that is not positive.
  func radius(of size: Double) -> Double {
    guard size > 0 else { return 0 }
    switch law {
    case .area: return largestRadius * (size / sizes.range.upperBound).squareRoot()
    case .sdk: return (max(0, rangeShare(of: size) * factor) / .pi).squareRoot() / 2
    }
  }

  /// The radius of the greatest size.
  private var largestRadius: Double {
    Self.largestRadius * min(1, Self.fewBubbles / Double(max(sizes.count, 1))).squareRoot()
  }

  // MARK: Room at the edges

  /// Whether circles become smaller as axes are widened for them, as in SAP's engine.
  var widens: Bool { law == .sdk }

  /// Returns by how much the circle of a size at an edge widens the axis.
  func overhang(of size: Double) -> Double {
    let radius = radius(of: size)
    // The axis is longer by the overhang of both sides, and the radius is a fraction of that length.
    return law == .sdk ? radius : radius / (1 - 2 * largestRadius)
  }

  /// Returns the scale on axes that were widened by a share. Bubbles of several charts stay
  /// comparable.
  func widened(by share: Double) -> BubbleSizeScale {
    guard law == .sdk, !isShared else { return self }
    var scale = self
    scale.factor *= share
    return scale
  }

  // MARK: SAP's engine

  /// The place of a size in the range of all, with margins where it does not cross zero.
  private func rangeShare(of size: Double) -> Double {
    let (least, greatest) = (sizes.range.lowerBound, sizes.range.upperBound)
    let length = greatest == least ? 1 : greatest - least
    let margin = least < 0 && greatest > 0 ? 0 : length * Self.marginShare
    let (low, high) = (least - margin, greatest + margin)
    guard high > low else { return 0 }
    return (size - (high < 0 ? high : max(0, low))) / (high - low)
  }

  private static let marginShare = 0.66
  /// The radius of the greatest of a few bubbles, and how many these are; more are smaller, so that
  /// all cover no more of the plot (chosen).
  private static let largestRadius = 0.125
  private static let fewBubbles = 12.0
}
