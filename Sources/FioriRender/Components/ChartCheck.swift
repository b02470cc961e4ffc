/// Finds what is wrong with a chart, and what of it has no effect.
struct ChartCheck {
  private let chart: ChartView
  private let path: DescriptionPath
  private let traits: PlotTraits
  private let categoryCount: Int
  private(set) var findings: [Finding] = []
  /// The chart without what cannot be used.
  private(set) var corrected: ChartView

  init(_ chart: ChartView, at path: DescriptionPath) {
    self.chart = chart
    self.path = path
    corrected = chart
    traits = PlotCatalog.plot(for: chart.chartType).traits
    categoryCount = chart.categoryCount
    checkAmount()
    guard findings.isEmpty else { return }
    checkValues()
    checkAxes()
    checkIndexes()
    checkCategories()
    checkLooks()
    checkOptions()
    checkSelections()
  }

  /// What keeps the chart from being drawn.
  var errors: [Finding] { findings.filter { $0.severity == .error } }

  private mutating func error(_ path: DescriptionPath, _ message: String) {
    findings.append(.error(path, message))
  }

  private mutating func warn(_ path: DescriptionPath, _ message: String) {
    findings.append(.warning(path, message))
  }

  // MARK: Values

  private mutating func checkAmount() {
    if chart.series.count > Limits.seriesCount {
      error(
        path.key("series"),
        "\(chart.series.count) series, more than the \(Limits.seriesCount) allowed; "
          + "leave some out or draw several charts")
    }
    let count = chart.series.reduce(0) { $0 + $1.values.count }
    let most = max(count, chart.categories.count)
    if most > Limits.valueCount {
      let (key, what) = most == count ? ("series", "values") : ("categories", "categories")
      error(
        path.key(key),
        "\(most) \(what), more than the \(Limits.valueCount) allowed; give every other one")
    }
  }

