// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations of keys; do not edit.

package import FioriBasics
import FioriCharts
import FioriKPI
import FioriLayout
import FioriLowering
package import FioriModel

extension ChartFloorplan {
  package static let parameters: [SwiftParameter] = [
    .required("title"), "subtitle", "status", "summaryItems", "chartView", "seriesTitles",
    "valuesAxisTitle", "categoryAxisTitle",
  ]

  package static let properties: [Property<ChartFloorplan>] = [
    Property("title", \.title, .fioriText, "Title, which names the quantity.", examples: ["Revenue"]),
    Property("subtitle", \.subtitle, .fioriText, "Subtitle, below the title.", examples: ["Month target: 200k"]),
    Property("status", \.status, .fioriText, "Status such as the age of the data.", examples: ["Updated 20 min ago"]),
    Property("summaryItems", \.summaryItems, .array(of: .chartSummaryItem), "Numbers above the chart: aggregates, selected categories and ranges.", examples: [[["title": "Total", "values": ["1.84M"], "category": -1], ["values": ["182k"], "category": 2]]]),
    Property("chartView", \.chartView, .chartView, "Chart; categories with a summary item are selected unless it sets selections.", examples: [["chartType": "column", "series": [["values": [820, 960, 790]]]]]),
    Property("seriesTitles", \.seriesTitles, .array(of: .string), "Names of the series, in the legend; they replace the titles of the chart's series.", examples: [["This year", "Last year"]]),
    Property("valuesAxisTitle", \.valuesAxisTitle, .string, "Title of the chart's numeric axis.", default: .text("the chart's own"), examples: ["Thousand euros"]),
    Property("categoryAxisTitle", \.categoryAxisTitle, .string, "Title of the chart's category axis.", default: .text("the chart's own"), examples: ["Month"]),
    .isLoading(\.isLoading, "drawn as blocks"),
    .styleClass(\.styleClass),
  ]
}

extension ChartSummaryItem {
  static let parameters: [SwiftParameter] = [
    "lowerBoundTitle", "upperBoundTitle", "value", "title", "values", "category", "emptyText",
    "trend", "trendImage", "trendSemanticColor",
  ]

  static let properties: [Property<ChartSummaryItem>] = [
    Property("title", \.title, .fioriText, "Title.", default: .text("the name of the category"), examples: ["Total"]),
    Property("values", \.values, .sparseArray(of: .fioriText), "A text for each series, in their order; null if a series has no value.", examples: [["182k", "164k"]]),
    Property("series", \.series, .valueSeries, "Series that the values belong to; null for values of no series, such as a target.", default: .text("the chart's series, in their order"), examples: [nil]),
    Property("category", \.category, .wholeNumber, "Index of the category, from 0, or -1 for an aggregate over all of them.", examples: [2]),
    Property("emptyText", \.emptyText, .fioriText, "Text shown if there are no values.", default: .text("a dash in place of each value"), examples: ["No data"]),
    Property("isEnabled", \.isEnabled, .bool, "Whether the item can be tapped: then its title has the tint color in classic; gray otherwise.", default: true),
    Property("lowerBoundTitle", \.lowerBoundTitle, .fioriText, "Start of a range, together with 'upperBoundTitle' and 'value'.", examples: ["Jan"]),
    Property("upperBoundTitle", \.upperBoundTitle, .fioriText, "End of a range.", examples: ["Mar"]),
    Property("value", \.value, .fioriText, "Value of a range.", examples: ["546k"]),
    Property("trend", \.trend, .fioriText, "Trend, below the values.", examples: ["4.2%"]),
    Property("trendImage", \.trendImage, .image, "Image before the trend, 16 × 16 points.", examples: ["builtin:trend-up"]),
    Property("trendSemanticColor", \.trendSemanticColor, .color, "Color of the trend and its image.", default: .text("like the title"), examples: ["positiveLabel"]),
  ]
}
