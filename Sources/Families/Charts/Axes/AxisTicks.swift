import Glibc

/// The values that an axis marks and the values at its two ends.
package struct AxisTicks: Hashable, Sendable {
  /// The ticks from highest to lowest; the highest may lie beyond the range if the axis was
  /// widened.
  package let values: [Double]
  /// The value at the start of the axis, which need not be a tick.
  package let minimum: Double
  /// The value at the end of the axis, which need not be a tick.
  package let maximum: Double
  /// The distance between two ticks.
  package let step: Double

  /// The ticks of an axis without data (stated: Docs/sources/charts.md#ticks).
  package static let noData = AxisTicks(values: [1, 0], minimum: 0, maximum: 1, step: 1)

  /// The value that columns and areas start from: zero, or the value in the range nearest to zero.
  package var baseline: Double {
    if maximum <= 0 { return maximum }
    return minimum < 0 ? 0 : minimum
  }

  /// The position of a value: 0 at the minimum, 1 at the maximum. Values far outside the range are
  /// clamped so that their position can still be measured.
  package func position(of value: Double) -> Double {
    let span = maximum - minimum
    guard span != 0 else { return 0 }
    let position =
      span.isFinite
      ? (value - minimum) / span : (value / 2 - minimum / 2) / (maximum / 2 - minimum / 2)
    return min(max(position, -Self.farthest), Self.farthest)
  }

  /// In axis lengths; any picture ends well before this, and Cairo's numbers end at eight million pixels.
  private static let farthest = 500.0

  /// Whether all ticks are round numbers, which a reader expects of lines without numbers: multiples of half of the power
  /// of ten in their step.
  package var areRound: Bool {
    guard step > 0, step.isFinite else { return false }
    let unit = pow(10, log10(step).rounded(.down)) / 2
    return values.allSatisfy { abs(($0 / unit).rounded() * unit - $0) < 0.001 * step }
  }

  /// Returns whether a tick is so close to the baseline that it counts as the baseline's own.
  ///
  /// The tolerance is relative to the step, so that small values keep their gridlines (chosen:
  /// Docs/sources/charts.md#ticks).
  package func isBaseline(_ tick: Double) -> Bool {
    tick == baseline || abs(tick - baseline) < 0.001 * step
  }
}
