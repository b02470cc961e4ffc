import FioriBasics
import FioriCharts
import FioriModel

extension ChartCheck {
  mutating func checkAmount() {
    checkIndexCounts()
    if chart.series.count > Limits.seriesCount {
      error(
        path.key("series"),
        "\(chart.series.count) series, more than the \(Limits.seriesCount) allowed; "
          + "leave some out or draw several charts")
    }
    let count = chart.series.reduce(0) { $0 + $1.values.count }
    let most = max(count, chart.categories.count)
    if most > limits.valueCount {
      let (key, what) = most == count ? ("series", "values") : ("categories", "categories")
      error(
        path.key(key),
        "\(most) \(what), more than the \(limits.valueCount) allowed; give every other one")
    }
  }

  /// Lists of indexes, each of which would be an error of its own.
  private mutating func checkIndexCounts() {
    for (key, indexes) in [
      ("indexesOfTotalsCategories", chart.indexesOfTotalsCategories),
      ("indexesOfSecondaryValuesAxis", chart.indexesOfSecondaryValuesAxis),
      ("indexesOfColumnSeries", chart.indexesOfColumnSeries ?? []),
    ] where indexes.count > limits.valueCount {
      error(
        path.key(key),
        "\(indexes.count) indexes, more than the \(limits.valueCount) allowed; give each once")
    }
  }

  /// Names that are too long to be shaped.
  mutating func checkTexts() {
    for (index, category) in chart.categories.enumerated() {
      check(category, at: path.key("categories").index(index))
    }
    for (index, series) in chart.series.enumerated() {
      check(series.title, at: path.key("series").index(index).key("title"))
    }
    for (key, title) in [
      ("categoryAxis", chart.categoryAxis.title), ("numericAxis", chart.numericAxis.title),
      ("secondaryNumericAxis", chart.secondaryNumericAxis.title),
    ] { check(title, at: path.key(key).key("title")) }
  }

  private mutating func check(_ text: String?, at path: DescriptionPath) {
    guard let text, text.utf8.count > limits.textLength else { return }
    let count = text.unicodeScalars.count
    guard count > limits.textLength else { return }
    error(
      path,
      "text of \(count) characters, more than the \(limits.textLength) allowed; shorten it")
  }

  mutating func checkValues() {
    for (series, entry) in chart.series.enumerated() {
      let values = path.key("series").index(series).key("values")
      for (index, value) in entry.values.enumerated() {
        guard let value, !isPlain(value), let objection = objection(to: value, in: entry) else {
          continue
        }
        error(values.index(index), objection)
      }
    }
  }

  /// Whether a value is a number that any chart over categories draws, as nearly all are.
  private func isPlain(_ value: ChartValue) -> Bool {
    guard case .number(let number) = value, !traits.hasPoints else { return false }
    return abs(number) <= Limits.value
  }

  /// Why a value cannot be drawn; `nil`: it can.
  private func objection(to value: ChartValue, in series: ChartSeries) -> String? {
    if let number = value.numbers.first(where: { !$0.isFinite || abs($0) > Limits.value }) {
      return number.isFinite
        ? "\(number) is too far from zero; give numbers up to \(Limits.value)"
        : "expected a finite number, found \(number)"
    }
    let example =
      chart.chartType == .bubble
      ? "{\"x\": 1, \"y\": 2, \"size\": 3}" : "{\"x\": 1, \"y\": 2}"
    switch value {
    case .number(let number):
      guard traits.hasPoints else { return nil }
      return "expected a point such as \(example), found the number \(Decimal.text(number))"
    case .point(_, _, let size):
      guard traits.hasPoints else { return "expected a number or null, found a point" }
      guard chart.chartType == .bubble, size == nil else { return nil }
      return "'size' is missing; give every bubble one, such as \(example)"
    case .dimensions(let numbers):
      return objection(to: numbers, in: series)
    }
  }

  private func objection(to numbers: [Double?], in series: ChartSeries) -> String? {
    if chart.chartType == .stock {
      let first = series.values.lazy.compactMap { $0?.dimensionCount }.first ?? numbers.count
      guard numbers.count != first || numbers.isEmpty else { return nil }
      let expected = Self.counted(max(first, 1), "number")
      return "expected \(expected) as in the first value, found \(numbers.count)"
    }
    guard traits.hasPoints else { return "expected a number or null, found an array" }
    let needed = chart.chartType == .bubble ? 3...3 : 2...3
    guard !needed.contains(numbers.count) else { return nil }
    let expected = chart.chartType == .bubble ? "x, y and size" : "x and y"
    return "expected \(expected), found \(Self.counted(numbers.count, "number"))"
  }
}

extension ChartValue {
  /// How many numbers an array has; `nil` of what is none.
  fileprivate var dimensionCount: Int? {
    if case .dimensions(let numbers) = self { numbers.count } else { nil }
  }
}
