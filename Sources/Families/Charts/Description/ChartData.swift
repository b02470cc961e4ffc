import FioriBasics

/// The numbers of a chart, arranged for its axes and marks.
package struct ChartData: Hashable, Sendable {
  /// A point of a scatter or bubble chart.
  package struct Point: Hashable, Sendable {
    package let x: Double
    package let y: Double
    /// The size of a bubble; 0 if it has none.
    package let size: Double

    package init(x: Double, y: Double, size: Double) {
      self.x = x
      self.y = y
      self.size = size
    }
  }

  /// The number that the chart type draws, by series, then category; for points, their `y`.
  package let values: [[Double?]]
  /// The points, by series, then category; empty except in scatter and bubble charts.
  package let points: [[Point?]]
  /// The largest number of values in any series, or of category titles.
  package let categoryCount: Int
  /// The categories of a waterfall that start at the baseline; the first always does.
  package var totals: Set<Int> = []
  /// The series of a combo chart drawn as columns.
  package var columns: Set<Int> = []
  /// The series that use the second axis.
  package var secondary: Set<Int> = []
  /// The sums of the sizes of the values of each category, which stacks show shares of; empty for
  /// stacks of values.
  package var stackSizes: [Double] = []
  /// The series to draw, in order: only one for a stock chart, the first for a waterfall.
  package let drawnSeries: [Int]
  /// The range of values in each series.
  package let ranges: [ClosedRange<Double>]

  package init(
    values: [[Double?]], points: [[Point?]] = [], categoryCount: Int, drawnSeries: [Int]
  ) {
    self.values = values
    self.points = points
    self.categoryCount = categoryCount
    self.drawnSeries = drawnSeries
    ranges = values.map(Self.range)
  }

  /// Whether there is no data to draw axes for (stated: Docs/sources/charts.md#no-data).
  package var isEmpty: Bool { values.first?.isEmpty ?? true }

  /// The number of categories up to the last one with a value.
  package var valueEnd: Int {
    drawnSeries.compactMap { values[at: $0]?.lastIndex { $0 != nil } }.max().map { $0 + 1 } ?? 0
  }

  /// The range from the least to the greatest value; `nil` without any.
  package var valueRange: ClosedRange<Double>? {
    let known = values.joined().compactMap(\.self)
    guard let least = known.min(), let greatest = known.max() else { return nil }
    return least...greatest
  }

  /// Returns the ranges of series that share an axis. Beside other values, zeros have a range without length, and a
  /// series without values has none: 0 to 1 would flatten values below 1.
  package func ranges(of series: [Int]) -> [ClosedRange<Double>] {
    let all = series.map { ranges[$0] }
    guard all.count > 1, all.contains(0...1) else { return all }
    let others = Set(series.filter { values[$0].contains { $0 != nil && $0 != 0 } })
    guard !others.isEmpty else { return all }
    return series.compactMap { index in
      others.contains(index)
        ? ranges[index] : values[index].contains { $0 != nil } ? 0...0 : nil
    }
  }

  /// Returns the value of a series in a category; `nil` if it is missing, or there is none.
  package func value(_ series: Int, _ category: Int) -> Double? {
    values[at: series]?[at: category] ?? nil
  }

  /// Returns the point of a series in a category; `nil` if it is missing, or there is none.
  package func point(_ series: Int, _ category: Int) -> Point? {
    points[at: series]?[at: category] ?? nil
  }

  /// Returns the length of a part of a stack: its value, or its share.
  package func stackLength(of value: Double, in category: Int) -> Double {
    guard let size = stackSizes[at: category] else { return value }
    return size > 0 ? value / size : 0
  }

  /// Returns the length of a part of a stack, or `nil` for a share of a stack of zeros, which is none.
  package func share(of value: Double, in category: Int) -> Double? {
    stackSizes[at: category] == 0 ? nil : stackLength(of: value, in: category)
  }

  /// Returns the range of the values; 0 to 1 without any, and 1 above a single value (stated:
  /// Docs/sources/charts.md#data), but not more than twice one below 1, whose marks would vanish.
  private static func range(of values: [Double?]) -> ClosedRange<Double> {
    let known = values.compactMap(\.self)
    guard let low = known.min(), let high = known.max() else { return 0...1 }
    guard low == high else { return low...high }
    return low...(low + (low == 0 ? 1 : min(abs(low), 1)))
  }
}
