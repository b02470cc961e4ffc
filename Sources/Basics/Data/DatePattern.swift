/// A date pattern in the notation of ICU, such as `MMM d yyyy`, that reads dates strictly.
///
/// Our own reader of its fields for dates and times: ICU takes 8 ms and 30 MB to load, which the
/// numbers of most tables do not need, and descriptions are read before the backend, which alone may
/// call C.
package struct DatePattern: Equatable, Sendable {
  private enum Field: Equatable, Sendable {
    case letters(Character, Int)
    case literal(String)
  }

  package let text: String
  private var fields: [Field] = []
  private var isISO = false

  /// Dates and times in ISO 8601: `2026`, `2026-01`, `2026-01-05` or `2026-01-05T14:30:00+01:00`.
  package static let iso = DatePattern()

  private init() {
    text = "yyyy-MM-dd"
    isISO = true
  }

  /// Creates a pattern; `nil` if it has fields that cannot be read, or not a year.
  package init?(_ text: String) {
    self.text = text
    var rest = Substring(text)
    while let first = rest.first {
      if first == "'" {
        guard let literal = Self.quoted(&rest) else { return nil }
        fields.append(.literal(literal))
      } else if first.isASCII, first.isLetter {
        let run = rest.prefix { $0 == first }
        guard "yuYwDeMLdEHhmsSaQXxZ".contains(first) else { return nil }
        fields.append(.letters(first, run.count))
        rest = rest.dropFirst(run.count)
      } else {
        fields.append(.literal(String(first)))
        rest = rest.dropFirst()
      }
    }
    guard has("y") || has("u") || has("Y"), has("Y") == has("w"), has("w") || !has("e"),
      !has("D") && !has("w") || !"MLdQ".contains(where: has)
    else { return nil }
  }

  /// Whether the pattern has a time of day.
  package var hasTime: Bool { isISO || has("H") || has("h") }

  /// 31 January 2024, 14:05 in this pattern, for messages.
  package var example: String {
    isISO
      ? "2024-01-31"
      : fields.map { field in
        switch field {
        case .literal(let text): text
        case .letters(let letter, let count): Self.sample(letter, count)
        }
      }.joined()
  }

  /// Returns the usual patterns that read all of some texts; several where day and month cannot be
  /// distinguished.
  package static func reading(_ texts: [String]) -> [DatePattern] {
    var read: Set<[DataDate]> = []
    return usual.compactMap(DatePattern.init).filter { pattern in
      let dates = texts.compactMap { pattern.date(in: $0) }
      return dates.count == texts.count && read.insert(dates).inserted
    }
  }

  private static let usual =
    ["", " HH:mm", " HH:mm:ss"].flatMap { time in
      [
        "yyyy/M/d", "yyyy.M.d", "d.M.yyyy", "M/d/yyyy", "d/M/yyyy", "d-M-yyyy", "M/d/yy", "d.M.yy",
        "MMM d yyyy", "MMM d, yyyy", "d MMM yyyy", "d-MMM-yyyy", "EEE, d MMM yyyy",
      ].map { $0 + time }
    } + ["yyyyMMdd", "yyyyMM", "yyyy/M", "M/yyyy", "MMM yyyy", "MMM-yy"]

  /// Returns the date of a text; `nil` if the text does not have this form or the date does not
  /// exist.
  ///
  /// A date with the name of another weekday does not exist either, unless weekdays are not checked.
  func date(in text: String, checksWeekday: Bool = true) -> DataDate? {
    if isISO { return ISODate(text).map(DataDate.init) }
    var rest = Substring(text)
    var parts = DateParts()
    for (index, field) in fields.enumerated() {
      switch field {
      case .literal(let literal):
        guard rest.hasPrefix(literal) else { return nil }
        rest = rest.dropFirst(literal.count)
      case .letters(let letter, let count):
        // Digits that touch have the width of their field, such as yyyyMMdd.
        let isTight = index + 1 < fields.count && isNumber(fields[index + 1])
        guard parts.read(letter, count, &rest, isTight: isTight) else { return nil }
      }
    }
    guard rest.isEmpty, let date = parts.date(hasTime: hasTime) else { return nil }
    return !checksWeekday || parts.isWeekday(of: date.day) ? date : nil
  }

  private func has(_ letter: Character) -> Bool {
    fields.contains { if case .letters(letter, _) = $0 { true } else { false } }
  }

  private func isNumber(_ field: Field) -> Bool {
    guard case .letters(let letter, let count) = field else { return false }
    return !("EaXxZ".contains(letter) || ("ML".contains(letter) && count > 2))
  }

  private static func quoted(_ rest: inout Substring) -> String? {
    if rest.hasPrefix("''") {
      rest = rest.dropFirst(2)
      return "'"
    }
    guard let end = rest.dropFirst().firstIndex(of: "'") else { return nil }
    defer { rest = rest[rest.index(after: end)...] }
    return String(rest.dropFirst()[..<end])
  }

  private static func sample(_ letter: Character, _ count: Int) -> String {
    switch letter {
    case "y", "u", "Y": count == 2 ? "24" : "2024"
    case "M", "L":
      switch count {
      case 1: "1"
      case 2: "01"
      case 3: "Jan"
      default: "January"
      }
    case "d": "31"
    case "E": count > 3 ? "Wednesday" : "Wed"
    case "H": "14"
    case "h": count > 1 ? "02" : "2"
    case "m": "05"
    case "s": "00"
    case "S": String(repeating: "0", count: count)
    case "w": "05"
    case "D": "031"
    case "e": "3"
    case "a": "PM"
    case "X", "x", "Z": count > 2 ? "+01:00" : "+0100"
    default: "1"
    }
  }
}

