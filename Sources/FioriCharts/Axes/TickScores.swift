/// How good ticks are for a range (stated: Docs/sources/charts.md#ticks).
///
/// The formulas are those of Talbot, Lin and Hanrahan's extension of Wilkinson's labeling (2010)
/// but for the digits and the weights.
struct TickScores: Hashable, Sendable {
  let range: TickRange
  /// How many ticks are wanted.
  let count: Int

  /// The first digits of steps, the best first.
  static let digits = [1, 2, 4, 5, 3, 6, 7, 8, 9]

  /// The score of what its three parts say.
  static func total(simplicity: Double, coverage: Double, density: Double) -> Double {
    0.06 * simplicity + 0.01 * coverage + 0.1 * density
  }

  /// Of a digit by its place among the digits; best when zero is a tick.
  static func simplicity(place: Int, skip: Int, hasZero: Bool) -> Double {
    1 - Double(place) / Double(digits.count - 1) - Double(skip) + (hasZero ? 1 : 0)
  }

  /// Whether zero is among ticks from `lowest` to `highest`.
  static func hasZero(lowest: Double, highest: Double, step: Double) -> Bool {
    lowest <= 0 && highest >= 0 && lowest - step * (lowest / step).rounded(.down) < 1e-10
  }

  /// Best when the outer ticks are the ends of the range.
  func coverage(lowest: Double, highest: Double) -> Double {
    let above = range.highest - highest
    let below = range.lowest - lowest
    let tenth = 0.1 * range.span
    return 1 - 0.5 * (above * above + below * below) / (tenth * tenth)
  }

  /// The most that ticks over such a length can have.
  func coverageBound(length: Double) -> Double {
    guard length > range.span else { return 1 }
    let half = (length - range.span) / 2
    let tenth = 0.1 * range.span
    return 1 - half * half / (tenth * tenth)
  }

  /// Best when ticks stand as close as those that are wanted would.
  func density(of ticks: Int, lowest: Double, highest: Double) -> Double {
    let found = Double(ticks - 1) / (highest - lowest)
    let wanted =
      Double(count - 1) / (max(highest, range.highest) - min(lowest, range.lowest))
    return 2 - max(found / wanted, wanted / found)
  }

  /// The most that so many ticks can have.
  func densityBound(of ticks: Int) -> Double {
    ticks < count ? 1 : 2 - Double(ticks - 1) / Double(count - 1)
  }
}
