import FioriRender
import Testing

@testable import FioriDisplay
@testable import TestSupport

/// Which labels of an axis are drawn, and the room that they take (Docs/sources/charts.md#labels,
/// Docs/sources/charts.md#axes).
struct ChartLabelTests {
  private static let months: [String?] = [
    "January", "February", "March", "April", "May", "June", "July", "August",
  ]
  private static let line = ChartView(.line, [1, 2, 3, 4, 5, 6, 7, 8], categories: months)
  /// Of 12 points: 12 × 1.1172.
  private static let lineHeight = 13.4064

  private func styled(_ style: CategoryAxis.LabelStyle) -> ChartView {
    Self.line.with { $0.categoryAxis.labels.style = style }
  }

  @Test func `names are drawn where all have room, else every other one`() throws {
    let wide = try DrawnChart(Self.line, width: 600)
    try expect(wide.axis("categoryAxis").labels, is: Self.months.compactMap(\.self))
    #expect(try abs(wide.plot.maxY - (200 - 19 - 1)) < 1e-9)
    let narrow = try DrawnChart(Self.line, width: 300)
    try expect(narrow.axis("categoryAxis").labels, is: ["January", "March", "May", "July"])
    expect(
      narrow.view.warnings,
      is: [
        "warning: view.categories: 4 of 8 names are left out; shorten the names or make the chart "
          + "larger"
      ])
  }

  @Test func `with 'allOrNothing' none is drawn and their strip is gone`() throws {
    let chart = Self.line.with { $0.categoryAxis.labels.fitting = .allOrNothing }
    let narrow = try DrawnChart(chart, width: 300)
    #expect(try narrow.axis("categoryAxis").labels.isEmpty)
    try expect(narrow.view.part("categoryAxis").frame.size.height, is: 0)
    #expect(try narrow.plot.maxY > 193)
    expect(
      narrow.view.warnings,
      is: [
        "warning: view.categories: none of the 8 names fits; shorten the names or make the chart "
          + "larger"
      ])
  }

  @Test(arguments: [ChartType.line, .column])
  func `two names cut to half of the width take two lines`(type: ChartType) throws {
    let names = ["Instandhaltungsauftrag Nord", "Kreditorenbuchhaltung Süd"]
    let drawn = try DrawnChart(ChartView(type, [1, 5], categories: names), width: 260)
    let height = try drawn.view.part("categoryAxis").frame.size.height
    #expect(height > 2 * Self.lineHeight)
    try expect(drawn.axis("categoryAxis").labels, is: names)
    expect(drawn.view.warnings, is: [])
  }

  @Test func `hours of a stock chart that have no room are ticks`() throws {
    let times = (9...17).map { "2026-11-20 \($0 < 10 ? "0" : "")\($0):00:00" }
    let chart = ChartView(.stock, (0..<9).map { Double($0) }, categories: times)
    let drawn = try DrawnChart(chart, width: 220)
    try expect(drawn.axis("categoryAxis").labels, is: ["9:00", "11:00", "13:00", "15:00", "17:00"])
    expect(
      drawn.view.warnings,
      is: ["warning: view.categories: 4 of the 9 ticks have no label; make the chart wider"])
  }

  @Test func `names without text take no room`() throws {
    let chart = ChartView(
      .line, [1, 2, 3, 4, 5, 6, 7, 8],
      categories: ["January", nil, "", nil, nil, "", nil, "August"])
    let labels = try DrawnChart(chart, width: 300).axis("categoryAxis").labels
    expect(labels.filter { !$0.isEmpty }, is: ["January", "August"])
  }

  @Test func `a range names the first and the last, flush with the ends`() throws {
    let drawn = try DrawnChart(styled(.range))
    try expect(drawn.axis("categoryAxis").labels, is: ["January", "August"])
    // Only the points overhang, which the axis of numbers has room for at the left.
    #expect(try abs(drawn.plot.minX - 20) < 1e-9)
    #expect(try abs(drawn.plot.maxX - 296.5) < 1e-9)
  }

