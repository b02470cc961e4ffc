import FioriBasics
import FioriCharts
import FioriModel

extension ChartCheck {
  mutating func checkOptions() {
    ignore(.secondaryAxis, "indexesOfSecondaryValuesAxis", \.indexesOfSecondaryValuesAxis, [])
    ignore(.totals, "indexesOfTotalsCategories", \.indexesOfTotalsCategories, [])
    if chart.indexesOfColumnSeries?.isEmpty == false {
      ignore(.columns, "indexesOfColumnSeries", \.indexesOfColumnSeries, nil)
    }
    ignore(.categoryColors, "colorsForCategory", \.colorsForCategory, [:])
    ignore(.valueLabels, "valueLabels", \.valueLabels, false)
    ignore(.signColors, "colorBySign", \.colorBySign, false)
    ignore(.cornerRadius, "columnCornerRadius", \.columnCornerRadius, 0)
    if chart.chartType != .stock {
      ignore("indexOfStockSeries", \.indexOfStockSeries, 0)
    }
    if !traits.options.contains(.secondaryAxis) {
      ignore("secondaryNumericAxis", \.secondaryNumericAxis, NumericAxis())
    } else if chart.indexesOfSecondaryValuesAxis.isEmpty,
      chart.secondaryNumericAxis != NumericAxis()
    {
      warn(
        path.key("secondaryNumericAxis"),
        "no series belongs to this axis; name some in 'indexesOfSecondaryValuesAxis'")
    }
    if traits.axes == .none { checkAxesOfNone() }
    if traits.axes == .lying, chart.categoryAxis.labelsPosition == .dynamic {
      warnUnused("categoryAxis.labelsPosition", at: path.key("categoryAxis").key("labelsPosition"))
      corrected.categoryAxis.labelsPosition = .fixedBottom
    }
    if traits.zeroBase == .always, chart.numericAxis.isZeroBased == false {
      warnUnused("numericAxis.isZeroBased", at: path.key("numericAxis").key("isZeroBased"))
    }
    checkColors()
  }

  /// A chart without axes writes numbers, and has nothing else of an axis.
  private mutating func checkAxesOfNone() {
    ignore("categoryAxis", \.categoryAxis, CategoryAxis())
    ignore("numberOfGridlines", \.numberOfGridlines, 3)
    var written = NumericAxis()
    written.format = chart.numericAxis.format
    written.abbreviatesLabels = chart.numericAxis.abbreviatesLabels
    written.isMagnitudedDisplayed = chart.numericAxis.isMagnitudedDisplayed
    guard chart.numericAxis != written else { return }
    warn(
      path.key("numericAxis"),
      "'\(chart.chartType.rawValue)' has no axis; all but 'format', 'abbreviatesLabels' and "
        + "'isMagnitudedDisplayed' is ignored")
    corrected.numericAxis = written
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

  mutating func warnUnused(_ key: String, at path: DescriptionPath) {
    warn(path, "'\(chart.chartType.rawValue)' has no use for '\(key)'; it is ignored")
  }

  private mutating func checkColors() {
    for series in corrected.colorsForCategory.keys.sorted() {
      let place = path.key("colorsForCategory").key("\(series)")
      if !chart.series.indices.contains(series) {
        warn(place, outOfRange(series, "series", chart.series.count) + "; its colors are ignored")
      }
      for category in (corrected.colorsForCategory[series] ?? [:]).keys.sorted()
      where category >= categoryCount {
        warn(
          place.key("\(category)"),
          outOfRange(category, "category", categoryCount) + "; its color is ignored")
      }
    }
  }

  /// Selections of which one is wrong are ignored as a whole (stated: Docs/sources/charts.md#data).
  mutating func checkSelections() {
    let place = path.key("selections")
    if traits.axes == .none, ![.donut, .microColumn].contains(chart.chartType) {
      return ignore("selections", \.selections, [:])
    }
    for (series, categories) in chart.selections.sorted(by: { $0.key < $1.key }) {
      guard let objection = objection(to: categories, of: series) else { continue }
      warn(place.key("\(series)"), objection + "; nothing is selected")
      return corrected.selections = [:]
    }
    corrected.selections = chart.selections.filter { !$0.value.isEmpty }
  }

  /// Why categories of a series cannot be selected; `nil`: they can.
  private func objection(to categories: [Int], of series: Int) -> String? {
    guard chart.series.indices.contains(series) else {
      return outOfRange(series, "series", chart.series.count)
    }
    let count = chart.series[series].values.count
    if let wrong = categories.first(where: { !(0..<count).contains($0) }) {
      return outOfRange(wrong, "category", count)
    }
    var seen: Set<Int> = []
    return categories.first { !seen.insert($0).inserted }.map { "category \($0) is there twice" }
  }
}
