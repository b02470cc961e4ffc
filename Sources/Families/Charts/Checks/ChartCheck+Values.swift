import FioriBasics

extension ChartCheck {
  mutating func checkAmount() {
    checkIndexCounts()
    if chart.series.count > Limits.seriesCount {
      error(path.key("series"), .tooManySeries(chart.series.count))
    }
    let count = chart.series.reduce(0) { $0 + $1.values.count }
    let most = max(count, chart.categories.count)
    if most > limits.valueCount {
      let (key, what) = most == count ? ("series", "values") : ("categories", "categories")
      error(path.key(key), .tooMany(most, what, limit: limits.valueCount))
    }
  }

  /// Limits lists of indexes, since each index could produce an error.
  private mutating func checkIndexCounts() {
    for (key, indexes) in [
      ("indexesOfTotalsCategories", chart.indexesOfTotalsCategories),
      ("indexesOfSecondaryValuesAxis", chart.indexesOfSecondaryValuesAxis),
      ("indexesOfColumnSeries", chart.indexesOfColumnSeries ?? []),
    ] where indexes.count > limits.valueCount {
      error(path.key(key), .tooManyIndexes(indexes.count, limit: limits.valueCount))
    }
  }

  /// Reports names that are too long to shape.
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

  mutating func check(_ text: String?, at path: DescriptionPath) {
    guard let text, text.utf8.count > limits.textLength else { return }
    let count = text.unicodeScalars.count
    guard count > limits.textLength else { return }
    error(path, .textTooLong(count, limit: limits.textLength))
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

  /// Returns whether a value is a number that any chart over categories draws, as nearly all are.
  private func isPlain(_ value: ChartValue) -> Bool {
    guard case .number(let number) = value, !kind.values.isPoint else { return false }
    return abs(number) <= Limits.value
  }

  /// Returns the reason why a value cannot be drawn; `nil` if it can.
  private func objection(to value: ChartValue, in series: ChartSeries) -> Message? {
    if let number = value.numbers.first(where: { !$0.isFinite || abs($0) > Limits.value }) {
      return number.isFinite
        ? .tooFarFromZero(number)
        : .notFinite(number)
    }
    switch value {
    case .number(let number):
      return kind.values.point.map {
        Message.expectedPoint($0.example, found: number)
      }
    case .point(_, _, let size):
      guard let point = kind.values.point else {
        return .unexpectedPoint
      }
      guard kind.values == .bubbles, size == nil else { return nil }
      return .missingSize(example: point.example)
    case .dimensions(let numbers):
      return objection(to: numbers, in: series)
    }
  }

  private func objection(to numbers: [Double?], in series: ChartSeries) -> Message? {
    switch kind.values {
    case .numbers, .shares: return .unexpectedArray
    case .points, .bubbles:
      guard let point = kind.values.point, !point.counts.contains(numbers.count) else { return nil }
      return .wrongCountOfNumbers(names: point.names, found: numbers.count)
    case .prices:
      let first = series.values.lazy.compactMap { $0?.dimensionCount }.first ?? numbers.count
      guard numbers.count != first || numbers.isEmpty else { return nil }
      let expected = max(first, 1).counted("number")
      return .differentCountOfNumbers(expected, found: numbers.count)
    }
  }
}

extension ChartValue {
  /// The count of numbers in an array; `nil` if the value is not an array.
  fileprivate var dimensionCount: Int? {
    if case .dimensions(let numbers) = self { numbers.count } else { nil }
  }
}

extension ChartCheck {
  mutating func checkLooks() {
    for (index, series) in chart.series.enumerated() {
      let seriesPath = path.key("series").index(index)
      check(series.lineWidth, at: seriesPath.key("lineWidth"))
      check(series.point.diameter, at: seriesPath.key("point").key("diameter"))
      check(series.point.gap, at: seriesPath.key("point").key("gap"))
    }
    check(chart.columnCornerRadius, at: path.key("columnCornerRadius"))
    for index in chart.series.indices { checkUse(of: index) }
  }

