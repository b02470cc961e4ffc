import Glibc

/// Searches for the ticks with the best score, skipping candidates that cannot be better (stated:
/// Docs/sources/charts.md#ticks).
struct NiceTickSearch {
  /// The best candidate so far; `nil` if there is none.
  private(set) var best: TickCandidate?

  private let scores: TickScores
  /// Whether the ticks must enclose the range.
  private let isLoose: Bool
  private var bestScore = -2.0

  /// Runs the search for a range with a finite span.
  init(_ range: TickRange, count: Int, isLoose: Bool) {
    scores = TickScores(range: range, count: count)
    self.isLoose = isLoose
    search()
  }

  /// The first exponent that is too large.
  private static let exponentLimit = 30

  private mutating func search() {
    for skip in 1..<30 {
      for index in TickScores.digits.indices {
        let simplicity = TickScores.simplicity(index: index, skip: skip, hasZero: true)
        let bound = TickScores.total(simplicity: simplicity, coverage: 1, density: 1)
        if bound < bestScore { return }
        searchCounts(skip: skip, index: index, simplicity: simplicity)
      }
    }
  }

  /// Here and below, `simplicity` is the upper bound for the skip and the digit.
  private mutating func searchCounts(skip: Int, index: Int, simplicity: Double) {
    for count in 2..<2 * scores.count {
      let density = scores.densityBound(of: count)
      let bound = TickScores.total(simplicity: simplicity, coverage: 1, density: density)
      if bound < bestScore { return }
      searchExponents(
        skip: skip, index: index, count: count, simplicity: simplicity, density: density)
    }
  }

  private mutating func searchExponents(
    skip: Int, index: Int, count: Int, simplicity: Double, density: Double
  ) {
    let multiple = Double(skip * TickScores.digits[index])
    let power = log10(scores.range.span / Double(count + 1) / multiple).rounded(.up)
    for exponent in stride(from: Int(power), to: Self.exponentLimit, by: 1) {
      let step = multiple * pow(10, Double(exponent))
      let coverage = scores.coverageBound(length: step * Double(count - 1))
      let bound = TickScores.total(
        simplicity: simplicity, coverage: coverage, density: density)
      if bound < bestScore { return }
      for start in starts(step: step, skip: skip, count: count) {
        let candidate = TickCandidate(
          start: start, skip: skip, digit: TickScores.digits[index], exponent: exponent,
          count: count)
        judge(candidate, step: step, index: index)
      }
    }
  }

  /// Returns the lowest ticks to try, as multiples of the fraction of a step, limited to the
  /// integers that a double represents exactly.
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
  /// The ticks are computed the same way as in the original, since the last digit can decide
  /// between two candidates with equal scores.
  private mutating func judge(_ candidate: TickCandidate, step: Double, index: Int) {
    let lowest = Double(candidate.start) * (step / Double(candidate.skip))
    let highest = lowest + step * Double(candidate.count - 1)
    let range = scores.range
    if isLoose && (lowest > range.lowest || highest < range.highest) { return }
    let hasZero = TickScores.hasZero(lowest: lowest, highest: highest, step: step)
    let score = TickScores.total(
      simplicity: TickScores.simplicity(index: index, skip: candidate.skip, hasZero: hasZero),
      coverage: scores.coverage(lowest: lowest, highest: highest),
      density: scores.density(of: candidate.count, lowest: lowest, highest: highest))
    if score > bestScore { (best, bestScore) = (candidate, score) }
  }
}

/// Ticks at multiples of a digit times a power of ten.
struct TickCandidate: Hashable, Sendable {
  /// The lowest tick, as a multiple of the digit times the power of ten.
  let start: Int
  /// The number of these multiples in a step.
  let skip: Int
  /// The digit, 1 to 9.
  let digit: Int
  /// The power of ten; may be negative.
  let exponent: Int
  /// The number of ticks.
  let count: Int

  /// Returns a tick by its index, starting at the lowest.
  ///
  /// Computed from integers and rounded once, so that three steps of 0.1 are 0.3.
  func value(at index: Int) -> Double { value(ofMultiple: start + index * skip) }

  var lowest: Double { value(at: 0) }
  var highest: Double { value(at: count - 1) }
  var step: Double { value(ofMultiple: skip) }

  private func value(ofMultiple multiple: Int) -> Double {
    let digits = Double(multiple * digit)
    // Powers up to 10²² are exact; negative powers are not.
    return exponent < 0 ? digits / pow(10, Double(-exponent)) : digits * pow(10, Double(exponent))
  }
}

/// The scores of ticks for a range (stated: Docs/sources/charts.md#ticks).
///
/// The formulas are from Talbot, Lin and Hanrahan's extension of Wilkinson's labeling (2010),
/// except for the digits and the weights.
struct TickScores: Hashable, Sendable {
  let range: TickRange
  /// The desired number of ticks.
  let count: Int

  /// The first digits of steps, best first.
  static let digits = [1, 2, 4, 5, 3, 6, 7, 8, 9]

  /// Returns the total score of the three parts.
  static func total(simplicity: Double, coverage: Double, density: Double) -> Double {
    0.06 * simplicity + 0.01 * coverage + 0.1 * density
  }

  /// Returns the score of a digit by its index among the digits; best if zero is a tick.
  static func simplicity(index: Int, skip: Int, hasZero: Bool) -> Double {
    1 - Double(index) / Double(digits.count - 1) - Double(skip) + (hasZero ? 1 : 0)
  }

  /// Returns whether zero is among the ticks from `lowest` to `highest`.
  static func hasZero(lowest: Double, highest: Double, step: Double) -> Bool {
    lowest <= 0 && highest >= 0 && lowest - step * (lowest / step).rounded(.down) < 1e-10
  }

  /// Returns a score that is best if the outer ticks are the ends of the range.
  func coverage(lowest: Double, highest: Double) -> Double {
    let above = range.highest - highest
    let below = range.lowest - lowest
    let tenth = 0.1 * range.span
    return 1 - 0.5 * (above * above + below * below) / (tenth * tenth)
  }

  /// Returns the upper bound of the coverage of ticks over a length.
  func coverageBound(length: Double) -> Double {
    guard length > range.span else { return 1 }
    let half = (length - range.span) / 2
    let tenth = 0.1 * range.span
    return 1 - half * half / (tenth * tenth)
  }

  /// Returns a score that is best if the ticks are as dense as the desired number of ticks.
  func density(of ticks: Int, lowest: Double, highest: Double) -> Double {
    let found = Double(ticks - 1) / (highest - lowest)
    let wanted =
      Double(count - 1) / (max(highest, range.highest) - min(lowest, range.lowest))
    return 2 - max(found / wanted, wanted / found)
  }

  /// Returns the upper bound of the density of a number of ticks.
  func densityBound(of ticks: Int) -> Double {
    ticks < count ? 1 : 2 - Double(ticks - 1) / Double(count - 1)
  }
}
