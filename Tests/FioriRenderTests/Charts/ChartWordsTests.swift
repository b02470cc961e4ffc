import Testing

@testable import FioriRender

struct ChartWordsTests {
  private static let rising = "2016: lowest 62 in Jan, highest 186 in Apr, rising"
  private static let falling = "Series 2: Jan 38, Mar 71, Apr 20, falling"
  private static let level =
    "2016: lowest 62 in Jan, highest 186 in Apr. Series 2: Jan 38, Mar 71, Apr 20"
  private static let months = "2 series, 4 categories from Jan to Apr"
  private static let days: [String?] = (1...4).map { "2026-11-0\($0) 00:00:00" }

  private func check(_ item: ChartWordsCase) throws {
    let words = try DrawnChart(item.chart).view.drawing.words
    #expect(words.text == item.words)
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
      "Stock chart, 4 categories from 2026-11-01 00:00:00 to 2026-11-04 00:00:00. "
        + "Series 1: lowest 2 in 2026-11-04 00:00:00, highest 5 in 2026-11-03 00:00:00, falling"),
    ChartWordsCase(
      ChartView(.waterfall, [27, 3, -5, 25], categories: ["A", "B", "C", "D"]),
      "Waterfall chart, 4 categories from A to D. Series 1: lowest -5 in C, highest 27 in A"),
    ChartWordsCase(
      ChartView(.scatter, points: [(1, 2, nil), (3, 4, nil), (5, 6, nil), (7, 1, nil)]),
      "Scatter chart. Series 1: lowest 1, highest 6"),
    ChartWordsCase(
      ChartView(.bubble, points: [(1, 2, 3), (3, 4, 5)]), "Bubble chart. Series 1: 2, 4"),
    ChartWordsCase(ChartView(.donut, [3], [1]), "Donut chart, 2 series. Series 1: 3. Series 2: 1"),
    ChartWordsCase(
      ChartView(.microColumn, [1, 2], categories: ["a", "b"]),
      "Micro column chart, 2 categories from a to b. Series 1: a 1, b 2, rising"),
    ChartWordsCase(
      ChartView(.microArea, [100, 2, 3, 4]),
      "Micro area chart, 4 categories. Series 1: lowest 2, highest 100, falling"),
  ])
  func `each type is told in its own way`(item: ChartWordsCase) throws { try check(item) }

  @Test(arguments: [
    (ChartType.microBullet, "Bullet chart"), (.microHarveyBall, "Harvey ball chart"),
    (.microRadial, "Radial chart"),
  ])
  func `a small chart has a name of its own`(type: ChartType, title: String) throws {
    let words = try DrawnChart(ChartView(type, [100, 20])).view.drawing.words
    #expect(words.title == title)
    #expect(words.text.hasSuffix("100, 20"))
  }

  @Test(arguments: [
    ChartWordsCase(ChartView(.line), "Line chart, no data"),
    ChartWordsCase(ChartView(.line, [nil]), "Line chart. Series 1: no values"),
    ChartWordsCase(ChartView(.line, [3]), "Line chart. Series 1: 3"),
    ChartWordsCase(
      ChartView(.line, [3, 3, 3, 3]),
      "Line chart, 4 categories. Series 1: lowest 3, highest 3, level"),
    ChartWordsCase(
      ChartView(.line, [1_234_567.891, 2, 3, 4]),
      "Line chart, 4 categories. Series 1: lowest 2, highest 1,234,567.89, falling"),
    ChartWordsCase(
      ChartView(.column, [0.25, 0.5]).with { $0.numericAxis.format.style = .percent },
      "Column chart, 2 categories. Series 1: 25%, 50%, rising"),
  ])
  func `few values are all told, and none are too`(item: ChartWordsCase) throws {
    try check(item)
  }

  @Test func `a chart that loads says nothing else`() throws {
    let chart = ChartView(.line, [1]).with { $0.isLoading = true }
    #expect(try DrawnChart(chart).view.drawing.words.text == "Loading")
  }
}
