import FioriLayout

/// The parameters of a search for an axis's ticks.
package struct TickSearch: Hashable, Sendable {
  /// One end of the data, adjusted for explicit bounds and for zero; finite.
  let lowest: Double
  /// The other end; two ends in the wrong order are swapped.
  let highest: Double
  /// The desired number of ticks, 2 to 20.
  let count: Int
  /// Whether the ticks must enclose the data.
  let isLoose: Bool
  /// Whether to extend the axis slightly beyond data that begins or ends next to a tick.
  let isFudged: Bool
  /// Whether the ticks are round numbers; otherwise, they divide the range into equal steps.
  let isNice: Bool
  /// The ticks to use, in any order; empty to search for some.
  let explicitTicks: [Double]
  /// Whether the lower end is explicit, so that the axis does not extend beyond it.
  let keepsLowest: Bool
  /// Whether the upper end is explicit.
  let keepsHighest: Bool

  package init(
    lowest: Double, highest: Double, count: Int, isLoose: Bool, isFudged: Bool, isNice: Bool,
    explicitTicks: [Double] = [], keepsLowest: Bool = false, keepsHighest: Bool = false
  ) {
    (self.lowest, self.highest, self.count) = (lowest, highest, count)
    (self.isLoose, self.isFudged, self.isNice) = (isLoose, isFudged, isNice)
    self.explicitTicks = explicitTicks
    (self.keepsLowest, self.keepsHighest) = (keepsLowest, keepsHighest)
  }

  /// The ticks found, at least two.
  ///
  /// If the ticks are indistinguishable or none are found, falls back to equal steps, and then to
  /// the two ends.
  package var ticks: AxisTicks {
    let range = TickRange(lowest, highest)
    if let ticks = explicitAxis(of: range) { return ticks }
    if isNice, let ticks = niceTicks(of: range), isSound(ticks) { return ticks }
    let ticks = EqualTicks(
      range: range, count: wanted, isFudged: isFudged, keepsLowest: keepsLowest,
      keepsHighest: keepsHighest
    ).ticks
    return isSound(ticks) ? ticks : range.ends
  }

  /// Returns the search for the ticks of an axis that fits the data of both, with the number of ticks
  /// of this one. Explicit ticks are kept if both have the same.
  package func joined(with other: TickSearch) -> TickSearch {
    TickSearch(
      lowest: min(lowest, highest, other.lowest, other.highest),
      highest: max(lowest, highest, other.lowest, other.highest), count: count,
      isLoose: isLoose || other.isLoose, isFudged: isFudged || other.isFudged,
      isNice: isNice || other.isNice,
      explicitTicks: explicitTicks == other.explicitTicks ? explicitTicks : [],
      keepsLowest: keepsLowest && other.keepsLowest,
      keepsHighest: keepsHighest && other.keepsHighest)
  }

  /// Returns the explicit ticks within the range, on an axis that ends where the range does; `nil` if
  /// there are none.
  private func explicitAxis(of range: TickRange) -> AxisTicks? {
    let values = Set(explicitTicks).filter { range.lowest <= $0 && $0 <= range.highest }.sorted(
      by: >)
    guard !values.isEmpty else { return nil }
    let step = zip(values, values.dropFirst()).map { $0 - $1 }.min() ?? range.span
    return AxisTicks(
      values: values, minimum: range.lowest, maximum: range.highest,
      step: min(step, .greatestFiniteMagnitude))
  }

  private var wanted: Int { min(max(count, 2), 20) }

  private func niceTicks(of range: TickRange) -> AxisTicks? {
    guard range.span >= 1e-10, range.span.isFinite else { return nil }
    let search = NiceTickSearch(range, count: wanted, isLoose: isLoose)
    guard let best = search.best else { return nil }
    let (lowest, highest) = isFudged ? fudged(range, best) : (range.lowest, range.highest)
    return AxisTicks(
      values: (0..<best.count).reversed().map { best.value(at: $0) },
      minimum: min(lowest, best.lowest), maximum: max(highest, best.highest), step: best.step)
  }

  /// Returns the ends of the data. The one closer to zero is moved by a fraction of a step if no
  /// tick lies beyond it.
  private func fudged(_ range: TickRange, _ ticks: TickCandidate) -> (Double, Double) {
    let margin = ticks.step / Double(ticks.count)
    if range.lowest > 0 && range.lowest <= ticks.lowest {
      return (range.lowest - margin, range.highest)
    }
    if range.highest < 0 && range.highest >= ticks.highest {
      return (range.lowest, range.highest + margin)
    }
    return (range.lowest, range.highest)
  }

  /// Returns whether the ticks are finite and strictly decreasing.
  private func isSound(_ ticks: AxisTicks) -> Bool {
    ticks.values.allSatisfy(\.isFinite)
      && zip(ticks.values, ticks.values.dropFirst()).allSatisfy { $0 > $1 }
  }
}

