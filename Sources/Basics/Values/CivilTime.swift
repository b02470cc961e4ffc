/// A date and a time of day, without a time zone.
package struct CivilTime: Hashable, Sendable {
  /// The number of seconds since the start of 1970.
  package let seconds: Int

  /// The earliest supported time, the start of year 1.
  package static let first = CivilTime(seconds: -62_135_596_800)

  /// Creates a time from seconds since 1970, not before ``first``.
  package init(seconds: Int) {
    self.seconds = seconds
  }

  /// Parses `yyyy-MM-dd HH:mm:ss`; `nil` for other formats and for days that do not exist.
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

  /// Parses a number with a fixed count of digits before a character, or before the end if the
  /// character is `nil`.
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

extension CivilTime {
  /// The number of seconds in a day.
  package static let secondsPerDay = 86_400

  /// The date in the calendar.
  package var date: CivilDate { CivilDate(daysSince1970: TimeUnit.day.number(of: self)) }

  package var year: Int { date.year }
  /// The month; 1 is January.
  package var month: Int { date.month }
  /// The day of the month, starting at 1.
  package var day: Int { date.day }
  /// The hour, 0 to 23.
  package var hour: Int { secondOfDay / 3600 }
  /// The minute, 0 to 59.
  package var minute: Int { secondOfDay / 60 % 60 }
  /// The second, 0 to 59.
  package var second: Int { secondOfDay % 60 }

  /// The seconds since midnight.
  package var secondOfDay: Int {
    seconds - TimeUnit.day.number(of: self) * Self.secondsPerDay
  }
}

extension CivilTime: Comparable {
  package static func < (one: CivilTime, other: CivilTime) -> Bool { one.seconds < other.seconds }
}

/// A unit of time.
package enum TimeUnit: Hashable, Sendable {
  case second
  case minute
  case hour
  case day
  case month
  case year

  /// Returns the index of the unit that a time falls in; units are numbered in order.
  package func number(of time: CivilTime) -> Int {
    switch self {
    case .second: time.seconds
    case .minute: Self.floor(time.seconds, by: 60)
    case .hour: Self.floor(time.seconds, by: 3600)
    case .day: Self.floor(time.seconds, by: CivilTime.secondsPerDay)
    case .month: time.date.year * 12 + time.date.month
    case .year: time.date.year
    }
  }

  /// Returns the quotient rounded down, also for times before 1970.
  private static func floor(_ seconds: Int, by divisor: Int) -> Int {
    let (quotient, remainder) = seconds.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
