import FioriBasics
import FioriModel

extension ValueReader where Value == ChartSummaryItem.ValueSeries {
  /// `null` for values of no series; by default, they belong to the chart's.
  static let valueSeries = ValueReader(
    .null, swift: { $0 == .none ? .word(".none") : .word(".inOrder") }
  ) { node, path, reader in
    guard case .null = node.value else {
      reader.expected("null, for values of no series", found: node, at: path)
      return nil
    }
    return ValueSeries.none
  }

  private typealias ValueSeries = ChartSummaryItem.ValueSeries
}

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
