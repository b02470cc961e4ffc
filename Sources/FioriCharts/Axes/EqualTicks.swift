import FioriElements

/// Ticks that cut a range into equal steps, whatever their values (stated:
/// Docs/sources/charts.md#ticks).
struct EqualTicks: Hashable, Sendable {
  let range: TickRange
  /// At least 2.
  let count: Int
  /// Whether the axis reaches further than the range, unless zero is in it.
  let isFudged: Bool

  /// From the lowest of the range in steps of the widened range, so that the highest tick of a
  /// widened range lies beyond the axis.
  var ticks: AxisTicks {
    let lowest = range.lowest / scale
    let highest = range.highest / scale
    let margin = isWidened ? 0.04 * (highest - lowest) : 0
    let last = isWidened ? lowest + (highest - lowest + 2 * margin) : highest
    return AxisTicks(
      values: values(from: lowest, to: last).map(unscaled),
      minimum: unscaled(lowest - margin), maximum: unscaled(highest + margin),
      step: unscaled((last - lowest) / Double(count - 1)))
  }

  private var isWidened: Bool { isFudged && (range.lowest > 0 || range.highest < 0) }

  /// From the highest to the lowest; the two ends are exact.
  private func values(from lowest: Double, to highest: Double) -> [Double] {
    let steps = Double(count - 1)
    let inner = (1..<count - 1).reversed().map { index in
      (lowest * (steps - Double(index)) + highest * Double(index)) / steps
    }
    return [highest] + inner + [lowest]
  }

  /// A power of two that keeps sums of great values finite.
  private var scale: Double {
    max(abs(range.lowest), abs(range.highest)) > 1e300 ? 1024 : 1
  }

  private func unscaled(_ value: Double) -> Double {
    let value = value * scale
    return max(-.greatestFiniteMagnitude, min(value, .greatestFiniteMagnitude))
  }
}
