/// The values that an axis marks, and those at its two ends.
package struct AxisTicks: Hashable, Sendable {
  /// From the highest to the lowest; the highest may lie beyond the range where it was widened.
  package let values: [Double]
  /// The value at the start of the axis, which need not be a tick.
  package let minimum: Double
  /// The value at the end of the axis, which need not be a tick.
  package let maximum: Double
  /// Between two ticks.
  let step: Double

  package init(values: [Double], minimum: Double, maximum: Double, step: Double) {
    self.values = values
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
  }

  /// What an axis without data shows (stated: Docs/sources/charts.md#ticks).
  package static let noData = AxisTicks(values: [1, 0], minimum: 0, maximum: 1, step: 1)

  /// Where columns and areas stand: zero, or of what is in the range the nearest to it.
  package var baseline: Double {
    if maximum <= 0 { return maximum }
    return minimum < 0 ? 0 : minimum
  }

  /// 0 at the minimum, 1 at the maximum; of what is far from both a place that can still be measured.
  package func position(of value: Double) -> Double {
    let span = maximum - minimum
    guard span != 0 else { return 0 }
    let position =
      span.isFinite
      ? (value - minimum) / span : (value / 2 - minimum / 2) / (maximum / 2 - minimum / 2)
    return min(max(position, -Self.farthest), Self.farthest)
  }

  /// Lengths of the axis; any picture ends long before.
  private static let farthest = 1e6

  /// Whether a tick is so near to the baseline that it counts as the baseline's.
  ///
  /// How near is of the step, so that small values keep their gridlines (chosen:
  /// Docs/sources/charts.md#ticks).
  package func isBaseline(_ tick: Double) -> Bool {
    tick == baseline || abs(tick - baseline) < 0.001 * step
  }
}
