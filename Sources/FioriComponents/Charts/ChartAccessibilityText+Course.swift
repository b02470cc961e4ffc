import FioriCharts
import FioriElements
import FioriModel

extension ChartAccessibilityText {
  private typealias Entry = (category: Int, value: Double)

  /// `2016: lowest 62 in Jan, highest 186 in Jul, rising`.
  func course(of index: Int) -> String {
    let drawn =
      view.chartType == .waterfall
      ? WaterfallSteps(chart.data).steps.map { $0?.value } : chart.data.values[index]
    let values = drawn.enumerated().compactMap { category, value in
      value.map { (category: category, value: $0) }
    }
    guard let first = values.first, let last = values.last else {
      return named(index, "no values")
    }
    let isShort = values.count <= largestTold
    let said = isShort ? values.map { told($0, of: index) } : extremes(values, of: index)
    let trend = hasTrend && values.count > 1 ? [Self.trend(first.value, last.value)] : []
    let text = (said + trend).joined(separator: ", ")
    return named(index, text, beginsWithName: isShort)
  }

  private func told(_ entry: Entry, of series: Int) -> String {
    let number = numbers.spoken(entry.value, secondary: chart.data.secondary.contains(series))
    return name(of: entry.category).map { "\($0) \(number)" } ?? number
  }

  private func extremes(_ values: [Entry], of series: Int) -> [String] {
    guard let low = values.min(by: { $0.value < $1.value }),
      let high = values.max(by: { $0.value < $1.value })
    else { return [] }
    func said(_ word: String, _ entry: Entry) -> String {
      let number = numbers.spoken(entry.value, secondary: chart.data.secondary.contains(series))
      let preposition = view.chartType == .stock ? "on" : "in"
      let place = name(of: entry.category).map { " \(preposition) \($0)" } ?? ""
      return "\(word) \(number)\(place)"
    }
    return [said("lowest", low), said("highest", high)]
  }

  /// Whether values follow each other in time or order.
  private var hasTrend: Bool {
    switch view.chartType {
    case .line, .area, .column, .combo, .stock, .microColumn, .microArea: true
    default: false
    }
  }

  private static func trend(_ first: Double, _ last: Double) -> String {
    first == last ? "level" : first < last ? "rising" : "falling"
  }

  /// So many values are all said; of a waterfall more, since each is a step of one account.
  private var largestTold: Int { view.chartType == .waterfall ? 12 : 3 }
}
