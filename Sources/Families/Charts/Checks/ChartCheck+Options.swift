import FioriBasics
import FioriLowering
import FioriModel

extension ChartCheck {
  mutating func checkOptions() {
    ignore(.secondaryAxis, "indexesOfSecondaryValuesAxis", \.indexesOfSecondaryValuesAxis, [])
    ignore(.totals, "indexesOfTotalsCategories", \.indexesOfTotalsCategories, [])
    if chart.indexesOfColumnSeries?.isEmpty == false {
      ignore(.columns, "indexesOfColumnSeries", \.indexesOfColumnSeries, nil)
    }
    ignore(.categoryColors, "colorsForCategory", \.colorsForCategory, [:])
    checkRules()
    ignore(.valueLabels, "valueLabels", \.valueLabels, .hidden)
    checkChosenLabels()
    ignore(.signColors, "colorBySign", \.colorBySign, false)
    if !kind.hasTotals { ignore("stacking", \.stacking, .normal) }
    checkShareFormat()
    if kind.hasTotals {
      checkMissingParts()
      checkZeroStacks()
      checkSharesOfBothSigns()
    }
    checkFormats()
    checkScale()
    checkSort()
    checkCategoryEnds()
    checkCategoryBands()
    checkLegend()
    ignore(.cornerRadius, "columnCornerRadius", \.columnCornerRadius, 0)
    checkStockSeries()
    if kind.values == .bubbles {
      checkSizeAxis()
    } else if !kind.options.contains(.secondaryAxis) {
      ignore("secondaryNumericAxis", \.secondaryNumericAxis, NumericAxis())
    } else if chart.indexesOfSecondaryValuesAxis.isEmpty,
      chart.secondaryNumericAxis != NumericAxis()
    {
      warn(path.key("secondaryNumericAxis"), .noSeriesOnSecondaryAxis)
    }
    checkAxisWithoutSeries()
    if axes == .none { checkAxesOfNone() } else { checkCategoryFormat() }
    if axes == .horizontal, chart.categoryAxis.labelsPosition == .dynamic {
      warnUnused("categoryAxis.labelsPosition", at: path.key("categoryAxis").key("labelsPosition"))
      corrected.categoryAxis.labelsPosition = .fixedBottom
    }
    checkColors()
  }

  /// Only a stock chart draws one of its series, and leaves the others out.
  private mutating func checkStockSeries() {
    let chosen = chart.indexOfStockSeries
    guard kind.values == .prices else {
      if chosen ?? 0 != 0 { ignore("indexOfStockSeries", \.indexOfStockSeries, nil) }
      return
    }
    let drawn = chart.series[at: chosen ?? 0]?.values ?? []
    if let count = drawn.lazy.compactMap({ $0?.numbers.count }).first, count > 1 {
      warn(path.key("series").index(chosen ?? 0).key("values"), .pricesLeftOut(of: count))
    }
    guard chart.series.count > 1, let series = chart.series[at: chosen ?? 0] else { return }
    warn(
      path.key("series"),
      .stockSeriesLeftOut(
        chart.series.count - 1, drawn: series.title, index: chosen ?? 0, isChosen: chosen != nil))
  }

  /// Reports rules that never match, and rules of a type that has no colors of values.
  private mutating func checkRules() {
    for (index, series) in chart.series.enumerated() where !series.rules.isEmpty {
      let rulesPath = path.key("series").index(index).key("rules")
      if kind.ruledValues.isEmpty {
        warnUnused("rules", at: rulesPath)
        corrected.series.update(at: index) { $0.rules = [] }
      } else {
        for finding in series.rules.findings(at: rulesPath, areNumbers: true) {
          warn(finding.path, finding.message)
        }
      }
    }
  }

  /// Shares are written as percentages.
  private mutating func checkShareFormat() {
    let format = chart.numericAxis.format
    guard corrected.stacking == .percent, format != NumericAxisFormat(), format.style != .percent
    else { return }
    warn(path.key("numericAxis").key("format"), .sharesArePercentages)
  }

  /// Reports stacks without some of their values, and shares of a single series. A series without any value has a
  /// warning of its own.
  private mutating func checkMissingParts() {
    let areShares = corrected.stacking == .percent
    let known = corrected.series.indices.map { series in
      (0..<categoryCount).map { chart.hasValue($0, of: series) }
    }.filter { $0.contains(true) }
    guard known.count > 1 else {
      if areShares, !known.isEmpty { warn(path.key("stacking"), .sharesOfOne) }
      return
    }
    let incomplete = (0..<categoryCount).count { category in
      (1..<known.count).contains(known.count { $0[category] })
    }
    guard incomplete > 0 else { return }
    warn(path.key("series"), .missingParts(incomplete, of: categoryCount, areShares: areShares))
  }

