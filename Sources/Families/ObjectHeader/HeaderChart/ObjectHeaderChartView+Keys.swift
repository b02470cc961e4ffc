// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations in ObjectHeaderChartView.swift; do not edit.

package import FioriBasics
import FioriCharts
import FioriKPI
import FioriLayout
import FioriLowering
package import FioriModel

extension ObjectHeaderChartView {
  package static let parameters: [SwiftParameter] = [
    .required("title"), "subtitle", "trend", "trendImage", "trendSemanticColor", "kpiItems",
    "kpiProgressView", "chartView", "isEnabled",
  ]

  package static let properties: [Property<ObjectHeaderChartView>] = [
    Property("title", \.title, .fioriText, "Title of the number, on one line.", examples: ["Motor temperature"]),
    Property("titleAttributedText", \.titleAttributedText, .runs, "Attributed runs that replace the title.", examples: [[["text": "Motor temperature"]]]),
    Property("subtitle", \.subtitle, .fioriText, "Subtitle, below the title.", examples: ["Last 12 days"]),
    Property("subtitleAttributedText", \.subtitleAttributedText, .runs, "Attributed runs that replace the subtitle.", examples: [[["text": "Last 12 days"]]]),
    Property("trend", \.trend, .fioriText, "Trend of the number.", examples: ["4.2%"]),
    Property("trendAttributedText", \.trendAttributedText, .runs, "Attributed runs that replace the trend and its image.", examples: [[["text": "4.2%"]]]),
    Property("trendImage", \.trendImage, .image, "Image before the trend, 12 × 12 points.", examples: ["builtin:trend-up"]),
    Property("trendSemanticColor", \.trendSemanticColor, .color, "Color of the trend, its image and series without a color of their own.", default: .text("like the subtitle; the chart's own"), examples: ["negativeLabel"]),
    Property("trendStyle", \.trendStyle, .trendStyle, "Arrow and color of a 'trend' that is a number, by its sign; trendImage and trendSemanticColor win.", examples: [["good": "up"]]),
    .kpiItems(\.kpiItems, named: "kpiItems", "Parts of the number, like the items of a KPI view."),
    Property("kpiAttributedText", \.kpiAttributedText, .runs, "Attributed runs that replace the number.", examples: [[["text": "78"], ["text": "°C", "font": ["size": 14]]]]),
    Property("kpiProgressView", \.kpiProgressView, .kpiProgressView, "A ring instead of the number, always small.", examples: [["chartSize": "small", "items": [["metric": "64"], ["unit": "%"]], "progress": 0.64]]),
    Property("chartView", \.chartView, .chartView, "Chart of the number: a line or column chart.", examples: [["chartType": "line", "series": [["values": [71, 70, 74, 78]]]]]),
    Property("isEnabled", \.isEnabled, .bool, "Whether the view is tappable; the title is then tinted.", default: false),
    .isLoading(\.isLoading, "drawn as blocks"),
    .styleClass(\.styleClass),
  ]
}
