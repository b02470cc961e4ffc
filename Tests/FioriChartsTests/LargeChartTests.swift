import FioriRender
import Testing

@testable import TestSupport

/// Charts with as many values as there may be.
struct LargeChartTests {
  private static let wave: [Double?] = (0..<20_000).map { Double(($0 * 7_919) % 1_000) }

  /// The longest line's points.
  private func pointCount(_ chart: DrawnChart) -> Int {
    chart.commands.map { command in
      guard case .stroke(let path, _, _) = command else { return 0 }
      return path.steps.count
    }.max() ?? 0
  }

  @Test func `every value of a long line is in the report though not every one is drawn`() throws {
    let chart = try DrawnChart(ChartView(.line, Self.wave))
    let marks = try chart.marks
    expect(marks.count, is: 20_000)
    expect(marks.map(\.value), is: Self.wave.compactMap(\.self))
    #expect(pointCount(chart) < 5_000)
    #expect(pointCount(chart) > 200)
  }

  @Test func `a reduced long line covers the same pixels as the whole one`() throws {
    let chart = try DrawnChart(ChartView(.line, Self.wave)) { $0.scale = 2 }
    let plot = try chart.plot
    let frames = try chart.marks.map(\.frame)
    let paths = chart.commands.compactMap { command -> Path? in
      if case .stroke(let path, let style, _) = command, style.dash.isEmpty { path } else { nil }
    }
    let drawn = try #require(paths.max { $0.steps.count < $1.steps.count })
    var columns: [Int: ClosedRange<Double>] = [:]
    for frame in frames {
      columns[Int((frame.midX * 2).rounded(.down)), default: frame.midY...frame.midY].include(
        frame.midY)
    }
    var found: [Int: ClosedRange<Double>] = [:]
    for case .line(let point) in drawn.steps {
      found[Int((point.x * 2).rounded(.down)), default: point.y...point.y].include(point.y)
    }
    #expect(found.count >= Int(plot.size.width * 2) - 2)
    let wrong = columns.filter { column, range in
      guard let other = found[column] else { return true }
      return abs(other.lowerBound - range.lowerBound) > 1
        || abs(other.upperBound - range.upperBound) > 1
    }
    #expect(wrong.count < columns.count / 50, "\(wrong.count) of \(columns.count)")
  }

  @Test(arguments: [
    ChartType.area, .column, .stackedColumn, .bar, .stackedBar, .combo, .waterfall, .microColumn,
    .microArea,
  ])
  func `a chart of many values has a mark for each`(type: ChartType) throws {
    try expect(DrawnChart(ChartView(type, Self.wave)).marks.count, is: 20_000)
  }

  @Test(arguments: [ChartType.scatter, .bubble])
  func `a chart of many points has a mark for each`(type: ChartType) throws {
    let size: Double? = type == .bubble ? 1 : nil
    let values = (0..<20_000).map { place -> ChartValue? in
      .point(x: Double(place % 317), y: Double(place % 911), size: size)
    }
    let chart = ChartView(type, series: [ChartSeries(values: values)])
    try expect(DrawnChart(chart).marks.count, is: 20_000)
  }

  @Test func `as many series as there may be are drawn`() throws {
    var chart = ChartView(.line)
    chart.series = (0..<32).map { series -> ChartSeries in
      let values = (0..<625).map { place -> ChartValue? in
        .number(Double((series * 31 + place * 17) % 97))
      }
      return ChartSeries(values: values)
    }
    let marks = try DrawnChart(chart).marks
    expect(marks.count, is: 20_000)
    #expect(marks.last?.series == 31 && marks.last?.category == 624)
  }
}

extension ClosedRange<Double> {
  fileprivate mutating func include(_ value: Double) {
    self = Swift.min(lowerBound, value)...Swift.max(upperBound, value)
  }
}
