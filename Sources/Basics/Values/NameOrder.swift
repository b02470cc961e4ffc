/// The order that names have by themselves: years, fiscal years, halves, quarters, months, weeks and weekdays,
/// with or without their years, dates, and numbers (Docs/charts.md#order).
package struct NameOrder {
  /// The unit between consecutive names.
  package enum Unit: String, Sendable {
    case year, half, quarter, month, week, weekday, day, time, number
  }

  package let unit: Unit
  /// The place of each name, in units from any start.
  package let places: [Int]
  /// How many units there are until the names begin again, without years; `nil` if they do not.
  package let cycle: Int?

  /// Returns the order of names; `nil` if they have none.
  package init?(of names: [String]) {
    guard !names.isEmpty, !names.contains("") else { return nil }
    if let found = Self.dates(names) ?? Self.numbers(names) {
      self = found
      return
    }
    let tokens = names.map(Self.tokens)
    let parts = tokens.compactMap(Self.parts)
    if parts.count == names.count, let first = parts.first,
      parts.allSatisfy({ $0.word == first.word && ($0.year == nil) == (first.year == nil) })
    {
      guard parts.allSatisfy({ ($0.number == nil) == (first.number == nil) }),
        let unit = Self.unit(of: parts)
      else { return nil }
      self.init(unit, parts.map { ($0.year, $0.number) })
      return
    }
    for (unit, table) in Self.calendars {
      if let found = Self.calendar(tokens, unit, table) {
        self = found
        return
      }
    }
    return nil
  }

  private init(unit: Unit, places: [Int], cycle: Int?) {
    (self.unit, self.places, self.cycle) = (unit, places, cycle)
  }

  private init?(_ unit: Unit, _ names: [(year: Int?, number: Int?)]) {
    let counts: [Unit: Int] = [.half: 2, .quarter: 4, .month: 12, .weekday: 7]
    let count = counts[unit]
    if let count, names.contains(where: { !(1...count).contains($0.number ?? 1) }) { return nil }
    let hasYears = names.contains { $0.year != nil }
    let places = names.map { name -> Int in
      let (year, number) = (name.year ?? 0, name.number ?? 0)
      if unit == .week, let year = name.year { return Self.week(number, of: year) }
      if unit == .year { return year }
      return hasYears ? year * (count ?? 1000) + number : number
    }
    self.init(unit: unit, places: places, cycle: hasYears ? nil : count)
  }

  // MARK: - Questions

  /// Whether the names are in their order, each after the one before; names that begin again, such as months
  /// without years, may begin anywhere, but then leave none out.
  package var isAscending: Bool {
    isSorted
      || cycle.map { count in
        zip(places, places.dropFirst()).allSatisfy { ($0 + 1 - $1) % count == 0 }
      } == true
  }

  private var isSorted: Bool { zip(places, places.dropFirst()).allSatisfy { $0 < $1 } }

  /// The indices of the names in their order. A run that begins anywhere, such as a fiscal year from April, stays
  /// as it is.
  package var sortedIndices: [Int] {
    isAscending
      ? Array(places.indices) : places.indices.sorted { (places[$0], $0) < (places[$1], $1) }
  }

  /// The first name that is less than the one before it; `nil` if all are in order.
  package var firstOutOfOrder: Int? {
    isAscending ? nil : places.indices.dropFirst().first { places[$0] <= places[$0 - 1] }
  }

  /// Whether the names go backwards, each before the one before it.
  package var isDescending: Bool {
    places.count > 1 && zip(places, places.dropFirst()).allSatisfy { $0 > $1 }
  }

  /// The first name after a hole: the names between it and the one before are missing, though others follow each
  /// other more closely. `nil` for numbers, which count nothing, and for days, which may be working days.
  package var firstAfterHole: Int? {
    guard isAscending, unit != .number, places.count > 2 else { return nil }
    let distances = zip(places, places.dropFirst()).map { first, next in
      next > first ? next - first : next - first + (cycle ?? 0)
    }
    let least = distances.min() ?? 1
    let most = unit == .day ? max(4, 2 * least) : unit == .weekday ? 3 : least
    return distances.firstIndex { $0 > most }.map { $0 + 1 }
  }

  // MARK: - Dates and numbers

  /// Returns the order of names that are numbers, but not years.
  private static func numbers(_ names: [String]) -> NameOrder? {
    let numbers = names.compactMap(Double.init)
    guard numbers.count == names.count, numbers.allSatisfy(\.isFinite),
      !names.allSatisfy({ $0.utf8.count == 4 && Int($0).map(years.contains) == true })
    else { return nil }
    let sorted = Set(numbers).sorted()
    let places = Dictionary(sorted.enumerated().map { ($1, $0) }) { first, _ in first }
    return NameOrder(unit: .number, places: numbers.map { places[$0] ?? 0 }, cycle: nil)
  }

  /// The years that names are taken for.
  private static let years = 1800...2199

  private static func dates(_ names: [String]) -> NameOrder? {
    guard names.allSatisfy({ $0.utf8.count > 4 }) else { return nil }
    let dates = names.compactMap(ISODate.init)
    guard dates.count == names.count else { return nil }
    if dates.allSatisfy({ $0.precision == .month }) {
      return NameOrder(
        unit: .month, places: dates.map { $0.time.year * 12 + $0.time.month }, cycle: nil)
    }
    guard dates.allSatisfy({ $0.precision == .day }) else {
      return NameOrder(unit: .time, places: dates.map(\.time.seconds), cycle: nil)
    }
    return NameOrder(
      unit: .day, places: dates.map { $0.time.seconds / CivilTime.secondsPerDay }, cycle: nil)
  }

  /// Returns the number of an ISO week since 1970: week 1 has January 4.
  private static func week(_ week: Int, of year: Int) -> Int {
    let day = CivilDate(year: year, month: 1, day: 4)?.daysSince1970 ?? year * 365
    // January 1, 1970 was a Thursday.
    return (day + 3) / 7 + week
  }

  // MARK: - Words and numbers

  private enum Token {
    case word(String)
    case number(Int, digits: Int)
  }

  /// Returns the words of a name in lowercase, and its numbers.
  private static func tokens(of name: String) -> [Token] {
    var (tokens, word, digits): ([Token], String, String) = ([], "", "")
    func finished(_ token: Token?) { if let token { tokens.append(token) } }
    for character in name.lowercased() + " " {
      let isDigit = character.isASCII && character.isNumber
      if !isDigit, !digits.isEmpty {
        finished(Int(digits).map { .number($0, digits: digits.utf8.count) } ?? .word(digits))
        digits = ""
      }
      if !character.isLetter, !word.isEmpty {
        finished(.word(word))
        word = ""
      }
      if isDigit { digits.append(character) }
      if character.isLetter { word.append(character) }
    }
    return tokens
  }

  /// A year, the word of a period, and its number.
  private typealias Parts = (year: Int?, word: String?, number: Int?)

  /// Returns the unit of names with the same parts; `nil` for numbers beside years that are neither months
  /// nor ends of fiscal years.
  private static func unit(of parts: [Parts]) -> Unit? {
    guard let first = parts.first else { return nil }
    if let word = first.word { return periods[word] }
    guard first.year != nil else { return .number }
    guard first.number != nil else { return .year }
    if parts.allSatisfy({ $0.number == (($0.year ?? 0) + 1) % 100 }) { return .year }
    return parts.allSatisfy { (1...12).contains($0.number ?? 0) } ? .month : nil
  }

  /// Returns the parts of a name such as `Q4 2025`, `FY26 Q1`, `2026-W07`, `KW 12` or `1. Quartal`; `nil` for a name
  /// with other words.
  private static func parts(_ tokens: [Token]) -> Parts? {
    var (year, word, number, rest): (Int?, String?, Int?, [Int]) = (nil, nil, nil, [])
    var last: String?
    for token in tokens {
      switch token {
      case .word(let text) where ordinals.contains(text) && number == nil && !rest.isEmpty: break
      case .word(let text):
        guard let unit = periods[text] else { return nil }
        // The year is before its word in Chinese and Japanese, as in `2026年1月`.
        last = text == "年" ? nil : text
        if unit == .year { break }
        guard word == nil else { return nil }
        word = text
      case .number(let value, let digits):
        let period = last.flatMap { periods[$0] }
        if period == .year || (digits == 4 && years.contains(value)) {
          guard year == nil else {
            // The end of a fiscal year such as 2025/2026.
            if word == nil { continue }
            return nil
          }
          year = digits <= 2 ? 2000 + value : value
        } else if period != nil, number == nil {
          number = value
        } else {
          rest.append(value)
        }
        last = nil
      }
    }
    // `1. Quartal` has its number first, `Q4/25` its year last, and `2025/26` is a year.
    if word != nil, number == nil, !rest.isEmpty { number = rest.removeFirst() }
    if word != nil, year == nil, rest.count == 1 { year = 2000 + rest.removeFirst() }
    if word == nil, year != nil, rest.count == 1 { number = rest.removeFirst() }
    // Ranges of numbers and times of a day.
    if word == nil, year == nil, (1...2).contains(rest.count), rest.allSatisfy({ $0 < 100_000 }) {
      number = rest[0] * 100_000 + (rest.count > 1 ? rest[1] : 0)
      rest = []
    }
    guard rest.isEmpty, year != nil || number != nil, word == nil || number != nil else {
      return nil
    }
    return (year, word, number)
  }

  private static let ordinals: Set<String> = ["st", "nd", "rd", "th", "er", "e", "º", "ª"]

  /// The words of periods that are numbered, in several languages.
  private static let periods: [String: Unit] = [
    "fy": .year, "gj": .year, "y": .year, "year": .year, "jahr": .year, "ej": .year, "年": .year,
    "h": .half, "hy": .half, "hj": .half, "s": .half,
    "q": .quarter, "t": .quarter, "quarter": .quarter, "quartal": .quarter, "trim": .quarter,
    "trimestre": .quarter, "qtr": .quarter, "季度": .quarter, "第季度": .quarter, "四半期": .quarter,
    "第四半期": .quarter, "第": .quarter,
    "month": .month, "m": .month, "月": .month,
    "w": .week, "wk": .week, "week": .week, "kw": .week, "cw": .week, "woche": .week,
    "semaine": .week, "semana": .week, "settimana": .week, "週": .week, "周": .week,
    "d": .day, "day": .day, "tag": .day, "日": .day,
  ]

  // MARK: - Months and weekdays

  /// Returns the order of months or weekdays, which may each have a year, or a day of the month.
  private static func calendar(
    _ names: [[Token]], _ unit: Unit, _ table: [[Substring]]
  ) -> NameOrder? {
    var found: [(year: Int?, number: Int?)] = []
    var days: [Int] = []
    for tokens in names {
      var (place, numbers): (Int?, [(value: Int, digits: Int)]) = (nil, [])
      for token in tokens {
        switch token {
        case .word(let word) where fillers.contains(word): break
        case .word(let word):
          guard place == nil, let index = index(of: word, in: table) else { return nil }
          place = index + 1
        case .number(let value, let digits): numbers.append((value, digits))
        }
      }
      guard let place else { return nil }
      let year = numbers.first { $0.digits == 4 } ?? (unit == .month ? numbers.first : nil)
      found.append((year.map { $0.digits <= 2 ? 2000 + $0.value : $0.value }, place))
      days += numbers.filter { $0.digits <= 2 }.map(\.value)
    }
    guard unit == .month, !days.isEmpty else {
      let hasYears = found.allSatisfy { $0.year != nil } && unit == .month
      return NameOrder(unit, found.map { (hasYears ? $0.year : nil, $0.number) })
    }
    guard days.count == names.count else { return nil }
    // More numbers than months are days, as in `Jan 5`, `Jan 12`.
    let isDay =
      Set(days).count > Set(found.map(\.number)).count && days.allSatisfy { (1...31).contains($0) }
    guard isDay else { return NameOrder(unit, found) }
    let hasYears = found.allSatisfy { ($0.year ?? 0) != 2000 + (days.first ?? 0) }
    let places = zip(found, days).map { name, day in
      ((hasYears ? name.year ?? 0 : 0) * 12 + (name.number ?? 0)) * 31 + day
    }
    return NameOrder(unit: .number, places: places, cycle: nil)
  }

  /// The words for day in names of weekdays, as in `segunda-feira`.
  private static let fillers: Set<String> = ["feira", "יום"]

  /// Returns the index of a name that a word is, or abbreviates as no other.
  private static func index(of word: String, in table: [[Substring]]) -> Int? {
    if let index = table.firstIndex(where: { $0.contains(Substring(word)) }) { return index }
    guard word.count > 1 else { return nil }
    // `So` is Sunday, though Saturday is also called Sonnabend.
    let usual = table.indices.filter { table[$0].first?.hasPrefix(word) == true }
    let found =
      usual.isEmpty
      ? table.indices.filter { index in table[index].contains { $0.hasPrefix(word) } } : usual
    return found.count == 1 ? found[0] : nil
  }

  /// The months and the weekdays of each language that views can be in, from January and from Monday.
  private static let calendars: [(unit: Unit, names: [[Substring]])] = [
    (
      .month,
      "january february march april may june july august september october november december"
    ),
    (.weekday, "monday tuesday|tues wednesday thursday|thur friday saturday sunday"),
    (
      .month,
      "januar|jänner februar|feber märz|mrz|maerz april mai juni juli august september oktober november dezember"
    ),
    (.weekday, "montag dienstag mittwoch donnerstag freitag samstag|sonnabend sonntag"),
    (
      .month,
      "janvier février|fevrier mars avril mai juin juillet août|aout septembre octobre novembre décembre|decembre"
    ),
    (.weekday, "lundi mardi mercredi jeudi vendredi samedi dimanche"),
    (
      .month,
      "enero febrero marzo abril mayo junio julio agosto septiembre|setiembre octubre noviembre diciembre"
    ),
    (.weekday, "lunes martes miércoles|miercoles jueves viernes sábado|sabado domingo"),
    (
      .month,
      "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre"
    ),
    (
      .weekday,
      "lunedì|lunedi martedì|martedi mercoledì|mercoledi giovedì|giovedi venerdì|venerdi sabato domenica"
    ),
    (
      .month,
      "janeiro fevereiro março|marco abril maio junho julho agosto setembro outubro novembro dezembro"
    ),
    (.weekday, "segunda terça|terca quarta quinta sexta sábado|sabado domingo"),
    (.month, "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر"),
    (.weekday, "الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد"),
    (.month, "ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר"),
    (.weekday, "שני|ב שלישי|ג רביעי|ד חמישי|ה שישי|ו שבת|ש ראשון|א"),
    (.weekday, "月曜日|月曜|月 火曜日|火曜|火 水曜日|水曜|水 木曜日|木曜|木 金曜日|金曜|金 土曜日|土曜|土 日曜日|日曜|日"),
    (.month, "一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月"),
    (.weekday, "星期一|周一|週一 星期二|周二|週二 星期三|周三|週三 星期四|周四|週四 星期五|周五|週五 星期六|周六|週六 星期日|星期天|周日|週日"),
  ].map { unit, names in
    (unit, names.split(separator: " ").map { $0.split(separator: "|") })
  }
}

extension NameOrder {
  /// The steps to each name from the first: names of a run that begins anywhere count from its start.
  package var runs: [Int] {
    guard let cycle, isAscending, let first = places.first else { return places }
    var (last, steps) = (first, first)
    return places.map { place in
      steps += (place - last + cycle) % cycle
      last = place
      return steps
    }
  }
}
