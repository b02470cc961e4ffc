import FioriBasics
import FioriElements
import FioriModel

/// The accessibility text of a chart: its type, its series, their extremes and their trends.
struct ChartAccessibilityText {
  let view: ChartView
  let chart: ChartElement
  let numbers: ChartNumbers
  private let kind: ChartKind
  /// The scale of categories that are dates; `nil` for any other.
  private let scale: TimeScale?

  init(
    _ view: ChartView, _ chart: ChartElement, _ numbers: ChartNumbers, _ scale: TimeScale? = nil
  ) {
    self.scale = scale
    self.view = view
    self.chart = chart
    self.numbers = numbers
    kind = view.chartType.kind
  }

  var words: AccessibilityText {
    let title = "\(kind.accessibility.name) chart"
    guard chart.noData == nil else {
      return AccessibilityText(title: title, text: "\(title), no data")
    }
    let parts =
      [summary(title)] + kind.accessibility.sentences(self)
      + references(view.numericAxis, chart.primary, isSecondary: false)
      + references(view.secondaryNumericAxis, chart.secondary, isSecondary: true)
    return AccessibilityText(title: title, text: AccessibilityText.joined(parts, by: "."))
  }

  /// Returns texts like `Target at 120` and `Normal from 80 to 100`, for what the axis shows.
  private func references(
    _ axis: NumericAxis, _ shown: ChartElement.NumberAxis?, isSecondary: Bool
  ) -> [String] {
    guard let shown, shown.hasSeries else { return [] }
    return axis.references.compactMap { reference in
      let ends = [reference.value ?? reference.from, reference.to].compactMap(\.self)
      guard let low = ends.first, let high = ends.last, low <= shown.ticks.maximum,
        high >= shown.ticks.minimum
      else { return nil }
      let said = ends.map { numbers.spokenOnAxis($0, secondary: isSecondary) }
      let title = reference.title.flatMap { $0.isEmpty ? nil : $0 }
      return (title.map(BidirectionalControls.completed) ?? "Reference")
        + (said.count > 1 ? " from \(said[0]) to \(said[1])" : " at \(said[0])")
    }
  }

  /// Returns a text like `Line chart, 2 series, 7 categories from Jan to Jul`.
  private func summary(_ title: String) -> String {
    var parts = [title]
    let count = chart.data.drawnSeries.count
    switch kind.accessibility.parts {
    case .segments: parts.append("\(count) \(count == 1 ? "segment" : "segments")")
    case .series where count > 1: parts.append("\(count) series")
    case .series, .none: break
    }
    if kind.accessibility.tellsCategories, chart.data.categoryCount > 1 {
      let indices = view.categories.indices
      let known =
        scale == nil ? indices.compactMap(name) : [0, indices.count - 1].compactMap(name)
      let range = known.count > 1 ? " from \(known[0]) to \(known[known.count - 1])" : ""
      let what = kind.values == .prices ? "times" : scale == nil ? "categories" : "dates"
      parts.append("\(chart.data.categoryCount) \(what)\(range)\(gaps)")
    }
    if view.stacking == .percent { parts.append("drawn as shares of their sums") }
    switch view.categoryAxis.sort {
    case .ascending?: parts.append("from the least to the greatest")
    case .descending?: parts.append("from the greatest to the least")
    case nil: break
    }
    return parts.joined(separator: ", ")
  }

  /// A text like ` with 2 gaps`, for dates that are missing; empty without any.
  private var gaps: String {
    let count = chart.dates?.interruptions.count ?? 0
    return count > 0 ? " with \(ChartCheck.counted(count, "gap"))" : ""
  }

  /// The word before the name of a category.
  private var preposition: String {
    guard let scale else { return kind.values == .prices ? "on" : "in" }
    switch scale.precision {
    case .second, .minute: return "at"
    case .day: return "on"
    case .month, .year: return "in"
    }
  }

  /// Returns the text for a series after its name, or by itself for a single unnamed series.
  ///
  /// A text that begins with a category's name keeps the case of its first letter.
  private func named(_ series: Int, _ text: String, beginsWithName: Bool = false) -> String {
    let title = chart.series[series].title.map(BidirectionalControls.completed)
    guard title != nil || chart.data.drawnSeries.count > 1 else {
      return beginsWithName ? text : Self.capitalized(text)
    }
    return "\(title ?? "Series \(series + 1)"): \(text)"
  }

  private func name(of category: Int) -> String? {
    CategoryNames(view, numbers, scale)[category]
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}

// MARK: Series over categories

extension ChartAccessibilityText {
  private typealias Entry = (category: Int, value: Double)

