import FioriRender
import Testing

@testable import FioriCharts
@testable import TestSupport

/// The places of a chart's legend, names at the ends of lines, and the sizes of bubbles
/// (Docs/sources/charts.md#extras).
struct ChartLegendTests {
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

  @Test func `true is a legend below the plot`() throws {
    let view = chart(.line, true)
    expect(view.legend, is: .bottom)
    expect(chart(.line, false).legend, is: .hidden)
  }

  @Test(arguments: [
    (155, ["Spend", "Budget"], "Spend Budget below"),
    (343, ["Spend", "Budget"], "Spend Budget beside"),
    (200, ["Instandhaltungsaufträge", "Reparaturen"], "Instandhaltungsaufträge Reparaturen below"),
  ])
  func `a legend whose names a column would cut is below the plot`(
    width: Int, titles: [String], expected: String
  ) throws {
    let series = titles.map { #"{"title":"\#($0)","values":[1,2]}"# }.joined(separator: ",")
    let json = #"""
      {"environment":{"width":\#(width),"height":200,"generation":"horizon"},
      "view":{"type":"chartView","chartType":"column","legend":"trailing","series":[\#(series)]}}
      """#
    let figure = try #require(Document(json: Array(json.utf8)).figures.first)
    let root = try Renderer().drawing(of: figure).report.root
    let names = root.flattened.filter { $0.kind == "seriesTitle" }
    let plot = try #require(root.flattened.first { $0.kind == "plot" })
    let isBelow = names.allSatisfy { $0.frame.minY > plot.frame.maxY }
    expect(
      names.compactMap(\.text).joined(separator: " ") + (isBelow ? " below" : " beside"),
      is: expected)
  }

  @Test(arguments: [90, 100, 110, 120, 140, 160])
  func `a legend beside a ring ends within the chart`(height: Int) throws {
    let names = ["Revenue", "Margin", "Result before taxes", "Result after taxes", "Plan"]
    let series = names.map { #"{"title":"\#($0)","values":[1]}"# }.joined(separator: ",")
    let json = #"""
      {"environment":{"width":240,"height":\#(height)},
      "view":{"type":"chartView","chartType":"donut","legend":"trailing","series":[\#(series)]}}
      """#
    let figure = try #require(Document(json: Array(json.utf8)).figures.first)
    let titles = try Renderer().drawing(of: figure).report.root.flattened
      .filter { $0.kind == "seriesTitle" }
    #expect(!titles.isEmpty)
    #expect(titles.allSatisfy { $0.frame.minY >= 0 && $0.frame.maxY <= Double(height) })
  }

  private func sizes(_ drawn: DrawnChart) -> [LayoutReport.Node] {
    drawn.view.root.flattened.filter { $0.kind == "bubbleSize" }
  }

  private static let samples: [([Double], [Double])] = [
    ([1.0, 100], [20.0, 50, 100]), ([3, 12], [5, 10]), ([60, 90], [60, 90]),
    ([0.004, 0.05], [0.01, 0.02, 0.05]), ([9, 9], [9]), ([-4, 0], []),
    ([410, 420], [420]),
    ([.leastNonzeroMagnitude, 2 * .leastNonzeroMagnitude], []), ([1e12, 1.4e12], [1e12, 1.4e12]),
  ]

  @Test(arguments: samples)
  func `sizes of a legend are round`(values: [Double], expected: [Double]) {
    let greatest = values.max() ?? 1
    let found = SizeSamples(values) { $0 > 0 ? ($0 / greatest).squareRoot() * 0.15 : 0 }.samples
    expect(found.map(\.value), is: expected)
  }
}
