package import FioriBasics
package import FioriModel

/// Formats numbers and times for the locale of a view.
package struct NumberResolver: Sendable {
  package let formatter: any NumberFormatting
  package let times: any TimeFormatting
  /// The locale as a BCP 47 tag.
  package let locale: String
  /// The IANA name of the time zone that dates with an offset are converted to.
  package let timeZone: String?

  package init(
    formatter: any NumberFormatting, times: any TimeFormatting, locale: String, timeZone: String?
  ) {
    self.formatter = formatter
    self.times = times
    self.locale = locale
    self.timeZone = timeZone
  }

  /// Returns a number with as many decimals as write it to a twentieth of it, and a percentage not as
  /// the whole, unless they are given (Docs/sources/kpi.md#formatted-values).
  package func shown(_ number: NumberValue) -> NumberValue {
    guard number.minimumFractionDigits == nil, number.maximumFractionDigits == nil,
      misreading(of: number) != nil || isFarOff(number),
      let digits = Misreading.decimals(
        for: [number.value], isPercentage: number.style == .percent)
    else { return number }
    var number = number
    number.maximumFractionDigits = digits
    return number
  }

  /// Returns what a number is taken for; `nil` for itself, and for one so small that it may be the
  /// rounding error of a sum.
  package func misreading(of number: NumberValue) -> Misreading? {
    guard abs(number.value) >= Self.leastValue else { return nil }
    return Misreading.of(number.value, isPercentage: number.style == .percent) { value in
      var other = number
      other.value = value
      return try formatter.text(of: other, magnitude: "", locale: locale)
    }
  }

  /// Returns a warning about a number that is taken for another one; `nil` for any other.
  package func misreadingMessage(of number: NumberValue) -> Message? {
    misreading(of: shown(number)).map {
      Message.misreadNumber(number.value, misreading: $0.text)
    }
  }

  /// Whether a number below 1 is written by another that is more than a twentieth of it away.
  private func isFarOff(_ number: NumberValue) -> Bool {
    guard abs(number.value) >= Self.leastValue, abs(number.written) < 1,
      let digits = try? formatter.fractionDigits(of: number)
    else { return false }
    return !number.isClose(decimals: digits.upperBound)
  }

  /// The smallest number that is no rounding error (chosen: Docs/sources/kpi.md#formatted-values).
  private static let leastValue = 1e-9

  /// Returns the forms that take a number's place where there is no room for it, the longest first: with
  /// fewer decimals, and then abbreviated by the locale's words; none says a number that is more than
  /// a twentieth away.
  package func shorterForms(of number: NumberValue) -> [NumberValue] {
    let number = shown(number)
    guard let digits = try? formatter.fractionDigits(of: number) else { return [] }
    let decimals = digits.first(where: number.isExact) ?? digits.upperBound
    // An amount has all decimals of its currency or none.
    let fewer = number.style == .currency ? [0] : Array((0..<decimals).reversed())
    return fewer.filter { $0 < decimals && number.isClose(decimals: $0) }.map(number.keeping)
      + [1, 0].compactMap { abbreviated(number, decimals: $0) }
  }

  /// Returns the text of a value.
  package func text(of value: TextValue) throws(NumberError) -> String {
    switch value {
    case .number(let number):
      return Self.isolated(try formatter.written(shown(number), locale: locale))
    case .date(let value):
      try value.check()
      guard var date = ISODate(value.date) else { return value.date }
      if let timeZone { date = try local(date, in: timeZone) ?? date }
      if let skeleton = value.skeleton, DateValue.isWeek(skeleton) {
        let week = date.time.date.isoWeek
        return skeleton.contains { $0 != "w" } ? week.iso : String(week.iso.drop { $0 != "W" })
      }
      return try times.text(
        of: date.time, skeleton: value.skeleton ?? date.precision.skeleton, locale: locale)
    }
  }

  /// Returns a text with its values written for the locale, and their problems.
  package func written(
    _ text: Text, at origin: DescriptionPath
  ) -> (text: Text, findings: [Finding]) {
    var (result, findings) = (text, [Finding]())
    for (index, run) in text.runs.enumerated() {
      guard let value = run.value else { continue }
      let path = text.runs.count == 1 ? origin : origin.index(index)
      do throws(NumberError) {
        result.runs[index].text = try self.text(of: value)
        if case .number(let number) = value, let message = misreadingMessage(of: number) {
          findings.append(.warning(path, message))
        }
      } catch {
        result.runs[index].text = value.plain
        findings.append(.error(error.key.map { path.key($0) } ?? path, error.message))
      }
      result.runs[index].value = nil
    }
    return (result, findings)
  }

  /// Returns the texts that take the place of a value that has no room, the longest first.
  package func shorterTexts(of value: TextValue) -> [String] {
    guard case .number(let number) = value else { return [] }
    return shorterForms(of: number).compactMap {
      (try? formatter.written($0, locale: locale)).map(Self.isolated)
    }
  }

  /// Returns a date as the clocks of a time zone show it; `nil` for one without an offset.
  package func local(_ date: ISODate, in zone: String) throws(NumberError) -> ISODate? {
    guard let instant = date.instant else { return nil }
    return ISODate(
      instant: instant, offset: try times.offset(at: instant, in: zone), precision: date.precision)
  }

  /// Returns a number that reads as a KPI's does, whatever is around it: with its sign, its currency or
  /// its percent sign in the order that the locale's direction marks mean
  /// (Docs/sources/kpi.md#reading-direction).
  package static func isolated(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.contains(where: \.isDirectionMark) else { return text }
    let hasLetters = scalars.contains(where: \.isRightToLeftLetter)
    // The mark of a minus sign would turn around the letters after it.
    let first = scalars.first { $0.isDirectionMark || $0.isRightToLeft }
    if hasLetters, first != "\u{200E}" { return text }
    // A mark at the start alone would put the symbol of positive amounts to another side than that of
    // negative ones.
    let isRightToLeft =
      hasLetters || scalars.contains(where: \.isArabicDigit)
      || scalars.dropFirst().contains("\u{200F}")
    return (isRightToLeft ? "\u{2067}" : "\u{2066}") + text + "\u{2069}"
  }

  /// Returns a number with its locale's abbreviation; `nil` if it has none, as German has none of
  /// thousands, or with a single digit where there should be decimals.
  private func abbreviated(_ number: NumberValue, decimals: Int) -> NumberValue? {
    func digitCount(_ number: NumberValue) -> Int? {
      (try? formatter.text(of: number, magnitude: "", locale: locale))?.unicodeScalars.count {
        $0.properties.generalCategory == .decimalNumber
      }
    }
    var short = number.keeping(decimals: decimals)
    short.isAbbreviated = true
    guard let whole = digitCount(number.keeping(decimals: 0)), let count = digitCount(short),
      count < whole, decimals > 0 || count > 1
    else { return nil }
    return short
  }
}
