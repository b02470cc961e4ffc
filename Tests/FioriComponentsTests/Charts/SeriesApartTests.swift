import FioriElements
import FioriFrames
import Testing

@testable import FioriDisplay
@testable import FioriRender
@testable import TestSupport

/// Series that can be told apart (Docs/sources/charts.md#hairlines,
/// Docs/sources/charts.md#without-color).
struct SeriesApartTests {
  @Test func `no area is drawn after a line`() throws {
    let drawn = try DrawnChart(ChartView(.area, [1, 2, 3], [3, 2, 1], [2, 2, 2]))
    let kinds = drawn.commands.compactMap { command -> String? in
      switch command {
      case .stroke(_, let style, _) where style.dash.isEmpty: "line"
      case .fill(let path, .color(let color)) where color.alpha < 255 && path.steps.count == 6:
        "area"
      default: nil
      }
    }
    expect(kinds, is: ["area", "area", "area", "line", "line", "line"])
  }

  @Test func `the parts of a stack are a point apart, and end at their values`() throws {
    let drawn = try DrawnChart(ChartView(.stackedColumn, [20], [30], [-10], [-10]))
    let marks = try drawn.marks.map(\.frame)
    let parts = drawn.columnBounds
    try #require(parts.count == 4)
    let (first, second, third, fourth) = (parts[0], parts[1], parts[2], parts[3])
    #expect(abs(first.minY - second.maxY - 1) < 1e-9)
    #expect(abs(fourth.minY - third.maxY - 1) < 1e-9)
    #expect(abs(second.minY - marks[1].minY) <= 0.25 + 1e-9)
    #expect(abs(fourth.maxY - marks[3].maxY) <= 0.25 + 1e-9)
  }

  @Test(
    arguments: [
      (ChartType.column, [[5, 0, nil]], 1), (.bar, [[5, 0, nil]], 1), (.column, [[-5, 0, nil]], 1),
      (.combo, [[5, 0, nil]], 1), (.stackedColumn, [[5, 0, nil], [0, 0, nil]], 1),
      (.stackedBar, [[0, 0, nil], [2, 5, nil]], 0), (.column, [[5000, 0.001, nil]], 0.5),
      (.stackedColumn, [[5000, 6000], [0.03, nil]], 0.5),
    ] as [(ChartType, [[Double?]], Double)])
  func `zero is a line in place of the baseline, and less than a pixel is one`(
    type: ChartType, values: [[Double?]], length: Double
  ) throws {
    let series = values.map { ChartSeries(values: $0.map { $0.map(ChartValue.number) }) }
    let drawn = try DrawnChart(
      ChartView(type, series: series).with { $0.indexesOfColumnSeries = type == .combo ? [0] : nil }
    )
    let isHorizontal = [.bar, .stackedBar].contains(type)
    let plot = try drawn.plot
    // The baseline is as long as the plot.
    let thin = drawn.filledBounds.filter { bounds in
      let (length, width) =
        isHorizontal
        ? (bounds.size.width, bounds.size.height) : (bounds.size.height, bounds.size.width)
      return length <= 1 && width > 20
        && width < 0.9 * (isHorizontal ? plot.size.height : plot.size.width)
    }
    expect(
      thin.map { isHorizontal ? $0.size.width : $0.size.height }, is: length > 0 ? [length] : [])
    guard length == 1, let line = thin.first else { return }
    let isAbove = (values[0][0] ?? 0) < 0
    let gap =
      isHorizontal ? plot.minX - line.maxX : isAbove ? plot.minY - line.maxY : line.minY - plot.maxY
    #expect(abs(gap) <= 0.25 + 1e-9)
  }

  @Test(arguments: [
    (0x5899DA, 0xE8743B, 1.0), (0x000000, 0xFFFFFF, 0), (0x000000, 0x8A8A8A, 0),
    (0x333333, 0x333333, 1),
  ])
  func `columns of like lightness have a hairline between them`(
    one: UInt32, other: UInt32, gap: Double
  ) throws {
    var chart = ChartView(.column, [20, 30], [30, 10])
    chart.series[0].color = .rgba(RGBA(one))
    chart.series[1].color = .rgba(RGBA(other))
    let parts = try DrawnChart(chart).columnBounds
    try #require(parts.count == 4)
    #expect(abs(parts[2].minX - parts[0].maxX - gap) < 1e-9)
  }

