package import FioriBasics

extension TimeScale {
  /// The ticks of a step.
  package struct Ticks: Hashable, Sendable {
    /// The smallest unit that the labels name.
    package let precision: ISODate.Precision
    package let times: [CivilTime]
    /// From 0 for the first date to 1 for the last.
    package let positions: [Double]
  }

  /// The ticks that the axis can have, at calendar steps no shorter than the step of the data; the ticks of
  /// the shortest step first. None if no step has two.
  package var ticks: [Ticks] {
    CalendarStep.all.compactMap { step in
      guard isLongEnough(step), let starts = coordinates(of: step) else { return nil }
      let isAmbiguous = isAmbiguous(step, tickCount: starts.count)
      let coordinates =
        isAmbiguous && starts.contains { isBesideDate($0, within: step) }
        ? dates(apart: step) : starts
      guard coordinates.count > 1 else { return nil }
      return Ticks(
        precision: isAmbiguous ? .day : step.precision, times: coordinates.map(time),
        positions: coordinates.map { position(of: instant(at: $0)) })
    }
  }

  /// Returns whether a date is within a quarter of a period from its start, but not at it: the name of the start
  /// below the mark of the date would read as the name of the date.
  private func isBesideDate(_ start: Int, within step: CalendarStep) -> Bool {
    let distance = coordinates.lazy.map { abs($0 - start) }.min() ?? 0
    return distance > 0 && Double(distance) <= step.seconds * Self.besideShare
  }

  /// Returns the first date, and each date that is most of a step later than the one before.
  private func dates(apart step: CalendarStep) -> [Int] {
    let least = step.seconds * (1 - Self.besideShare)
    return coordinates.reduce(into: []) { kept, date in
      if let last = kept.last, Double(date - last) < least { return }
      kept.append(date)
    }
  }

  /// Returns whether the name of a month or a year at its first day, or of a day below columns, would look like the name of
  /// a date: between few dates, the last one before a tick is by itself next to it.
  private func isAmbiguous(_ step: CalendarStep, tickCount: Int) -> Bool {
    let namesDays = hasColumns && precision == .day && step.precision == .day
    return !isMonthly && (step.precision > .day || namesDays)
      && times.count < Self.fewestDates * tickCount
  }

  private func isLongEnough(_ step: CalendarStep) -> Bool {
    guard step.precision >= precision else { return false }
    guard let own = self.step else { return true }
    return step.seconds >= Double(own) * (isMonthly ? CalendarStep.secondsPerMonth : 1) * 0.9
  }

  /// Returns the coordinates of the ticks of a step, 2 to 40 of them; `nil` otherwise.
  private func coordinates(of step: CalendarStep) -> [Int]? {
    guard !coordinates.isEmpty else { return nil }
    let (first, last) = (start.coordinate, end.coordinate)
    let length = step.seconds / (isMonthly ? CalendarStep.secondsPerMonth : 1)
    guard Double(span) / length <= Double(Self.largestCount + 1) else { return nil }
    let found: [Int]
    switch step {
    case .months(let count):
      found =
        isMonthly
        ? Self.multiples(of: count, phase: phase(ofMonths: count), from: first, through: last)
        : starts(ofMonths: count)
    case .days(let count):
      // Four weeks look like a month, and so are only for dates that come in weeks.
      guard !isMonthly, count < 28 || isWeekly else { return nil }
      let length = count * CivilTime.secondsPerDay
      found = Self.multiples(
        of: length, phase: phase(ofDays: count), from: first, through: last)
    case .seconds(let length):
      guard !isMonthly else { return nil }
      found = Self.multiples(of: length, phase: 0, from: first, through: last)
    }
    return (2...Self.largestCount).contains(found.count) ? found : nil
  }

  private static func multiples(
    of step: Int, phase: Int, from first: Int, through last: Int
  ) -> [Int] {
    let past = (((first - phase) % step) + step) % step
    return Array(stride(from: past == 0 ? first : first - past + step, through: last, by: step))
  }

  /// Returns the remainder of the months with a tick: the remainder of the data, as of quarters that end in
  /// February, if all of it has the same, so that ticks are at dates; otherwise 0, as of years
  /// that start in January.
  private func phase(ofMonths count: Int) -> Int {
    let common = distances.reduce(0, Self.greatestDivisor)
    guard let first = coordinates.first, common > 0 else { return (coordinates.first ?? 0) % count }
    return count % common == 0 || common % count == 0 ? first % common % count : 0
  }

  private static func greatestDivisor(_ one: Int, _ other: Int) -> Int {
    other == 0 ? one : greatestDivisor(other, one % other)
  }

  /// Returns the starts of months, at the time of day of the data.
  private func starts(ofMonths count: Int) -> [Int] {
    let (first, last) = (start.coordinate, end.coordinate)
    let months = Self.multiples(
      of: count, phase: 0, from: CivilTime(seconds: first).date.monthNumber,
      through: CivilTime(seconds: last).date.monthNumber)
    return months.compactMap { CivilDate(monthNumber: $0) }
      .map { $0.daysSince1970 * CivilTime.secondsPerDay + timeOfDay }
      .filter { first <= $0 && $0 <= last }
  }

  /// Returns the remainder of the seconds with a tick: every other day counts from the first date,
  /// weeks from the weekday of the data or from Monday.
  private func phase(ofDays count: Int) -> Int {
    guard let first = times.first else { return 0 }
    let start = first.date.daysSince1970
    let monday = start + (7 - Self.weekday(of: start + 3)) % 7
    let day = count < 7 || isWeekly ? start : monday
    return day * CivilTime.secondsPerDay + timeOfDay
  }

  /// Whether all dates are on the same day of the week.
  private var isWeekly: Bool {
    Set(times.map { Self.weekday(of: $0.date.daysSince1970) }).count == 1
  }

  /// Returns the date at a coordinate: of a category if there is one.
  func time(of coordinate: Int) -> CivilTime {
    guard isMonthly else { return CivilTime(seconds: coordinate) }
    if let index = coordinates.firstIndex(of: coordinate) { return times[index] }
    let month = CivilDate(monthNumber: coordinate)
    let day = (month?.daysSince1970 ?? 0) + (dayOfMonth ?? month?.monthLength ?? 1) - 1
    return CivilTime(seconds: day * CivilTime.secondsPerDay + timeOfDay)
  }

  /// The share of a step within which a date is read with the start of a period.
  private static let besideShare = 0.25
  /// The number of dates for each tick from which dates next to a tick are not by themselves.
  private static let fewestDates = 3
  /// More ticks than there is space for in a picture of any usual size.
  private static let largestCount = 40
}
