import FioriRender
import Testing

@testable import FioriCharts
@testable import FioriDisplay
@testable import TestSupport

/// The places of a chart's legend, names at the ends of lines, and the sizes of bubbles
/// (Docs/sources/charts.md#extras).
struct ChartLegendTests {
  private func check(_ item: WrongChart) throws {
    try expect(DrawnDescription(item.json).lines, is: item.lines)
    try SchemaAgreement.check(item.json)
  }

  private static func named(_ type: String, _ legend: String, _ line: String? = nil) -> WrongChart {
    let keys =
      #""chartType":"\#(type)","series":[{"title":"A","values":[1,2]}],"legend":\#(legend)"#
    return line.map { WrongChart(keys, $0) } ?? WrongChart(keys)
  }

  @Test(arguments: [
    named("line", "true"), named("line", #""bottom""#), named("line", #""top""#),
    named("column", #""trailing""#), named("area", #""lineEnds""#), named("combo", "false"),
    named(
      "line", #""tops""#,
      "error: view.legend: unknown place of a legend 'tops'; did you mean 'top'?"),
    named(
      "line", #""true""#,
      "error: view.legend: expected true or false, found a string; write true"),
    named(
      "line", "3",
      "error: view.legend: expected true, false, 'bottom', 'top', 'trailing' or 'lineEnds', found 3"
    ),
    named(
      "column", #""lineEnds""#,
      "warning: view.legend: chart type 'column' does not support 'lineEnds'; the legend is below "
        + "the plot"),
    WrongChart(
      "line", with: #""legend":"lineEnds""#,
      "warning: view.legend: no series has a title; the legend is empty"),
    WrongChart(
      #""chartType":"bubble","series":[{"values":[[1,2,3]]}],"secondaryNumericAxis":"#
        + #"{"title":"Spend","format":{"style":"percent"},"explicitMax":9}"#,
      "warning: view.secondaryNumericAxis: sizes have no axis; all but 'title', 'format', "
        + "'abbreviatesLabels' and 'isMagnitudedDisplayed' is ignored"),
  ])
  func `a legend is checked`(item: WrongChart) throws { try check(item) }

  private func chart(
    _ type: ChartType, _ legend: ChartLegend, _ titles: [String] = ["First", "Second"]
  ) -> ChartView {
    ChartView(
      type, categories: ["A", "B"],
      series: titles.enumerated().map { index, title in
        ChartSeries(
          title: title, values: [.number(Double(10 + index)), .number(Double(20 + 10 * index))])
      }, legend: legend)
  }

  private func titles(_ drawn: DrawnChart) -> [LayoutReport.Node] {
    drawn.view.root.flattened.filter { $0.kind == "seriesTitle" }
  }

  @Test(arguments: [ChartType.line, .area, .column, .stackedColumn, .bar, .stackedBar, .donut])
  func `a legend is beside the plot`(type: ChartType) throws {
    for (legend, isThere) in [
      (ChartLegend.bottom, { (title: Rect, plot: Rect) in title.minY > plot.maxY }),
      (.top, { $0.maxY < $1.minY }), (.trailing, { $0.minX > $1.maxX }),
    ] {
      let drawn = try DrawnChart(chart(type, legend))
      let plot = try drawn.plot
      expect(titles(drawn).compactMap(\.text), is: ["First", "Second"])
      #expect(titles(drawn).allSatisfy { isThere($0.frame, plot) }, "\(legend)")
    }
  }

  @Test func `true is a legend below the plot`() throws {
    let view = chart(.line, true)
    expect(view.legend, is: .bottom)
    expect(chart(.line, false).legend, is: .hidden)
  }

  @Test func `long names beside the plot wrap in a third of the width`() throws {
    let names = ["Vorbeugende Instandhaltung", "Leistungen externer Werkstätten", "Energie"]
    let drawn = try DrawnChart(chart(.column, .trailing, names), width: 345)
    let found = titles(drawn)
    expect(found.compactMap(\.text), is: names)
    expect(found.compactMap(\.lineCount), is: [2, 3, 1])
    #expect(found.allSatisfy { $0.frame.minX >= 230 && $0.frame.maxX <= 345.001 })
    expect(drawn.view.warnings, is: [])
  }

  @Test func `names without room beside the plot are counted`() throws {
    let drawn = try DrawnChart(
      chart(.column, .trailing, (1...12).map { "Plant \($0)" }), height: 120)
    expect(
      titles(drawn).compactMap(\.text),
      is: ["Plant 1", "Plant 2", "Plant 3", "Plant 4", "+8"])
  }

  @Test func `names at the ends of lines are level with them`() throws {
    let drawn = try DrawnChart(chart(.line, .lineEnds))
    let (plot, marks) = try (drawn.plot, drawn.marks)
    for (index, title) in titles(drawn).enumerated() {
      let end = try #require(marks.last { $0.series == index }).frame
      expect((title.frame.midY * 1000).rounded(), is: (end.midY * 1000).rounded())
      #expect(title.frame.minX > plot.maxX && title.frame.maxX <= 300.001)
    }
  }

  @Test(arguments: [ChartType.line, .area])
  func `names at the ends of close lines keep their order and do not overlap`(
    type: ChartType
  ) throws {
    var view = chart(type, .lineEnds, (0..<9).map { "Name \($0)" })
    for index in view.series.indices {
      view.series[index].values = [0, .number(Double(100 + index % 3))]
    }
    for direction in [Environment.LayoutDirection.leftToRight, .rightToLeft] {
      let drawn = try DrawnChart(view) { $0.layoutDirection = direction }
      let (plot, names) = try (drawn.plot, titles(drawn))
      expect(names.count, is: 9)
      let sorted = names.sorted { $0.frame.minY < $1.frame.minY }
      expect(
        sorted.compactMap(\.text), is: [2, 5, 8, 1, 4, 7, 0, 3, 6].map { "Name \($0)" })
      #expect(zip(sorted, sorted.dropFirst()).allSatisfy { $0.frame.maxY <= $1.frame.minY + 0.001 })
      #expect(
        names.allSatisfy {
          direction == .leftToRight ? $0.frame.minX > plot.maxX : $0.frame.maxX < plot.minX
        })
    }
  }

  /// The lines of leaders, from left to right.
  private func leaders(_ view: ChartView) throws -> [Rect] {
    try DrawnChart(view).commands.compactMap { command in
      guard case .stroke(let path, let style, _) = command, style.width == 1, style.dash.isEmpty,
        let bounds = path.bounds, bounds.size.width < 100
      else { return nil }
      return bounds
    }
  }

  @Test func `no leader is in the plot`() throws {
    var view = chart(.line, .lineEnds, ["A", "B", "C"])
    let values: [[ChartValue?]] = [[4, 5, 5], [4, 3, 5], [1, 2, nil]]
    for (index, values) in values.enumerated() { view.series[index].values = values }
    let plot = try DrawnChart(view).plot
    let found = try leaders(view)
    expect(found.count, is: 2)
    #expect(found.allSatisfy { $0.minX > plot.maxX })
    view.series[1].values[2] = 1
    try expect(leaders(view).count, is: 0)
  }

  @Test func `a name without room at the end of its line moves all below the plot`() throws {
    let drawn = try DrawnChart(
      chart(.line, .lineEnds, (1...12).map { "Plant \($0)" }), height: 120)
    let plot = try drawn.plot
    #expect(titles(drawn).allSatisfy { $0.frame.minY > plot.maxY })
    expect(
      drawn.view.warnings,
      is: [
        "warning: view.legend: 12 names do not fit at the ends of their lines; a legend below the "
          + "plot has the first 7 of them; make the chart higher"
      ])
    let long = try DrawnChart(
      chart(.line, .lineEnds, (1...12).map { "Instandhaltung des Werks \($0)" }), height: 120)
    let names = titles(long).compactMap(\.text)
    expect(names.last, is: "+\(13 - names.count)")
    expect(
      long.view.warnings,
      is: [
        "warning: view.legend: 12 names do not fit at the ends of their lines; a legend below the "
          + "plot has the first \(names.count - 1) of them; make the chart higher"
      ])
  }

  @Test func `each name that is cut in a legend has a warning`() throws {
    let names = ["Nord", "Süd"].map {
      "Instandhaltungsaufwendungen und Sonderfahrzeugbau aller Werke im \($0)en"
    }
    let drawn = try DrawnChart(chart(.line, .bottom, names), width: 200)
    expect(
      drawn.view.warnings.map { String($0.prefix { $0 != "'" }) },
      is: (0...1).map { "warning: view.series[\($0)].title: truncated to " })
  }

  @Test func `a long name at the end of a line is cut with a warning`() throws {
    let drawn = try DrawnChart(
      chart(.line, .lineEnds, ["Instandhaltungskosten aller Werke in Norddeutschland"]))
    let name = try drawn.view.part("seriesTitle")
    #expect(name.frame.size.width <= 100)
    expect(name.lineCount, is: 2)
    expect(name.isTruncated, is: true)
    expect(drawn.view.warnings.count, is: 1)
    #expect(drawn.view.warnings[0].hasPrefix("warning: view.series[0].title: truncated to"))
  }

  @Test(arguments: [Environment.LayoutDirection.leftToRight, .rightToLeft])
  func `a name at the end of a line stays apart from the numbers of an axis`(
    direction: Environment.LayoutDirection
  ) throws {
    let view = chart(.line, .lineEnds).with {
      $0.indexesOfSecondaryValuesAxis = [1]
      $0.secondaryNumericAxis.format.style = .percent
    }
    let drawn = try DrawnChart(view) { $0.layoutDirection = direction }
    let axis = try drawn.view.part("secondaryNumericAxis").frame
    let widest = titles(drawn).map(\.frame.size.width).max() ?? 0
    let plot = try drawn.plot
    let room = direction == .leftToRight ? axis.maxX - plot.maxX : plot.minX - axis.minX
    let plain = try DrawnChart(view.with { $0.legend = .hidden }) { $0.layoutDirection = direction }
    let (axisWidth, plainPlot) = try (
      plain.view.part("secondaryNumericAxis").frame.size.width, plain.plot
    )
    #expect(room - axisWidth - widest >= 16 - 0.001)
    #expect(plainPlot.size.width > plot.size.width)
  }

  @Test(arguments: [
    (ContentSizeCategory.large, 12.0, 13.0), (.extraExtraExtraLarge, 18, 19),
    (.accessibilityExtraExtraExtraLarge, 18, 19),
  ])
  func `titles grow as a legend does, and labels do not`(
    category: ContentSizeCategory, title: Double, legend: Double
  ) throws {
    let view = chart(.line, .bottom).with {
      $0.numericAxis.title = "Orders"
      $0.numericAxis.references = [AxisReference(value: 2, title: "Plan")]
    }
    let drawn = try DrawnChart(view) { $0.contentSizeCategory = category }
    var sizes: [String: Double] = [:]
    for case .glyphs(let run, _) in drawn.commands { sizes[run.text] = run.size }
    expect(sizes["Orders"], is: title)
    expect(sizes["Plan"], is: title)
    expect(sizes["First"], is: legend)
    expect(sizes["0"], is: 12)
  }

  @Test func `columns below lines with names keep their legend`() throws {
    let drawn = try DrawnChart(chart(.combo, .lineEnds))
    let plot = try drawn.plot
    let below = titles(drawn).filter { $0.frame.minY > plot.maxY }
    expect(below.compactMap(\.text), is: ["First"])
    let beside = titles(drawn).filter { $0.frame.minX > plot.maxX }
    expect(beside.compactMap(\.text), is: ["Second"])
  }

  @Test func `names have the colors of lines if all can be read`() throws {
    var view = chart(.line, .lineEnds)
    view.series[0].color = .rgba(RGBA(0x0040B0))
    view.series[1].color = .rgba(RGBA(0xA02020))
    expect(
      titles(try DrawnChart(view)).compactMap(\.color?.hex), is: ["#0040B0FF", "#A02020FF"])
    view.series[1].color = .rgba(RGBA(0xFFE000))
    let pale = try titles(DrawnChart(view))
    let legend = try titles(DrawnChart(view.with { $0.legend = .bottom }))
    expect(pale.compactMap(\.color), is: legend.compactMap(\.color))
  }

  @Test func `names and titles of references share a column`() throws {
    var view = chart(.line, .lineEnds)
    view.numericAxis.references = [AxisReference(value: 20, title: "Goal")]
    let drawn = try DrawnChart(view)
    let names = titles(drawn)
    expect(names.count, is: 2)
    expect(drawn.view.warnings, is: [])
    expect(try drawn.view.part("reference").text, is: "Goal")
  }

  // MARK: Sizes

  private func bubbles(_ sizes: [Double]) -> ChartView {
    ChartView(
      .bubble,
      series: [
        ChartSeries(
          title: "A",
          values: sizes.enumerated().map { .point(x: Double($0), y: Double($0), size: $1) })
      ])
  }

  private func sizes(_ drawn: DrawnChart) -> [LayoutReport.Node] {
    drawn.view.root.flattened.filter { $0.kind == "bubbleSize" }
  }

  @Test(arguments: [ChartLegend.bottom, .top, .trailing])
  func `circles of a legend are as large as in the plot`(legend: ChartLegend) throws {
    let view = bubbles([5, 10, 20, 80, 50]).with { $0.legend = legend }
    for size in [Size(width: 300, height: 200), Size(width: 200, height: 300)] {
      let drawn = try DrawnChart(view, width: size.width, height: size.height)
      let circles = sizes(drawn)
      expect(circles.compactMap(\.text), is: ["10", "20", "50"])
      for (circle, category) in zip(circles, [1, 2, 4]) {
        let mark = try #require(drawn.marks.first { $0.category == category })
        expect(
          (circle.frame.size.width * 1000).rounded(), is: (mark.frame.size.width * 1000).rounded())
        expect(
          (circle.frame.size.height * 1000).rounded(),
          is: (mark.frame.size.height * 1000).rounded())
      }
    }
  }

  @Test func `sizes have their title and their format`() throws {
    var view = bubbles([100_000, 2_000_000, 700_000]).with { $0.legend = .trailing }
    view.secondaryNumericAxis.title = "Spend"
    view.secondaryNumericAxis.abbreviatesLabels = true
    view.secondaryNumericAxis.format = NumericAxisFormat(style: .currency, currency: "USD")
    let drawn = try DrawnChart(view)
    expect(try drawn.view.part("secondaryValuesAxisTitle").text, is: "Spend")
    let texts = sizes(drawn).compactMap(\.text)
    #expect(
      texts.count > 1 && texts.allSatisfy { $0.hasPrefix("$") && "KM".contains($0.suffix(1)) })
    expect(drawn.view.warnings, is: [])
  }