  private mutating func checkValues() {
    for (series, entry) in chart.series.enumerated() {
      let values = path.key("series").index(series).key("values")
      for (index, value) in entry.values.enumerated() {
        guard let value, let objection = objection(to: value, in: entry) else { continue }
        error(values.index(index), objection)
      }
    }
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
      return "expected \(max(first, 1)) numbers as in the first value, found \(numbers.count)"
    }
    guard traits.hasPoints else { return "expected a number or null, found an array" }
    let needed = chart.chartType == .bubble ? 3...3 : 2...3
    guard !needed.contains(numbers.count) else { return nil }
    let expected = chart.chartType == .bubble ? "x, y and size" : "x and y"
    return "expected \(expected), found \(numbers.count) numbers"
  }

  // MARK: Axes

  private mutating func checkAxes() {
    check(chart.numericAxis, at: path.key("numericAxis"))
    check(chart.secondaryNumericAxis, at: path.key("secondaryNumericAxis"))
    guard !(2...20).contains(chart.numberOfGridlines) else { return }
    let clamped = min(max(chart.numberOfGridlines, 2), 20)
    warn(
      path.key("numberOfGridlines"),
      "\(chart.numberOfGridlines) is outside of 2 to 20; \(clamped) is drawn")
    corrected.numberOfGridlines = clamped
  }

  private mutating func check(_ axis: NumericAxis, at path: DescriptionPath) {
    for (key, value) in [("explicitMin", axis.explicitMin), ("explicitMax", axis.explicitMax)] {
      guard let value, !value.isFinite || abs(value) > Limits.value else { continue }
      error(path.key(key), "expected a finite number up to \(Limits.value), found \(value)")
    }
    if let low = axis.explicitMin, let high = axis.explicitMax, low > high {
      error(
        path.key("explicitMin"),
        "\(Decimal.text(low)) is more than 'explicitMax', \(Decimal.text(high)); swap the two")
    }
    if traits.zeroBase == .always, let low = axis.explicitMin, low > 0 {
      warn(
        path.key("explicitMin"),
        "columns and bars begin at zero; \(Decimal.text(low)) is ignored")
    }
  }

  // MARK: Indexes

  private mutating func checkIndexes() {
    check(
      chart.indexesOfTotalsCategories, "indexesOfTotalsCategories", "category", categoryCount)
    check(
      chart.indexesOfSecondaryValuesAxis, "indexesOfSecondaryValuesAxis", "series",
      chart.series.count)
    check(
      chart.indexesOfColumnSeries ?? [], "indexesOfColumnSeries", "series", chart.series.count)
    if chart.indexOfStockSeries != 0 {
      guard !chart.series.indices.contains(chart.indexOfStockSeries) else { return }
      error(
        path.key("indexOfStockSeries"),
        outOfRange(chart.indexOfStockSeries, "series", chart.series.count))
    }
  }

  private mutating func check(_ indexes: [Int], _ key: String, _ what: String, _ count: Int) {
    for (place, index) in indexes.enumerated() where !(0..<count).contains(index) {
      error(path.key(key).index(place), outOfRange(index, what, count))
    }
  }

  private func outOfRange(_ index: Int, _ what: String, _ count: Int) -> String {
    let right = count > 0 ? "the last \(what) is \(count - 1)" : "there are none"
    return "there is no \(what) \(index); \(right)"
  }

  // MARK: Looks

  private mutating func checkLooks() {
    for (index, series) in chart.series.enumerated() {
      let place = path.key("series").index(index)
      check(series.lineWidth, at: place.key("lineWidth"))
      check(series.point.diameter, at: place.key("point").key("diameter"))
    }
    check(chart.columnCornerRadius, at: path.key("columnCornerRadius"))
  }

  private mutating func check(_ length: Double?, at path: DescriptionPath) {
    guard let length, !Limits.length.contains(length) else { return }
    error(path, "expected a length in points, 0 or more, found \(length)")
  }

  private mutating func checkCategories() {
    let longest = chart.series.map(\.values.count).max() ?? 0
    let given = chart.categories.count
    if chart.chartType == .stock {
      checkTimes(longest)
    } else if given > 0, given != longest, !traits.hasPoints, chart.chartType != .donut {
      warn(
        path.key("categories"),
        "\(given) categories for \(longest) values; \(max(given, longest)) are drawn")
    }
    checkLimits()
  }

  private mutating func checkTimes(_ longest: Int) {
    let place = path.key("categories")
    for (index, time) in chart.categories.enumerated() {
      guard let time, StockTime(time) == nil else { continue }
      error(
        place.index(index),
        "expected a time such as '2026-11-21 09:30:00', found '\(time.prefix(32))'")
    }
    if chart.categories.count != longest {
      warn(
        place,
        "\(chart.categories.count) times for \(longest) values; a stock chart draws what has a time"
      )
    }
  }

  /// More than a type reads.
  private mutating func checkLimits() {
    if let limit = traits.seriesLimit, chart.series.count > limit {
      warn(
        path.key("series"),
        "\(chart.series.count) series; '\(chart.chartType.rawValue)' reads the first "
          + "\(limit == 1 ? "one" : "\(limit)")")
      corrected.series = Array(chart.series.prefix(limit))
    }
    for (index, series) in corrected.series.enumerated() {
      let limit =
        index == 0 && chart.chartType == .microBullet
        ? 3 : chart.chartType == .donut ? 1 : traits.valueLimit
      guard let limit, series.values.count > limit else { continue }
      warn(
        path.key("series").index(index).key("values"),
        "\(series.values.count) values; '\(chart.chartType.rawValue)' reads the first "
          + "\(limit == 1 ? "one" : "\(limit)")")
      corrected.series[index].values = Array(series.values.prefix(limit))
    }
    checkWhole()
  }

  /// The ring prints the part's value, which is a percentage of a hundred alone.
  private mutating func checkWhole() {
    guard chart.chartType == .microRadial, let values = chart.series.first?.values,
      let whole = values.first??.first, whole != 100
    else { return }
    warn(
      path.key("series").index(0).key("values").index(0),
      "the ring's text is the part with a percent sign, right of 100 alone, found "
        + Decimal.text(whole))
  }

  // MARK: Options

  private mutating func checkOptions() {
    ignore(.secondaryAxis, "indexesOfSecondaryValuesAxis", \.indexesOfSecondaryValuesAxis, [])
    ignore(.totals, "indexesOfTotalsCategories", \.indexesOfTotalsCategories, [])
    ignore(.columns, "indexesOfColumnSeries", \.indexesOfColumnSeries, nil)
    ignore(.categoryColors, "colorsForCategory", \.colorsForCategory, [:])
    ignore(.valueLabels, "valueLabels", \.valueLabels, false)
    ignore(.signColors, "colorBySign", \.colorBySign, false)
    ignore(.cornerRadius, "columnCornerRadius", \.columnCornerRadius, 0)
    if chart.chartType != .stock {
      ignore("indexOfStockSeries", \.indexOfStockSeries, 0)
    }
    if !traits.options.contains(.secondaryAxis) {
      ignore("secondaryNumericAxis", \.secondaryNumericAxis, NumericAxis())
    }
    if traits.axes == .none { ignore("categoryAxis", \.categoryAxis, CategoryAxis()) }
    if traits.axes == .lying, chart.categoryAxis.labelsPosition == .dynamic {
      warnUnused("categoryAxis.labelsPosition", at: path.key("categoryAxis").key("labelsPosition"))
      corrected.categoryAxis.labelsPosition = .fixedBottom
    }
    if traits.zeroBase == .always, chart.numericAxis.isZeroBased == false {
      warnUnused("numericAxis.isZeroBased", at: path.key("numericAxis").key("isZeroBased"))
    }
    checkColors()
  }

  private mutating func ignore<Value: Equatable>(
    _ option: PlotTraits.Option, _ key: String, _ keyPath: WritableKeyPath<ChartView, Value>,
    _ initial: Value
  ) {
    if !traits.options.contains(option) { ignore(key, keyPath, initial) }
  }

  private mutating func ignore<Value: Equatable>(
    _ key: String, _ keyPath: WritableKeyPath<ChartView, Value>, _ initial: Value
  ) {
    guard chart[keyPath: keyPath] != initial else { return }
    warnUnused(key, at: path.key(key))
    corrected[keyPath: keyPath] = initial
  }

  private mutating func warnUnused(_ key: String, at path: DescriptionPath) {
    warn(path, "'\(chart.chartType.rawValue)' has no use for '\(key)'; it is ignored")
  }

  private mutating func checkColors() {
    for series in corrected.colorsForCategory.keys.sorted() {
      let place = path.key("colorsForCategory").key("\(series)")
      if !chart.series.indices.contains(series) {
        warn(place, outOfRange(series, "series", chart.series.count) + "; its colours are ignored")
      }
      for category in (corrected.colorsForCategory[series] ?? [:]).keys.sorted()
      where category >= categoryCount {
        warn(
          place.key("\(category)"),
          outOfRange(category, "category", categoryCount) + "; its colour is ignored")
      }
    }
  }

  /// Selections of which one is wrong are ignored as a whole (stated: facts, cards-charts §1).
  private mutating func checkSelections() {
    let place = path.key("selections")
    if traits.axes == .none, ![.donut, .microColumn].contains(chart.chartType) {
      return ignore("selections", \.selections, [:])
    }
    for (series, categories) in chart.selections.sorted(by: { $0.key < $1.key }) {
      let count = chart.series.indices.contains(series) ? chart.series[series].values.count : 0
      guard chart.series.indices.contains(series) else {
        warn(
          place.key("\(series)"),
          outOfRange(series, "series", chart.series.count) + "; nothing is selected")
        return corrected.selections = [:]
      }
      if let wrong = categories.first(where: { !(0..<max(count, 0)).contains($0) }) {
        warn(
          place.key("\(series)"),
          outOfRange(wrong, "category", count) + "; nothing is selected")
        return corrected.selections = [:]
      }
    }
  }
}

extension ChartView {
  /// The largest of all series and of the names; of a stock chart what has a time.
  var categoryCount: Int {
    chartType == .stock
      ? categories.count : max(categories.count, series.map(\.values.count).max() ?? 0)
  }
}

extension ChartValue {
  /// How many numbers an array has; `nil` of what is none.
  fileprivate var dimensionCount: Int? {
    if case .dimensions(let numbers) = self { numbers.count } else { nil }
  }
}
