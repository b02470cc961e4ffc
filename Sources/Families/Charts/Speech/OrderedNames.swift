import FioriBasics
import FioriModel

/// Whether the names of categories have an order of their own, such as the order of time: only then can
/// values rise or fall along them (Docs/charts.md).
struct OrderedNames {
  /// Returns the name of a month, 1 to 12, or of a weekday, 1 for Monday, in the language of the
  /// locale: the long one and the short one.
  typealias CalendarNames = () -> (months: [[String]], weekdays: [[String]])

  /// Returns whether names are in the order that they have by themselves, as months, weekdays, quarters, weeks
  /// or numbers. Names in a cycle may begin anywhere.
  static func areOrdered(_ names: [String?], calendar: CalendarNames) -> Bool {
    let known = names.compactMap(\.self).filter { !$0.isEmpty }
    guard known.count == names.count, known.count > 1 else { return false }
    if let order = NameOrder(of: known) { return order.isAscending }
    let words = known.map(word)
    return isCycle(words, calendar().weekdays) || isCycle(words, calendar().months)
  }

  /// Returns whether names are months in their order.
  static func areMonths(_ names: [String?], calendar: CalendarNames) -> Bool {
    let known = names.compactMap(\.self)
    guard known.count == names.count, known.count > 1 else { return false }
    if let order = NameOrder(of: known) { return order.unit == .month && order.isAscending }
    return isCycle(known.map(word), calendar().months)
  }

  /// The word at the start of a name, in lowercase and without a period.
  private static func word(of name: String) -> String {
    String(name.prefix { $0.isLetter }).lowercased()
  }

  /// Returns whether each word is the one after another in a cycle.
  private static func isCycle(_ words: [String], _ cycle: [[String]]) -> Bool {
    let indices = words.compactMap { word in cycle.firstIndex { $0.contains(word) } }
    return indices.count == words.count
      && zip(indices, indices.dropFirst()).allSatisfy { ($0 + 1) % cycle.count == $1 }
  }
}

/// The test of Mann and Kendall: whether later values tend to be greater, or less, than earlier ones.
struct RankTest {
  private let values: [Double]
  /// The number of pairs of unlike values.
  private let pairs: Int
  /// The number of pairs that rise minus the number of pairs that fall.
  private let sum: Int
  private let variance: Double
  private let count: Int

  init(_ values: [Double]) {
    self.values = values
    count = values.count
    guard count >= Self.leastCount else {
      (pairs, sum, variance) = (0, 0, 0)
      return
    }
    let ties = Dictionary(grouping: values, by: \.self).values.map(\.count)
    pairs = count * (count - 1) / 2 - ties.reduce(0) { $0 + $1 * ($1 - 1) / 2 }
    var sorted = values
    sum = pairs - 2 * Self.sort(&sorted)
    func term(_ count: Int) -> Double { Double(count * (count - 1)) * Double(2 * count + 5) }
    variance = (term(values.count) - ties.map(term).reduce(0, +)) / 18
  }

  /// Sorts values and returns how many pairs were in descending order.
  private static func sort(_ values: inout [Double]) -> Int {
    guard values.count > 1 else { return 0 }
    var (low, high) = (
      Array(values[..<(values.count / 2)]), Array(values[(values.count / 2)...])
    )
    var falls = sort(&low) + sort(&high)
    var (next, index) = (0, 0)
    for value in low {
      while next < high.count, high[next] < value {
        values[index] = high[next]
        (next, index) = (next + 1, index + 1)
      }
      values[index] = value
      index += 1
      falls += next
    }
    values.replaceSubrange(index..., with: high[next...])
    return falls
  }

  /// Whether values rise (`true`) or fall (`false`) with a probability of error below 5 %, in both
  /// directions together; `nil` if neither can be said, as of few values.
  var isRising: Bool? {
    guard count >= Self.leastCount, variance > 0 else { return nil }
    // The sum takes steps of two: half of one is the correction for continuity.
    let deviation = (abs(Double(sum)) - 1) / variance.squareRoot()
    return deviation > Self.limit ? sum > 0 : nil
  }

  /// Whether the words say that values rise (`true`) or fall (`false`). Values that go up and down by more than they rise
  /// would contradict it, and so would one fall, over one or more steps, that takes back much of the rise.
  var trend: Bool? {
    guard let rises = isRising, let least = values.min(), let greatest = values.max(),
      Double(abs(sum)) >= Self.leastOrder * Double(pairs),
      largestReversal(rises) <= Self.mostReversed * (greatest - least) * (1 + Self.slack)
    else { return nil }
    return rises
  }

  /// Returns how far values go back from the greatest one before them, or the least one if they fall.
  private func largestReversal(_ rises: Bool) -> Double {
    var (extreme, largest) = (-Double.infinity, 0.0)
    for value in values.lazy.map({ rises ? $0 : -$0 }) {
      extreme = max(extreme, value)
      largest = max(largest, extreme - value)
    }
    return largest
  }

  /// The share of the pairs by which more rise than fall, or fall than rise: at least three of four do (chosen).
  private static let leastOrder = 0.5
  /// The largest reversal, as a share of the range of all values, which leaves at least half of it between the ends
  /// (chosen).
  private static let mostReversed = 0.25
  /// Rounding errors, as a share.
  private static let slack = 1e-9
  /// The number of values below which neither can be said.
  private static let leastCount = 5
  /// The 97.5th percentile of the normal distribution.
  private static let limit = 1.959_964
}

extension ChartView {
  /// Returns whether the categories have an order, so that values can rise and fall along them.
  func hasOrder(_ scale: TimeScale?, _ numbers: ChartNumbers) -> Bool {
    if categoryAxis.sort != nil { return false }
    return scale != nil || chartType.kind.values == .prices
      || OrderedNames.areOrdered(categories) { numbers.calendarNames }
  }
}
