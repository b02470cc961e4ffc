import FioriBasics
import FioriModel

/// Whether the names of categories have an order of their own, such as that of time: only then can
/// values rise or fall along them (Docs/charts.md).
struct OrderedNames {
  /// Returns the name of a month, 1 to 12, or of a weekday, 1 for Monday, in the language of the
  /// locale: the long one and the short one.
  typealias CalendarNames = () -> (months: [[String]], weekdays: [[String]])

  /// Returns whether names are months, weekdays, quarters or numbers in their order. Names in a cycle
  /// may begin anywhere, and each may have a year or another number after it.
  static func areOrdered(_ names: [String?], calendar: CalendarNames) -> Bool {
    let known = names.compactMap(\.self).filter { !$0.isEmpty }
    guard known.count == names.count, known.count > 1 else { return false }
    if areNumbered(known) || areMonths(known, calendar: calendar) { return true }
    let words = known.map(word)
    return isCycle(words, english.weekdays) || isCycle(words, calendar().weekdays)
  }

  /// Returns whether names are months in their order.
  static func areMonths(_ names: [String?], calendar: CalendarNames) -> Bool {
    let words = names.compactMap { $0.map(word) }
    guard words.count == names.count, words.count > 1 else { return false }
    return isCycle(words, english.months) || isCycle(words, calendar().months)
  }

  /// Returns whether all names are numbers, or a period with a number such as `Q1` or `KW 12`, each
  /// greater than the one before; numbers after a slash or a space count more, as in `Q4 2025`.
  private static func areNumbered(_ names: [String]) -> Bool {
    let parts = names.map(Self.parts)
    guard let first = parts.first, !first.numbers.isEmpty,
      parts.allSatisfy({ $0.word == first.word && $0.numbers.count == first.numbers.count }),
      first.word.isEmpty || periods.contains(first.word)
    else { return false }
    let keys = parts.map { first.word.isEmpty ? $0.numbers : $0.numbers.reversed() }
    return zip(keys, keys.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) }
      || ["Q", "T", "QUARTAL", "QUARTER"].contains(first.word) && first.numbers.count == 1
        && isCycle(parts.map { "\($0.numbers[0])" }, (1...4).map { ["\($0)"] })
  }

  /// Returns the letters of a name in uppercase, and its numbers in their order.
  private static func parts(of name: String) -> (word: String, numbers: [Double]) {
    var (word, digits): (String, String) = ("", "")
    var numbers: [Double] = []
    if let first = name.utf8.first, name.isASCII, let number = plainNumber(name.utf8.dropFirst()) {
      let letter = Unicode.Scalar(first)
      if letter.properties.isAlphabetic { return (String(letter).uppercased(), [number]) }
    }
    for character in name + " " {
      if character.isASCII, character.isNumber || (character == "." && !digits.isEmpty) {
        digits.append(character)
      } else {
        if let number = Double(digits) { numbers.append(number) }
        digits = ""
        if character.isLetter { word += character.uppercased() }
      }
    }
    return (word, numbers)
  }

  /// Returns the number of a few digits, as in `Q1`, where most names end that are numbered at all.
  private static func plainNumber(_ digits: Substring.UTF8View) -> Double? {
    guard (1...4).contains(digits.count) else { return nil }
    var number = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      number = number * 10 + Int(digit - 0x30)
    }
    return Double(number)
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

  /// Periods that are numbered, in several languages: quarters, weeks, halves, fiscal years.
  private static let periods: Set<String> = [
    "Q", "T", "W", "WK", "WEEK", "KW", "CW", "S", "H", "HY", "HJ", "FY", "GJ", "DAY", "MONTH",
    "YEAR",
    "M", "D", "Y", "QUARTER", "QUARTAL", "TRIM", "TRIMESTRE", "WOCHE", "SEMAINE", "SEMANA",
    "SETTIMANA", "年", "月", "日", "週", "周", "第周", "第週", "季度", "第季度", "四半期", "第四半期",
  ]

  private static let english = (
    months: [
      ["january", "jan"], ["february", "feb"], ["march", "mar"], ["april", "apr"], ["may"],
      ["june", "jun"], ["july", "jul"], ["august", "aug"], ["september", "sep", "sept"],
      ["october", "oct"], ["november", "nov"], ["december", "dec"],
    ],
    weekdays: [
      ["monday", "mon"], ["tuesday", "tue", "tues"], ["wednesday", "wed"],
      ["thursday", "thu", "thur", "thurs"], ["friday", "fri"], ["saturday", "sat"],
      ["sunday", "sun"],
    ]
  )
}

/// The test of Mann and Kendall: whether later values tend to be greater, or less, than earlier ones.
struct RankTest {
  /// The number of pairs that rise minus that of pairs that fall.
  private let sum: Int
  private let variance: Double
  private let count: Int

  init(_ values: [Double]) {
    count = values.count
    guard count >= Self.leastCount else {
      (sum, variance) = (0, 0)
      return
    }
    let ties = Dictionary(grouping: values, by: \.self).values.map(\.count)
    let pairs = count * (count - 1) / 2 - ties.reduce(0) { $0 + $1 * ($1 - 1) / 2 }
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
