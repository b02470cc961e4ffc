// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations in ChartCard.swift; do not edit.

package import FioriBasics
import FioriCharts
import FioriKPI
import FioriLayout
import FioriLowering
package import FioriModel

extension ChartCard {
  package static let parameters: [SwiftParameter] = [
    .required("title"), "status", "subtitle", "kpiItems", "seriesTitles", "chartView",
  ]

  package static let properties: [Property<ChartCard>] = [
    Property("title", \.content.title, .fioriText, "Title of the card, on one line.", examples: ["Total Sales"]),
    Property("titleAttributedText", \.content.titleAttributedText, .runs, "Attributed runs that replace the title.", examples: [[["text": "Total Sales"]]]),
    Property("status", \.content.status, .fioriText, "Status such as the age of the content, at the trailing end of the title line.", examples: ["5 min ago"]),
    Property("statusAttributedText", \.content.statusAttributedText, .runs, "Attributed runs that replace the status.", examples: [[["text": "5 min ago"]]]),
    .kpiItems(\.content.kpiItems, named: "kpiItems", "Parts of the number, like the items of a KPI view."),
    Property("kpiAttributedText", \.content.kpiAttributedText, .runs, "Attributed runs that replace the number.", examples: [[["text": "6,590"], ["text": ".57", "font": ["size": 14]]]]),
    .isHighlighted(\.content.isHighlighted, "card"),
    .isLoading(\.content.isLoading, "drawn as bars and a block or a circle"),
    .styleClass(\.content.styleClass),
    Property("subtitle", \.subtitle, .fioriText, "Subtitle, at the trailing end of the number's line.", examples: ["Store 541"]),
    Property("subtitleAttributedText", \.subtitleAttributedText, .runs, "Attributed runs that replace the subtitle.", examples: [[["text": "Store 541"]]]),
    Property("trend", \.trend, .fioriText, "Trend, shown instead of the subtitle.", examples: ["4.2%"]),
    Property("trendAttributedText", \.trendAttributedText, .runs, "Attributed runs that replace the trend and its image.", examples: [[["text": "4.2%"]]]),
    Property("trendImage", \.trendImage, .image, "Image before the trend, 16 × 16 points.", examples: ["builtin:trend-up"]),
    Property("trendSemanticColor", \.trendSemanticColor, .color, "Color of the trend and its image.", default: .text("like the status"), examples: ["positiveLabel"]),
    Property("trendStyle", \.trendStyle, .trendStyle, "Arrow and color of a 'trend' that is a number, by its sign; trendImage and trendSemanticColor win.", examples: [["good": "up"]]),
    Property("facts", \.facts, .array(of: .cardFact), "Figures below the number, two at most.", examples: [[["title": "Target", "value": "280k"]]]),
    Property("details", \.details, .fioriText, "Text below the number and the facts: two lines unless numberOfLines sets more; not in the SDK.", examples: ["Actuals of the first quarter"]),
    Property("seriesTitles", \.seriesTitles, .array(of: .string), "Names of the series, next to dots in their colors; if there are more than four, the fourth shows the number of remaining series.", examples: [["This year", "Last year"]]),
    Property("chartView", \.chartView, .chartView, "Chart below the number; its categoryAxis shows the first and the last label (range) unless it sets allOrNothing.", examples: [["chartType": "column", "series": [["values": [820, 960, 790]]]]]),
  ]
}
