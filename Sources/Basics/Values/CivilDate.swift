/// A day of the Gregorian calendar, extended to all earlier years.
package struct CivilDate: Hashable, Sendable {
  /// The year, starting at 1.
  package let year: Int
  /// The month; 1 is January.
  package let month: Int
  /// The day of the month, starting at 1.
  package let day: Int

  /// Creates a date; `nil` if the calendar has no such day.
  package init?(year: Int, month: Int, day: Int) {
    guard year >= 1 else { return nil }
    self.year = year
    self.month = month
    self.day = day
    // A day that does not exist converts to a different day.
    guard CivilDate(daysSince1970: daysSince1970) == self else { return nil }
  }

  /// Creates a date from the number of days since January 1, 1970; not before year 1.
  package init(daysSince1970 days: Int) {
    let (era, dayOfEra) = (days + Self.daysBefore1970).quotientAndRemainder(
      dividingBy: Self.daysPerEra)
    let leapDays = dayOfEra / 1460 - dayOfEra / 36524 + dayOfEra / (Self.daysPerEra - 1)
    let yearOfEra = (dayOfEra - leapDays) / 365
    let dayOfYear = dayOfEra - (yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (dayOfYear * 5 + 2) / 153
    month = (monthFromMarch + 2) % 12 + 1
    day = dayOfYear - Self.days(beforeMonthFromMarch: monthFromMarch) + 1
    year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
  }

  /// The number of days since January 1, 1970.
  package var daysSince1970: Int {
    // Years are counted from March, so that a leap day is the last day of a year.
    let year = month <= 2 ? year - 1 : year
    let dayOfYear = Self.days(beforeMonthFromMarch: (month + 9) % 12) + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - Self.daysBefore1970
  }

  /// The number of days from March 1 of year 0 to January 1, 1970.
  private static let daysBefore1970 = 719_468
  /// The number of days in 400 years, the cycle of leap years.
  private static let daysPerEra = 146_097

  /// Returns the days before a month in a year that starts in March, which is month 0.
  private static func days(beforeMonthFromMarch month: Int) -> Int { (month * 153 + 2) / 5 }

  /// The ISO date, such as 2024-01-31.
  package var iso: String {
    [(year, 4), (month, 2), (day, 2)].map { number, count in
      let digits = "\(number)"
      return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }.joined(separator: "-")
  }
}
