/// The numbers of a chart, put in order: what its axes and its marks are made of.
package struct ChartData: Hashable, Sendable {
  /// A point of a scatter or bubble chart.
  package struct Point: Hashable, Sendable {
    package let x: Double
    package let y: Double
    /// Of a bubble; of a point without one 0.
    package let size: Double

    package init(x: Double, y: Double, size: Double) {
      self.x = x
      self.y = y
      self.size = size
    }
  }

  /// By series, then category: the number that the type draws, of points their `y`.
  package let values: [[Double?]]
  /// By series, then category; empty but in scatter and bubble charts.
  package let points: [[Point?]]
  /// The largest of all series and of the titles.
  package let categoryCount: Int
  /// Categories of a waterfall that stand on the baseline; the first always does.
  package var totals: Set<Int> = []
  /// Series of a combo chart that are columns.
  package var columns: Set<Int> = []
  /// Series that belong to the second axis.
  package var secondary: Set<Int> = []
  /// Series to be drawn in the order given: of a stock chart one, of a waterfall the first.
  package let drawnSeries: [Int]
  /// The least and the greatest value of each series.
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

  /// Whether there is nothing to draw axes for (stated: Docs/sources/charts.md#no-data).
  package var isEmpty: Bool { values.first?.isEmpty ?? true }

  /// Stated: Docs/sources/charts.md#data; without values 0 to 1, and of one value up to one more.
  private static func range(of values: [Double?]) -> ClosedRange<Double> {
    let known = values.compactMap(\.self)
    guard let low = known.min(), let high = known.max() else { return 0...1 }
    return low...(low == high ? high + 1 : high)
  }
}
