import FioriBasics
package import FioriModel

/// A date or a time in ISO 8601, such as `2024`, `2024-03`, `2024-03-07` or `2024-03-07T14:30`.
package struct ISODate: Hashable, Sendable {
  /// The smallest unit that a date gives.
  package enum Precision: Int, Hashable, Sendable, Comparable {
    case second, minute, day, month, year

    package static func < (one: Precision, other: Precision) -> Bool {
      one.rawValue < other.rawValue
    }
  }

  /// The start of the year, the month or the day, or the time. A time with an offset from UTC is
  /// converted to UTC; any other has no zone.
  package let time: CivilTime
  package let precision: Precision

  /// Parses a date; `nil` for other formats and for days that do not exist.
  ///
  /// A time may follow after a `T` or a space, with seconds if these are whole, and with `Z` or an
  /// offset such as `+02:00` at its end.
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
    if precision == .day, reader.skip("T") || reader.skip(" ") {
      guard let time = reader.timeOfDay() else { return nil }
      seconds += time.seconds
      precision = time.precision
    }
    guard reader.rest.isEmpty, seconds >= CivilTime.first.seconds else { return nil }
    time = CivilTime(seconds: seconds)
    self.precision = precision
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

    /// Reads hours and minutes.
    private mutating func hoursAndMinutes() -> Int? {
      guard let hour = number(of: 2), hour < 24, skip(":"), let minute = number(of: 2), minute < 60
      else { return nil }
      return hour * 3600 + minute * 60
    }

    /// Reads a time of day and its offset, in seconds since midnight in UTC.
    mutating func timeOfDay() -> (seconds: Int, precision: Precision)? {
      guard var seconds = hoursAndMinutes() else { return nil }
      var precision = Precision.minute
      if skip(":") {
        guard let second = number(of: 2), second < 60 else { return nil }
        seconds += second
        precision = .second
        if skip(".") {
          guard skip("0") else { return nil }
          while skip("0") {}
        }
      }
      guard !skip("Z") else { return (seconds, precision) }
      let isAhead = skip("+")
      guard isAhead || skip("-") else { return (seconds, precision) }
      guard let offset = hoursAndMinutes() else { return nil }
      return (isAhead ? seconds - offset : seconds + offset, precision)
    }
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