  @Test func `a range in no room is cut off`() throws {
    let drawn = try DrawnChart(styled(.range), width: 100)
    let labels = try drawn.axis("categoryAxis").labels
    expect(labels.count, is: 2)
    #expect(labels.allSatisfy { $0.hasSuffix("…") })
  }

  private static let alike: [(ChartType, [String?], Double, [String])] = [
    (.line, ["Instandhaltung Lager Nord", "b", "Instandhaltung Lager Ost"], 220, []),
    (.column, ["Jan", "b", "Instandhaltungsauftragsabschluss"], 300, []),
    (
      .column, ["Instandhaltungsauftragsabschluss", "b", "Instandhaltungsauftragsannahme"], 300,
      ["1 of 2 names are truncated"]
    ),
    (
      .line, ["Instandhaltungsauftragsabschluss", "b", "Instandhaltungsauftragsannahme"], 200,
      ["2 of 2 names are truncated and read alike"]
    ),
    (.microArea, ["Instandhaltung Lager Nord", "b", "Instandhaltung Lager Ost"], 200, []),
  ]

  @Test(arguments: alike)
  func `the two names of a range do not read alike`(
    type: ChartType, names: [String?], width: Double, warnings: [String]
  ) throws {
    let chart = ChartView(type, [1, 2, 3], categories: names).with {
      $0.categoryAxis.labels.style = type == .microArea ? nil : .range
    }
    let drawn = try DrawnChart(chart, width: width)
    expect(
      drawn.view.warnings,
      is: warnings.map {
        "warning: view.categories: \($0); shorten the names or make the chart larger"
      })
  }

  @Test(arguments: [ChartType.line, .area])
  func `a line leaves room for half of its outer labels`(type: ChartType) throws {
    let chart = ChartView(type, [1, 2, 3], categories: ["a", "b", "WWWWWWWWWW"])
    let drawn = try DrawnChart(chart)
    let point = try DrawnChart(chart.with { $0.categories = ["a", "b", "c"] })
    try expect(point.plot.maxX, is: 296.5)
    #expect(try drawn.plot.maxX < 270)
    let columns = try DrawnChart(chart.with { $0.chartType = .column })
    try expect(columns.plot.maxX, is: 300)
  }

  @Test(arguments: [
    (ChartType.line, 3.5), (.column, 1), (.bar, 0),
  ])
  func `hidden labels leave a line's width`(type: ChartType, left: Double) throws {
    var chart = ChartView(type, [1, 2, 3], categories: ["a", "b", "c"])
    chart.numericAxis.labels.isHidden = true
    chart.categoryAxis.labels.isHidden = true
    let drawn = try DrawnChart(chart)
    #expect(try abs(drawn.plot.minX - left) < 1e-9)
    #expect(try drawn.axis().labels.isEmpty)
    #expect(try drawn.axis("categoryAxis").labels.isEmpty)
    try expect(drawn.axis().ticks, is: [3, 2, 1, 0])
    try expect(drawn.axis().range, is: 0...3)
  }

