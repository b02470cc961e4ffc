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
