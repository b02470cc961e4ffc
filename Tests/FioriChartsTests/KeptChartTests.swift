import FioriModel
import FioriNative
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

  private static let parts = stride(from: 0, to: 40, by: 8).map { $0..<$0 + 8 }

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
        _ = view.series.map { $0.color.map { context.theme.color($0) } }
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

  /// A chart with a text in each place.
  private func chart(_ text: String) -> ChartView {
    let rule = ColorRule(is: .text(text), color: .palette("negativeLabel"), title: text)
    var view = ChartView(
      .column, categories: [text, "b"],
      series: [ChartSeries(title: text, values: [1, 2]), ChartSeries(title: "S", values: [3, 1])])
    view.series[0].rules = [rule]
    view.legend = .bottom
    view.categoryAxis.title = text
    view.numericAxis.title = text
    view.numericAxis.references = [AxisReference(value: 1, title: text)]
    return view
  }

  @Test(arguments: [
    ("\u{C5}", "\u{212B}"), ("K", "\u{212A}"), ("caf\u{E9}", "cafe\u{301}"), (";", "\u{37E}"),
    ("\u{AC00}", "\u{1100}\u{1161}"), ("\u{B7}", "\u{387}"), ("a\u{323}\u{307}", "a\u{307}\u{323}"),
  ])
  func `a figure is its own after one whose texts only read the same`(
    one: String, other: String
  ) throws {
    let apart = Figure(ChartView(series: [ChartSeries(values: [1, 2])]))
    for view: (String) -> any Component in [
      { self.chart($0) }, { ChartCard(title: "T", chartView: self.chart($0)) },
      { ChartCard(title: Text($0), chartView: self.chart("x")) },
    ] {
      let figures = [Figure(view(one)), Figure(view(other))]
      for (first, second) in [(figures[0], figures[1]), (figures[1], figures[0])] {
        _ = try picture(apart)
        let alone = try picture(second)
        _ = try picture(first)
        #expect(try picture(second)?.svg == alone?.svg)
        _ = try picture(first)
        let warnings = try picture(second)?.warnings.map { Array($0.utf8) }
        #expect(warnings == alone?.warnings.map { Array($0.utf8) })
      }
    }
    var (words, others) = (Environment(), Environment())
    (words.words.noData, others.words.noData) = (one, other)
    let empty = ChartView(series: [])
    _ = try picture(Figure(empty, environment: words))
    let after = try picture(Figure(empty, environment: others))?.svg
    _ = try picture(apart)
    #expect(try picture(Figure(empty, environment: others))?.svg == after)
  }

  @Test func `all texts of a chart are compared by their bytes`() {
    var view = chart("text")
    let format = NumericAxisFormat(style: .currency, currency: "currency")
    view.categories = ["category"]
    view.styleClass = ["class"]
    for axis in [\ChartView.numericAxis, \ChartView.secondaryNumericAxis] {
      view[keyPath: axis].title = "axis title"
      view[keyPath: axis].format = format
      view[keyPath: axis].references = [AxisReference(value: 1, title: "reference")]
    }
    view.categoryAxis.title = "category title"
    view.categoryAxis.format = format
    (view.categoryAxis.explicitMin, view.categoryAxis.explicitMax) = ("minimum", "maximum")
    view.series = [ChartSeries(title: "series", values: [1])]
    view.series[0].rules = [
      ColorRule(
        below: .text("below"), from: .text("from"), to: .text("to"), is: .text("is"),
        color: .palette("label"), title: "rule")
    ]
    let found = texts(in: view)
    #expect(found.count > 15)
    expect(view.texts.compactMap(\.self).sorted(), is: found.sorted())
  }

  /// Returns all texts in a value, besides names of colors, of which those in no palette are all clear.
  private func texts(in value: Any) -> [String] {
    if let text = value as? String { return [text] }
    if value is Color { return [] }
    let mirror = Mirror(reflecting: value)
    if mirror.children.isEmpty, mirror.displayStyle == .optional {
      let type = "\(type(of: value))"
      #expect(!type.contains("String") && !type.contains("Format"), "\(type) is to be set")
    }
    return mirror.children.flatMap { texts(in: $0.value) }
  }
}
