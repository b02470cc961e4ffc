import FioriRender
import Testing

@testable import TestSupport

struct ChartAccessibilityTextTests {
  private static let rising = "2016: lowest 62 in Jan, highest 186 in Apr, rising"
  private static let falling = "Series 2: Jan 38, Mar 71, Apr 20, falling"
  private static let level =
    "2016: lowest 62 in Jan, highest 186 in Apr. Series 2: Jan 38, Mar 71, Apr 20"
  private static let months = "2 series, 4 categories from Jan to Apr"
  private static let days: [String?] = (1...4).map { "2026-11-0\($0) 00:00:00" }

  private func check(_ item: ChartWordsCase) throws {
    let words = try DrawnChart(item.chart).view.drawing.words
    expect(words.text, is: item.words)
    #expect(item.words.hasPrefix(words.title))
  }

  @Test(arguments: [
    ChartWordsCase(.line, "Line chart, \(months). \(rising). \(falling)"),
    ChartWordsCase(.area, "Area chart, \(months). \(rising). \(falling)"),
    ChartWordsCase(.column, "Column chart, \(months). \(rising). \(falling)"),
    ChartWordsCase(.combo, "Combo chart, \(months). \(rising). \(falling)"),
    ChartWordsCase(.stackedColumn, "Stacked column chart, \(months). \(level)"),
    ChartWordsCase(.bar, "Bar chart, \(months). \(level)"),
    ChartWordsCase(.stackedBar, "Stacked bar chart, \(months). \(level)"),
  ])
  func `a chart over categories is told by its extremes and where it goes`(
    item: ChartWordsCase
  ) throws { try check(item) }

  @Test(arguments: [
    ChartWordsCase(
      ChartView(.stock, [3, 4, 5, 2], categories: days),
      "Stock chart, 4 times from 2026-11-01 to 2026-11-04. "
        + "Lowest 2 on 2026-11-04, highest 5 on 2026-11-03, falling"),
    ChartWordsCase(
      ChartView(.waterfall, [27, 3, -5, nil], categories: ["A", "B", "C", "D"]).with {
        $0.indexesOfTotalsCategories = [3]
      },
      "Waterfall chart, 4 categories from A to D. A 27, B 3, C -5, D 25"),
    ChartWordsCase(
      ChartView(.scatter, points: [(1, 2, nil), (3, 4, nil), (5, 6, nil), (7, 1, nil)]),
      "Scatter chart. 4 points, across from 1 to 7, up from 1 to 6"),
    ChartWordsCase(
      ChartView(.bubble, points: [(1, 2, 3), (3, 4, 5)]),
      "Bubble chart. 2 points, across from 1 to 3, up from 2 to 4, size from 3 to 5"),
    ChartWordsCase(
      ChartView(.donut, [3], [1]),
      "Donut chart, 2 segments. Segment 1: 3, 75 percent. Segment 2: 1, 25 percent"),
    ChartWordsCase(
      ChartView(.microColumn, [1, 2], categories: ["a", "b"]),
      "Micro column chart, 2 categories from a to b. a 1, b 2, rising"),
    ChartWordsCase(
      ChartView(.microArea, [100, 2, 3, 4]),
      "Micro area chart, 4 categories. Lowest 2, highest 100, falling"),
  ])
  func `each type is told in its own way`(item: ChartWordsCase) throws { try check(item) }

  @Test(arguments: [
    ChartWordsCase(
      ChartView(.microBullet, [100, 20, 30], [40, 50]),
      "Bullet chart. Actual 100, target 20, forecast 30, thresholds 40 and 50"),
    ChartWordsCase(ChartView(.microHarveyBall, [100, 20]), "Harvey ball chart. 20 of 100"),
    ChartWordsCase(
      ChartView(.microHarveyBall, [100, 20], categories: ["100 h", "20 h"]),
      "Harvey ball chart. 20 h of 100 h"),
    ChartWordsCase(ChartView(.microRadial, [100, 20]), "Radial chart. 20 of 100"),
  ])
  func `the values of a small chart are told as what they are`(item: ChartWordsCase) throws {
    try check(item)
  }

  @Test(arguments: [
    ChartWordsCase(ChartView(.line), "Line chart, no data"),
    ChartWordsCase(ChartView(.line, [nil]), "Line chart. No values"),
    ChartWordsCase(ChartView(.line, [3]), "Line chart. 3"),
    ChartWordsCase(
      ChartView(.line, [3, 3, 3, 3]),
      "Line chart, 4 categories. Lowest 3, highest 3, level"),
    ChartWordsCase(
      ChartView(.line, [1_234_567.891, 2, 3, 4]),
      "Line chart, 4 categories. Lowest 2, highest 1,234,567.89, falling"),
    ChartWordsCase(
      ChartView(.column, [0.25, 0.5]).with { $0.numericAxis.format.style = .percent },
      "Column chart, 2 categories. 25%, 50%, rising"),
  ])
  func `few values are all told, and none are too`(item: ChartWordsCase) throws {
    try check(item)
  }

  @Test func `a chart that loads says nothing else`() throws {
    let chart = ChartView(.line, [1]).with { $0.isLoading = true }
    try expect(DrawnChart(chart).view.drawing.words.text, is: "Loading")
  }
}
