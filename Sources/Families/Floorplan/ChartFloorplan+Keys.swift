// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations in ChartFloorplan.swift; do not edit.

package import FioriBasics
import FioriCharts
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
