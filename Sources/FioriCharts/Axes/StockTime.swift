/// A date and a time of day as a clock on a wall has them, without a zone.
package struct StockTime: Hashable, Sendable {
  /// Since 1970 began.
  package let seconds: Int

  /// The earliest that there is: the year 1 begins.
  package static let first = StockTime(seconds: -62_135_596_800)

  /// A time that is known by its seconds since 1970; not before ``first``.
  package init(seconds: Int) {
    self.seconds = seconds
  }

  /// Reads `yyyy-MM-dd HH:mm:ss`; nil when the text is anything else or the calendar has no such
  /// day.
  package init?(_ text: String) {
    var bytes = text.utf8.makeIterator()
    guard
      let year = Self.number(of: 4, until: UInt8(ascii: "-"), in: &bytes),
      let month = Self.number(of: 2, until: UInt8(ascii: "-"), in: &bytes),
      let day = Self.number(of: 2, until: UInt8(ascii: " "), in: &bytes),
      let hour = Self.number(of: 2, until: UInt8(ascii: ":"), in: &bytes), hour < 24,
      let minute = Self.number(of: 2, until: UInt8(ascii: ":"), in: &bytes), minute < 60,
      let second = Self.number(of: 2, until: nil, in: &bytes), second < 60,
      let date = CivilDate(year: year, month: month, day: day)
    else { return nil }
    seconds = date.daysSince1970 * Self.secondsPerDay + hour * 3600 + minute * 60 + second
  }

  /// The number of so many digits before a character, or before the end when that is nil.
  private static func number(
    of digits: Int, until end: UInt8?, in bytes: inout String.UTF8View.Iterator
  ) -> Int? {
    var number = 0
    for _ in 0..<digits {
      guard let byte = bytes.next(), (0x30...0x39).contains(byte) else { return nil }
      number = number * 10 + Int(byte - 0x30)
    }
    return bytes.next() == end ? number : nil
  }
}

extension StockTime {
  /// In a day.
  static let secondsPerDay = 86_400

  /// The day of the calendar.
  var date: CivilDate { CivilDate(daysSince1970: StockTimeUnit.day.number(of: self)) }

  var year: Int { date.year }
  /// 1 is January.
  var month: Int { date.month }
  /// Of the month, from 1.
  var day: Int { date.day }
  /// 0 to 23.
  var hour: Int { secondOfDay / 3600 }
  /// 0 to 59.
  var minute: Int { secondOfDay / 60 % 60 }
  /// 0 to 59.
  var second: Int { secondOfDay % 60 }

  private var secondOfDay: Int {
    seconds - StockTimeUnit.day.number(of: self) * Self.secondsPerDay
  }
}

extension StockTime: Comparable {
  package static func < (one: StockTime, other: StockTime) -> Bool { one.seconds < other.seconds }
}

/// What the labels of a time axis count.
package enum StockTimeUnit: Hashable, Sendable {
  case second
  case minute
  case hour
  case day
  case month
  case year

  /// The unit for so many seconds from the first time to the last (stated:
  /// Docs/sources/charts.md#stock).
  init(span: Int) {
    self =
      switch span {
      case ..<60: .second
      case ..<3600: .minute
      case ..<StockTime.secondsPerDay: .hour
      case ..<(60 * StockTime.secondsPerDay): .day
      case ..<(434 * StockTime.secondsPerDay): .month
      default: .year
      }
  }

  /// Which of all units of its kind a time is in; they are numbered in their order.
  func number(of time: StockTime) -> Int {
    switch self {
    case .second: time.seconds
    case .minute: Self.floor(time.seconds, by: 60)
    case .hour: Self.floor(time.seconds, by: 3600)
    case .day: Self.floor(time.seconds, by: StockTime.secondsPerDay)
    case .month: time.date.year * 12 + time.date.month
    case .year: time.date.year
    }
  }

  /// Whether a time is so early in its unit that it may stand for it (stated:
  /// Docs/sources/charts.md#stock).
  func isNearStart(_ time: StockTime) -> Bool {
    switch self {
    case .second, .minute, .day: true
    case .hour: time.minute == 0
    case .month: time.day <= 7
    case .year: time.month <= 3
    }
  }

  /// The quotient rounded down, of what is before 1970 too.
  private static func floor(_ seconds: Int, by divisor: Int) -> Int {
    let (quotient, remainder) = seconds.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}

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