/// The numbers of a date while it is being read.
private struct DateParts {
  private var year = 0
  private var month = 1
  private var day = 1
  private var hour = 0
  private var minute = 0
  private var second = 0
  private var fraction = ""
  private var isAfternoon: Bool?
  private var weekday: Int?
  private var week: Int?
  private var dayOfYear: Int?
  /// The seconds that the time is ahead of UTC.
  private var offset: Int?

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
  private static let days = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// Reads a field from the start of a text; returns whether it is there.
  mutating func read(
    _ letter: Character, _ count: Int, _ rest: inout Substring, isTight: Bool
  ) -> Bool {
    switch letter {
    case "M" where count > 2, "L" where count > 2: return readMonth(&rest, isFull: count > 3)
    case "E":
      weekday = Self.name(in: &rest, Self.days, isFull: count > 3).map { $0 + 1 }
      return weekday != nil
    case "S":
      let digits = rest.prefix { $0.isASCII && $0.isWholeNumber }
      guard !digits.isEmpty, digits.count == count || !isTight else { return false }
      fraction = String(digits.prefix(9))
      rest = rest.dropFirst(digits.count)
      return true
    case "a": return readHalf(&rest)
    case "X", "x", "Z": return readOffset(&rest)
    default: break
    }
    let isYear = "yuY".contains(letter)
    let width = isYear ? max(count, 4) : letter == "D" ? 3 : 2
    let digits = rest.prefix(isTight ? max(count, 1) : width).prefix {
      $0.isASCII && $0.isWholeNumber
    }
    guard let number = Int(digits), !isTight || digits.count == count else { return false }
    // A year in two digits would be one of antiquity; two letters have centuries as in POSIX.
    if isYear, digits.count < 4, count != 2 || digits.count != 2 { return false }
    rest = rest.dropFirst(digits.count)
    switch letter {
    case "y", "u", "Y":
      // Two digits are years from 1970 to 2069, as in POSIX.
      year = count == 2 && digits.count == 2 ? number + (number < 70 ? 2000 : 1900) : number
    case "M", "L": month = number
    case "d": day = number
    case "H", "h": hour = number
    case "m": minute = number
    case "s": second = number
    case "Q": month = 3 * number - 2
    case "w": week = number
    case "D": dayOfYear = number
    case "e": weekday = number
    default: return false
    }
    return true
  }

  /// The date, if it exists.
  func date(hasTime: Bool) -> DataDate? {
    guard year <= 9_999, let day = civilDate else { return nil }
    guard hasTime else { return DataDate(day: day) }
    let hour = isAfternoon.map { self.hour % 12 + ($0 ? 12 : 0) } ?? self.hour
    guard hour < 24, minute < 60, second < 60 else { return nil }
    return DataDate(
      day: day, secondOfDay: hour * 3600 + minute * 60 + second, offset: offset, fraction: fraction)
  }

  private var civilDate: CivilDate? {
    if let week { return CivilDate(ISOWeek(year: year, number: week), weekday: weekday ?? 1) }
    if let dayOfYear { return CivilDate(year: year, dayOfYear: dayOfYear) }
    return CivilDate(year: year, month: month, day: day)
  }

