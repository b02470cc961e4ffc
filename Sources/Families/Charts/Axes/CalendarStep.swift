package import FioriBasics
package import FioriModel

/// The distance between two ticks of a time axis.
package enum CalendarStep: Hashable, Sendable {
  /// Less than a day.
  case seconds(Int)
  /// Days; weeks are 7 of them.
  case days(Int)
  /// Months; years are 12 of them.
  case months(Int)

  /// The steps of ticks from the shortest, up to a thousand years.
  static let all: [CalendarStep] =
    [1, 5, 10, 15, 30].map(CalendarStep.seconds)
    + [1, 5, 10, 15, 30].map { .seconds($0 * 60) }
    + [1, 2, 3, 6, 12].map { .seconds($0 * 3600) }
    + [1, 2, 7, 14, 28].map(CalendarStep.days)
    + [1, 2, 3, 6].map(CalendarStep.months)
    + [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].map { .months($0 * 12) }

  /// The mean length in seconds.
  var seconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .days(let count): Double(count * CivilTime.secondsPerDay)
    case .months(let count): Double(count) * Self.secondsPerMonth
    }
  }

  /// The mean length of a month, a twelfth of a year of 365.2425 days.
  static let secondsPerMonth = 365.2425 / 12 * Double(CivilTime.secondsPerDay)

  /// The smallest unit that distinguishes one tick from the next.
  var precision: ISODate.Precision {
    switch self {
    case .seconds(let count): count < 60 ? .second : .minute
    case .days: .day
    case .months(let count): count < 12 ? .month : .year
    }
  }
}

extension CivilDate {
  /// The number of the month since the start of year 0.
  var monthNumber: Int { year * 12 + month - 1 }

  /// Creates the first day of a month, from its number since the start of year 0.
  init?(monthNumber: Int) {
    self.init(year: monthNumber / 12, month: monthNumber % 12 + 1, day: 1)
  }

  /// The number of days of its month.
  var monthLength: Int {
    CivilDate(monthNumber: monthNumber + 1).map { next in
      next.daysSince1970 - (daysSince1970 - day + 1)
    } ?? 31
  }
}

extension ISODate.Precision {
  /// The form of a whole date.
  package var form: TimeForm {
    switch self {
    case .second: .dateAndTimeWithSeconds
    case .minute: .dateAndTime
    case .day: .date
    case .month: .monthAndYear
    case .year: .year
    }
  }
}
