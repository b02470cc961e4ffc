import FioriBasics
import FioriCharts
import FioriModel

/// Finds problems in the items of a summary.
struct ChartSummaryCheck {
  private(set) var findings: [Finding] = []
  /// The chart, whose series the values belong to; `nil` for none.
  private let chart: ChartView?

  /// `path` is the floorplan's.
  init(_ floorplan: ChartFloorplan, at path: DescriptionPath) {
    chart = floorplan.chartView
    let itemsPath = path.key("summaryItems")
    let count = floorplan.summaryItems.count
    guard count <= Limits.itemCount else {
      findings.append(.error(itemsPath, .tooManySummaryItems(count)))
      return
    }
    for (index, item) in floorplan.summaryItems.enumerated() {
      if item.isRange {
        checkRange(item, at: itemsPath.index(index))
      } else {
        checkItem(item, at: itemsPath.index(index))
      }
    }
  }

  private mutating func checkRange(_ item: ChartSummaryItem, at path: DescriptionPath) {
    let needed = [
      ("lowerBoundTitle", item.lowerBoundTitle), ("upperBoundTitle", item.upperBoundTitle),
      ("value", item.value),
    ]
    for (key, text) in needed where text == nil {
      findings.append(.error(path, .missingKeyOfRange(key)))
    }
    let others = [
      ("title", item.title != nil), ("values", !item.values.isEmpty),
      ("category", item.category != nil), ("emptyText", item.emptyText != nil),
    ]
    for (key, isSet) in others where isSet {
      findings.append(.error(path.key(key), .unexpectedKeyInRange(key)))
    }
  }

  private mutating func checkItem(_ item: ChartSummaryItem, at path: DescriptionPath) {
    if let category = item.category { check(category, at: path.key("category")) }
    let isEmpty =
      item.title == nil && item.category == nil && item.values.isEmpty && item.emptyText == nil
      && item.trend == nil && item.trendImage == nil
    if isEmpty {
      findings.append(.error(path, .emptySummaryItem))
    }
    guard item.series == .inOrder, let count = chart?.series.count, count > 0,
      item.values.count > count
    else { return }
    findings.append(
      .warning(
        path.key("values").index(count),
        .wrongCountOfSummaryValues(item.values.count, series: count)))
  }

  /// A chart without data may not know its categories yet.
  private mutating func check(_ category: Int, at path: DescriptionPath) {
    guard category >= 0 else {
      guard category != ChartSummaryItem.aggregate else { return }
      findings.append(.error(path, .expectedCategoryIndex(found: category)))
      return
    }
    let count = chart?.categoryCount ?? 0
    guard category >= count, chart == nil || count > 0 else { return }
    let right = chart == nil ? "there is no chart" : "the last category is \(count - 1)"
    findings.append(
      .error(path, .noSuchSummaryCategory(category, isEmpty: chart == nil, right: right)))
  }
}
