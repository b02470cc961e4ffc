import FioriLayout
import Testing

@testable import FioriDrawing
@testable import FioriRender
@testable import TestSupport

/// Series that can be told apart (Docs/sources/charts.md#hairlines,
/// Docs/sources/charts.md#without-color).
struct SeriesApartTests {
  @Test func `a line over columns has a border where it crosses them`() throws {
    var chart = ChartView(.combo, [20, 30], [10, 25])
    chart.series[1].lineWidth = 3
    let drawn = try DrawnChart(chart)
    let layers = drawn.view.drawing.displayList.stillCommands.compactMap { command -> Layer? in
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
    let (plain, reported) = try (
      DrawnChart(chart), DrawnChart(chart) { $0.differentiateWithoutColor = true }
    )
    #expect(plain.commands.count <= reported.commands.count)
    #expect(plain.commands != reported.commands)
    // What is measured stays as it is.
    try expect(reported.plot, is: plain.plot)
    try expect(reported.marks, is: plain.marks)
  }

  @Test func `a series alone looks as it always does`() throws {
    for type in [ChartType.line, .column, .donut, .area] {
      let chart = ChartView(type, [20, 30])
      let plain = try DrawnChart(chart).view.drawing.displayList
      let reported = try DrawnChart(chart) { $0.differentiateWithoutColor = true }
      expect(reported.view.drawing.displayList.stillCommands.count, is: plain.stillCommands.count)
    }
  }

  @Test func `symbols repeat only after the palette's colors, and lines after 48 series`() {
    let all = (0..<48).map { SeriesPattern(series: $0) }
    expect(Set(all.map { "\($0.symbol) \($0.dash)" }).count, is: 48)
    expect(Set(all.prefix(11).map(\.symbol)).count, is: 11)
    expect(all.prefix(6).map(\.symbol.isHollow), is: Array(repeating: false, count: 6))
    expect(Set(all.prefix(12).map(\.hatching)).count, is: 12)
  }
}
