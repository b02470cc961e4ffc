package import FioriElements

/// What decides an axis' ticks.
package struct TickSearch: Hashable, Sendable {
  /// One end of the data, with explicit bounds and zero where they apply; finite.
  let lowest: Double
  /// The other end; of two in the wrong order each takes the other's place.
  let highest: Double
  /// How many ticks are wanted, 2 to 20.
  let count: Int
  /// Whether the ticks must enclose the data.
  let isLoose: Bool
  /// Whether the axis reaches a little further than data that begins or ends beside a tick.
  let isFudged: Bool
  /// Whether the ticks are round numbers; else they cut the range into equal steps.
  let isNice: Bool

  package init(
    lowest: Double, highest: Double, count: Int, isLoose: Bool, isFudged: Bool, isNice: Bool
  ) {
    self.lowest = lowest
    self.highest = highest
    self.count = count
    self.isLoose = isLoose
    self.isFudged = isFudged
    self.isNice = isNice
  }

  /// The ticks that the search finds, at least two.
  ///
  /// Where they cannot be told apart, or none is found, there are equal steps instead, and where
  /// these cannot, the two ends.
  package var ticks: AxisTicks {
    let range = TickRange(lowest, highest)
    if isNice, let ticks = niceTicks(of: range), isSound(ticks) { return ticks }
    let ticks = EqualTicks(range: range, count: wanted, isFudged: isFudged).ticks
    return isSound(ticks) ? ticks : range.ends
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

  /// The ends of the data, the one nearer to zero moved by a part of a step when no tick lies
  /// beyond it.
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

  /// Whether the ticks are finite and each is less than the one before.
  private func isSound(_ ticks: AxisTicks) -> Bool {
    ticks.values.allSatisfy(\.isFinite)
      && zip(ticks.values, ticks.values.dropFirst()).allSatisfy { $0 > $1 }
  }
}

/// The values from which and to which an axis is to have ticks.
struct TickRange: Hashable, Sendable {
  /// Less than the highest.
  let lowest: Double
  let highest: Double

  /// The range between two values in either order; one of equal values ends at 1 more (stated:
  /// Docs/sources/charts.md#ticks), or at the next number where doubles are further apart.
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

  /// Infinite when the ends are too far apart.
  var span: Double { highest - lowest }

  /// The two ends alone, for a range in which no other ticks can be told apart.
  var ends: AxisTicks {
    AxisTicks(
      values: [highest, lowest], minimum: lowest, maximum: highest,
      step: min(span, .greatestFiniteMagnitude))
  }
}

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
