import FioriModel
import FioriRender
import Testing

@testable import FioriCharts
@testable import FioriLayout
@testable import FioriLowering
@testable import TestSupport

/// A chart that is kept for the next figure looks and reads as if it had been made anew.
@Suite struct KeptChartTests {
  private struct Picture: Equatable {
    let svg: [UInt8]
    let report: LayoutReport
    let warnings: [String]
    let accessibilityText: AccessibilityText
  }

  private let renderer: Renderer

  init() throws {
    renderer = try Renderer()
  }

  private static let parts = stride(from: 0, to: 170, by: 34).map { $0..<$0 + 34 }

  /// Returns a picture, or `nil` for a figure with errors.
  private func picture(_ figure: Figure) throws -> Picture? {
    do {
      let drawing = try renderer.drawing(of: figure)
      return Picture(
        svg: try renderer.data(of: drawing, as: .svg(SVGOptions())), report: drawing.report,
        warnings: drawing.warnings.map(\.description), accessibilityText: drawing.accessibilityText)
    } catch is DescriptionError {
      return nil
    }
  }

  /// Returns figures of which each differs from the one before in one way, with the same chart.
  private func figures(_ chart: RandomChart) -> [Figure] {
    var dark = chart.environment
    dark.appearance = .dark
    var mirrored = dark
    mirrored.layoutDirection = .rightToLeft
    var german = mirrored
    german.locale = "de"
    var other = chart.view
    other.numberOfGridlines += 1
    let card = Environment()
    return [
      Figure(chart.view, environment: chart.environment), Figure(chart.view, environment: dark),
      Figure(chart.view, environment: mirrored), Figure(chart.view, environment: german),
      Figure(other, environment: german),
      Figure(ChartCard(title: "One", chartView: other), environment: card),
      Figure(ChartCard(title: "Two", chartView: other), environment: card),
      Figure(
        ChartCard(title: "Two", status: "New", kpiItems: [.metric("5")], chartView: other),
        environment: card
      ),
      Figure(ChartCard(title: "Two", seriesTitles: ["Name"], chartView: other), environment: card),
      Figure(ChartCard(title: "Two", chartView: chart.view), environment: card),
      Figure(ChartCard(title: "Two", chartView: chart.view), environment: chart.environment),
    ]
  }

  @Test(arguments: parts)
  func `a figure is the same after one with the same chart and after another`(
    seeds: Range<Int>
  ) throws {
    let other = Figure(ChartView(series: [ChartSeries(values: [1, 2])]))
    for seed in seeds {
      let figures = figures(RandomChart(seed: seed))
      for (index, pair) in zip(figures, figures.dropFirst()).enumerated() {
        _ = try picture(other)
        let apart = try picture(pair.1)
        _ = try picture(pair.0)
        let after = try picture(pair.1)
        let again = try picture(pair.1)
        #expect(apart == after && apart == again, "seed \(seed), figure \(index + 1)")
      }
    }
  }

  private func context(_ memory: PartMemory, on appearance: Appearance = .light) -> LoweringContext
  {
    LoweringContext(
      Environment(), theme: Theme(Environment(), log: ThemeAccessLog(hasSheets: false)),
      memory: memory,
      numbers: ICUNumbers.shared, times: ICUTimes.shared
    ).inside(at: DescriptionPath(.key("chartView")), on: appearance)
  }

  /// Returns how often a chart is made of those of two figures.
  private func count(
    _ first: ChartView, _ second: ChartView, on appearance: Appearance = .light,
    in setting: PartMemory.Setting? = nil
  ) -> Int {
    let memory = PartMemory()
    let usual = PartMemory.Setting(
      environment: Environment(), missingGlyphs: .warning, limits: RenderLimits())
    var count = 0
    for (view, appearance, setting) in [
      (first, Appearance.light, usual), (second, appearance, setting ?? usual),
    ] {
      let context = context(memory.ready(for: setting), on: appearance)
      _ = KeptChart.lowered(view, in: context) {
        count += 1
        _ = view.series.map { $0.color.map(context.theme.color) }
        return view.lowered(in: .plain)
      }
    }
    return count
  }

  @Test func `a chart is made once for two figures unless it depends on something else`() {
    let chart = ChartView(series: [ChartSeries(values: [1, 2])])
    var other = chart
    other.series[0].values[1] = 3
    var colored = chart
    colored.series[0].color = .palette("tintColor")
    let long = ChartView(series: [ChartSeries(values: .init(repeating: 1, count: 1001))])
    var dark = Environment()
    dark.appearance = .dark
    let setting = PartMemory.Setting(
      environment: dark, missingGlyphs: .warning, limits: RenderLimits())
    #expect(
      [
        count(chart, chart), count(chart, other), count(chart, chart, on: .dark),
        count(chart, chart, in: setting), count(colored, colored), count(long, long),
      ] == [1, 2, 2, 2, 2, 2])
  }
}