/// The range of values that an axis needs ticks for.
struct TickRange: Hashable, Sendable {
  /// The lower end, always less than the upper end.
  let lowest: Double
  let highest: Double

  /// Creates the range between two values in either order. If they are equal, the range extends by
  /// 1 (stated: Docs/sources/charts.md#ticks), or to the next representable number if doubles are
  /// further apart.
  init(_ first: Double, _ second: Double) {
    let lowest = min(first, second)
    let highest = first == second ? first + 1 : max(first, second)
    if lowest < highest {
      (self.lowest, self.highest) = (lowest, highest)
    } else if lowest.nextUp.isFinite {
      (self.lowest, self.highest) = (lowest, lowest.nextUp)
    } else {
      (self.lowest, self.highest) = (lowest.nextDown, lowest)
    }
  }

  /// The length of the range; infinite if the ends are too far apart.
  var span: Double { highest - lowest }

  /// Only the two ends, for a range in which other ticks would be indistinguishable.
  var ends: AxisTicks {
    AxisTicks(
      values: [highest, lowest], minimum: lowest, maximum: highest,
      step: min(span, .greatestFiniteMagnitude))
  }
}

/// Ticks that divide a range into equal steps, whatever their values (stated:
/// Docs/sources/charts.md#ticks).
struct EqualTicks: Hashable, Sendable {
  let range: TickRange
  /// The number of ticks, at least 2.
  let count: Int
  /// Whether to extend the axis beyond the range, unless the range includes zero.
  let isFudged: Bool
  /// Whether the lower end is explicit, and not extended (chosen: Docs/sources/charts.md#ticks).
  var keepsLowest = false
  /// Whether the upper end is explicit.
  var keepsHighest = false

  /// The ticks from the lowest value in steps of the widened range, so that the highest tick of a
  /// widened range lies beyond the axis.
  var ticks: AxisTicks {
    let lowest = range.lowest / scale
    let highest = range.highest / scale
    let margin = isWidened ? 0.04 * (highest - lowest) : 0
    let (below, above) = (keepsLowest ? 0 : margin, keepsHighest ? 0 : margin)
    let last =
      isWidened && !keepsHighest ? lowest + (highest - lowest + (below + above)) : highest
    return AxisTicks(
      values: values(from: lowest, to: last).map(unscaled),
      minimum: unscaled(lowest - below), maximum: unscaled(highest + above),
      step: unscaled((last - lowest) / Double(count - 1)))
  }

  private var isWidened: Bool { isFudged && (range.lowest > 0 || range.highest < 0) }

  /// Returns the values from highest to lowest, with exact ends.
  private func values(from lowest: Double, to highest: Double) -> [Double] {
    let steps = Double(count - 1)
    let inner = (1..<count - 1).reversed().map { index in
      (lowest * (steps - Double(index)) + highest * Double(index)) / steps
    }
    return [highest] + inner + [lowest]
  }

  /// A power of two that keeps sums of large values finite.
  private var scale: Double {
    max(abs(range.lowest), abs(range.highest)) > 1e300 ? 1024 : 1
  }

  private func unscaled(_ value: Double) -> Double {
    let value = value * scale
    return max(-.greatestFiniteMagnitude, min(value, .greatestFiniteMagnitude))
  }
}
