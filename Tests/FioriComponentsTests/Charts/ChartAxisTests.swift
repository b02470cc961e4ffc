import FioriRender
import Testing

@testable import TestSupport

/// What values an axis shows (Docs/sources/charts.md#range).
struct ChartAxisTests {
  @Test(arguments: [
    AxisCase(.line, [21, 66], "80 40 0 | 0...80"), AxisCase(.area, [21, 66], "80 40 0 | 0...80"),
    AxisCase(.combo, [21, 66], "80 40 0 | 0...80"),
    AxisCase(.column, [21, 66], "80 40 0 | 0...80"), AxisCase(.bar, [21, 66], "80 40 0 | 0...80"),
    AxisCase(.stackedBar, [21, 66], "80 40 0 | 0...80"),
    AxisCase(.line, [-66, -21], "0 -40 -80 | -80...0"),
    AxisCase(.column, [-66, -21], "0 -40 -80 | -80...0"),
    AxisCase(.line, [-5, 7], "6 0 -6 | -6...7"), AxisCase(.column, [-5, 7], "6 0 -6 | -6...7"),
    AxisCase(.line, [82, 200], "200 100 0 | 0...200"),
    AxisCase(stock: [82, 200], "200 150 100 | 82...200"),
    AxisCase(stock: [82, 200], "200 100 0 | 0...200") { $0.isZeroBased = true },
    AxisCase(.line, [82, 200], "200 150 100 | 82...200") { $0.isZeroBased = false },
    AxisCase(.column, [82, 200], "200 100 0 | 0...200") { $0.isZeroBased = false },
    AxisCase(.bar, [82, 200], "200 100 0 | 0...200") { $0.isZeroBased = false },
    AxisCase(.waterfall, [82, 20], "100 50 0 | 0...102") { $0.isZeroBased = false },
  ])
  func `an axis reaches to zero unless its type need not and it is told not to`(
    item: AxisCase
  ) throws { try item.check() }

  @Test(arguments: [
    AxisCase(.line, [21, 66], "50 25 0 | 0...50") {
      ($0.explicitMin, $0.explicitMax) = (10, 50)
    },
    AxisCase(.line, [21, 66], "50 30 10 | 10...50") {
      ($0.explicitMin, $0.explicitMax, $0.isZeroBased) = (10, 50, false)
    },
    AxisCase(.line, [21, 66], "66 28 -10 | -10...66") { $0.explicitMin = -10 },
    AxisCase(.line, [21, 66], "100 50 0 | 0...100") { $0.explicitMax = 100 },
    AxisCase(.line, [21, 66], "100 60.5 21 | 21...100") {
      ($0.explicitMax, $0.isZeroBased) = (100, false)
    },
    AxisCase(.column, [21, 66], "90 45 0 | 0...90") {
      ($0.explicitMin, $0.explicitMax) = (10, 90)
    },
    AxisCase(.column, [21, 66], "66 18 -30 | -30...66") { $0.explicitMin = -30 },
    AxisCase(.line, [-5, 7], "-1 -2 -3 | -3...-1") {
      ($0.explicitMin, $0.explicitMax, $0.isZeroBased) = (-3, -1, false)
    },
  ])
  func `explicit ends take the data's place and are cut into equal steps`(item: AxisCase) throws {
    try item.check()
  }

  @Test(arguments: [
    AxisCase(.line, [21, 66], "66 43.5 21 | 21...66") {
      ($0.adjustToNiceValues, $0.isZeroBased) = (false, false)
    },
    AxisCase(.line, [21, 66], "69.6 45.3 21 | 19.2...67.8") {
      ($0.adjustToNiceValues, $0.isZeroBased, $0.fudgeAxisRange) = (false, false, true)
    },
    AxisCase(.combo, [21, 66], "69.6 45.3 21 | 19.2...67.8") {
      ($0.adjustToNiceValues, $0.isZeroBased) = (false, false)
    },
    AxisCase(.line, [20, 66], "80 40 0 | 0...80") {
      ($0.allowLooseLabels, $0.isZeroBased) = (true, false)
    },
    AxisCase(.line, [21, 66], "80 60 40 20 | 20...80") {
      ($0.allowLooseLabels, $0.isZeroBased) = (true, false)
    },
    AxisCase(.line, [0, 65], "60 30 0 | 0...65") { $0.allowLooseLabels = true },
    AxisCase(.column, [10, 65], "60 30 0 | 0...65") { $0.allowLooseLabels = true },
    AxisCase(.line, [20, 66], "60 40 20 | 20...66") { $0.isZeroBased = false },
    AxisCase(.combo, [20, 66], "60 40 20 | \(20 - 20.0 / 3)...66") { $0.isZeroBased = false },
    AxisCase(.combo, [20, 66], "60 40 20 | 20...66") {
      ($0.fudgeAxisRange, $0.isZeroBased) = (false, false)
    },
    AxisCase(stock: [20, 66], "60 40 20 | 20...66"),
  ])
  func `each type has its own loose and fudged axes`(item: AxisCase) throws { try item.check() }

