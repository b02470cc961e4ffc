/// The explicit type of a column, if it must not be guessed.
package enum DataType: Equatable, Sendable {
  case string
  case number
  /// Numbers that are not amounts of money, so that rows of different currencies may be combined.
  case quantity
  /// Numbers as a language writes them.
  case localNumber(NumberNotation)
  /// Dates in a pattern, which become ISO dates: optionally in a time zone, and optionally as the
  /// first day of their period.
  case date(DatePattern, by: DatePeriod?, in: ClockZone?)

  /// Returns a cell with this type; one that cannot have it keeps its text and names its fault.
  func converted(_ cell: DataCell) -> DataCell {
    var cell = cell
    switch self {
    case .string:
      if cell.value != .null { cell.value = .string(cell.text) }
      cell.isText = true
    case .number, .quantity:
      if case .string(let text) = cell.value, let number = JSONNumberText.number(text) {
        cell.value = .number(number)
      }
    case .localNumber(let notation):
      guard case .string(let text) = cell.value else { return cell }
      guard let number = notation.number(in: text) else {
        cell.fault = .localNumber(
          locale: notation.locale, example: notation.example)
        return cell
      }
      cell.value = .number(number)
    case .date(let pattern, let period, let zone):
      guard cell.value != .null else { return cell }
      guard var date = pattern.date(in: cell.text) else {
        let day = pattern.date(in: cell.text, checksWeekday: false)?.day
        cell.fault =
          day.map { .weekday(day: $0) } ?? .date(pattern: pattern.text, example: pattern.example)
        return cell
      }
      if let zone {
        guard let local = zone.local(date) else {
          cell.fault = .clocks(zone: zone.name)
          return cell
        }
        date = local
      }
      cell.text = period.map { date.start(of: $0).iso } ?? date.iso
      cell.value = .string(cell.text)
    }
    return cell
  }
}

/// The clocks of a time zone.
package struct ClockZone: Equatable, Sendable {
  /// The name in the IANA's database.
  let name: String
  /// Returns the seconds by which the clocks are ahead of UTC at an instant, in seconds since the start
  /// of 1970 in UTC; `nil` if they are not known.
  private let offset: @Sendable (Int) -> Int?

  package init(name: String, offset: @escaping @Sendable (Int) -> Int?) {
    (self.name, self.offset) = (name, offset)
  }

  package static func == (one: ClockZone, other: ClockZone) -> Bool { one.name == other.name }

  /// Returns a date as the clocks show it, with their offset; one that has no offset is read from these
  /// clocks, the first time if they show it twice. `nil` for a time that they skip.
  func local(_ date: DataDate) -> DataDate? {
    guard let seconds = date.seconds else { return date }
    if let given = date.offset {
      return offset(seconds - given).map {
        DataDate(seconds: seconds - given + $0, offset: $0, fraction: date.fraction)
      }
    }
    // Clocks are not changed twice in two days.
    for side in [-CivilTime.secondsPerDay, CivilTime.secondsPerDay] {
      guard let offset = offset(seconds + side), self.offset(seconds - offset) == offset else {
        continue
      }
      return DataDate(seconds: seconds, offset: offset, fraction: date.fraction)
    }
    return nil
  }
}

/// A period into which dates are gathered.
package enum DatePeriod: String, CaseIterable, Sendable {
  case week, month, quarter, year
}
