import FioriCharts
import FioriElements
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

  @Test func `points stand where their numbers are on both axes`() throws {
    let chart = try DrawnChart(Self.points)
    try expect(chart.ticks(), is: "300 200 100 0 | 0...300")
    try expect(chart.ticks("categoryAxis"), is: "2030 1960 1890 | 1890...2030")
    try expect(chart.axis("categoryAxis").labels, is: ["1890", "1960", "2030"])
    let first = try chart.unitMark(category: 0)
    #expect(abs(first.midX - 0.7928) < 0.001)
    #expect(abs(1 - first.midY - 0.3533) < 0.001)
  }

  @Test func `the axes of bubbles are those of the engine`() throws {
    let chart = try DrawnChart(Self.bubbles)
    try expect(chart.ticks(), is: "300 200 100 0 | 0...300")
    try expect(chart.ticks("categoryAxis"), is: "2030 1960 1890 | 1890...2030")
    let first = try chart.unitMark(category: 0)
    #expect(abs(first.midX - 0.4571) < 0.001)
    #expect(abs(1 - first.midY - 0.3246) < 0.001)
  }

  @Test func `an axis is widened by a share of what it shows from zero on`() throws {
    let chart = try DrawnChart(ChartView(.scatter, points: [(0, 1908, nil), (278, 2012, nil)]))
    let range = try #require(chart.axis().range)
    expect(range.lowerBound, is: 0)
    #expect(abs(range.upperBound - 2025.4133) < 0.0001)
  }

  @Test func `points are ten points wide whatever the plot`() throws {
    for width in [150.0, 300, 600] {
      let marks = try DrawnChart(Self.points, width: width).marks
      #expect(marks.allSatisfy { abs($0.frame.size.width - 10) < 1e-9 })
      #expect(marks.allSatisfy { abs($0.frame.size.height - 10) < 1e-9 })
    }
  }

  /// The shares of the plot's shorter side that areas of 1, 2 and 3 take before they are shrunk: the
  /// least counts from 0.34.
  @Test func `bubbles are as large as their sizes by area`() throws {
    let chart = try DrawnChart(
      ChartView(.bubble, points: [(0, 0, 10), (5, 5, 20), (10, 10, 30)]))
    let areas = try chart.marks.map { $0.frame.size.width * $0.frame.size.width }
    let base = 10 - 0.66 * 20
    #expect(base < 0)
    #expect(abs(areas[1] / areas[0] - 2) < 1e-6)
    #expect(abs(areas[2] / areas[0] - 3) < 1e-6)
  }

  @Test func `sizes far from zero are counted from two thirds of their range below`() throws {
    let chart = try DrawnChart(
      ChartView(.bubble, points: [(0, 0, 100), (5, 5, 110), (10, 10, 120)]))
    let areas = try chart.marks.map { $0.frame.size.width * $0.frame.size.width }
    #expect(abs(areas[1] / areas[0] - 23.2 / 13.2) < 1e-6)
    #expect(abs(areas[2] / areas[0] - 33.2 / 13.2) < 1e-6)
  }

  @Test func `bubbles are round and a size that is not above zero has no area`() throws {
    let chart = try DrawnChart(
      ChartView(.bubble, points: [(0, 0, -5), (5, 5, 0), (10, 10, 5)]), width: 400)
    let sizes = try chart.marks.map(\.frame.size)
    expect(sizes.map { $0.width > 0 }, is: [false, false, true])
    #expect(sizes.allSatisfy { abs($0.width - $0.height) < 1e-9 })
  }

  @Test func `a bubble is three points wide at least`() throws {
    let chart = try DrawnChart(
      ChartView(.bubble, points: [(1, 1, 1), (2, 2, 1_000_000), (3, 1, 40)]))
    let widths = try chart.marks.map(\.frame.size.width)
    #expect(abs(widths[0] - 3) < 1e-9 && abs(widths[2] - 3) < 1e-9 && widths[1] > 10)
    expect(chart.filledBounds.count { abs($0.size.width - 3) < 1e-9 }, is: 2)
  }

  /// The widest bubble's radius before the shrinking is ½·√(w/π), w its share of the sizes' range.
  @Test func `bubbles shrink by how far they reach over the plot`() throws {
    let data = ChartData(
      values: [[0, 10]],
      points: [[.init(x: 0, y: 0, size: 10), .init(x: 10, y: 10, size: 20)]], categoryCount: 2,
      drawnSeries: [0])
    let geometry = BubbleGeometry(data, isSized: true, count: 3) {
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

  @Test func `a point with a number missing has no mark`() throws {
    let values: [ChartValue?] = [
      .point(x: 1, y: 2), .point(x: nil, y: 2), .point(x: 1, y: nil), nil, .dimensions([3, 4]),
      .dimensions([nil, 4]),
    ]
    let chart = try DrawnChart(ChartView(.scatter, series: [ChartSeries(values: values)]))
    try expect(chart.marks.map(\.category), is: [0, 4])
    try expect(chart.marks.map(\.value), is: [2, 4])
  }
}