  @Test(arguments: [
    AxisCase(ChartView(.stackedColumn, [100, 0], [0, 60]), "200 100 0 | 0...200"),
    AxisCase(ChartView(.stackedBar, [100, 0], [0, 60]), "200 100 0 | 0...200"),
    AxisCase(
      ChartView(
        .stackedColumn, [44, 58, 63, 40, 72, 80], [30, 26, 41, 38, 33, 45],
        [-18, -32, -12, -40, -25, -14]), "100 0 | -40...125"),
    AxisCase(ChartView(.stackedColumn, [-10, -20], [-30, -5]), "0 -30 -60 | -60...0"),
    AxisCase(ChartView(.column, [100, 0], [0, 60]), "100 50 0 | 0...100"),
  ])
  func `a stacked axis shows the sums of its series' own ends`(item: AxisCase) throws {
    try item.check()
  }

  @Test(arguments: [
    AxisCase(.waterfall, [120, 64, 42, -58, -26, 18], "200 100 0 | 0...226"),
    AxisCase(.waterfall, [27, 3, 29, -2, -5], "60 30 0 | 0...60"),
    AxisCase(.waterfall, [5, -12], "6 0 -6 | -7...6"),
  ])
  func `a waterfall's axis shows the levels`(item: AxisCase) throws { try item.check() }

  @Test(arguments: [
    AxisCase(.line, [2], "3 2.5 2 | 2...3") { $0.isZeroBased = false },
    AxisCase(.line, [2, 2, nil, 2], "3 2.5 2 | 2...3") { $0.isZeroBased = false },
    AxisCase(.line, [2], "3 2 1 0 | 0...3"), AxisCase(.column, [2], "3 2 1 0 | 0...3"),
    AxisCase(.line, [0], "1 0.5 0 | 0...1"), AxisCase(.line, [nil], "1 0.5 0 | 0...1"),
    AxisCase(.column, [nil, nil], "1 0.5 0 | 0...1"),
    AxisCase(.line, [-1], "0 -0.5 -1 | -1...0"),
  ])
  func `one value reaches one further, and none from zero to one`(item: AxisCase) throws {
    try item.check()
  }

  @Test(arguments: [
    (2, "200 0 | 0...200"), (3, "200 100 0 | 0...200"), (-200, "200 0 | 0...200"),
    (1, "200 0 | 0...200"),
  ])
  func `the number of gridlines is wished, two at the least`(count: Int, ticks: String) throws {
    let chart = ChartView(.line, [200]).with { $0.numberOfGridlines = count }
    let other = ChartView(.line, [0, 200]).with { $0.numberOfGridlines = count }
    try expect(DrawnChart(chart).axis().ticks?.isEmpty, is: false)
    try expect(DrawnChart(other).ticks(), is: ticks)
  }

  @Test func `more than twenty gridlines are twenty`() throws {
    func ticks(_ count: Int) throws -> String {
      try DrawnChart(ChartView(.line, [0, 1000]).with { $0.numberOfGridlines = count }).ticks()
    }
    try expect(ticks(200), is: ticks(20))
    #expect(try ticks(20) != ticks(10))
  }

  @Test func `each axis shows its own series`() throws {
    var chart = ChartView(.line, [200, 170], [45, 20])
    chart.indexesOfSecondaryValuesAxis = [1]
    let drawn = try DrawnChart(chart)
    try expect(drawn.ticks(), is: "200 100 0 | 0...200")
    try expect(drawn.ticks("secondaryNumericAxis"), is: "40 20 0 | 0...45")
    #expect(abs(try drawn.unitMark(series: 1, category: 0).midY) < 1e-9)
  }

  @Test func `an axis has the options of its own key`() throws {
    var chart = ChartView(.line, [200, 170], [45, 20])
    chart.indexesOfSecondaryValuesAxis = [1]
    chart.secondaryNumericAxis.explicitMax = 90
    try expect(DrawnChart(chart).ticks("secondaryNumericAxis"), is: "90 45 0 | 0...90")
    try expect(DrawnChart(chart).ticks(), is: "200 100 0 | 0...200")
  }

  @Test func `a type without a second axis shows all on the first`() throws {
    var chart = ChartView(.column, [200, 170], [450, 20])
    chart.indexesOfSecondaryValuesAxis = [1]
    let drawn = try DrawnChart(chart)
    expect(drawn.view.warnings.count, is: 1)
    try expect(drawn.axis().range?.upperBound, is: 450)
  }

  @Test(arguments: [ChartType.line, .area, .combo])
  func `where all series are on the second axis its gridlines are drawn`(type: ChartType) throws {
    var chart = ChartView(type, [200, 170])
    chart.indexesOfSecondaryValuesAxis = [0]
    let drawn = try DrawnChart(chart)
    try expect(drawn.ticks("secondaryNumericAxis"), is: "200 100 0 | 0...200")
    expect(drawn.dashedLines.count, is: 2)
  }
}
