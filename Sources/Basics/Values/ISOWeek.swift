/// A week of ISO 8601: it begins on Monday, and the first of a year contains its January 4.
package struct ISOWeek: Hashable, Sendable {
  /// The year of the week's Thursday.
  package let year: Int
  /// The number of the week; 1 is the first.
  package let number: Int

  /// The week in ISO 8601, such as `2026-W53`.
  package var iso: String {
    let year = "\(year)"
    return String(repeating: "0", count: max(0, 4 - year.count)) + year
      + (number < 10 ? "-W0\(number)" : "-W\(number)")
  }
}

extension CivilDate {
  /// The day of the week; 1 is Monday.
  package var isoWeekday: Int {
    // January 1, 1970, was a Thursday.
    let remainder = (daysSince1970 + 3) % 7
    return (remainder < 0 ? remainder + 7 : remainder) + 1
  }

  /// The week of the day.
  package var isoWeek: ISOWeek {
    let thursday = CivilDate(daysSince1970: daysSince1970 - isoWeekday + 4)
    return ISOWeek(year: thursday.year, number: (thursday.dayOfYear - 1) / 7 + 1)
  }

  /// The day of the year; 1 is January 1.
  package var dayOfYear: Int {
    daysSince1970 - (CivilDate(year: year, month: 1, day: 1)?.daysSince1970 ?? daysSince1970) + 1
  }

  /// Creates a day of a week of ISO 8601; `nil` if the year has no such week.
  package init?(_ week: ISOWeek, weekday: Int) {
    guard (1...7).contains(weekday), let fourth = CivilDate(year: week.year, month: 1, day: 4)
    else {
      return nil
    }
    let monday = fourth.daysSince1970 - fourth.isoWeekday + 1
    self.init(daysSince1970: monday + (week.number - 1) * 7 + weekday - 1)
    guard isoWeek == week else { return nil }
  }

  /// Creates a day of a year; `nil` if the year has no such day.
  package init?(year: Int, dayOfYear: Int) {
    guard dayOfYear > 0, let first = CivilDate(year: year, month: 1, day: 1) else { return nil }
    self.init(daysSince1970: first.daysSince1970 + dayOfYear - 1)
    guard self.year == year else { return nil }
  }
}
