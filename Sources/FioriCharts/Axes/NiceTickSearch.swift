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

/// Ticks at multiples of a digit times a power of ten.
struct TickCandidate: Hashable, Sendable {
  /// The lowest tick, as a multiple of the digit times the power of ten.
  let start: Int
  /// How many of these multiples a step has.
  let skip: Int
  /// 1 to 9.
  let digit: Int
  /// Of ten; may be negative.
  let exponent: Int
  /// How many ticks there are.
  let count: Int

  /// A tick, counted from the lowest.
  ///
  /// Made of whole numbers and rounded once: three steps of 0.1 are 0.3.
  func value(at index: Int) -> Double { value(ofMultiple: start + index * skip) }

  var lowest: Double { value(at: 0) }
  var highest: Double { value(at: count - 1) }
  var step: Double { value(ofMultiple: skip) }

  private func value(ofMultiple multiple: Int) -> Double {
    let digits = Double(multiple * digit)
    // The powers to 10²² are exact, those of a tenth are not.
    return exponent < 0 ? digits / pow(10, Double(-exponent)) : digits * pow(10, Double(exponent))
  }
}

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
