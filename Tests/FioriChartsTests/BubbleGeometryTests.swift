import FioriCharts
import FioriLayout
import FioriRender
import Testing

@testable import TestSupport

/// Where points and bubbles stand and how far their axes are widened
/// (Docs/sources/charts.md#bubbles), with the numbers that SAP's engine gives.
struct BubbleGeometryTests {
  private static let bubbles = ChartView(
    .bubble, points: [(1954, 97.4, 42_000)], [(2002, 74.3, 77_500), (1992, 58.3, 129_600)],
    [(1924, 278, 25_600), (1913, 177.3, 37_125)])
  private static let points = ChartView(
    .scatter, points: [(2001, 106, nil), (1908, 40, nil), (2012, 278, nil)])

  /// The widest bubble's radius before the shrinking is ½·√(w/π), w its share of the sizes' range.
  @Test func `bubbles shrink by how far they reach over the plot`() throws {
    let data = ChartData(
      values: [[0, 10]],
      points: [[.init(x: 0, y: 0, size: 10), .init(x: 10, y: 10, size: 20)]], categoryCount: 2,
      drawnSeries: [0])
    let sizes = SharedRange.BubbleSizes(range: 10...20, count: 2)
    let geometry = BubbleGeometry(data, scale: BubbleSizeScale(sizes, by: .sdk), count: 3) {
      TickSearch(
        lowest: $0, highest: $1, count: 3, isLoose: false, isFudged: true, isNice: true)
    }
    let share = (20.0 - (10 - 6.6)) / 23.2
    let radius = (share / .pi).squareRoot() / 2
    let overflow = radius / 1.5
    let found = try #require(geometry.bubbles[0][1]?.radius)
    #expect(abs(found - (share * overflow / .pi).squareRoot() / 2) < 1e-9)
    #expect(
      abs(geometry.horizontal.maximum - max(geometry.horizontal.values[0], 10 + 10 * overflow))
        < 1e-9)
  }
}
