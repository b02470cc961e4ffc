package import FioriBasics

/// The scale of a time axis: the positions of its dates, the ticks that it can have, and where the
/// data is interrupted.
///
/// Dates that come in months, such as the first or the last working day of each month, are as far
/// apart as their months are; all others are as far apart as their seconds (chosen:
/// Docs/sources/charts.md#time).
package struct TimeScale: Hashable, Sendable {
  /// The dates of the categories, each later than the one before.
  package let times: [CivilTime]
  private let dates: [ISODate]
  /// The smallest unit of the dates that matters.
  package let precision: ISODate.Precision
  /// The day of the dates in their months, `nil` for the last or various ones; for dates that come in
  /// months.
  let dayOfMonth: Int?
  /// Whether the dates come in months.
  let isMonthly: Bool
  /// The seconds since midnight at which all dates are; 0 if they differ.
  let timeOfDay: Int
  /// The dates in months, or in seconds of their clocks.
  let coordinates: [Int]
  /// The dates in months, or in seconds that have passed: in UTC if the clocks were changed.
  private let instants: [Int]
  /// The changes of the clocks, in the order of time; none if they do not matter.
  private let clockChanges: [ClockChange]
  /// The regular distance between two dates; `nil` if fewer than half are alike.
  let step: Int?
  /// Whether the dates are days after each other.
  var isDaily: Bool { !isMonthly && step == CivilTime.secondsPerDay }
  /// The ends of the axis: the first and the last date, or dates beyond them.
  var start: End
  var end: End
  /// Whether columns or bars are at the dates: the name of another date near one would read as the name of the column.
  package var hasColumns = false

  /// An end of the axis.
  struct End: Hashable {
    var coordinate: Int
    var instant: Int
  }

  /// Creates the scale of dates in the order of time, none of them twice. Dates of a time zone are as
  /// far apart as they were, whatever their clocks show, unless they are days.
  package init(_ dates: [ISODate], areOfTimeZone: Bool = false) {
    self.dates = dates
    times = dates.map(\.time)
    let written = dates.map(\.precision).min() ?? .day
    let days = times.map(\.date)
    let timesOfDay = Set(times.map(\.secondOfDay))
    let isAtOneTime = timesOfDay.count <= 1
    timeOfDay = isAtOneTime ? timesOfDay.first ?? 0 : 0
    let isLast = !days.isEmpty && days.allSatisfy { $0.day == $0.monthLength }
    let isOneDay = Set(days.map(\.day)).count <= 1
    isMonthly =
      isAtOneTime && (isOneDay || isLast || Self.areMonthly(days))
      && (dates.count > 1 || written >= .month)
    dayOfMonth = isOneDay ? days.first?.day : nil
    let coordinates = isMonthly ? days.map(\.monthNumber) : times.map(\.seconds)
    clockChanges = areOfTimeZone && !isMonthly ? Self.clockChanges(between: dates) : []
    let instants =
      clockChanges.isEmpty ? coordinates : dates.map { $0.instant ?? $0.time.seconds }
    (self.coordinates, self.instants) = (coordinates, instants)
    start = End(coordinate: coordinates.first ?? 0, instant: instants.first ?? 0)
    end = End(coordinate: coordinates.last ?? 0, instant: instants.last ?? 0)
    step = Self.step(zip(instants, instants.dropFirst()).map { $1 - $0 })
    precision = Self.precision(
      written, of: times, isWholeMonths: isMonthly && (isLast || days.first?.day == 1))
  }

  /// Returns whether no month has two dates, and all are in the same seven days from the start or the
  /// end of their months, such as the last working days. Dates that are equally far apart come in days.
  private static func areMonthly(_ days: [CivilDate]) -> Bool {
    guard days.count > 2,
      zip(days, days.dropFirst()).allSatisfy({ $0.monthNumber < $1.monthNumber })
    else { return false }
    let numbers = days.map(\.daysSince1970)
    guard Set(zip(numbers, numbers.dropFirst()).map { $1 - $0 }).count > 1 else { return false }
    return [days.map(\.day), days.map { $0.monthLength - $0.day }].contains { positions in
      (positions.max() ?? 0) - (positions.min() ?? 0) < 7
    }
  }

  /// Returns the precision of dates: of dates such as `2024-03-01`, months if there is one for each
  /// month, and years if all are in the first or in the last.
  private static func precision(
    _ written: ISODate.Precision, of times: [CivilTime], isWholeMonths: Bool
  ) -> ISODate.Precision {
    guard written <= .day, times.allSatisfy({ $0.secondOfDay == 0 }) else { return written }
    guard isWholeMonths, let first = times.first, let last = times.last, times.count > 1 else {
      return .day
    }
    let months = Set(times.map(\.month))
    let isYearly = months.count == 1 && (first.day == 1 ? first.month == 1 : last.month == 12)
    return isYearly ? .year : .month
  }

  // MARK: Positions

  var span: Int { end.instant - start.instant }

  /// Returns the position of an instant: 0 for the start of the axis, 1 for its end.
  func position(of instant: Int) -> Double {
    span > 0 ? Double(instant - start.instant) / Double(span) : 0
  }

  /// The positions of the dates: 0 for the start of the axis, 1 for its end.
  package var positions: [Double] { instants.map(position) }

  /// Returns the positions of the dates of another scale.
  package func positions(of other: TimeScale) -> [Double] {
    other.dates.map { position(of: instant(of: $0)) }
  }

  func coordinate(of date: ISODate) -> Int {
    isMonthly ? date.time.date.monthNumber : date.time.seconds
  }

  func instant(of date: ISODate) -> Int {
    clockChanges.isEmpty ? coordinate(of: date) : date.instant ?? instant(at: date.time.seconds)
  }

  var distances: [Int] { zip(instants, instants.dropFirst()).map { $1 - $0 } }

  /// The number of columns from the first date to the last that have the width of the smallest
  /// distance between two dates.
  package var columnCount: Double {
    Double(span) / Double(max(distances.min() ?? usualDistance, 1)) + 1
  }

  /// The distance between dates if there is only one.
  private var usualDistance: Int {
    switch precision {
    case .year: isMonthly ? 12 : 366 * CivilTime.secondsPerDay
    case .month: isMonthly ? 1 : 31 * CivilTime.secondsPerDay
    case .day: isMonthly ? 1 : CivilTime.secondsPerDay
    case .minute: 3600
    case .second: 60
    }
  }
}

