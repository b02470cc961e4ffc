import FioriRender
import Testing

@testable import FioriCharts
@testable import TestSupport

/// Where the points of lines stand (Docs/sources/charts.md#lines, Docs/sources/charts.md#areas).
struct LineGeometryTests {
  private static let first: [Double?] = [200, 120, 165, 143, 166, 130, 110]
  private static let second: [Double?] = [150, 120, 130, 135, 120, 138, 137]

  private func combo(
    _ values: [[Double?]], columns: [Int], secondary: [Int] = []
  ) -> ChartView {
    var chart = ChartView(.combo)
    chart.series = values.map { ChartSeries(values: $0.map { $0.map(ChartValue.number) }) }
    chart.indexesOfColumnSeries = columns
    chart.indexesOfSecondaryValuesAxis = secondary
    return chart
  }

  @Test(arguments: [ChartType.line, .area])
  func `points share out the plot from end to end`(type: ChartType) throws {
    let marks = try DrawnChart(ChartView(type, [0, 50, 100, 75, 25])).unitMarks
    let expected = [(0.0, 1.0), (0.25, 0.5), (0.5, 0), (0.75, 0.25), (1, 0.75)]
    expect(marks.count, is: expected.count)
    for (mark, place) in zip(marks, expected) {
      #expect(abs(mark.midX - place.0) < 1e-9)
      #expect(abs(mark.midY - place.1) < 1e-9)
    }
  }

  @Test func `a value alone stands at the start`() throws {
    #expect(abs(try DrawnChart(ChartView(.line, [40])).unitMark(category: 0).midX) < 1e-9)
  }

  @Test func `a missing value has no mark and leaves the others where they are`() throws {
    let marks = try DrawnChart(ChartView(.line, [1, nil, 3, nil, nil, 2, nil])).unitMarks
    expect(marks.map(\.category), is: [0, 2, 5])
    for mark in marks { #expect(abs(mark.midX - Double(mark.category) / 6) < 1e-9) }
  }

  @Test(arguments: [(52.0, [0, 1, 2, 6]), (nil, [0, 1, 2])] as [(Double?, [Double])])
  func `a price at the market's close is drawn there, and none is no gap`(
    price: Double?, places: [Double]
  ) throws {
    let times = ["09:00", "09:30", "10:00", "12:00"].map { "2026-11-20 \($0):00" }
    let values = [100, 101, 104, price]
    let chart = try DrawnChart(ChartView(.stock, values, categories: times))
    try expect(chart.marks.map(\.value), is: values.compactMap(\.self))
    let marks = try chart.unitMarks
    for (mark, place) in zip(marks, places) { #expect(abs(mark.midX - place / 6) < 1e-9) }
    try expect(chart.axis("categoryAxis").labels, is: ["9:00", "10:00", "11:00", "12:00"])
    expect(chart.view.warnings, is: [])
    #expect(marks.allSatisfy { (0...1).contains($0.midY) })
  }

  @Test func `points are as large as told, and seven points else`() throws {
    var chart = ChartView(.line, [1, 2], [3, 4])
    chart.series[1].point.diameter = 12
    let sizes = try DrawnChart(chart).marks.map(\.frame.size)
    let expected = [7.0, 7, 12, 12]
    #expect(zip(sizes, expected).allSatisfy { abs($0.width - $1) < 1e-9 })
    #expect(zip(sizes, expected).allSatisfy { abs($0.height - $1) < 1e-9 })
  }

  @Test func `lines of a combo chart stand on the middles of the clusters`() throws {
    let chart = try DrawnChart(combo([Self.first, Self.second], columns: [0]))
    let geometry = ClusterGeometry(count: 7)
    for category in 0..<7 {
      let line = try chart.unitMark(series: 1, category: category)
      let column = try chart.unitMark(series: 0, category: category)
      #expect(abs(line.midX - (Double(category) * 0.148_148 + 0.055_555)) < 1e-5)
      #expect(abs(line.midX - column.midX) < 1e-9)
      #expect(abs(column.width - geometry.width) < 1e-9)
    }
  }

  @Test(arguments: [([0], 1), ([1], 1), ([0, 1], 2), ([], 0)] as [([Int], Int)])
  func `the columns of a combo chart are those that are told`(columns: [Int], count: Int) throws {
    let chart = try DrawnChart(combo([Self.first, Self.second], columns: columns))
    let marks = try chart.marks.filter { $0.frame.size.width > 7.001 }
    expect(Set(marks.map(\.series)), is: Set(columns))
    try expect(chart.marks.count, is: 14)
    guard count > 0 else { return }
    let column = try chart.unitMark(series: columns[0], category: 0)
    #expect(abs(column.width - ClusterGeometry(count: 7).width / Double(count)) < 1e-9)
  }

  @Test func `without indexes the first series of a combo chart is columns`() throws {
    var chart = combo([Self.first, Self.second], columns: [])
    chart.indexesOfColumnSeries = nil
    let marks = try DrawnChart(chart).marks.filter { $0.frame.size.width > 7.001 }
    expect(Set(marks.map(\.series)), is: [0])
  }

  @Test(
    arguments: [
      ([1.0, 1], [0, 1], [1]), ([-1, -1], [0, 1], [1]), ([1, -1], [0, 1], [1]),
      ([1, 1], [0, 1], []), ([1, 1], [0, 1], [0, 1]), ([1, 1], [1], [0]),
    ] as [([Double], [Int], [Int])])
  func `a column is measured on its own axis`(
    signs: [Double], columns: [Int], secondary: [Int]
  ) throws {
    let values = [
      Self.first.map { $0.map { $0 * signs[0] } }, Self.second.map { $0.map { $0 * signs[1] } },
    ]
    let chart = try DrawnChart(combo(values, columns: columns, secondary: secondary))
    for series in columns {
      let kind = secondary.contains(series) ? "secondaryNumericAxis" : "numericAxis"
      let range = try #require(chart.axis(kind).range)
      for (category, value) in values[series].enumerated() {
        let height = try abs(#require(value)) / (range.upperBound - range.lowerBound)
        let mark = try chart.unitMark(series: series, category: category)
        #expect(abs(mark.height - height) < 1e-4)
      }
    }
  }

  @Test func `columns with values of both signs are measured from zero`() throws {
    let mixed = Self.first.map { $0.map { $0 > 150 ? $0 : -$0 } }
    let chart = try DrawnChart(combo([mixed, Self.second], columns: [0, 1], secondary: [1]))
    let range = try #require(chart.axis().range)
    let zero = range.upperBound / (range.upperBound - range.lowerBound)
    for (category, value) in mixed.enumerated() {
      let mark = try chart.unitMark(category: category)
      let edge = try #require(value) > 0 ? mark.y + mark.height : mark.y
      #expect(abs(edge - zero) < 1e-9)
    }
  }

  @Test func `a point beyond an explicit end has a mark and is not drawn`() throws {
    let chart = ChartView(.line, [0, 50, 100]).with { $0.numericAxis.explicitMax = 50 }
    let drawn = try DrawnChart(chart)
    let plot = try drawn.plot
    #expect(abs(try drawn.unitMark(category: 2).midY + 1) < 1e-9)
    #expect(drawn.filledBounds.allSatisfy { $0.minY >= plot.minY - 4 })
  }
}
