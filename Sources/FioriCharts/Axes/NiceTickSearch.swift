import Glibc

/// Looks for the ticks with the best score, and leaves out what cannot be better (stated:
/// Docs/sources/charts.md#ticks).
struct NiceTickSearch {
  /// The best so far; nil when there was none.
  private(set) var best: TickCandidate?

  private let scores: TickScores
  /// Whether the ticks must enclose the range.
  private let isLoose: Bool
  private var bestScore = -2.0

  /// Searches at once; of a range whose span is finite.
  init(_ range: TickRange, count: Int, isLoose: Bool) {
    scores = TickScores(range: range, count: count)
    self.isLoose = isLoose
    search()
  }

  /// The first exponent that is too great.
  private static let exponentLimit = 30

  private mutating func search() {
    for skip in 1..<30 {
      for place in TickScores.digits.indices {
        let simplicity = TickScores.simplicity(place: place, skip: skip, hasZero: true)
        let bound = TickScores.total(simplicity: simplicity, coverage: 1, density: 1)
        if bound < bestScore { return }
        searchCounts(skip: skip, place: place, simplicity: simplicity)
      }
    }
  }

  /// `simplicity` is the most that the skip and the digit can have, here and below.
  private mutating func searchCounts(skip: Int, place: Int, simplicity: Double) {
    for count in 2..<2 * scores.count {
      let density = scores.densityBound(of: count)
      let bound = TickScores.total(simplicity: simplicity, coverage: 1, density: density)
      if bound < bestScore { return }
      searchExponents(
        skip: skip, place: place, count: count, simplicity: simplicity, density: density)
    }
  }

  private mutating func searchExponents(
    skip: Int, place: Int, count: Int, simplicity: Double, density: Double
  ) {
    let multiple = Double(skip * TickScores.digits[place])
    let power = log10(scores.range.span / Double(count + 1) / multiple).rounded(.up)
    for exponent in stride(from: Int(power), to: Self.exponentLimit, by: 1) {
      let step = multiple * pow(10, Double(exponent))
      let coverage = scores.coverageBound(length: step * Double(count - 1))
      let bound = TickScores.total(
        simplicity: simplicity, coverage: coverage, density: density)
      if bound < bestScore { return }
      for start in starts(step: step, skip: skip, count: count) {
        let candidate = TickCandidate(
          start: start, skip: skip, digit: TickScores.digits[place], exponent: exponent,
          count: count)
        judge(candidate, step: step, place: place)
      }
    }
  }

  /// The lowest ticks to try, as multiples of the step's part; none beyond the whole numbers that a
  /// double holds.
  private func starts(step: Double, skip: Int, count: Int) -> Range<Int> {
    let first =
      (scores.range.highest / step - Double(count - 1)).rounded(.down) * Double(skip)
    let last = (scores.range.lowest / step).rounded(.up) * Double(skip)
    let limit = 0x1p53
    guard first <= last, first >= -limit, last <= limit else { return 0..<0 }
    return Int(first)..<Int(last) + 1
  }

  /// Keeps the candidate if it is better than the best.
  ///
  /// Its ticks are computed here as the original computes them, for a digit in the last place can
  /// decide between two that are equally good.
  private mutating func judge(_ candidate: TickCandidate, step: Double, place: Int) {
    let lowest = Double(candidate.start) * (step / Double(candidate.skip))
    let highest = lowest + step * Double(candidate.count - 1)
    let range = scores.range
    if isLoose && (lowest > range.lowest || highest < range.highest) { return }
    let hasZero = TickScores.hasZero(lowest: lowest, highest: highest, step: step)
    let score = TickScores.total(
      simplicity: TickScores.simplicity(place: place, skip: candidate.skip, hasZero: hasZero),
      coverage: scores.coverage(lowest: lowest, highest: highest),
      density: scores.density(of: candidate.count, lowest: lowest, highest: highest))
    if score > bestScore { (best, bestScore) = (candidate, score) }
  }
}