  @Test func `a line over columns has a border where it crosses them`() throws {
    var chart = ChartView(.combo, [20, 30], [10, 25])
    chart.series[1].lineWidth = 3
    let drawn = try DrawnChart(chart)
    let layers = drawn.view.drawing.displayList.commands.compactMap { command -> Layer? in
      if case .layer(let layer) = command, !layer.outlines.isEmpty { layer } else { nil }
    }
    expect(layers.count, is: 1)
    let widths = try #require(layers.first).commands.compactMap { command -> Double? in
      if case .stroke(_, let style, _) = command { style.width } else { nil }
    }
    expect(widths, is: [5])
  }

  @Test(arguments: [ChartType.column, .stackedBar, .area, .scatter, .bubble, .donut, .combo])
  func `every series but the first differs from the first without color`(type: ChartType) throws {
    let points: [(Double, Double, Double?)] = [(1, 2, 3), (3, 4, 5)]
    let isPoint = [.scatter, .bubble].contains(type)
    var chart =
      isPoint ? ChartView(type, points: points) : ChartView(type, [20, 30], [10, 25], [5, 4])
    if isPoint { chart.series += chart.series }
    if type == .scatter {
      chart.series = chart.series.map { series in
        var series = series
        series.values = [.point(x: 1, y: 2), .point(x: 3, y: 4)]
        return series
      }
    }
    let (plain, told) = try (
      DrawnChart(chart), DrawnChart(chart) { $0.differentiateWithoutColor = true }
    )
    #expect(plain.commands.count <= told.commands.count)
    #expect(plain.commands != told.commands)
    // What is measured stays as it is.
    try expect(told.plot, is: plain.plot)
    try expect(told.marks, is: plain.marks)
  }

  @Test(arguments: [ChartType.donut, .stackedColumn])
  func `a label on a hatched mark has a plate in the mark's color`(type: ChartType) throws {
    let chart = ChartView(type, [20], [30]).with { $0.valueLabels = true }
    func plates(_ withoutColor: Bool) throws -> Int {
      let drawn = try DrawnChart(chart) { $0.differentiateWithoutColor = withoutColor }
      return drawn.filledBounds.count {
        $0.size.width > 14 && $0.size.width < 30 && $0.size.height > 10 && $0.size.height < 20
      }
    }
    try expect(plates(false), is: 0)
    try expect(plates(true), is: 1)
  }

  @Test func `the part of a Harvey ball is hatched without color`() throws {
    func hatchings(_ withoutColor: Bool) throws -> Int {
      try DrawnChart(ChartView(.microHarveyBall, [25, 16])) {
        $0.differentiateWithoutColor = withoutColor
      }.commands.count { command in
        if case .stroke(_, let style, _) = command { style.width == 1.5 } else { false }
      }
    }
    try expect(hatchings(false), is: 0)
    try expect(hatchings(true), is: 1)
  }

  @Test func `a series alone looks as it always does`() throws {
    for type in [ChartType.line, .column, .donut, .area] {
      let chart = ChartView(type, [20, 30])
      let plain = try DrawnChart(chart).view.drawing.displayList
      let told = try DrawnChart(chart) { $0.differentiateWithoutColor = true }
      expect(told.view.drawing.displayList.commands.count, is: plain.commands.count)
    }
  }

  @Test func `symbols repeat only after the palette's colors, and lines after 48 series`() {
    let all = (0..<48).map { SeriesPattern(series: $0) }
    expect(Set(all.map { "\($0.symbol) \($0.dash)" }).count, is: 48)
    expect(Set(all.prefix(11).map(\.symbol)).count, is: 11)
    expect(all.prefix(6).map(\.symbol.isHollow), is: Array(repeating: false, count: 6))
    expect(Set(all.prefix(12).map(\.hatching)).count, is: 12)
  }

  private func warnings(
    of type: ChartType, count: Int, withoutColor: Bool = false,
    _ change: (inout ChartView) -> Void = { _ in }
  ) throws -> [String] {
    var chart = ChartView(
      type,
      series: (0..<count).map { ChartSeries(title: "S\($0)", values: [.number(Double($0 + 1))]) })
    change(&chart)
    return try DrawnChart(chart) { $0.differentiateWithoutColor = withoutColor }.view.warnings
      .filter { $0.contains("look") }
  }

  @Test(arguments: [ChartType.column, .stackedBar, .area, .donut])
  func `series that look alike get a warning`(type: ChartType) throws {
    try expect(warnings(of: type, count: 11), is: [])
    try expect(
      warnings(of: type, count: 12),
      is: ["warning: view.series[11]: 'S11' looks like 'S0'; give one of them a 'color'"])
    try expect(
      warnings(of: type, count: 14),
      is: [
        "warning: view.series: 3 series look like others, such as 'S11' like 'S0'; give them a "
          + "'color'"
      ])
    try expect(
      warnings(of: type, count: 12) { $0.series[11].color = .palette("negativeLabel") }, is: [])
    try expect(warnings(of: type, count: 12) { $0.series[11].title = nil }, is: [])
  }

  @Test func `series look alike without color only if their patterns do`() throws {
    try expect(warnings(of: .column, count: 12, withoutColor: true), is: [])
    try expect(
      warnings(of: .column, count: 13, withoutColor: true),
      is: ["warning: view.series[12]: 'S12' looks like 'S0'; draw fewer series in a chart"])
    try expect(warnings(of: .line, count: 32, withoutColor: true), is: [])
    try expect(
      warnings(of: .line, count: 5, withoutColor: true) {
        for index in $0.series.indices { $0.series[index].point.isHidden = true }
      }, is: ["warning: view.series[4]: 'S4' looks like 'S0'; draw fewer series in a chart"])
  }

  @Test func `series that are named at their lines, or have equal colors given, are not confused`()
    throws
  {
    func isGray(_ chart: inout ChartView) {
      for index in chart.series.indices { chart.series[index].color = .palette("tertiaryLabel") }
    }
    try expect(warnings(of: .line, count: 12) { $0.legend = .lineEnds }, is: [])
    try expect(warnings(of: .line, count: 4, isGray), is: [])
    try expect(
      warnings(of: .line, count: 2) { $0.series[1].color = .palette("chart1") },
      is: ["warning: view.series[1]: 'S1' looks like 'S0'; give one of them a 'color'"])
    try expect(
      warnings(of: .combo, count: 2) { $0.series[1].color = .palette("chart1") }, is: [])
  }

  @Test(arguments: [
    (false, false, ["Sales", "Rate"]), (true, false, ["Sales", "Rate"]),
    (false, true, ["Sales", "Margin"]),
  ])
  func `each of two axes names its series`(
    hasLegend: Bool, hasTitle: Bool, texts: [String]
  ) throws {
    var chart = ChartView(.combo, [20, 30], [0.1, 0.2])
    (chart.series[0].title, chart.series[1].title) = ("Sales", "Rate")
    chart.indexesOfSecondaryValuesAxis = [1]
    chart.legend = hasLegend ? .bottom : .hidden
    if hasTitle { chart.secondaryNumericAxis.title = "Margin" }
    let drawn = try DrawnChart(chart)
    let found = drawn.view.root.flattened.compactMap { node in
      node.text.flatMap { Set(["Sales", "Rate", "Margin"]).contains($0) ? $0 : nil }
    }
    expect(found, is: texts)
    let dots = drawn.filledBounds.filter {
      abs($0.size.width - 8) < 0.01 && abs($0.size.height - 8) < 0.01
    }
    expect(dots.count, is: hasLegend ? 4 : 2)
  }
}

extension DrawnChart {
  /// The bounds of everything filled inside the plot except rules.
  fileprivate var columnBounds: [Rect] {
    filledBounds.filter { $0.size.width > 2 && $0.size.height > 2 }
  }
}