  /// Reports stacks of zeros, which no value has a share of.
  private mutating func checkZeroStacks() {
    guard corrected.stacking == .percent else { return }
    let empty = (0..<categoryCount).filter { category in
      let values = corrected.series.compactMap { ($0.values[at: category] ?? nil)?.first }
      return !values.isEmpty && values.allSatisfy { $0 == 0 }
    }
    guard let first = empty.first else { return }
    let name = empty.count == 1 ? chart.categories[at: first] ?? nil : nil
    warn(path.key("series"), .stacksOfZeros(empty.count, of: categoryCount, name: name))
  }

  /// Reports shares of values on both sides of zero, which are not shares of their sum.
  private mutating func checkSharesOfBothSigns() {
    guard corrected.stacking == .percent else { return }
    let count = (0..<categoryCount).count { category in
      let values = corrected.series.compactMap { ($0.values[at: category] ?? nil)?.first }
      return values.contains { $0 < 0 } && values.contains { $0 > 0 }
    }
    guard count > 0 else { return }
    warn(path.key("stacking"), .sharesOfBothSigns(count, of: categoryCount))
  }

  /// The places of values in a series are chosen on lines alone.
  private mutating func checkChosenLabels() {
    let labels = corrected.valueLabels
    guard [.last, .ends, .extremes].contains(labels), !kind.labelsPoints else { return }
    warn(
      path.key("valueLabels"),
      .unsupportedValueLabels(labels.rawValue, by: chart.chartType.rawValue)
    )
    corrected.valueLabels = .fit
  }

  private mutating func checkLegend() {
    guard chart.legend == .lineEnds, !kind.options.contains(.lineEnds) else { return }
    warn(path.key("legend"), .unsupportedLineEnds(by: chart.chartType.rawValue))
    corrected.legend = .bottom
  }

  /// The sizes of bubbles have a title and a number format, but no axis.
  private mutating func checkSizeAxis() {
    var used = chart.secondaryNumericAxis.writtenPart
    used.title = chart.secondaryNumericAxis.title
    guard chart.secondaryNumericAxis != used else { return }
    warn(path.key("secondaryNumericAxis"), .sizesHaveNoAxis)
    corrected.secondaryNumericAxis = used
  }

  private mutating func checkSort() {
    guard chart.categoryAxis.sort != nil, axes != .none else { return }
    let sortPath = path.key("categoryAxis").key("sort")
    if !kind.options.contains(.sort) {
      warnUnused("categoryAxis.sort", at: sortPath)
      corrected.categoryAxis.sort = nil
    } else if chart.isOnTimeScale {
      warn(sortPath, .datesAreSorted)
      corrected.categoryAxis.sort = nil
    } else if corrected.series.contains(where: { $0.forecastFrom != nil }) {
      warn(sortPath, .forecastIsSorted)
      corrected.categoryAxis.sort = nil
    }
  }

  /// A chart without axes uses only the number format of an axis.
  private mutating func checkAxesOfNone() {
    ignore("categoryAxis", \.categoryAxis, CategoryAxis())
    ignore("numberOfGridlines", \.numberOfGridlines, 3)
    checkUnwrittenFormat()
    let written = chart.numericAxis.writtenPart
    guard chart.numericAxis != written else { return }
    warn(path.key("numericAxis"), .chartHasNoAxis(chart.chartType.rawValue))
    corrected.numericAxis = written
  }

  /// Names have no number format.
  private mutating func checkCategoryFormat() {
    guard axes != .numeric, chart.categoryAxis.format != nil else { return }
    warnUnused("categoryAxis.format", at: path.key("categoryAxis").key("format"))
    corrected.categoryAxis.format = nil
  }

  /// Reports a format in a chart that writes no numbers with it.
  private mutating func checkUnwrittenFormat() {
    guard chart.numericAxis.format != NumericAxisFormat(), kind.writesPercent || !writesValues
    else { return }
    let type = chart.chartType.rawValue
    warn(
      path.key("numericAxis").key("format"),
      .formatOnlySpoken(
        by: type, writesPercent: kind.writesPercent,
        hasValueLabels: kind.options.contains(.valueLabels)))
  }

  private var writesValues: Bool {
    kind.writesValues
      || (chart.valueLabels != .hidden && kind.options.contains(.valueLabels))
  }

  private mutating func ignore<Value: Equatable>(
    _ option: ChartKind.Option, _ key: String, _ keyPath: WritableKeyPath<ChartView, Value>,
    _ initial: Value
  ) {
    if !kind.options.contains(option) { ignore(key, keyPath, initial) }
  }

