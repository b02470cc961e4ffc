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