  /// Whether a day has the weekday that was read, if any was.
  func isWeekday(of day: CivilDate) -> Bool { weekday.map { $0 == day.isoWeekday } ?? true }

  private mutating func readMonth(_ rest: inout Substring, isFull: Bool) -> Bool {
    guard let index = Self.name(in: &rest, Self.months, isFull: isFull) else { return false }
    month = index + 1
    return true
  }

  private mutating func readHalf(_ rest: inout Substring) -> Bool {
    guard let index = ["am", "pm"].firstIndex(of: rest.prefix(2).lowercased()) else { return false }
    isAfternoon = index == 1
    rest = rest.dropFirst(2)
    return true
  }

  /// Reads `Z`, or an offset such as `+01:00`, `+0100` or `+01`.
  private mutating func readOffset(_ rest: inout Substring) -> Bool {
    if rest.first == "Z" {
      rest = rest.dropFirst()
      offset = 0
      return true
    }
    guard let sign = rest.first, sign == "+" || sign == "-" else { return false }
    let text = rest.dropFirst().prefix { $0.isASCII && ($0.isWholeNumber || $0 == ":") }
    let digits = text.filter { $0 != ":" }
    guard [2, 4].contains(digits.count), let number = Int(digits) else { return false }
    let (hours, minutes) = digits.count == 2 ? (number, 0) : (number / 100, number % 100)
    guard hours < 24, minutes < 60 else { return false }
    offset = (hours * 3600 + minutes * 60) * (sign == "-" ? -1 : 1)
    rest = rest.dropFirst(text.count + 1)
    return true
  }

  /// Reads one of several English names, or its first three letters.
  private static func name(in rest: inout Substring, _ names: [String], isFull: Bool) -> Int? {
    let word = rest.prefix { $0.isASCII && $0.isLetter }.lowercased()
    let index = names.firstIndex { isFull ? $0 == word : $0.prefix(3) == word || $0 == word }
    if index != nil { rest = rest.dropFirst(word.count) }
    return index
  }
}

/// A day, with or without a time.
struct DataDate: Hashable, Sendable {
  let day: CivilDate
  /// The seconds since midnight; `nil` if the pattern has no time.
  var secondOfDay: Int?
  /// The seconds that the time is ahead of UTC; `nil` if it does not say.
  var offset: Int?
  /// The digits of the fraction of a second; empty if it is not read.
  var fraction = ""

  /// The seconds since the start of 1970 on the clock; `nil` for a day alone.
  var seconds: Int? { secondOfDay.map { day.daysSince1970 * CivilTime.secondsPerDay + $0 } }

  /// The ISO date, with the time and its offset if there are any.
  var iso: String {
    guard let secondOfDay else { return day.iso }
    let time = [secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60]
    let clock =
      "\(day.iso)T" + time.map(Self.twoDigits).joined(separator: ":")
      + (fraction.isEmpty ? "" : ".\(fraction)")
    guard let offset else { return clock }
    let minutes = abs(offset) / 60
    return clock + (offset < 0 ? "-" : "+")
      + "\(Self.twoDigits(minutes / 60)):\(Self.twoDigits(minutes % 60))"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  /// Returns the first day of the period that contains the date; weeks begin on Monday.
  func start(of period: DatePeriod) -> CivilDate {
    switch period {
    case .week:
      CivilDate(daysSince1970: day.daysSince1970 - day.isoWeekday + 1)
    case .month: CivilDate(year: day.year, month: day.month, day: 1) ?? day
    case .quarter: CivilDate(year: day.year, month: (day.month - 1) / 3 * 3 + 1, day: 1) ?? day
    case .year: CivilDate(year: day.year, month: 1, day: 1) ?? day
    }
  }
}

extension DataDate {
  /// Creates the date of a text in ISO 8601; a year and a month are their first days.
  fileprivate init(_ date: ISODate) {
    self.init(
      day: date.time.date, secondOfDay: date.precision < .day ? date.time.secondOfDay : nil,
      offset: date.offset)
  }

  /// Creates a time of some seconds since the start of 1970 on the clock.
  init(seconds: Int, offset: Int, fraction: String) {
    let time = CivilTime(seconds: seconds)
    self.init(day: time.date, secondOfDay: time.secondOfDay, offset: offset, fraction: fraction)
  }
}
