import FioriBasics
import FioriModel

extension ChartCheck {
  /// Reports amounts in different currencies that the chart adds up.
  mutating func checkCurrencies() {
    let own = chart.series.map(\.currencies)
    guard own.contains(where: { !$0.isEmpty }) else { return }
    let used: [Set<String>]
    if kind.values == .shares || kind.options.contains(.totals) {
      used = [chart.currencies]
    } else if kind.hasTotals {
      used = (0..<categoryCount).map { category in
        Set(own.compactMap { $0[at: category] ?? nil })
      }
    } else {
      used = []
    }
    guard let mixed = used.first(where: { $0.count > 1 })?.sorted() else { return }
    error(path.key("series"), .mixedCurrencies(mixed[0], mixed[1]))
  }
}
