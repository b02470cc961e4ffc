/// What a screen reader says of a chart: its type, its series, their extremes and where they go.
struct ChartWords {
  private let view: ChartView
  private let chart: ChartElement
  private let numbers: ChartNumbers

  init(_ view: ChartView, _ chart: ChartElement, _ numbers: ChartNumbers) {
    self.view = view
    self.chart = chart
    self.numbers = numbers
  }

  var words: Words {
    let title = "\(Self.names[view.chartType] ?? "") chart"
    guard chart.noData == nil else { return Words(title: title, text: "\(title), no data") }
    let parts = [summary(title)] + chart.data.drawnSeries.map(series)
    return Words(title: title, text: parts.joined(separator: ". "))
  }

  /// `Line chart, 2 series, 7 categories from Jan to Jul`.
  private func summary(_ title: String) -> String {
    var parts = [title]
    let count = chart.data.drawnSeries.count
    if count > 1 { parts.append("\(count) series") }
    let names = view.categories.map { $0 ?? "" }
    let categories = chart.data.categoryCount
    if chart.data.points.isEmpty, view.chartType != .donut, categories > 1 {
      let known = names.filter { !$0.isEmpty }
      let range = known.count > 1 ? " from \(known[0]) to \(known[known.count - 1])" : ""
      parts.append("\(categories) categories\(range)")
    }
    return parts.joined(separator: ", ")
  }

  /// `2016: lowest 62 in Jan, highest 186 in Jul, rising`.
  private func series(_ index: Int) -> String {
    let name = chart.series[index].title ?? "Series \(index + 1)"
    let values = chart.data.values[index].enumerated().compactMap { category, value in
      value.map { (category: category, value: $0) }
    }
    guard let first = values.first, let last = values.last else { return "\(name): no values" }
    let said =
      view.chartType.isShortOfWords || values.count <= Self.fewValues
      ? values.map { told($0, of: index) } : extremes(values, of: index)
    let trend = hasTrend && values.count > 1 ? [Self.trend(first.value, last.value)] : []
    return "\(name): " + (said + trend).joined(separator: ", ")
  }

  private typealias Entry = (category: Int, value: Double)

  private func told(_ entry: Entry, of series: Int) -> String {
    let number = numbers.spoken(entry.value, secondary: chart.data.secondary.contains(series))
    guard view.chartType != .donut, let name = name(of: entry.category) else { return number }
    return "\(name) \(number)"
  }

  private func extremes(_ values: [Entry], of series: Int) -> [String] {
    guard let low = values.min(by: { $0.value < $1.value }),
      let high = values.max(by: { $0.value < $1.value })
    else { return [] }
    func said(_ word: String, _ entry: Entry) -> String {
      let number = numbers.spoken(entry.value, secondary: chart.data.secondary.contains(series))
      let place = name(of: entry.category).map { " in \($0)" } ?? ""
      return "\(word) \(number)\(place)"
    }
    return [said("lowest", low), said("highest", high)]
  }

  private func name(of category: Int) -> String? {
    guard view.categories.indices.contains(category), let name = view.categories[category],
      !name.isEmpty
    else { return nil }
    return name
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

  /// Up to so many values are all said.
  private static let fewValues = 3

  private static let names: [ChartType: String] = [
    .line: "Line", .area: "Area", .column: "Column", .stackedColumn: "Stacked column",
    .bar: "Bar", .stackedBar: "Stacked bar", .combo: "Combo", .waterfall: "Waterfall",
    .scatter: "Scatter", .bubble: "Bubble", .donut: "Donut", .stock: "Stock",
    .microColumn: "Micro column", .microBullet: "Bullet", .microHarveyBall: "Harvey ball",
    .microRadial: "Radial", .microArea: "Micro area",
  ]
}

extension ChartType {
  /// Whether every value matters more than the extremes.
  fileprivate var isShortOfWords: Bool {
    switch self {
    case .donut, .microBullet, .microHarveyBall, .microRadial: true
    default: false
    }
  }
}
