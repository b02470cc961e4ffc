import FioriBasics
import FioriModel
import FioriReading
import FioriSyntax

extension ValueReader where Value == ChartSummaryItem {
  /// An item of a chart's summary. Its two initializers take the parameters in the same order.
  static let chartSummaryItem = object(
    "summaryItem", "A number above a chart: of a category, of all of them, or of a range.",
    examples: [
      ["title": "Total", "values": ["1.84M"], "category": -1],
      ["lowerBoundTitle": "Jan", "upperBoundTitle": "Mar", "value": "546k"],
    ],
    over: ChartSummaryItem(),
    taking: ChartSummaryItem.parameters, ChartSummaryItem.properties)
}