// MARK: - Ends

extension TimeScale {
  /// Returns the scale with an axis that starts and ends at other dates, but not within its own. A month or
  /// a year ends with its last day.
  package func between(_ first: ISODate?, _ last: ISODate?) -> TimeScale {
    var scale = self
    for (date, isLast) in [(first, false), (last, true)] {
      guard let date else { continue }
      scale.extend(to: position(ofEnd: date, isLast: isLast))
    }
    return scale
  }

  /// Returns the scale with an axis that reaches to the dates of another.
  package func including(_ other: TimeScale) -> TimeScale {
    var scale = self
    for date in [other.dates.first, other.dates.last].compactMap(\.self) {
      scale.extend(to: End(coordinate: coordinate(of: date), instant: instant(of: date)))
    }
    return scale
  }

  private mutating func extend(to position: End) {
    if position.instant < start.instant { start = position }
    if position.instant > end.instant { end = position }
  }

  /// Returns where a date lies if the axis starts or ends there: -1 before it, 1 after it, 0 within.
  package func side(of date: ISODate, from first: ISODate?, to last: ISODate?) -> Int {
    let instant = instant(of: date)
    if let first, instant < position(ofEnd: first, isLast: false).instant { return -1 }
    guard let last else { return 0 }
    // The midnight at which a day ends belongs to the next one.
    let isOpen = last.precision > precision && precision < .day
    let end = position(ofEnd: last, isLast: true).instant
    return instant > end || isOpen && instant == end ? 1 : 0
  }

  private func position(ofEnd date: ISODate, isLast: Bool) -> End {
    var time = date.time
    if date.precision > precision {
      if isLast { time = date.end(in: precision) }
    } else if isMonthly, date.precision == .year {
      // Years that are written as their last days, or as any other.
      time =
        times.first.flatMap { CivilDate(year: time.year, month: $0.month, day: 1) }
        .map { CivilTime(seconds: $0.daysSince1970 * CivilTime.secondsPerDay) } ?? time
    }
    let coordinate = isMonthly ? time.date.monthNumber : time.seconds
    let isSameTime = time == date.time
    return End(
      coordinate: coordinate,
      instant: clockChanges.isEmpty
        ? coordinate : (isSameTime ? date.instant : nil) ?? instant(at: coordinate))
  }

  /// The dates at the ends of the axis; one if they are the same, none without dates.
  package var ends: [CivilTime] {
    guard !times.isEmpty else { return [] }
    return (span > 0 ? [start, end] : [start]).map { time(of: $0.coordinate) }
  }
}

extension ISODate {
  /// Returns the last day of a month or a year, or for times, the midnight at the end of a day, a month or
  /// a year.
  func end(in unit: Precision) -> CivilTime {
    let date = time.date
    let next: Int? =
      switch precision {
      case .year: CivilDate(year: date.year + 1, month: 1, day: 1)?.daysSince1970
      case .month: CivilDate(monthNumber: date.monthNumber + 1)?.daysSince1970
      case .day, .minute, .second: date.daysSince1970 + 1
      }
    guard let next else { return time }
    return CivilTime(seconds: (unit < .day ? next : next - 1) * CivilTime.secondsPerDay)
  }
}

// MARK: - Time zones

extension TimeScale {
  /// A change of the clocks, as from winter to summer time.
  private struct ClockChange: Hashable {
    /// The time on the clock at the first date after it, in seconds.
    let clock: Int
    /// The seconds by which the clock is then ahead of UTC.
    let offset: Int
  }

