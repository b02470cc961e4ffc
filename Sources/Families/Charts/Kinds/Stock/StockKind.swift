import FioriBasics
import FioriLayout
import FioriModel

extension ChartKind {
  /// A single series over time.
  static let stock = ChartKind(
    plot: StockPlot.self, values: .prices,
    options: [.lines, .fills, .forecast, .categories, .categoryEnds, .selections],
    zeroBase: .onRequest, showsNumericBaseline: true, showsCategoryGridlines: true,
    seriesColor: directionColor, hidesPoints: true, accessibility: .series(Phrase("stockChart")))

  /// Stated: Docs/sources/charts.md#stock.
  private static func directionColor(_ index: Int, _ data: ChartData) -> ColorStyle {
    guard let first = data.values[index].first ?? nil, let last = data.values[index].last ?? nil
    else { return "stockUpStroke" }
    return last >= first ? "stockUpStroke" : "stockDownStroke"
  }
}
