import FioriRender
import Testing

@testable import FioriDisplay
@testable import TestSupport

/// Dashed lines, forecasts, shares and the order of categories (Docs/sources/charts.md#forecasts,
/// Docs/sources/charts.md#shares).
struct ChartForecastTests {
  private func check(_ item: WrongChart) throws {
    try expect(DrawnDescription(item.json).lines, is: item.lines)
    try SchemaAgreement.check(item.json)
  }

  private static func series(_ type: String, _ keys: String) -> String {
    "\"chartType\":\"\(type)\",\"series\":[{\"values\":[1,2],\(keys)}]"
  }

  @Test(arguments: [
    WrongChart(series("line", #""forecastFrom":1,"lineStyle":"dashed""#)),
    WrongChart(
      series("line", #""forecastFrom":2"#),
      "error: view.series[0].forecastFrom: category 2 does not exist; the last category is 1"),
    WrongChart(
      series("column", #""forecastFrom":-1"#),
      "error: view.series[0].forecastFrom: category -1 does not exist; the last category is 1"),
    WrongChart(
      series("waterfall", #""forecastFrom":1"#),
      "warning: view.series[0].forecastFrom: chart type 'waterfall' does not support "
        + "'forecastFrom'; it is ignored"),
    WrongChart(
      series("column", #""lineStyle":"dashed""#),
      "warning: view.series[0].lineStyle: chart type 'column' does not support 'lineStyle'; it is "
        + "ignored"),
    WrongChart(
      series("line", #""lineStyle":"dotted""#),
      "error: view.series[0].lineStyle: unknown line style 'dotted'; expected one of 'solid', "
        + "'dashed'"),
  ])
  func `line styles and forecasts are checked`(item: WrongChart) throws { try check(item) }

  @Test(arguments: [
    WrongChart("stackedColumn", with: #""stacking":"percent""#),
    WrongChart("column", with: #""stacking":"normal""#),
    WrongChart(
      "column", with: #""stacking":"percent""#,
      "warning: view.stacking: chart type 'column' does not support 'stacking'; it is ignored"),
    WrongChart(
      "stackedBar", with: #""stacking":"share""#,
      "error: view.stacking: unknown stacking 'share'; expected one of 'normal', 'percent'"),
    WrongChart(
      "stackedBar",
      with: #""stacking":"percent","numericAxis":{"format":{"style":"compact"}}"#,
      "warning: view.numericAxis.format: shares are written as percentages; only the accessibility "
        + "text uses 'format'"),
    WrongChart("bar", with: #""categoryAxis":{"sort":"-value"}"#),
    WrongChart(
      "bar", with: #""categoryAxis":{"sort":"name"}"#,
      "error: view.categoryAxis.sort: unknown order 'name'; expected one of 'value', '-value'"),
    WrongChart(
      "line", with: #""categoryAxis":{"sort":"value"}"#,
      "warning: view.categoryAxis.sort: chart type 'line' does not support 'categoryAxis.sort'; it "
        + "is ignored"),
    WrongChart(
      series("column", #""forecastFrom":1"#) + #","categoryAxis":{"sort":"value"}"#,
      "warning: view.categoryAxis.sort: a forecast follows the order of the categories; 'sort' is "
        + "ignored"),
  ])
  func `shares and orders are checked`(item: WrongChart) throws { try check(item) }

  /// The dashes of all lines with more than two points or of the series' width.
  private func dashes(of chart: ChartView) throws -> [[Double]] {
    try DrawnChart(chart).commands.compactMap { command in
      guard case .stroke(_, let style, _) = command, style.width == 2 else { return nil }
      return style.dash
    }
  }

  private func line(
    _ style: ChartSeries.LineStyle, forecastFrom: Int?, _ type: ChartType = .line
  ) -> ChartView {
    ChartView(
      type, categories: ["A", "B", "C", "D"],
      series: [
        ChartSeries(values: [1, 4, 2, 3], lineStyle: style, forecastFrom: forecastFrom)
      ])
  }

  @Test func `a forecast is dashed from the last known value`() throws {
    try expect(dashes(of: line(.solid, forecastFrom: nil)), is: [[]])
    try expect(dashes(of: line(.dashed, forecastFrom: nil)), is: [[6, 4]])
    try expect(dashes(of: line(.solid, forecastFrom: 2)), is: [[], [6, 4]])
    try expect(dashes(of: line(.dashed, forecastFrom: 2)), is: [[6, 4], [2, 3]])
    try expect(dashes(of: line(.solid, forecastFrom: 0)), is: [[6, 4]])
    try expect(dashes(of: line(.solid, forecastFrom: 1)), is: [[6, 4]])
  }

  @Test(
    arguments: [
      ([1, 2, nil, 4], 3, [7, 7, 7, 4.55]), ([1, 2, nil, 4], nil, [7, 7, 7]),
      ([1, 2, nil, 4, 5], 3, [7, 7, 7, 7]), ([1, nil, 3, nil, 3], 2, [7, 7, 7, 4.55, 4.55]),
    ] as [([Double?], Int?, [Double])])
  func `a forecast without a line has a hollow point`(
    values: [Double?], forecastFrom: Int?, diameters: [Double]
  ) throws {
    let chart = ChartView(
      .line,
      series: [
        ChartSeries(values: values.map { $0.map(ChartValue.number) }, forecastFrom: forecastFrom)
      ])
    for withoutColor in [false, true] {
      let drawn = try DrawnChart(chart) { $0.differentiateWithoutColor = withoutColor }
      let found = drawn.commands.flatMap { command -> [Double] in
        guard case .fill(let path, _) = command, let bounds = path.bounds else { return [] }
        // A path may have all points of a line.
        let count = path.steps.count { if case .move = $0 { true } else { false } }
        return [Double](repeating: (bounds.size.height * 100).rounded() / 100, count: count)
      }
      // Baselines are fills, too.
      expect(found.filter { 1 < $0 && $0 < 5 }, is: diameters.filter { $0 < 5 })
    }
  }

  @Test func `no line of the chart has the dashes of its forecasts`() throws {
    var chart = line(.solid, forecastFrom: 2)
    chart.series += line(.dashed, forecastFrom: nil).series
    try expect(dashes(of: chart), is: [[], [2, 3], [6, 4]])
    chart.series += line(.solid, forecastFrom: nil).series
    chart.series[1].lineStyle = .solid
    let told = try DrawnChart(chart) { $0.differentiateWithoutColor = true }
    let dashes = told.commands.compactMap { command -> [Double]? in
      guard case .stroke(_, let style, _) = command, style.width == 2 else { return nil }
      return style.dash
    }
    expect(dashes, is: [[], [2, 8], [8, 4], [2, 3]])
  }

  @Test(arguments: [ChartType.column, .stackedColumn, .bar, .stackedBar])
  func `columns of a forecast are hatched`(type: ChartType) throws {
    func hatchings(_ from: Int?) throws -> Int {
      try DrawnChart(line(.solid, forecastFrom: from, type)).commands.count { command in
        if case .stroke(_, let style, _) = command { style.width == 1.5 } else { false }
      }
    }
    try expect(hatchings(nil), is: 0)
    try expect(hatchings(2), is: 1)
  }

  @Test(arguments: [
    (ChartType.line, false, ["A", "Forecast"]), (.column, false, ["A", "Forecast"]),
    (.column, true, ["A", "Forecast"]), (.stock, false, ["A", "Forecast"]),
  ])
  func `a legend says how forecasts are drawn`(
    type: ChartType, withoutColor: Bool, texts: [String]
  ) throws {
    var chart = line(.solid, forecastFrom: 2, type)
    chart.series[0].title = "A"
    chart.legend = true
    if type == .stock { chart.categories = (1...4).map { "2026-01-0\($0) 00:00:00" } }
    func found(_ chart: ChartView) throws -> [String] {
      try DrawnChart(chart) { $0.differentiateWithoutColor = withoutColor }
        .view.root.flattened.compactMap(\.text).filter { ["A", "Forecast"].contains($0) }
    }
    // Stock charts have times as names.
    try expect(found(chart).suffix(2), is: texts[...])
    chart.series[0].forecastFrom = nil
    try expect(found(chart).contains("Forecast"), is: false)
  }

  @Test(arguments: [ChartType.stackedColumn, .stackedBar])
  func `stacks of shares fill the axis`(type: ChartType) throws {
    let chart = ChartView(type, [1, 30, 0], [3, 10, 0]).with {
      $0.stacking = .percent
      $0.valueLabels = true
    }
    let drawn = try DrawnChart(chart)
    let axis = try drawn.axis()
    expect(axis.range, is: 0...1)
    expect(axis.labels, is: ["100%", "50%", "0%"])
    let isHorizontal = type == .stackedBar
    let lengths = try drawn.unitMarks.map { mark in
      ((isHorizontal ? mark.width : mark.height) * 100).rounded()
    }
    expect(lengths, is: [25, 75, 0, 75, 25, 0])
    try expect(drawn.marks.map(\.value), is: [1, 30, 0, 3, 10, 0])
  }

  @Test func `negative shares go the other way`() throws {
    let chart = ChartView(.stackedColumn, [1, 1], [-3, 1]).with { $0.stacking = .percent }
    let range = try DrawnChart(chart).axis().range
    expect(range, is: -1...1)
  }

  @Test(arguments: [
    (CategoryAxis.Sort.ascending, ["B", "A", "D", "C"]), (.descending, ["D", "A", "B", "C"]),
  ])
  func `categories follow the sums of their values`(
    sort: CategoryAxis.Sort, names: [String]
  ) throws {
    let chart = ChartView(
      .column, [3, 1, nil, 2], [1, 1, nil, 5], categories: ["A", "B", "C", "D"]
    ).with {
      $0.categoryAxis.sort = sort
      $0.colorsForCategory = [0: [1: .palette("negativeLabel")]]
      $0.selections = [0: [1]]
    }
    let drawn = try DrawnChart(chart)
    try expect(drawn.axis("categoryAxis").labels, is: names)
    let place = names.firstIndex(of: "B")
    let one = try drawn.marks.first { $0.series == 0 && $0.value == 1 }
    expect(one?.category, is: place)
  }

  @Test func `shares are sorted by those of the first series`() throws {
    let chart = ChartView(
      .stackedBar, [120, 340, 90], [240, 160, 10], categories: ["A", "B", "C"]
    ).with {
      $0.stacking = .percent
      $0.categoryAxis.sort = .descending
    }
    try expect(DrawnChart(chart).axis("categoryAxis").labels, is: ["C", "B", "A"])
  }

  @Test(arguments: [
    ChartWordsCase(
      ChartView(
        .line, categories: ["Jan", "Feb", "Mar"],
        series: [ChartSeries(values: [1, 2, 3], forecastFrom: 2)]),
      "Line chart, 3 categories from Jan to Mar. Jan 1, Feb 2, Mar 3, rising, forecast from Mar"),
    ChartWordsCase(
      ChartView(.column, series: [ChartSeries(values: [1, 2], forecastFrom: 1)]),
      "Column chart, 2 categories. 1, 2, rising, forecast from category 2"),
    ChartWordsCase(
      ChartView(.column, [2, 3, 1], categories: ["A", "B", "C"]).with {
        $0.categoryAxis.sort = .descending
      },
      "Column chart, 3 categories from B to C, from the greatest to the least. B 3, A 2, C 1"),
    ChartWordsCase(
      ChartView(.stackedBar, [2], [6], categories: ["A"]).with {
        $0.stacking = .percent
        $0.numericAxis.references = [AxisReference(value: 0.5, title: "Half")]
      },
      "Stacked bar chart, 2 series, drawn as shares of their sums. Series 1: A 2. Series 2: A 6. "
        + "Half at 50%"),
  ])
  func `the accessibility text has forecasts, shares and orders`(item: ChartWordsCase) throws {
    try expect(DrawnChart(item.chart).view.drawing.words.text, is: item.words)
  }
}