  private mutating func ignore<Value: Equatable>(
    _ key: String, _ keyPath: WritableKeyPath<ChartView, Value>, _ initial: Value
  ) {
    guard chart[keyPath: keyPath] != initial else { return }
    warnUnused(key, at: path.key(key))
    corrected[keyPath: keyPath] = initial
  }

  mutating func warnUnused(_ key: String, at path: DescriptionPath) {
    warn(path, .unsupportedOption(key, by: chart.chartType.rawValue))
  }

  private mutating func checkColors() {
    let names = chart.series.map(\.title) + (chart.series.count == 1 ? chart.categories : [])
    if !chart.colors.isEmpty, !chart.series.isEmpty,
      !names.contains(where: { $0.map { chart.colors[$0] != nil } ?? false })
    {
      warn(path.key("colors"), .colorsOfOtherNames(chart.colors.keys.min() ?? ""))
    }
    for series in corrected.colorsForCategory.keys.sorted() {
      let colorsPath = path.key("colorsForCategory").key("\(series)")
      if !chart.series.indices.contains(series) {
        warn(
          colorsPath,
          outOfRange(series, "series", chart.series.count, effect: ", so its colors are ignored"))
      }
      for category in (corrected.colorsForCategory[series] ?? [:]).keys.sorted()
      where category >= categoryCount {
        warn(
          colorsPath.key("\(category)"),
          outOfRange(category, "category", categoryCount, effect: ", so its color is ignored"))
      }
    }
  }

  /// If any selection is invalid, all are ignored (stated: Docs/sources/charts.md#data).
  mutating func checkSelections() {
    let selectionsPath = path.key("selections")
    guard kind.options.contains(.selections) else {
      return ignore("selections", \.selections, [:])
    }
    for (series, categories) in chart.selections.sorted(by: { $0.key < $1.key }) {
      guard let objection = objection(to: categories, of: series) else { continue }
      warn(selectionsPath.key("\(series)"), objection)
      return corrected.selections = [:]
    }
    for (series, categories) in chart.selections.sorted(by: { $0.key < $1.key }) {
      guard let missing = categories.first(where: { !chart.hasValue($0, of: series) }) else {
        continue
      }
      warn(selectionsPath.key("\(series)"), .selectionWithoutValue(missing))
    }
    let known = chart.selections.map { series, categories in
      (series, categories.filter { chart.hasValue($0, of: series) })
    }
    corrected.selections = Dictionary(uniqueKeysWithValues: known.filter { !$0.1.isEmpty })
  }

  /// Returns the reason why categories of a series cannot be selected; `nil` if they can.
  private func objection(to categories: [Int], of series: Int) -> Message? {
    let effect = ", so nothing is selected"
    guard chart.series.indices.contains(series) else {
      return outOfRange(series, "series", chart.series.count, effect: effect)
    }
    let count = chart.series[series].values.count
    if let wrong = categories.first(where: { !(0..<count).contains($0) }) {
      return outOfRange(wrong, "category", count, effect: effect)
    }
    var seen: Set<Int> = []
    return categories.first { !seen.insert($0).inserted }.map {
      Message.repeatedCategory($0, effect: effect)
    }
  }
}

extension ChartCheck {
  mutating func checkAxes() {
    check(chart.numericAxis, at: path.key("numericAxis"))
    if kind.options.contains(.secondaryAxis) {
      check(chart.secondaryNumericAxis, at: path.key("secondaryNumericAxis"))
    }
    guard !(2...20).contains(chart.numberOfGridlines) else { return }
    let clamped = min(max(chart.numberOfGridlines, 2), 20)
    warn(
      path.key("numberOfGridlines"),
      .gridlinesOutOfRange(chart.numberOfGridlines, clamped: clamped)
    )
    corrected.numberOfGridlines = clamped
  }

  private mutating func check(_ axis: NumericAxis, at path: DescriptionPath) {
    for (key, value) in [("explicitMin", axis.explicitMin), ("explicitMax", axis.explicitMax)] {
      checkNumber(value, at: path.key(key))
    }
    if let low = axis.explicitMin, let high = axis.explicitMax, low > high {
      error(path.key("explicitMin"), .minimumAboveMaximum(low, maximum: high))
    }
    checkReferences(axis, at: path)
    checkTicks(axis, at: path)
  }
}

extension NumericAxis {
  /// The axis with only the format of its numbers.
  fileprivate var writtenPart: NumericAxis {
    var part = NumericAxis()
    part.format = format
    part.abbreviatesLabels = abbreviatesLabels
    part.isMagnitudedDisplayed = isMagnitudedDisplayed
    return part
  }
}