  private mutating func checkForecast(of index: Int, _ unused: inout [String]) {
    guard let first = chart.series[at: index]?.forecastFrom else { return }
    if !kind.options.contains(.forecast) {
      unused.append("forecastFrom")
      // Not there if it is one of more series than the type reads.
      corrected.series.update(at: index) { $0.forecastFrom = nil }
    } else if !(0..<categoryCount).contains(first) {
      error(
        path.key("series").index(index).key("forecastFrom"),
        outOfRange(first, "category", categoryCount))
    }
  }

  /// Reports parts of a series that its type does not draw.
  private mutating func checkUse(of index: Int) {
    let series = chart.series[index]
    let isLine = !kind.options.contains(.columns) || !columnSeries.contains(index)
    var unused: [String] = []
    if !kind.options.contains(.lines) || !isLine {
      if series.lineWidth != nil { unused.append("lineWidth") }
      if series.lineStyle != .solid { unused.append("lineStyle") }
      if series.point != ChartPointStyle() { unused.append("point") }
    }
    if !kind.options.contains(.fills), series.fillColor != nil { unused.append("fillColor") }
    if !series.labelsForDimension.isEmpty { checkLabels(of: index, &unused) }
    checkForecast(of: index, &unused)
    for key in unused { warnUnused(key, at: path.key("series").index(index).key(key)) }
    guard kind.values == .points,
      let sized = series.values.firstIndex(where: { $0?.numbers.count == 3 })
    else { return }
    warnUnused("size", at: path.key("series").index(index).key("values").index(sized))
  }

  private mutating func checkLabels(of index: Int, _ unused: inout [String]) {
    let (labels, values) = (chart.series[index].labelsForDimension, chart.series[index].values)
    if !kind.options.contains(.ownLabels) {
      unused.append("labelsForDimension")
      corrected.series.update(at: index) { $0.labelsForDimension = [] }
    } else if labels.count != values.count {
      warn(
        path.key("series").index(index).key("labelsForDimension"),
        .wrongCountOfLabels(labels.count, values: values.count))
    }
  }

  private var columnSeries: [Int] { chart.indexesOfColumnSeries ?? [0] }

  private mutating func check(_ length: Double?, at path: DescriptionPath) {
    guard let length, !Limits.length.contains(length) else { return }
    error(path, .expectedLength(found: length))
  }

  mutating func checkCategories() {
    let longest = chart.series.map(\.values.count).max() ?? 0
    let nameCount = chart.categories.count
    if kind.values == .prices {
      checkTimes(longest)
    } else if chart.isOnTimeScale {
      checkDates(longest)
    } else if nameCount > 0, !kind.options.contains(.categories) {
      warnUnused("categories", at: path.key("categories"))
    } else if nameCount > 0, nameCount != longest {
      warn(path.key("categories"), .wrongCountOfCategories(nameCount, values: longest))
    } else {
      checkNamesAtEnds()
    }
    checkCategoryReferences()
    checkLimits()
  }

  /// Reports names that begin after the categories do, or end before them, where more of them are left out than between
  /// two names.
  private mutating func checkNamesAtEnds() {
    let named = chart.categories.indices.filter { chart.categories[$0]?.isEmpty == false }
    guard let first = named.first, let last = named.last else { return }
    let (path, total) = (path.key("categories"), chart.categories.count)
    let gap = namesOnlyEnds ? 0 : zip(named, named.dropFirst()).map { $1 - $0 - 1 }.max() ?? 0
    if first > gap { warn(path.index(0), .unnamedCategories(first, of: total, atStart: true)) }
    let count = total - last - 1
    if count > gap {
      warn(path.index(last + 1), .unnamedCategories(count, of: total, atStart: false))
    }
  }

  /// Reports more series or values than the type reads.
  private mutating func checkLimits() {
    if let limit = kind.seriesLimit, chart.series.count > limit {
      warn(
        path.key("series"),
        .unreadSeries(chart.series.count, by: chart.chartType.rawValue, limit: limit))
      corrected.series = Array(chart.series.prefix(limit))
    }
    for (index, series) in corrected.series.enumerated() {
      guard let limit = kind.valueLimit(index), series.values.count > limit else { continue }
      warn(
        path.key("series").index(index).key("values"),
        .unreadValues(series.values.count, by: chart.chartType.rawValue, limit: limit))
      corrected.series[index].values = Array(series.values.prefix(limit))
    }
    kind.check(&self)
  }
}