  @Test(arguments: [[7.0, 7, 7], [0, -3, 4], [5]])
  func `equal sizes have no circles in a legend`(values: [Double]) throws {
    let drawn = try DrawnChart(bubbles(values).with { $0.legend = true })
    expect(sizes(drawn).count, is: 0)
    expect(titles(drawn).compactMap(\.text), is: ["A"])
  }

  private static let samples: [([Double], [Double])] = [
    ([1.0, 100], [20.0, 50, 100]), ([3, 12], [5, 10]), ([60, 90], [60, 90]),
    ([0.004, 0.05], [0.01, 0.02, 0.05]), ([9, 9], []), ([-4, 0], []),
    ([.leastNonzeroMagnitude, 2 * .leastNonzeroMagnitude], []), ([1e12, 1.4e12], [1e12, 1.4e12]),
  ]

  @Test(arguments: samples)
  func `sizes of a legend are round`(values: [Double], expected: [Double]) {
    let greatest = values.max() ?? 1
    let found = SizeSamples(values) { $0 > 0 ? ($0 / greatest).squareRoot() * 0.15 : 0 }.samples
    expect(found.map(\.value), is: expected)
  }

  @Test(arguments: [
    ChartWordsCase(
      ChartView(.bubble, points: [(1, 2, 3), (4, 5, 9)]).with {
        $0.secondaryNumericAxis.title = "Spend"
        $0.secondaryNumericAxis.format = NumericAxisFormat(style: .currency, currency: "USD")
      },
      "Bubble chart. 2 points, across from 1 to 4, up from 2 to 5, Spend from $3.00 to $9.00"),
    ChartWordsCase(
      ChartView(.bubble, points: [(1, 2, 3), (4, 5, 9)]).with { $0.legend = .trailing },
      "Bubble chart. 2 points, across from 1 to 4, up from 2 to 5, size from 3 to 9"),
  ])
  func `the accessibility text has sizes`(item: ChartWordsCase) throws {
    try expect(DrawnChart(item.chart).view.drawing.words.text, is: item.words)
  }
}
