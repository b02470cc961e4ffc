import FioriLayout
import FioriNative
import FioriRender
import Testing

@testable import FioriCharts
@testable import FioriDocuments
@testable import FioriLowering
@testable import FioriObjectHeader
@testable import TestSupport

/// The colors of a header's chart view (Docs/sources/headers.md#chart-view).
struct HeaderChartColorTests {
  private func element(
    _ view: ObjectHeaderChartView = SampleHeaderChart.motor, on background: Appearance = .light,
    palette: Palette.Version? = nil
  ) throws -> HeaderChartArrangement {
    var environment = Environment()
    environment.palette = palette
    let context = LoweringContext(
      environment, numbers: ICUNumbers.shared, times: ICUTimes.shared
    ).inside(at: DescriptionPath(.key("detailContentView")), on: background)
    guard case .arrangement(let arrangement) = view.lowered(in: context).element,
      let element = arrangement as? HeaderChartArrangement
    else {
      throw WrongElement()
    }
    return element
  }

  private func chart(_ element: HeaderChartArrangement) throws -> ChartElement {
    guard case .chart(let chart) = element.plot else { throw WrongElement() }
    return chart
  }

  private struct WrongElement: Error {}

  @Test(arguments: [
    (Palette.Version.v2, Appearance.light, "#3F3A3AFF", "#76767BFF"),
    (.v2, .dark, "#FFFFFFFF", "#D3D3D3FF"), (.v3, .dark, "#FFFFFFFF", "#D9D9D9FF"),
    (.v8, .light, "#223548FF", "#5B738BFF"), (.v8, .dark, "#F5F6F7FF", "#A9B4BEFF"),
  ])
  func `quiet texts can be read on a dark background`(
    palette: Palette.Version, background: Appearance, title: String, quiet: String
  ) throws {
    let element = try element(on: background, palette: palette)
    expect(element.title?.text.color.hex, is: title)
    expect(element.subtitle?.text.color.hex, is: quiet)
    expect(element.trend?.text?.text.color.hex, is: quiet)
    expect(element.trend?.image?.tint.hex, is: quiet)
    try expect(chart(element).texts.categoryLabel.color.hex, is: quiet)
    guard case .kpi(let value) = element.value,
      case .text(let metric) = value.row.items[0].element
    else { throw WrongElement() }
    expect(metric.text.color.hex, is: title)
  }

  @Test(arguments: [
    (Appearance.light, "#CCCCCCFF", "#CCCCCCFF", "#5899DAFF"),
    (.dark, "#CCCCCC66", "#CCCCCC80", "#74B3F0FF"),
  ])
  func `the classic lines are fainter on a dark background, the baseline less so`(
    background: Appearance, line: String, baseline: String, series: String
  ) throws {
    let chart = try chart(element(on: background))
    expect(chart.colors.line.hex, is: line)
    expect(chart.colors.baseline.hex, is: baseline)
    expect(chart.series[0].color.hex, is: series)
  }

  @Test func `a style sheet's secondary color applies on a dark background`() throws {
    let rules = StyleSheetRules(
      [StyleSheet("@tertiaryLabel_darkBackground: #112233;")],
      on: Environment().styleSheetMediaContext)
    let theme = Theme(Environment(), rules: rules, classes: ComponentCatalog.styleClasses)
    expect(theme.tertiaryLabel(on: .dark).hex, is: "#112233FF")
  }

  @Test(arguments: [(false, "#3F3A3AFF"), (true, "#3678AFFF")])
  func `a view that leads somewhere has its title in the tint`(
    isEnabled: Bool, color: String
  ) throws {
    let view = SampleHeaderChart.motor { $0.isEnabled = isEnabled }
    try expect(element(view).title?.text.color.hex, is: color)
  }

  @Test func `a semantic color is the trend's and a single series'`() throws {
    let view = SampleHeaderChart.motor { $0.trendSemanticColor = .palette("negativeLabel") }
    let element = try element(view)
    expect(element.trend?.text?.text.color.hex, is: "#D9364CFF")
    expect(element.trend?.image?.tint.hex, is: "#D9364CFF")
    expect(element.subtitle?.text.color.hex, is: "#76767BFF")
    try expect(chart(element).series.map(\.color.hex), is: ["#D9364CFF"])
    let several = SampleHeaderChart.motor {
      $0.trendSemanticColor = .palette("negativeLabel")
      $0.chartView?.series.append(ChartSeries(values: [.number(1)]))
      $0.chartView?.series[1].color = .rgba(RGBA(0x112233))
    }
    let colors = try chart(self.element(several)).series.map(\.color.hex)
    expect(colors, is: ["#5899DAFF", "#112233FF"])
  }
}
