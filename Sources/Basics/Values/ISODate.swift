/// A date or a time in ISO 8601, such as `2024`, `2024-03`, `2024-03-07` or `2024-03-07T14:30`.
package struct ISODate: Hashable, Sendable {
  /// The smallest unit in a date.
  package enum Precision: Int, Hashable, Sendable, Comparable {
    case second, minute, day, month, year

    package static func < (one: Precision, other: Precision) -> Bool {
      one.rawValue < other.rawValue
    }
  }

  /// The start of the year, the month or the day, or the time as a clock shows it where it was
  /// written: an offset does not change it.
  package let time: CivilTime
  package let precision: Precision
  /// The offset from UTC in seconds; `nil` if the date has none.
  package let offset: Int?

  /// The seconds since the start of 1970 in UTC; `nil` without an offset.
  package var instant: Int? { offset.map { time.seconds - $0 } }

  /// Parses a date; `nil` for other formats and for days that do not exist.
  ///
  /// A time may follow after a `T` or a space, with seconds, whose fraction is not read, and with
  /// `Z` or an offset such as `+02:00`, `+0200` or `+02` at its end.
  package init?(_ text: String) {
    var reader = Reader(rest: text.utf8[...])
    guard let year = reader.number(of: 4) else { return nil }
    var (month, day) = (1, 1)
    var precision = Precision.year
    if reader.skip("-") {
      guard let number = reader.number(of: 2) else { return nil }
      (month, precision) = (number, .month)
      if reader.skip("-") {
        guard let number = reader.number(of: 2) else { return nil }
        (day, precision) = (number, .day)
      }
    }
    guard let date = CivilDate(year: year, month: month, day: day) else { return nil }
    var seconds = date.daysSince1970 * CivilTime.secondsPerDay
    var offset: Int?
    if precision == .day, reader.skip("T") || reader.skip(" ") {
      guard let time = reader.timeOfDay(), let given = reader.offset() else { return nil }
      seconds += time.seconds
      precision = time.precision
      offset = given.seconds
    }
    guard reader.rest.isEmpty else { return nil }
    time = CivilTime(seconds: seconds)
    self.precision = precision
    self.offset = offset
  }

  /// Reads the parts of a date.
  private struct Reader {
    var rest: Substring.UTF8View

    /// Skips a character if it is next.
    mutating func skip(_ character: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: character) else { return false }
      rest.removeFirst()
      return true
    }

    /// Reads a number with a count of digits.
    mutating func number(of digits: Int) -> Int? {
      guard rest.count >= digits else { return nil }
      var number = 0
      for byte in rest.prefix(digits) {
        guard (0x30...0x39).contains(byte) else { return nil }
        number = number * 10 + Int(byte - 0x30)
      }
      rest.removeFirst(digits)
      return number
    }

    /// Reads a number of two digits below a limit.
    private mutating func number(below limit: Int) -> Int? {
      number(of: 2).flatMap { $0 < limit ? $0 : nil }
    }

    /// Reads a time of day, in seconds since midnight.
    mutating func timeOfDay() -> (seconds: Int, precision: Precision)? {
      guard let hour = number(below: 24), skip(":"), let minute = number(below: 60) else {
        return nil
      }
      let seconds = hour * 3600 + minute * 60
      guard skip(":") else { return (seconds, .minute) }
      guard let second = number(below: 60), skipFraction() else { return nil }
      return (seconds + second, .second)
    }

    /// Skips the fraction of a second; returns whether a fraction that begins has digits.
    private mutating func skipFraction() -> Bool {
      guard skip(".") || skip(",") else { return true }
      let rest = self.rest.drop { (0x30...0x39).contains($0) }
      defer { self.rest = rest }
      return rest.count < self.rest.count
    }

    /// The seconds that a time is ahead of UTC; `nil` if the text ends before.
    struct Offset {
      let seconds: Int?
    }

    /// Reads an offset from UTC; `nil` if something else follows.
    mutating func offset() -> Offset? {
      if rest.isEmpty { return Offset(seconds: nil) }
      if skip("Z") { return Offset(seconds: 0) }
      let isAhead = skip("+")
      guard isAhead || skip("-"), let hour = number(below: 24) else { return nil }
      var seconds = hour * 3600
      if skip(":") || !rest.isEmpty {
        guard let minute = number(below: 60) else { return nil }
        seconds += minute * 60
      }
      return Offset(seconds: isAhead ? seconds : -seconds)
    }
  }
}

extension ISODate {
  /// Creates the time that a clock shows at an offset from UTC.
  package init(instant: Int, offset: Int, precision: Precision) {
    time = CivilTime(seconds: instant + offset)
    self.precision = precision
    self.offset = offset
  }

  /// The date in ISO 8601, with its offset.
  package var iso: String {
    guard let offset else { return time.iso }
    let minutes = abs(offset) / 60
    let numbers = [time.hour, time.minute] + (precision == .second ? [time.second] : [])
    let clock = numbers.map(Self.twoDigits).joined(separator: ":")
    return "\(time.date.iso)T\(clock)"
      + "\(offset < 0 ? "-" : "+")\(Self.twoDigits(minutes / 60)):\(Self.twoDigits(minutes % 60))"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}

extension CivilTime {
  /// The time in ISO 8601, without a time of day at midnight: `2024-03-07`, `2024-03-07T14:30`.
  package var iso: String {
    guard secondOfDay > 0 else { return date.iso }
    let numbers = second == 0 ? [hour, minute] : [hour, minute, second]
    return "\(date.iso)T" + numbers.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
