import FioriBasics
import FioriModel

/// Finds problems in a chart, and settings that have no effect.
package struct ChartCheck {
  let chart: ChartView
  let path: DescriptionPath
  let kind: ChartKind
  let axes: PlotAxes
  let categoryCount: Int
  let limits: RenderLimits
  /// Whether dates with offsets have been converted to a time zone.
  let isInTimeZone: Bool
  /// Whether an axis of names draws only the first and the last.
  let namesOnlyEnds: Bool
  var findings: [Finding] = []
  /// A warning about the order of names, for a chart that draws only the first and the last; `nil` for none.
  var hiddenOrder: Finding?
  /// The chart without its unusable parts.
  var corrected: ChartView

  init(
    _ chart: ChartView, at path: DescriptionPath, limits: RenderLimits,
    isInTimeZone: Bool = false, namesOnlyEnds: Bool = false
  ) {
    (self.limits, self.isInTimeZone, self.namesOnlyEnds) = (limits, isInTimeZone, namesOnlyEnds)
    self.chart = chart
    self.path = path
    corrected = chart
    (kind, axes) = (chart.chartType.kind, chart.chartType.plot.axes)
    categoryCount = chart.categoryCount
    checkAmount()
    guard findings.isEmpty else { return }
    checkValues()
    checkTexts()
    checkAxes()
    checkCategories()
    checkLooks()
    checkOptions()
    checkOrder()
    checkIndexes()
    checkSelections()
  }

  /// The problems that prevent the chart from being drawn.
  var errors: [Finding] { findings.filter { $0.severity == .error } }

  mutating func error(_ path: DescriptionPath, _ message: Message) {
    findings.append(.error(path, message))
  }

  mutating func warn(_ path: DescriptionPath, _ message: Message) {
    findings.append(.warning(path, message))
  }

  /// Checks the indexes in options that the type supports.
  private mutating func checkIndexes() {
    let seriesCount = chart.series.count
    check(
      corrected.indexesOfTotalsCategories, "indexesOfTotalsCategories", "category", categoryCount)
    check(
      corrected.indexesOfSecondaryValuesAxis, "indexesOfSecondaryValuesAxis", "series",
      seriesCount)
    check(corrected.indexesOfColumnSeries ?? [], "indexesOfColumnSeries", "series", seriesCount)
    if let stock = corrected.indexOfStockSeries, stock != 0, !chart.series.indices.contains(stock) {
      error(path.key("indexOfStockSeries"), outOfRange(stock, "series", seriesCount))
    }
  }

  private mutating func check(_ indexes: [Int], _ key: String, _ what: String, _ count: Int) {
    for (offset, index) in indexes.enumerated() where !(0..<count).contains(index) {
      error(path.key(key).index(offset), outOfRange(index, what, count))
    }
  }

  /// Returns the message about an index without a part; `effect` is such as `, so its color is ignored`.
  func outOfRange(
    _ index: Int, _ what: String, _ count: Int, effect: String = ""
  ) -> Message {
    let right = count > 0 ? "the last \(what) is \(count - 1)" : "there are none"
    return .noSuchPart(what, index, effect: effect, right: right)
  }
}

extension ChartView {
  /// The largest count among all series and the names; for a stock chart, the number of times.
  package var categoryCount: Int {
    chartType.kind.values == .prices
      ? categories.count : max(categories.count, series.map(\.values.count).max() ?? 0)
  }

  /// Returns whether a series has a value in a category. The total of a waterfall needs none.
  package func hasValue(_ category: Int, of series: Int) -> Bool {
    let kind = chartType.kind
    if kind.options.contains(.totals), indexesOfTotalsCategories.contains(category) { return true }
    guard let value = self.series[at: series]?.values[at: category] ?? nil else { return false }
    return kind.values.isPoint
      ? value.point.x != nil && value.point.y != nil : value.first != nil
  }
}
