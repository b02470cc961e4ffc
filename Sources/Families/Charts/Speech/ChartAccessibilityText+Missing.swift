import FioriBasics
import FioriLayout
import FioriModel

/// The words of categories without values or shares.
extension ChartAccessibilityText {
  /// A text like `3 of 8 categories have only zeros` for stacks without shares; none without any.
  var stacksOfZeros: [String] {
    let total = chart.data.categoryCount
    let count = (0..<total).count { category in
      chart.data.drawnSeries.contains { isOfZeros($0, category) }
    }
    return count == 0
      ? [] : [phrases(.stacksOfZeros, count: count, ["total": phrases.number(total)])]
  }

  /// Returns whether a value is a part of a stack of zeros, which has no shares.
  private func isOfZeros(_ series: Int, _ category: Int) -> Bool {
    chart.data.stackSizes[at: category] == 0 && chart.data.value(series, category) != nil
  }

  /// Returns the number of categories without a value of a series.
  func missingCount(of series: Int) -> Int {
    shownValues(of: series).enumerated().count { $1 == nil && !isOfZeros(series, $0) }
  }

  /// Returns a text like `3 of 8 months have no value`; none if all have one.
  func missing(_ count: Int, of total: Int) -> [String] {
    guard count > 0 else { return [] }
    let phrase: Phrase =
      switch scale?.precision {
      case .year?: .missingYears
      case .month?: .missingMonths
      case .day? where scale?.isDaily == true: .missingDays
      case .day?: .missingDates
      case .minute?, .second?: .missingTimes
      case nil where kind.values == .prices: .missingTimes
      case nil where OrderedNames.areMonths(view.categories) { numbers.calendarNames }:
        .missingMonths
      case nil: .missingCategories
      }
    return [phrases(phrase, count: count, ["total": phrases.number(total)])]
  }
}
