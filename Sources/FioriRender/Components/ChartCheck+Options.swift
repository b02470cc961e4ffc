extension ChartCheck {
  mutating func checkOptions() {
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
  mutating func checkSelections() {
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
