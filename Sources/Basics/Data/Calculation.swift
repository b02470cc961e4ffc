/// A number that is made of others, such as `{"$change": "revenue", "over": "month"}`.
enum Calculation: Sendable {
  /// How the last of several periods compares with an earlier one.
  case change(Comparison, isDifference: Bool)
  /// The value of an earlier period than the last.
  case previous(Comparison)
  /// The value of the last period.
  case current(Comparison)
  /// The sums up to each period, or each place or row.
  case running(column: String, over: String?, aggregate: Aggregate?)
  /// The first number divided by the second.
  case ratio(TemplateNode, TemplateNode)
  /// The first number without the second.
  case difference(TemplateNode, TemplateNode)

  /// The last period, and one that is some steps before it.
  struct Comparison: Sendable {
    let column: String
    let over: String
    var periods = 1
    /// How several rows of a period become a value; `nil` if the description does not say.
    var aggregate: Aggregate?
  }

  /// The keys, each with those that may be beside it.
  static let keys = [
    ("$change", ["over", "as", "periods", "aggregate"]),
    ("$previous", ["over", "periods", "aggregate"]),
    ("$current", ["over", "periods", "aggregate"]),
    ("$running", ["over", "aggregate"]), ("$ratio", []), ("$difference", []),
  ]

  /// The key in a description.
  var key: String {
    switch self {
    case .change: "$change"
    case .previous: "$previous"
    case .current: "$current"
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
  /// The unit of the steps; `nil` if the values have no order of their own.
  let unit: String?

  /// Gathers rows by a column: dates, numbers and names with an order of their own in it, other texts in
  /// order of appearance.
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
    let dates = all.compactMap { ISODate($0.name) }
    if dates.count == all.count, let steps = CalendarSteps(dates, by: period) {
      unit = steps.unit
      let order = steps.indices.indices.sorted { dates[$0].time < dates[$1].time }
      take(order, steps.indices)
      return
    }
    if let order = NameOrder(of: all.map(\.name)), order.unit != .number {
      unit = order.unit.rawValue
      // A run that begins anywhere counts from its start.
      take(order.sortedIndices, order.runs)
    } else {
      unit = nil
      let numbers = all.compactMap { $0.rows.first?.row.cell(column).number }
      if numbers.count == all.count {
        all = all.indices.sorted { numbers[$0] < numbers[$1] }.map { all[$0] }
      }
      for index in all.indices { all[index].index = index }
    }
  }

  /// Arranges the periods in an order of their indices, each with its number of steps.
  private mutating func take(_ order: [Int], _ steps: [Int]) {
    all = order.map { index in
      var period = all[index]
      period.index = steps[index]
      return period
    }
  }

  /// Returns the period some steps before the last; `nil` if there is none.
  func before(_ steps: Int) -> Period? {
    guard let last = all.last else { return nil }
    return all.last { $0.index == last.index - steps }
  }
}

/// The steps of the calendar that dates are apart.
struct CalendarSteps {
  /// The number of steps to each date.
  let indices: [Int]
  let unit: String

  /// Creates the steps of dates; the unit is `period`'s, or else the largest that makes all of them
  /// whole.
  init?(_ dates: [ISODate], by period: DatePeriod?) {
    guard let first = dates.map(\.time).min() else { return nil }
    let months = dates.map {
      TimeUnit.month.number(of: $0.time) - TimeUnit.month.number(of: first)
    }
    let seconds = dates.map { $0.time.seconds - first.seconds }
    func steps(_ numbers: [Int], _ size: Int, _ unit: String) -> (Int, [Int], String) {
      (size, numbers, unit)
    }
    let isMonthly =
      dates.allSatisfy { $0.precision > .day || $0.isFirstOfMonth }
      || dates.allSatisfy { $0.precision == .day && $0.isLastOfMonth }
    let units: [(size: Int, numbers: [Int], name: String)]
    if let period {
      switch period {
      case .year: units = [steps(months, 12, "year")]
      case .quarter: units = [steps(months, 3, "quarter")]
      case .month: units = [steps(months, 1, "month")]
      case .week: units = [steps(seconds, 7 * CivilTime.secondsPerDay, "week")]
      }
    } else if dates.allSatisfy({ $0.precision == .year }) {
      units = [steps(months, 12, "year")]
    } else if dates.contains(where: { $0.precision > .day }) {
      units = [steps(months, 1, "month")]
    } else if isMonthly {
      units = [
        steps(months, 12, "year"), steps(months, 3, "quarter"), steps(months, 1, "month"),
      ]
    } else {
      units = [
        steps(seconds, 7 * CivilTime.secondsPerDay, "week"),
        steps(seconds, CivilTime.secondsPerDay, "day"),
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

extension ISODate {
  fileprivate var isFirstOfMonth: Bool { time.day == 1 && time.secondOfDay == 0 }

  fileprivate var isLastOfMonth: Bool {
    CivilTime(seconds: time.seconds + CivilTime.secondsPerDay).day == 1
  }
}
