import FioriBasics
import FioriSyntax

/// A number that is made of others, such as `{"$change": "revenue", "over": "month"}`.
enum Calculation: Sendable {
  /// How the last of several periods compares with an earlier one.
  case change(Comparison, isDifference: Bool)
  /// The value of an earlier period than the last.
  case previous(Comparison)
  /// The sums up to each period, or each place or row.
  case running(column: String, over: String?)
  /// The first number divided by the second.
  case ratio(TemplateNode, TemplateNode)
  /// The first number without the second.
  case difference(TemplateNode, TemplateNode)

  /// The last period, and one that is some steps before it.
  struct Comparison: Sendable {
    let column: String
    let over: String
    var periods = 1
  }

  /// The keys, each with those that may be beside it.
  static let keys = [
    ("$change", ["over", "as", "periods"]), ("$previous", ["over", "periods"]),
    ("$running", ["over"]), ("$ratio", []), ("$difference", []),
  ]

  /// The key in a description.
  var key: String {
    switch self {
    case .change: "$change"
    case .previous: "$previous"
    case .running: "$running"
    case .ratio: "$ratio"
    case .difference: "$difference"
    }
  }
}

/// The rows of each value of a column, in order.
struct Periods {
  /// The rows of one value.
  struct Period {
    let name: String
    var rows: [BoundRow]
    /// The number of calendar steps, or the index among others.
    var index = 0
  }

  private(set) var all: [Period] = []
  /// The unit of the steps; `nil` if the values are no dates.
  let unit: String?

  /// Gathers rows by a column: dates and numbers in ascending order, other texts in order of appearance.
  init(of rows: [BoundRow], over column: String, by period: DatePeriod?) {
    var indices: [String: Int] = [:]
    for row in rows {
      let cell = row.row.cell(column)
      guard cell.value != .null else { continue }
      if let index = indices[cell.text] {
        all[index].rows.append(row)
      } else {
        indices[cell.text] = all.count
        all.append(Period(name: cell.text, rows: [row]))
      }
    }
    let dates = all.compactMap { CalendarDate($0.name) }
    if dates.count == all.count, let steps = CalendarSteps(dates, by: period) {
      unit = steps.unit
      let order = steps.indices.indices.sorted { dates[$0] < dates[$1] }
      all = order.map { place in
        var period = all[place]
        period.index = steps.indices[place]
        return period
      }
    } else {
      unit = nil
      let numbers = all.compactMap { $0.rows.first?.row.cell(column).number }
      if numbers.count == all.count {
        all = all.indices.sorted { numbers[$0] < numbers[$1] }.map { all[$0] }
      }
      for index in all.indices { all[index].index = index }
    }
  }

  /// Returns the period some steps before the last; `nil` if there is none.
  func before(_ steps: Int) -> Period? {
    guard let last = all.last else { return nil }
    return all.last { $0.index == last.index - steps }
  }
}

/// A date of a period: a year, a month, a day, or a day with a time, without its offset.
struct CalendarDate: Comparable {
  /// The number of fields that are given: 1 for a year, 3 for a day, 4 with a time.
  let fieldCount: Int
  let day: CivilDate
  /// The seconds since midnight.
  let second: Int

  /// Reads a date in ISO 8601; `nil` for any other text.
  init?(_ text: String) {
    let time = text.split(maxSplits: 1) { $0 == "T" || $0 == " " }
    let fields = (time.first ?? "").split(separator: "-", omittingEmptySubsequences: false)
    let numbers = fields.map { $0.allSatisfy(\.isASCII) ? Int($0) : nil }
    guard (1...3).contains(fields.count), fields[0].utf8.count == 4,
      fields.dropFirst().allSatisfy({ $0.utf8.count == 2 }), time.count == 1 || fields.count == 3,
      let year = numbers[0], let month = numbers[at: 1] ?? 1, let number = numbers[at: 2] ?? 1,
      let day = CivilDate(year: year, month: month, day: number)
    else { return nil }
    var second = 0
    if time.count == 2 {
      guard let clock = Self.seconds(of: time[1]) else { return nil }
      second = clock
    }
    (self.day, self.second, fieldCount) = (day, second, fields.count + time.count - 1)
  }

  private static func seconds(of text: Substring) -> Int? {
    let clock = text.prefix { $0.isASCII && ($0.isWholeNumber || $0 == ":") }
    let numbers = clock.split(separator: ":").compactMap { Int($0) }
    guard (2...3).contains(numbers.count), numbers[0] < 24, numbers[1] < 60 else { return nil }
    return numbers[0] * 3600 + numbers[1] * 60 + (numbers[at: 2] ?? 0)
  }

  var month: Int { day.year * 12 + day.month - 1 }
  var seconds: Int { day.daysSince1970 * 86_400 + second }

  static func < (one: CalendarDate, other: CalendarDate) -> Bool { one.seconds < other.seconds }
}

/// The steps of the calendar that dates are apart.
struct CalendarSteps {
  /// The number of steps to each date.
  let indices: [Int]
  let unit: String

  /// Creates the steps of dates; the unit is that of `period`, or else the largest in which all are whole.
  init?(_ dates: [CalendarDate], by period: DatePeriod?) {
    guard let first = dates.min() else { return nil }
    let months = dates.map { $0.month - first.month }
    let seconds = dates.map { $0.seconds - first.seconds }
    func steps(_ numbers: [Int], _ size: Int, _ unit: String) -> (Int, [Int], String) {
      (size, numbers, unit)
    }
    let isMonthly =
      dates.allSatisfy { $0.fieldCount < 3 || $0.isFirstOfMonth }
      || dates.allSatisfy { $0.fieldCount == 3 && $0.isLastOfMonth }
    let units: [(size: Int, numbers: [Int], name: String)]
    if let period {
      switch period {
      case .year: units = [steps(months, 12, "year")]
      case .quarter: units = [steps(months, 3, "quarter")]
      case .month: units = [steps(months, 1, "month")]
      case .week: units = [steps(seconds, 7 * 86_400, "week")]
      }
    } else if dates.allSatisfy({ $0.fieldCount == 1 }) {
      units = [steps(months, 12, "year")]
    } else if dates.contains(where: { $0.fieldCount < 3 }) {
      units = [steps(months, 1, "month")]
    } else if isMonthly {
      units = [
        steps(months, 12, "year"), steps(months, 3, "quarter"), steps(months, 1, "month"),
      ]
    } else {
      units = [
        steps(seconds, 7 * 86_400, "week"), steps(seconds, 86_400, "day"),
        steps(seconds, 3600, "hour"), steps(seconds, 60, "minute"), steps(seconds, 1, "second"),
      ]
    }
    guard
      let step = units.first(where: { unit in unit.numbers.allSatisfy { $0 % unit.size == 0 } })
    else { return nil }
    indices = step.numbers.map { $0 / step.size }
    unit = step.name
  }
}

extension CalendarDate {
  fileprivate var isFirstOfMonth: Bool { day.day == 1 && second == 0 }

  fileprivate var isLastOfMonth: Bool {
    CivilDate(daysSince1970: day.daysSince1970 + 1).day == 1 && second == 0
  }
}