  @Test func `neither labels nor lines take no room`() throws {
    var chart = ChartView(.column, [1, 2, 3])
    chart.numericAxis.labels.isHidden = true
    chart.numericAxis.gridlines.isHidden = true
    chart.categoryAxis.labels.isHidden = true
    chart.categoryAxis.baseline.isHidden = true
    try expect(DrawnChart(chart).plot, is: Rect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test(
    arguments: [
      (80.0, ["300", "200", "100", "0"]), (60, ["200", "0"]), (40, ["200", "0"]),
    ] as [(Double, [String])])
  func `a number too near to the one above is left out, and its gridline with it`(
    height: Double, labels: [String]
  ) throws {
    let drawn = try DrawnChart(ChartView(.line, [0, 279]), height: height)
    try expect(drawn.axis().labels, is: labels)
    try expect(drawn.axis().ticks, is: [300, 200, 100, 0])
    expect(drawn.dashedLines.count, is: labels.count { $0 != "0" })
    let pitch = try drawn.plot.size.height / 3
    expect((pitch > Self.lineHeight + 3), is: (labels.count == 4))
  }

  @Test func `hidden numbers keep every gridline`() throws {
    var chart = ChartView(.line, [0, 279])
    chart.numericAxis.labels.isHidden = true
    try expect(DrawnChart(chart, height: 40).dashedLines.count, is: 3)
    chart.numericAxis.gridlines.isHidden = true
    #expect(try DrawnChart(chart, height: 40).dashedLines.isEmpty)
  }

  @Test func `an axis of numbers is as wide as its widest and four points, twenty at the least`()
    throws
  {
    try expect(DrawnChart(ChartView(.column, [3])).plot.minX, is: 20)
    let frame = try DrawnChart(ChartView(.column, [200])).view.part("numericAxis").frame
    #expect(abs(frame.size.width - 26.262) < 0.5)
  }

  @Test(arguments: [
    (CategoryAxis.LabelsPosition.fixedBottom, 1.0, 181.0), (.dynamic, 20, 0),
  ])
  func `below zero the baseline is on top, and names there when told`(
    position: CategoryAxis.LabelsPosition, plotTop: Double, labelTop: Double
  ) throws {
    var chart = ChartView(.column, [-1, -2], categories: ["a", "b"])
    chart.categoryAxis.labelsPosition = position
    chart.numericAxis.labels.isHidden = true
    let drawn = try DrawnChart(chart)
    #expect(try abs(drawn.plot.minY - plotTop) < 1e-9)
    #expect(try abs(drawn.view.part("categoryAxis").frame.minY - labelTop) < 1e-9)
  }

  @Test func `names at the zero line stand just below it`() throws {
    var chart = ChartView(.column, [-1, 2], categories: ["a", "b"])
    chart.categoryAxis.labelsPosition = .dynamic
    let drawn = try DrawnChart(chart)
    let plot = try drawn.plot
    let zero = plot.minY + plot.size.height * 2 / 3
    #expect(try abs(drawn.view.part("categoryAxis").frame.minY - zero - 1) < 1e-9)
  }

  @Test func `bars name all their categories even when the numbers are a range`() throws {
    var chart = ChartView(.bar, [120, 80, 200], categories: ["a", "b", "c"])
    chart.categoryAxis.labels.style = .range
    let drawn = try DrawnChart(chart)
    try expect(drawn.axis("categoryAxis").labels, is: ["a", "b", "c"])
    try expect(drawn.axis().labels.count, is: 2)
    try expect(drawn.axis().ticks, is: [200, 100, 0])
  }

  @Test(arguments: [("K", 4_000.0), ("M", 4_000_000), ("B", 4e9), ("T", 4e12), ("Q", 4e15)])
  func `numbers are abbreviated where told`(letter: String, value: Double) throws {
    var chart = ChartView(.column, [value])
    chart.numericAxis.abbreviatesLabels = true
    try expect(DrawnChart(chart).axis().labels, is: ["4\(letter)", "2\(letter)", "0"])
    chart.numericAxis.isMagnitudedDisplayed = false
    try expect(DrawnChart(chart).axis().labels, is: ["4", "2", "0"])
  }

  /// A chart's values and ticks, and the labels of its axis and values.
  struct Magnitude: Sendable, CustomTestStringConvertible {
    let type: ChartType
    let values: [Double]
    var ticks: [Double]?
    let axis: [String]
    let labels: [String]
    var testDescription: String { "\(type) \(values)" }
  }

  @Test(arguments: [
    Magnitude(
      type: .column, values: [400_000, 1_100_000], ticks: [0, 500_000, 1_000_000],
      axis: ["1", "0.5", "0"], labels: ["0.4", "1.1"]),
    Magnitude(type: .line, values: [400, 1_100], axis: ["1", "0.5", "0"], labels: []),
    Magnitude(
      type: .column, values: [1_500, 400_000, 2_000_000], axis: ["2", "1", "0"],
      labels: ["0.0015", "0.4", "2"]),
    Magnitude(type: .bar, values: [40, 800], axis: ["800", "400", "0"], labels: ["40", "800"]),
    Magnitude(
      type: .microColumn, values: [400_000, 1_100_000], axis: [], labels: ["0.4", "1.1"]),
  ])
  func `numbers without a letter have one magnitude`(item: Magnitude) throws {
    var chart = ChartView(item.type, item.values.map(\.self))
    chart.valueLabels = item.type != .microColumn && !item.labels.isEmpty
    chart.numericAxis.ticks = item.ticks
    (chart.numericAxis.abbreviatesLabels, chart.numericAxis.isMagnitudedDisplayed) = (true, false)
    let drawn = try DrawnChart(chart)
    let texts = drawn.commands.compactMap { command in
      if case .glyphs(let run, _) = command { run.text } else { nil }
    }
    expect(Set(texts), is: Set(item.axis + item.labels))
    expect(drawn.view.warnings, is: [])
  }

  /// The format of an axis between two ends, its labels, and the warnings about them.
  struct Rounding: Sendable, CustomTestStringConvertible {
    let ends: ClosedRange<Double>
    var format = NumericAxisFormat()
    var isAbbreviated = false
    var locale = "en-US"
    let labels: [String]
    var warnings: [String] = []
    var testDescription: String { "\(ends) \(labels)" }
  }

  private static func warning(_ tick: String, _ label: String) -> String {
    "warning: view.numericAxis: tick \(tick) has the label '\(label)'; give 'format' more "
      + "'maximumFractionDigits'"
  }

  @Test(arguments: [
    Rounding(
      ends: 999_950...1_000_050, isAbbreviated: true, labels: ["1.00005M", "1M", "999.95K"]),
    Rounding(
      ends: 0...2.5, format: NumericAxisFormat(style: .currency, currency: "JPY"),
      labels: ["¥2.5", "¥1.25", "¥0"]),
    Rounding(
      ends: 0...5, format: NumericAxisFormat(style: .currency, currency: "JPY"),
      labels: ["¥5", "¥2.5", "¥0"]),
    Rounding(
      ends: 0...5, format: NumericAxisFormat(style: .currency, currency: "USD"),
      labels: ["$5.00", "$2.50", "$0.00"]),
    Rounding(
      ends: 0...2_500_000, format: NumericAxisFormat(style: .compact),
      labels: ["2.5M", "1.25M", "0"]),
    Rounding(
      ends: 0...2_500_000, format: NumericAxisFormat(style: .compact), locale: "de-DE",
      labels: ["2,5\u{A0}Mio.", "1,25\u{A0}Mio.", "0"]),
    Rounding(
      ends: 0...2_500_000, format: NumericAxisFormat(style: .compact, maximumFractionDigits: 0),
      labels: ["3M", "1M", "0"], warnings: [warning("2500000", "3M")]),
    Rounding(
      ends: 0...5, format: NumericAxisFormat(maximumFractionDigits: 0), labels: ["5", "3", "0"],
      warnings: [warning("2.5", "3")]),
    Rounding(
      ends: 0...100.5, format: NumericAxisFormat(maximumFractionDigits: 0),
      labels: ["101", "50", "0"]),
    Rounding(
      ends: 0...225_000, isAbbreviated: true, labels: ["225K", "113K", "0"]),
  ])
  func `a tick does not read as a number far from it`(item: Rounding) throws {
    var chart = ChartView(.line, [item.ends.lowerBound, item.ends.upperBound])
    chart.numericAxis.isZeroBased = false
    chart.numericAxis.explicitMin = item.ends.lowerBound
    chart.numericAxis.explicitMax = item.ends.upperBound
    chart.numericAxis.format = item.format
    chart.numericAxis.abbreviatesLabels = item.isAbbreviated
    let drawn = try DrawnChart(chart) { $0.locale = item.locale }
    try expect(drawn.axis().labels, is: item.labels)
    expect(drawn.view.warnings, is: item.warnings)
  }

  @Test func `bars whose values need room have shorter numbers, not fewer`() throws {
    var chart = ChartView(.bar, [50_000_000_000, -123_456_789_012])
    chart.valueLabels = true
    let drawn = try DrawnChart(chart, width: 240) { $0.locale = "de-DE" }
    try expect(drawn.axis().labels, is: [])
    expect(
      drawn.view.warnings,
      is: [
        "warning: view.numericAxis: the 3 labels do not fit and are left out; make the chart wider"
      ])
    let wide = try DrawnChart(chart, width: 320) { $0.locale = "de-DE" }
    try expect(wide.axis().labels, is: ["100\u{A0}Mrd.", "0", "-100\u{A0}Mrd."])
    expect(wide.view.warnings, is: [])
  }

  @Test(arguments: [
    (ChartView(.line), true), (ChartView(.column, []), true), (ChartView(.line, [nil]), false),
    (ChartView(.donut), true), (ChartView(.microColumn, [nil]), true),
    (ChartView(.bubble, []), true),
    (ChartView(.scatter, series: [ChartSeries(values: [nil])]), false),
  ])
  func `a chart without places says so in its middle`(chart: ChartView, saysSo: Bool) throws {
    let drawn = try DrawnChart(chart)
    let found = drawn.view.root.flattened.first { $0.kind == "noData" }
    expect((found != nil), is: saysSo)
    guard let found else { return }
    expect(found.text, is: "No Data")
    #expect(abs(found.frame.midX - 150) < 1e-9 && abs(found.frame.midY - 100) < 1e-9)
    expect(drawn.view.root.flattened.count, is: 2)
  }

  @Test func `a stock's last time that stands for the close needs no value`() throws {
    var chart = ChartView(.stock, [16, 17, 18, nil])
    chart.categories = [
      "2026-01-06 09:30:00", "2026-01-06 10:00:00", "2026-01-06 10:30:00", "2026-01-06 16:00:00",
    ]
    let drawn = try DrawnChart(chart)
    try expect(drawn.marks.map(\.value), is: [16, 17, 18])
    try expect(drawn.axis().range, is: 16...18)
    #expect(try drawn.unitMark(category: 2).midX < 0.2)
  }

  private static let thinned: [(Double, [String])] = [
    (200, ["120", "80", "40", "0", "-40", "-80", "-120"]), (90, ["80", "0", "-80"]),
    (60, ["120", "0", "-120"]), (30, ["120", "-120"]), (15, ["120"]),
  ]

  @Test(arguments: thinned)
  func `numbers without room are left out at a regular step around zero`(
    height: Double, labels: [String]
  ) throws {
    var chart = ChartView(.line, [-120, 120])
    chart.numberOfGridlines = 7
    try expect(DrawnChart(chart, height: height).axis().labels, is: labels)
  }

  private static let pointFormats: [(NumericAxisFormat?, [Double], [String])] = [
    (nil, [0.1, 0.2, 0.15], ["0.07", "0.14", "0.21"]),
    (nil, [1000, 3000], ["800", "1600", "2400", "3200"]),
    (NumericAxisFormat(style: .percent), [0.1, 0.3], ["8%", "16%", "24%", "32%"]),
    (NumericAxisFormat(), [1000, 3000], ["800", "1,600", "2,400", "3,200"]),
  ]

  @Test(arguments: pointFormats)
  func `the x axis of points has its own format`(
    format: NumericAxisFormat?, places: [Double], labels: [String]
  ) throws {
    var chart = ChartView(.scatter)
    chart.series = [ChartSeries(values: places.map { .point(x: $0, y: $0) })]
    chart.categoryAxis.format = format
    try expect(DrawnChart(chart).axis("categoryAxis").labels, is: labels)
  }

}
