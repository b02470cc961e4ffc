import FioriRender
import Testing

/// A part that a header's chart view can do without, and where those that stay then stand.
struct HeaderChartPart: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let remove: @Sendable (inout ObjectHeaderChartView) -> Void
  /// The kinds of what is left, in the report's order.
  let kinds: [String]
  /// Points from the top of the view.
  let height: Double

  static let all: [HeaderChartPart] = [
    HeaderChartPart(
      testDescription: "nothing", remove: { _ in },
      kinds: ["title", "subtitle", "trendImage", "trend", "kpi", "chartView"], height: 118.516),
    HeaderChartPart(
      testDescription: "the subtitle", remove: { $0.subtitle = nil },
      kinds: ["title", "trendImage", "trend", "kpi", "chartView"], height: 101.992),
    HeaderChartPart(
      testDescription: "the trend's image", remove: { $0.trendImage = nil },
      kinds: ["title", "subtitle", "trend", "kpi", "chartView"], height: 118.516),
    HeaderChartPart(
      testDescription: "the trend",
      remove: {
        $0.trend = nil
        $0.trendImage = nil
      }, kinds: ["title", "subtitle", "kpi", "chartView"], height: 118.516),
    HeaderChartPart(
      testDescription: "the KPI", remove: { $0.kpiItems = [] },
      kinds: ["title", "subtitle", "trendImage", "trend", "chartView"], height: 118.516),
    HeaderChartPart(
      testDescription: "the chart", remove: { $0.chartView = nil },
      kinds: ["title", "subtitle", "trendImage", "trend", "kpi"], height: 102.493),
    HeaderChartPart(
      testDescription: "all but the trend",
      remove: {
        $0.kpiItems = []
        $0.chartView = nil
      }, kinds: ["title", "subtitle", "trendImage", "trend"], height: 60.274),
  ]
}
