import FioriBasics
import FioriLayout
import Glibc

/// The areas of bubbles as they are drawn in a plot, compared to their sizes.
struct BubbleAreas {
  /// Positive sizes, and the radii of their circles by the law of the chart, in points.
  private let bubbles: [(size: Double, radius: Double)]

  init(_ chart: ChartElement, in plot: Size) {
    let side = min(plot.width, plot.height)
    bubbles = chart.data.drawnSeries.flatMap { series in
      (chart.bubbles[at: series] ?? []).enumerated().compactMap { category, bubble in
        guard let radius = bubble?.radius, let size = chart.data.point(series, category)?.size,
          size > 0
        else { return nil }
        return (size, radius * side)
      }
    }
  }

  /// Returns a warning about the two bubbles whose areas mislead most about their sizes; `nil` if all ratios are
  /// within 1.25 times the true one.
  func finding(at origin: DescriptionPath) -> Finding? {
    guard let found = distortion(leastRadius: BubbleShapes.leastRadius) else { return nil }
    let isByLaw = distortion(leastRadius: 0) != nil
    return .warning(
      origin.key("series"),
      .areasOfBubbles(
        Self.text(found.small), Self.text(found.large), ratio: found.ratio,
        remedy: isByLaw
          ? "set 'bubbleScale' to 'area' to draw areas in proportion" : "make the chart larger"))
  }

  /// Returns a size, also one that decimals would write as zero.
  private static func text(_ size: Double) -> String {
    let text = Decimal.text(size)
    return text == "0" ? "\(size)" : text
  }

  /// Returns two sizes, and how many times the area of the second is the area of the first. Smaller circles are drawn
  /// with the least radius.
  private func distortion(
    leastRadius: Double
  ) -> (small: Double, large: Double, ratio: Double)? {
    let areas = bubbles.map { (size: $0.size, area: pow(max($0.radius, leastRadius), 2)) }
    guard let dense = areas.max(by: { $0.area / $0.size < $1.area / $1.size }),
      let sparse = areas.min(by: { $0.area / $0.size < $1.area / $1.size }),
      dense.area / dense.size > Self.largestDistortion * sparse.area / sparse.size
    else { return nil }
    let (small, large) = dense.size < sparse.size ? (dense, sparse) : (sparse, dense)
    return (small.size, large.size, large.area / small.area)
  }

  private static let largestDistortion = 1.25
}
