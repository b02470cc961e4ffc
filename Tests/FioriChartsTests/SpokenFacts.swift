import FioriRender

/// The ends, the extremes, the missing values and the direction of a series, found in its values by
/// means of their own.
struct SpokenFacts {
  /// A value, and the category that it belongs to.
  typealias Entry = (category: Int, value: Double)

  let entries: [Entry]
  /// The number of categories.
  let count: Int

  /// The number of categories where the series has a value in a stack of zeros, which has no shares.
  private let zeroCount: Int

  var missingCount: Int { count - zeroCount - entries.count }
  var low: Double { entries.map(\.value).min() ?? 0 }
  var high: Double { entries.map(\.value).max() ?? 0 }

  /// The values after the first ones and before the last ones that are equal.
  var between: [Double] {
    let values = entries.map(\.value)
    guard let start = values.firstIndex(where: { $0 != values[0] }),
      let end = values.lastIndex(where: { $0 != values[values.count - 1] }), start <= end
    else { return [] }
    return Array(values[start...end])
  }

  /// Takes the values of a series as they are told: shares of a stack, and percentages, in percent.
  init(_ chart: ChartView, series index: Int) {
    let values = chart.series[index].values.map { $0.flatMap(Self.number) }
    count = max(chart.categories.count, chart.series.map(\.values.count).max() ?? 0)
    let format =
      chart.indexesOfSecondaryValuesAxis.contains(index)
      ? chart.secondaryNumericAxis.format : chart.numericAxis.format
    let factor = format.style == .percent || chart.stacking == .percent ? 100.0 : 1
    zeroCount = values.indices.count { category in
      values[category] != nil && Self.size(of: chart, at: category) == 0
    }
    var sum = 0.0
    let all = values.enumerated().compactMap { category, value in
      if chart.indexesOfTotalsCategories.contains(category) { return (category, sum * factor) }
      guard let value else { return nil }
      sum += value
      let size = Self.size(of: chart, at: category)
      // A stack of zeros has no shares.
      return size > 0 ? (category, value / size * factor) : nil
    }
    // Many steps of a waterfall are told by the levels that they reach.
    guard chart.chartType == .waterfall, all.count > 12 else {
      entries = all
      return
    }
    var level = 0.0
    entries = all.map { category, value in
      level = chart.indexesOfTotalsCategories.contains(category) ? value : level + value
      return (category, level)
    }
  }

  private static func number(_ value: ChartValue) -> Double? {
    if case .number(let number) = value { number } else { nil }
  }

  /// Returns what the values of a category are shares of: the sum of their sizes, or 1.
  private static func size(of chart: ChartView, at category: Int) -> Double {
    guard chart.stacking == .percent else { return 1 }
    let values = chart.series.compactMap { series -> Double? in
      category < series.values.count ? series.values[category].flatMap(number) : nil
    }
    return values.map(abs).reduce(0, +)
  }

  // MARK: Direction

  /// Whether the values rise (1) or fall (-1) by the test of Mann and Kendall at a level of 5 %, all
  /// pairs one by one; 0 if neither can be said, if fewer than three of four pairs of unlike values have this direction, or
  /// if a value is behind an earlier one by more than a quarter of the range.
  var direction: Int {
    let values = entries.map(\.value)
    guard values.count >= 5, deviation > 1.959_964 else { return 0 }
    let direction = pairSum > 0 ? 1 : -1
    let range = (values.max() ?? 0) - (values.min() ?? 0)
    let isSteady = values.indices.allSatisfy { first in
      values[first...].allSatisfy {
        (values[first] - $0) * Double(direction) <= range / 4 * (1 + 1e-9)
      }
    }
    return 2 * abs(pairSum) >= unlikePairCount && isSteady ? direction : 0
  }

  /// The number of pairs that rise minus that of pairs that fall.
  private var pairSum: Int {
    let values = entries.map(\.value)
    return values.indices.reduce(0) { sum, first in
      values[first...].reduce(sum) {
        $0 + ($1 > values[first] ? 1 : $1 < values[first] ? -1 : 0)
      }
    }
  }

  private var unlikePairCount: Int {
    let values = entries.map(\.value)
    return values.indices.reduce(0) { sum, first in
      sum + values[first...].count { $0 != values[first] }
    }
  }

  private var deviation: Double {
    let values = entries.map(\.value)
    let total = values.count * (values.count - 1) * (2 * values.count + 5)
    let ties = Set(values).map { value in
      let alike = values.count { $0 == value }
      return alike * (alike - 1) * (2 * alike + 5)
    }
    let variance = Double(total - ties.reduce(0, +)) / 18
    return variance > 0 ? Double(abs(pairSum) - 1) / variance.squareRoot() : 0
  }

  /// How probable it is that values in a random order rise or fall as much as these, counted over all
  /// orders; `nil` if two values are the same.
  var probability: Double? {
    let values = entries.map(\.value)
    guard Set(values).count == values.count, values.count > 1 else { return nil }
    // The number of orders by the number of pairs that fall.
    var orders = [1.0]
    for length in 2...values.count {
      var longer = [Double](repeating: 0, count: orders.count + length - 1)
      for (falls, number) in orders.enumerated() {
        for more in 0..<length { longer[falls + more] += number }
      }
      orders = longer
    }
    let pairs = values.count * (values.count - 1) / 2
    let extreme = orders.enumerated().filter { abs(pairs - 2 * $0.offset) >= abs(pairSum) }
    return extreme.map(\.element).reduce(0, +) / orders.reduce(0, +)
  }
}