  /// Returns a text like `2016: lowest 62 in Jan, highest 186 in Jul, rising`.
  func series(_ index: Int, hasTrend: Bool, listsUpTo limit: Int) -> String {
    let values = kind.drawnValues(chart.data)[index].enumerated().compactMap { category, value in
      value.map { (category: category, value: $0) }
    }
    guard let first = values.first, let last = values.last else {
      return named(index, "no values")
    }
    let isShort = values.count <= limit
    let said = isShort ? values.map { told($0, of: index) } : extremes(values, of: index)
    let trend =
      hasTrend && view.categoryAxis.sort == nil && values.count > 1
      ? [Self.trend(first.value, last.value)] : []
    let text = (said + trend + forecast(of: index)).joined(separator: ", ")
    return named(index, text, beginsWithName: isShort)
  }

  /// Returns a text like `forecast from Jun`; none without a forecast.
  private func forecast(of series: Int) -> [String] {
    guard let first = chart.series[series].forecastFrom else { return [] }
    return ["forecast from \(name(of: first) ?? "category \(first + 1)")"]
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
      let place = name(of: entry.category).map { " \(preposition) \($0)" } ?? ""
      return "\(word) \(number)\(place)"
    }
    return [said("lowest", low), said("highest", high)]
  }

  private static func trend(_ first: Double, _ last: Double) -> String {
    first == last ? "level" : first < last ? "rising" : "falling"
  }
}

// MARK: Points, and parts of a whole

extension ChartAccessibilityText {
  /// Returns a text like `2016: 9 points, across from 12 to 66, up from 34 to 74`.
  func points(_ series: Int, withSizes: Bool = false) -> String {
    // A bubble without a size is not drawn.
    let points = chart.data.points[series].compactMap(\.self).filter { !withSizes || $0.size > 0 }
    guard !points.isEmpty else { return named(series, "no points") }
    func range(_ values: [Double], _ spoken: (Double) -> String) -> String {
      let ends = [values.min() ?? 0, values.max() ?? 0].map(spoken)
      return ends[0] == ends[1] ? ends[0] : "from \(ends[0]) to \(ends[1])"
    }
    var said = [
      "\(points.count) \(points.count == 1 ? "point" : "points")",
      "across \(range(points.map(\.x), numbers.spokenAcross))",
      "up \(range(points.map(\.y)) { numbers.spoken($0) })",
    ]
    if withSizes {
      let sizes = range(points.map(\.size)) { numbers.spoken($0, secondary: true) }
      said.append("\(sizeTitle) \(sizes)")
    }
    return named(series, said.joined(separator: ", "))
  }

  /// What the areas of bubbles mean.
  private var sizeTitle: String {
    let title = view.secondaryNumericAxis.title.flatMap { $0.isEmpty ? nil : $0 }
    return title.map(BidirectionalControls.completed) ?? "size"
  }

  /// Returns a text like `Hardware: 38, 38 percent`.
  func segment(_ series: Int) -> String {
    let name = chart.series[series].title ?? "Segment \(series + 1)"
    guard let value = chart.data.values[series].first ?? nil else { return "\(name): no value" }
    let total = chart.data.values.reduce(0) { $0 + max(($1.first ?? nil) ?? 0, 0) }
    let share =
      total > 0 ? ", \(Decimal.percentage(max(value, 0) / total)) percent" : ""
    return "\(name): \(numbers.spoken(value))\(share)"
  }

  /// A text like `64 h of 100 h`.
  var part: String {
    let values = chart.data.values.first ?? []
    func said(_ index: Int) -> String {
      if let name = name(of: index) { return name }
      guard let value = values[at: index] ?? nil else { return "nothing" }
      return numbers.spoken(value)
    }
    return "\(said(1)) of \(said(0))"
  }

  /// A text like `Actual 68, target 60, forecast 82, thresholds 90 and 100`.
  var bullet: String {
    let values = chart.data.values.first ?? []
    var said = zip(["actual", "target", "forecast"], values).compactMap { word, value in
      value.map { "\(word) \(numbers.spoken($0))" }
    }
    let thresholds = (chart.data.values.dropFirst().first ?? []).compactMap(\.self)
    if !thresholds.isEmpty {
      said.append(
        "\(thresholds.count == 1 ? "threshold" : "thresholds") "
          + thresholds.map { numbers.spoken($0) }.joined(separator: " and "))
    }
    return Self.capitalized(said.joined(separator: ", "))
  }
}
