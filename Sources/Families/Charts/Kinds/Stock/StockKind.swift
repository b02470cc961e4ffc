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

  /// The color of the change from the first known value to the last, as words say it (Docs/sources/charts.md#stock).
  private static func directionColor(_ index: Int, _ data: ChartData) -> ColorStyle {
    let known = data.values[index].lazy.compactMap(\.self)
    guard let first = known.first, let last = known.last else { return "stockUpStroke" }
    return last >= first ? "stockUpStroke" : "stockDownStroke"
  }
}
