import FioriElements
import Testing

@testable import FioriDisplay
@testable import FioriRender
@testable import TestSupport

/// Values beyond the explicit ends of an axis (Docs/sources/charts.md#breaks).
struct BeyondAxisTests {
  private func check(_ item: WrongChart) throws {
    try expect(DrawnDescription(item.json).lines, is: item.lines)
  }

  private static let one = "and only a break mark shows it"
  private static let many = "and only break marks show them"

  @Test(arguments: [
    WrongChart(
      #""chartType":"column","series":[{"values":[50,150,90]}],"numericAxis":{"explicitMax":100}"#,
      "warning: view.numericAxis.explicitMax: 1 value is above the axis, which ends at 100, "
        + "\(one); raise 'explicitMax'"),
    WrongChart(
      #""chartType":"bar","series":[{"values":[50,150,190]}],"numericAxis":{"explicitMax":100}"#,
      "warning: view.numericAxis.explicitMax: 2 values are above the axis, which ends at 100, "
        + "\(many); raise 'explicitMax'"),
    WrongChart(
      #""chartType":"line","series":[{"values":[-5,0,5]},{"values":[-7,1,2]}],"#
        + #""numericAxis":{"explicitMin":-4}"#,
      "warning: view.numericAxis.explicitMin: 2 values are below the axis, which starts at -4, "
        + "\(many); lower 'explicitMin'"),
    WrongChart(
      #""chartType":"area","series":[{"values":[-5,0,5]}],"#
        + #""numericAxis":{"explicitMin":-4,"explicitMax":4}"#,
      "warning: view.numericAxis: 2 values are beyond the axis, which goes from -4 to 4, "
        + "\(many); lower 'explicitMin' and raise 'explicitMax'"),
    WrongChart(
      #""chartType":"stackedColumn","series":[{"values":[60,10]},{"values":[60,10]}],"#
        + #""numericAxis":{"explicitMax":100}"#,
      "warning: view.numericAxis.explicitMax: 1 value is above the axis, which ends at 100, "
        + "\(one); raise 'explicitMax'"),
    WrongChart(
      #""chartType":"waterfall","series":[{"values":[60,50,-80]}],"#
        + #""numericAxis":{"explicitMax":100}"#,
      "warning: view.numericAxis.explicitMax: 2 values are above the axis, which ends at 100, "
        + "\(many); raise 'explicitMax'"),
    WrongChart(
      #""chartType":"waterfall","series":[{"values":[60,90,-50,-20]}],"#
        + #""numericAxis":{"explicitMax":100}"#,
      "warning: view.numericAxis.explicitMax: 2 values are above the axis, which ends at 100, "
        + "\(many); raise 'explicitMax'"),
    WrongChart(
      #""chartType":"line","series":[{"values":[1,9]},{"values":[2,9]},{"values":[9,1]}],"#
        + #""numericAxis":{"explicitMax":4}"#,
      "warning: view.numericAxis.explicitMax: 3 values are above the axis, which ends at 4, "
        + "\(many); raise 'explicitMax'"),
    WrongChart(
      "\"chartType\":\"area\",\"series\":[{\"values\":[0,\((0..<200).map { _ in "9" }.joined(separator: ","))]}],"
        + #""numericAxis":{"explicitMax":4}"#,
      "warning: view.numericAxis.explicitMax: 200 values are above the axis, which ends at 4, "
        + "and only 25 break marks show them; raise 'explicitMax'"),
    WrongChart(
      "\"chartType\":\"line\",\"series\":[\((0..<8).map { #"{"values":[0.\#($0),9]}"# }.joined(separator: ","))],"
        + #""numericAxis":{"explicitMax":4}"#,
      "warning: view.numericAxis.explicitMax: 8 values are above the axis, which ends at 4, "
        + "and only 7 break marks show them; raise 'explicitMax'"),
    WrongChart(
      #""chartType":"scatter","series":[{"values":[{"x":1,"y":5},{"x":2,"y":50}]}],"#
        + #""numericAxis":{"explicitMax":20}"#,
      "warning: view.numericAxis.explicitMax: 1 value is above the axis, which ends at 20, "
        + "\(one); raise 'explicitMax'"),
    WrongChart(
      #""chartType":"combo","series":[{"values":[50,60]},{"values":[0.1,0.9]}],"#
        + #""indexesOfSecondaryValuesAxis":[1],"secondaryNumericAxis":{"explicitMax":0.5}"#,
      "warning: view.secondaryNumericAxis.explicitMax: 1 value is above the axis, which ends at "
        + "0.5, \(one); raise 'explicitMax'"),
    WrongChart(
      #""chartType":"column","series":[{"values":[50,100]}],"numericAxis":{"explicitMax":100}"#),
  ])
  func `each axis counts the values that lie beyond it`(item: WrongChart) throws {
    try check(item)
  }

  @Test(arguments: [ChartType.column, .bar, .stackedColumn, .waterfall])
  func `a column beyond the axis is drawn in two pieces inside the plot`(type: ChartType) throws {
    var chart = ChartView(type, [50, 150])
    // The second step begins where the first one ends.
    if type == .waterfall { chart = ChartView(type, [150, -100]) }
    chart.numericAxis.explicitMax = 100
    let drawn = try DrawnChart(chart)
    let plot = try drawn.plot
    let broken = drawn.commands.compactMap { command -> Path? in
      guard case .fill(let path, _) = command, path.subpathCount == 2 else { return nil }
      return path
    }
    expect(broken.count, is: type == .waterfall ? 2 : 1)
    for path in broken {
      let bounds = try #require(path.bounds)
      #expect(plot.insetBy(-0.51).contains(bounds))
    }
  }

  @Test func `a column has a break however little it is beyond the axis`() throws {
    let chart = ChartView(.column, [1_000_000, 1_000_200, 1_000_150]).with {
      $0.numericAxis.explicitMax = 1_000_150
    }
    let pieces = try DrawnChart(chart).commands.compactMap { command -> Int? in
      guard case .fill(let path, _) = command else { return nil }
      return path.subpathCount
    }
    // The baseline is the first.
    expect(pieces, is: [1, 1, 2, 1])
  }

  @Test func `a step across the whole axis has a break at both ends`() throws {
    var chart = ChartView(.waterfall, [150, -300])
    (chart.numericAxis.explicitMin, chart.numericAxis.explicitMax) = (-100, 100)
    let counts = try DrawnChart(chart).commands.compactMap { command -> Int? in
      guard case .fill(let path, _) = command, path.subpathCount > 1 else { return nil }
      return path.subpathCount
    }
    expect(counts, is: [2, 4])
  }

  @Test func `a step with too little room for a break is an arrowhead`() throws {
    var chart = ChartView(.waterfall, [60, 45, -6])
    chart.numericAxis.explicitMax = 100
    chart.valueLabels = true
    let mark = try #require(breakMarks(of: chart).first)
    expect(mark.minY.rounded(), is: 0)
    let drawn = try DrawnChart(chart)
    let label = try #require(drawn.view.root.flattened.first { $0.text == "-6" })
    try expect(label.frame.minY >= drawn.plot.minY + mark.maxY, is: true)
  }

  /// The bounds of the marks in the plot's coordinates.
  private func breakMarks(of chart: ChartView) throws -> [Rect] {
    let drawn = try DrawnChart(chart)
    let plot = try drawn.plot
    return drawn.filledBounds.filter {
      abs($0.size.width - 8) < 1e-9 && abs($0.size.height - 5) < 1e-9
    }.map { Rect(origin: Point(x: $0.minX - plot.minX, y: $0.minY - plot.minY), size: $0.size) }
  }

  @Test func `marks of series at the same place are in rows`() throws {
    var chart = ChartView(.line, [9, 1, 9], [8, 8, 8], [1, 7, 1])
    chart.numericAxis.explicitMax = 4
    let tops = try breakMarks(of: chart).map { ($0.minY).rounded() }
    expect(tops, is: [0, 0, 6, 6, 6, 0])
  }

  @Test func `parts of a stack beyond the axis are in rows, the last one at its end`() throws {
    var chart = ChartView(.stackedColumn, [90], [20], [30], [40])
    chart.numericAxis.explicitMax = 100
    let tops = try breakMarks(of: chart).map { ($0.minY).rounded() }
    expect(tops.sorted(), is: [0, 6])
  }

  @Test(arguments: [ChartType.column, .bar])
  func `a column of which nothing lies within the axis is an arrowhead at the edge`(
    type: ChartType
  ) throws {
    var chart = ChartView(type, [150, -50])
    (chart.numericAxis.explicitMin, chart.numericAxis.explicitMax) = (0, 200)
    let drawn = try DrawnChart(chart)
    let plot = try drawn.plot
    let sides = type == .bar ? (5.0, 8.0) : (8.0, 5.0)
    let marks = drawn.filledBounds.filter {
      abs($0.size.width - sides.0) < 1e-9 && abs($0.size.height - sides.1) < 1e-9
    }
    expect(marks.count, is: 1)
    let mark = try #require(marks.first)
    #expect(plot.insetBy(-0.51).contains(mark))
    #expect(abs(type == .bar ? mark.minX - plot.minX : mark.maxY - plot.maxY) < 0.51)
  }

  @Test(arguments: [ChartType.column, .bar, .waterfall, .stackedColumn])
  func `values beyond the axis are written, and names keep their place`(type: ChartType) throws {
    var chart = ChartView(type, [50, 500, -20], categories: ["J", "F", "M"])
    (chart.numericAxis.explicitMin, chart.numericAxis.explicitMax) = (0, 100)
    chart.valueLabels = true
    let drawn = try DrawnChart(chart)
    let values = drawn.view.root.flattened.filter { $0.kind == "valueLabel" }
    let leftOut = drawn.view.warnings.filter { $0.contains("value label") }
    if type == .stackedColumn {
      // Nothing is seen of the negative part that its value could stand in.
      expect(values.count, is: 0)
      expect(
        leftOut,
        is: [
          "warning: view.series: 3 of 3 value labels do not fit and are left out; make the chart "
            + "larger"
        ])
    } else {
      expect(values.map(\.text), is: ["50", "500", "-20"])
      expect(leftOut, is: [])
    }
    try expect(drawn.axis("categoryAxis").labels, is: ["J", "F", "M"])
    let chartFrame = Rect(x: 0, y: 0, width: 300, height: 200)
    for part in try [drawn.view.part("categoryAxis"), drawn.view.part("numericAxis")] + values {
      #expect(chartFrame.insetBy(-0.01).contains(part.frame))
    }
  }

  @Test func `a point beyond the axis is an arrowhead at the edge`() throws {
    var chart = ChartView(.line, [50, 150, 60, -50])
    (chart.numericAxis.explicitMin, chart.numericAxis.explicitMax) = (0, 100)
    let drawn = try DrawnChart(chart)
    let plot = try drawn.plot
    let marks = drawn.filledBounds.filter {
      abs($0.size.width - 8) < 1e-9 && abs($0.size.height - 5) < 1e-9
    }
    expect(marks.count, is: 2)
    #expect(abs(marks[0].minY - plot.minY) < 1e-9)
    #expect(abs(marks[0].midX - (plot.minX + plot.size.width / 3)) < 1e-9)
    #expect(abs(marks[1].maxY - plot.maxY) < 1e-9)
    #expect(abs(marks[1].midX - plot.maxX) < 1e-9)
  }
}

extension Path {
  /// The number of outlines.
  fileprivate var subpathCount: Int {
    steps.count { step in
      if case .move = step { true } else { false }
    }
  }
}
