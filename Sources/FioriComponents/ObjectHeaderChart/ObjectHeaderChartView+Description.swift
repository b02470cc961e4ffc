import FioriBasics
import FioriModel
package import FioriReading
package import FioriSyntax

extension ObjectHeaderChartView: DescribedComponent {
  package init() { self.init(title: "") }

  package static let summary = "A number with its course, in an object header or alone."

  package static let parameters: [SwiftParameter] = [
    .required("title"), "subtitle", "trend", "trendImage", "trendSemanticColor", "kpiItems",
    "kpiProgressView", "chartView", "isEnabled",
  ]

  package static let properties: [Property<ObjectHeaderChartView>] = [
    Property(
      "title", \.title, .fioriText, "What the number is about; it must have one.",
      examples: ["Motor temperature"]),
    Property(
      "titleAttributedText", \.titleAttributedText, .runs, "Runs in place of the title.",
      examples: [[["text": "Motor temperature"]]]),
    Property(
      "subtitle", \.subtitle, .fioriText, "Below the title.", examples: ["Last 12 days"]),
    Property(
      "subtitleAttributedText", \.subtitleAttributedText, .runs, "Runs in place of the subtitle.",
      examples: [[["text": "Last 12 days"]]]),
    Property("trend", \.trend, .fioriText, "Where the number goes.", examples: ["4.2%"]),
    Property(
      "trendAttributedText", \.trendAttributedText, .runs,
      "Runs in place of the trend and its image.", examples: [[["text": "4.2%"]]]),
    Property(
      "trendImage", \.trendImage, .image, "Before the trend, 12 by 12 points.",
      examples: ["builtin:trend-up"]),
    Property(
      "trendSemanticColor", \.trendSemanticColor, .color,
      "Of the trend, its image and the series without a color of their own.",
      default: .words("as quiet as the subtitle; the chart's own"), examples: ["negativeLabel"]),
    .kpiItems("kpiItems", \.kpiItems, "The parts of the number, as a KPI view's items."),
    Property(
      "kpiAttributedText", \.kpiAttributedText, .runs, "Runs in place of the number.",
      examples: [[["text": "78"], ["text": "°C", "font": ["size": 14]]]]),
    Property(
      "kpiProgressView", \.kpiProgressView, .kpiProgressView,
      "A ring in place of the number, always a small one.",
      examples: [
        ["chartSize": "small", "items": [["metric": "64"], ["unit": "%"]], "progress": 0.64]
      ]),
    Property(
      "chartView", \.chartView, .chartView, "The number's course: a line or a column chart.",
      examples: [["chartType": "line", "series": [["values": [71, 70, 74, 78]]]]]),
    Property(
      "isEnabled", \.isEnabled, .bool,
      "Whether it leads somewhere, which the title tells by its tint.", default: false),
    .isLoading(\.isLoading, "drawn as blocks"),
    .styleClass(\.styleClass),
  ]
}