  /// Returns where dates that are less than a day apart change their offsets: by instants, hours
  /// before and after a change are equally far apart. Days are so by their clocks.
  private static func clockChanges(between dates: [ISODate]) -> [ClockChange] {
    let times = dates.map(\.time.seconds)
    let least = zip(times, times.dropFirst()).map { $1 - $0 }.min() ?? 0
    guard least < CivilTime.secondsPerDay, Set(dates.map(\.offset)).count > 1,
      dates.allSatisfy({ $0.offset != nil })
    else { return [] }
    var changes: [ClockChange] = []
    for date in dates where date.offset != changes.last?.offset {
      changes.append(ClockChange(clock: date.time.seconds, offset: date.offset ?? 0))
    }
    return changes
  }

  /// Returns when a clock shows a time. An hour that it shows twice is the second one.
  func instant(at clock: Int) -> Int {
    guard let change = clockChanges.last(where: { $0.clock <= clock }) ?? clockChanges.first else {
      return clock
    }
    return clock - change.offset
  }
}

// MARK: - Interruptions

extension TimeScale {
  /// Returns the distance that most of some are like, the shortest of several; `nil` if fewer than
  /// half are.
  private static func step(_ distances: [Int]) -> Int? {
    let sorted = distances.sorted()
    var best: (step: Int, count: Int)?
    var end = 0
    for (start, distance) in sorted.enumerated() {
      while end < sorted.count, Double(sorted[end]) <= Double(distance) * likeness { end += 1 }
      if end - start > best?.count ?? 0 { best = (distance, end - start) }
    }
    return best.flatMap { $0.count * 2 >= sorted.count ? $0.step : nil }
  }

  /// The categories before which a regular date is missing, so that no line leads to them.
  package var interruptions: Set<Int> {
    guard let step = regularStep else { return [] }
    let restDays = restDays(step)
    let late = distances.enumerated().filter { index, distance in
      Double(distance) > Double(step) * Self.skip
        && (restDays.isEmpty || hasWorkday(between: index, and: index + 1, restDays))
    }
    return Set(late.map { $0.offset + 1 })
  }

  /// The regular step between dates, if it is evident; `nil` otherwise, where nothing is missing.
  ///
  /// Three of four distances are like it, or half of them while all others are whole multiples of it. Two
  /// distances, one of them at least twice the other, are evident only as months or hours.
  private var regularStep: Int? {
    guard let step else { return nil }
    let distances = distances
    let likeness = likeness(of: step)
    func isLike(_ distance: Int, _ count: Double) -> Bool {
      let length = Double(step) * count
      return Double(distance) >= length / likeness && Double(distance) <= length * likeness
    }
    let count = distances.count { isLike($0, 1) }
    if count > 3, count * 4 >= distances.count * 3 { return step }
    let areMultiples = distances.allSatisfy {
      isLike($0, max((Double($0) / Double(step)).rounded(), 1))
    }
    guard areMultiples, count * 2 >= distances.count else { return nil }
    let isUnit = isMonthly ? precision == .month && step == 1 : step == 3600
    return count > 1 || isUnit ? step : nil
  }

  /// Returns how much longer a distance can be than a step and still be alike: months have 28 to 31 days, and
  /// days of a change of clocks 23 to 25 hours.
  private func likeness(of step: Int) -> Double {
    let days = step / CivilTime.secondsPerDay
    if isMonthly { return 1 }
    return (28...31).contains(days) ? Self.likeness : 1.045
  }

  /// The days of the week, 0 to 6, on which daily data has no dates: one or two, as at weekends. In
  /// less than two weeks, or where many other dates are missing, these are a weekend as most countries have it.
  private func restDays(_ step: Int) -> Set<Int> {
    guard !isMonthly, step == CivilTime.secondsPerDay else { return [] }
    let rest = Set(0..<7).subtracting(times.map { Self.weekday(of: $0.date.daysSince1970) })
    guard span < 14 * step else {
      // Of few dates, some day of the week is missing by chance.
      let isOfWeekend = Self.weekends.contains { rest.isSubset(of: $0) }
      let most = (isOfWeekend ? 2 : Self.leastRegularSpan) * Double(times.count * step)
      return rest.count <= 2 && Double(span) <= most ? rest : []
    }
    return Self.weekends.first { rest.isSuperset(of: $0) } ?? []
  }

  /// How many times as many days as dates there are at most if days of the week other than a weekend are left out by a
  /// rule: two of seven.
  private static let leastRegularSpan = 1.4
  /// Saturday and Sunday, and Friday and Saturday; January 1, 1970 was a Thursday.
  private static let weekends: [Set<Int>] = [[2, 3], [1, 2]]

  private func hasWorkday(between one: Int, and other: Int, _ restDays: Set<Int>) -> Bool {
    let days = times[one].date.daysSince1970 + 1..<times[other].date.daysSince1970
    return days.count >= 7 || days.contains { !restDays.contains(Self.weekday(of: $0)) }
  }

  static func weekday(of day: Int) -> Int { ((day % 7) + 7) % 7 }

  /// How much longer a distance can be than another and still be alike: months have 28 to 31 days.
  private static let likeness = 1.12
  /// How much longer than the step a distance is if a date is missing.
  private static let skip = 1.6
}

// MARK: - Ticks
