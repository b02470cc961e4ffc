import FioriRender
import Testing

@testable import FioriCharts
@testable import FioriDisplay
@testable import TestSupport

/// The lines, bands and ticks that a description gives an axis (Docs/sources/charts.md#references).
struct AxisReferenceTests {
  private func check(_ item: WrongChart) throws {
    try expect(DrawnDescription(item.json).lines, is: item.lines)
    try SchemaAgreement.check(item.json)
  }

  @Test(arguments: [
    WrongChart("line", with: #""numericAxis":{"references":[{"value":3,"title":"Target"}]}"#),
    WrongChart(
      "line", with: #""numericAxis":{"references":[{"title":"Target"}]}"#,
      "error: view.numericAxis.references[0]: a reference needs a 'value' for a line, or 'from' "
        + "and 'to' for a band"),
    WrongChart(
      "line", with: #""numericAxis":{"references":[{"value":1,"to":2}]}"#,
      "error: view.numericAxis.references[0].value: a line has a 'value', a band 'from' and 'to'; "
        + "remove one of them"),
    WrongChart(
      "line", with: #""numericAxis":{"references":[{"from":1}]}"#,
      "error: view.numericAxis.references[0]: 'to' is missing; give both ends of the band"),
    WrongChart(
      "line", with: #""numericAxis":{"references":[{"to":1}]}"#,
      "error: view.numericAxis.references[0]: 'from' is missing; give both ends of the band"),
    WrongChart(
      "line", with: #""numericAxis":{"references":[{"from":3,"to":1}]}"#,
      "error: view.numericAxis.references[0].from: 3 is more than 'to', 1; swap the two"),
    WrongChart(
      "line", with: #""numericAxis":{"references":[{"from":3,"to":3}]}"#,
      "error: view.numericAxis.references[0].from: the band is empty; give a line's 'value', 3"),
    WrongChart(
      "line", with: #""numericAxis":{"references":[{"value":1e305}]}"#,
      "error: view.numericAxis.references[0].value: expected a finite number up to 1e+300, "
        + "found 1e+305"),
    WrongChart(
      "line", with: #""numericAxis":{"references":[{"value":"3"}]}"#,
      "error: view.numericAxis.references[0].value: expected a number, found a string; write 3"),
    WrongChart(
      "line", with: #""numericAxis":{"references":[{"valeu":3}]}"#,
      "error: view.numericAxis.references[0]: unknown key 'valeu'; did you mean 'value'?"),
    WrongChart(
      "line",
      with: #""numericAxis":{"explicitMax":2,"references":[{"value":3},{"from":1,"to":4}]}"#,
      "warning: view.numericAxis.references[0]: 3 lies beyond the axis, 0 to 2; it is not drawn",
      "warning: view.numericAxis.references[1]: the band lies partly beyond the axis, 0 to 2; it is "
        + "cut there"),
    WrongChart(
      "stackedBar", with: #""stacking":"percent","numericAxis":{"references":[{"value":0.6}]}"#),
    WrongChart(
      "stackedBar",
      with: #""stacking":"percent","numericAxis":{"references":[{"value":1},{"from":20,"to":40}]}"#,
      "warning: view.numericAxis.references[1]: 20 is beyond all shares, which are fractions, such as "
        + "0.6 for 60%"),
    WrongChart(
      "donut", with: #""numericAxis":{"references":[{"value":3}]}"#,
      "warning: view.series[0].values: 2 values; 'donut' reads the first one",
      "warning: view.numericAxis: chart type 'donut' has no axis; all but 'format', "
        + "'abbreviatesLabels' and 'isMagnitudedDisplayed' is ignored"),
    WrongChart(
      "line",
      with: #""indexesOfSecondaryValuesAxis":[0],"numericAxis":{"references":[{"value":3}]}"#,
      "warning: view.numericAxis.references: no series belongs to this axis; move this to "
        + "'secondaryNumericAxis'"),
    WrongChart(
      "line", with: #""secondaryNumericAxis":{"references":[{"value":3}]}"#,
      "warning: view.secondaryNumericAxis: no series belongs to this axis; list some in "
        + "'indexesOfSecondaryValuesAxis'"),
  ])
  func `lines and bands are checked`(item: WrongChart) throws { try check(item) }

  @Test(arguments: [
    WrongChart("column", with: #""numericAxis":{"ticks":[0,1,2]}"#),
    WrongChart(
      "column", with: #""numericAxis":{"ticks":[]}"#,
      "error: view.numericAxis.ticks: expected at least one number, found none; hide 'labels' and "
        + "'gridlines'"),
    WrongChart(
      "column", with: #""numericAxis":{"ticks":[0,1,1]}"#,
      "warning: view.numericAxis.ticks[2]: 1 is listed twice; it is ignored"),
    WrongChart(
      "column", with: #""numericAxis":{"ticks":[0,"1"]}"#,
      "error: view.numericAxis.ticks[1]: expected a number, found a string; write 1"),
    WrongChart(
      "column", with: #""numericAxis":{"ticks":[0,5],"explicitMax":4}"#,
      "warning: view.numericAxis.ticks[1]: 5 lies beyond the axis, 0 to 4; it is not drawn"),
    WrongChart(
      "column", with: #""numericAxis":{"ticks":[0,5],"adjustToNiceValues":false}"#,
      "warning: view.numericAxis.adjustToNiceValues: 'ticks' decides the ticks and the axis; this "
        + "is ignored"),
    WrongChart(
      "microColumn", with: #""numericAxis":{"ticks":[0,5]}"#,
      "warning: view.numericAxis: chart type 'microColumn' has no axis; all but 'format', "
        + "'abbreviatesLabels' and 'isMagnitudedDisplayed' is ignored"),
  ])
  func `given ticks are checked`(item: WrongChart) throws { try check(item) }

  private func chart(
    _ type: ChartType, _ references: [AxisReference], ticks: [Double]? = nil
  ) -> ChartView {
    ChartView(type, [50, 80], categories: ["A", "B"]).with {
      $0.numericAxis.references = references
      $0.numericAxis.ticks = ticks
    }
  }

  @Test(arguments: [ChartType.line, .area, .column, .bar, .combo])
  func `an axis extends to its lines`(type: ChartType) throws {
    let axis = try DrawnChart(chart(type, [AxisReference(value: 120)])).axis()
    expect(axis.range?.upperBound, is: 120)
  }

  @Test func `an axis has the given ticks`() throws {
    let drawn = try DrawnChart(chart(.column, [], ticks: [100, 0, 30]))
    let axis = try drawn.axis()
    expect(axis.ticks, is: [100, 30, 0])
    expect(axis.range, is: 0...100)
    expect(axis.labels, is: ["100", "30", "0"])
  }

  @Test(arguments: [ChartType.line, .area, .column, .stackedColumn, .combo])
  func `a line lies at its value across the plot`(type: ChartType) throws {
    let drawn = try DrawnChart(
      chart(type, [AxisReference(value: 60, title: "Goal")], ticks: [0, 100]))
    let (plot, line) = try (drawn.plot, drawn.view.part("reference"))
    expect(line.text, is: "Goal")
    expect(line.frame.minX, is: plot.minX)
    expect(line.frame.size, is: Size(width: plot.size.width, height: 0))
    let place: Double = plot.minY + 0.4 * plot.size.height
    expect((line.frame.minY * 1000).rounded(), is: (place * 1000).rounded())
  }

  @Test func `a line of bars is upright and mirrored`() throws {
    let bars = chart(.bar, [AxisReference(value: 60, title: "Goal")], ticks: [0, 100])
    for isMirrored in [false, true] {
      let drawn = try DrawnChart(bars) {
        $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      }
      let (plot, line) = try (drawn.plot, drawn.view.part("reference").frame)
      let place: Double = plot.minX + (isMirrored ? 0.4 : 0.6) * plot.size.width
      expect((line.minX * 1000).rounded(), is: (place * 1000).rounded())
      expect(line.size, is: Size(width: 0, height: plot.size.height))
    }
  }

  @Test func `a band lies between its values`() throws {
    let drawn = try DrawnChart(chart(.line, [AxisReference(from: 20, to: 60)], ticks: [0, 100]))
    let (plot, band) = try (drawn.plot, drawn.view.part("reference"))
    let length: Double = 0.4 * plot.size.height
    expect((band.frame.minY * 1000).rounded(), is: ((plot.minY + length) * 1000).rounded())
    expect((band.frame.size.height * 1000).rounded(), is: (length * 1000).rounded())
  }

  @Test(arguments: [(false, 4), (true, 2)])
  func `a reference has the dots of its axis, whose numbers may be hidden`(
    isHidden: Bool, count: Int
  ) throws {
    let chart = ChartView(.line, [50, 80], [0.1, 0.2]).with {
      $0.indexesOfSecondaryValuesAxis = [1]
      $0.numericAxis.references = [AxisReference(value: 60)]
      $0.secondaryNumericAxis.references = [AxisReference(value: 0.15)]
      $0.numericAxis.labels.isHidden = isHidden
      $0.secondaryNumericAxis.labels.isHidden = isHidden
    }
    let dots = try DrawnChart(chart).filledBounds.filter {
      abs($0.size.width - 8) < 0.01 && abs($0.size.height - 8) < 0.01
    }
    expect(dots.count, is: count)
  }

  @Test(arguments: [
    ([0.0, 30], [0.0, 30.0]), ([10, 12], [4, 18]), ([-20, 5], [0, 14]), ([90, 95], [72, 86]),
    ([10, 12, 50], [4, 18, 50]),
  ])
  func `titles keep their order and do not overlap`(wanted: [Double], places: [Double]) {
    expect(
      TitleSpread(
        wanted, heights: wanted.map { _ in 14 }, from: 0, to: 100
      ).places, is: places)
  }

  @Test(arguments: [Environment.LayoutDirection.leftToRight, .rightToLeft])
  func `a title that moves away has a leader`(direction: Environment.LayoutDirection) throws {
    func leaders(_ values: [Double]) throws -> [Rect] {
      let chart = ChartView(.line, [1, 8]).with {
        $0.numericAxis.references = values.map { AxisReference(value: $0, title: "\($0)") }
      }
      let drawn = try DrawnChart(chart) { $0.layoutDirection = direction }
      let plot = try drawn.plot
      return drawn.commands.compactMap { command in
        guard case .stroke(let path, let style, _) = command, style.dash.isEmpty, style.width == 1,
          let bounds = path.bounds, bounds.maxX < plot.minX || bounds.minX > plot.maxX
        else { return nil }
        return bounds
      }
    }
    try expect(leaders([2, 7]), is: [])
    let found = try leaders([7, 7.2, 7.4])
    expect(found.map(\.size.width), is: [9, 9, 9])
    #expect(found[0].size.height > 4 && found[2].size.height > 4)
  }

  @Test func `titles that do not fit are counted`() throws {
    let references = (0..<12).map { AxisReference(value: Double($0), title: "Line \($0)") }
    let drawn = try DrawnChart(chart(.column, references), height: 100)
    expect(
      drawn.view.warnings,
      is: ["warning: view: 7 of the 12 titles of references do not fit; make the chart higher"])
  }

  @Test(arguments: [
    ChartWordsCase(
      ChartView(.column, [50, 80]).with {
        $0.numericAxis.format = NumericAxisFormat(style: .currency, currency: "USD")
        $0.numericAxis.references = [
          AxisReference(value: 120, title: "Target"),
          AxisReference(from: 80, to: 100, title: "Normal"), AxisReference(value: 90),
        ]
      },
      "Column chart, 2 categories. $50.00, $80.00, rising. Target at $120.00. "
        + "Normal from $80.00 to $100.00. Reference at $90.00"),
    ChartWordsCase(
      ChartView(.line, [50, 80], [0.1, 0.2]).with {
        $0.indexesOfSecondaryValuesAxis = [1]
        $0.secondaryNumericAxis.format.style = .percent
        $0.secondaryNumericAxis.references = [AxisReference(value: 0.15, title: "Goal")]
      },
      "Line chart, 2 series, 2 categories. Series 1: 50, 80, rising. Series 2: 10%, 20%, rising. "
        + "Goal at 15%"),
  ])
  func `the accessibility text has lines and bands`(item: ChartWordsCase) throws {
    try expect(DrawnChart(item.chart).view.drawing.words.text, is: item.words)
  }
}
