package import FioriBasics
import FioriModel

extension ChartCheck {
  /// Reports amounts in different currencies that the chart adds up.
  mutating func checkCurrencies() {
    let own = chart.series.map(\.currencies)
    guard own.contains(where: { !$0.isEmpty }) else { return }
    let used: [Set<String>] =
      switch kind.addedMarks {
      case .all: [chart.currencies]
      case .stacks:
        (0..<categoryCount).map { category in Set(own.compactMap { $0[at: category] ?? nil }) }
      case nil: []
      }
    guard let mixed = used.first(where: { $0.count > 1 })?.sorted() else { return }
    error(path.key("series"), .mixedCurrencies(mixed[0], mixed[1]))
  }
}

extension ChartKind {
  /// Which marks are added up: the parts of a ring, the steps of a waterfall, or the parts of each stack.
  fileprivate var addedMarks: TemplateBinding.AddedMarks? {
    values == .shares || options.contains(.totals) ? .all : hasTotals ? .stacks : nil
  }
}

extension ChartType {
  /// Returns which marks a type adds up by its name in a description; `nil` for none.
  package static func addedMarks(_ name: String) -> TemplateBinding.AddedMarks? {
    ChartType(rawValue: name)?.kind.addedMarks
  }
}
