/// A day of the Gregorian calendar, which is taken to have been in use always.
struct CivilDate: Hashable, Sendable {
  /// From 1.
  let year: Int
  /// 1 is January.
  let month: Int
  /// Of the month, from 1.
  let day: Int

  /// Nil when the calendar has no such day.
  init?(year: Int, month: Int, day: Int) {
    guard year >= 1 else { return nil }
    self.year = year
    self.month = month
    self.day = day
    // What is no day is counted as another.
    guard CivilDate(daysSince1970: daysSince1970) == self else { return nil }
  }

  /// The day so many days after the first of 1970; not before the year 1.
  init(daysSince1970 days: Int) {
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

  /// How many days after the first of 1970.
  var daysSince1970: Int {
    // Years are counted from March, so that a leap day is a year's last.
    let year = month <= 2 ? year - 1 : year
    let dayOfYear = Self.days(beforeMonthFromMarch: (month + 9) % 12) + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - Self.daysBefore1970
  }

  /// From the first of March of the year 0.
  private static let daysBefore1970 = 719_468
  /// In 400 years, after which leap years repeat.
  private static let daysPerEra = 146_097

  /// Of a year that begins in March; that month is 0.
  private static func days(beforeMonthFromMarch month: Int) -> Int { (month * 153 + 2) / 5 }
}
