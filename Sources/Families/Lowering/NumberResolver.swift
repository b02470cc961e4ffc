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

  /// Returns a number with as many decimals as the rule of digits asks for, unless they are set
  /// (Docs/sources/kpi.md#formatted-values).
  package func shown(_ number: NumberValue) -> NumberValue {
    guard number.minimumFractionDigits == nil, number.maximumFractionDigits == nil,
      // A larger number without any decimals is near enough, and writing one takes time.
      abs(number.value) < (number.style == .percent ? 2 : 10)
    else { return number }
    return finer(number, by: rule(of: number).levels(for: [number.value])[0])
  }

  /// Returns what a number is taken for, as it is written; `nil` for itself, and for one so small that it
  /// may be the rounding error of a sum.
  package func misreading(of number: NumberValue) -> Misreading? {
    guard case .misread(let misreading) = rule(of: number).problem(of: number.value) else {
      return nil
    }
    return misreading
  }

  /// Returns a warning about a number that is taken for another one; `nil` for any other.
  package func misreadingMessage(of number: NumberValue) -> Message? {
    misreading(of: shown(number)).map {
      Message.misreadNumber(number.value, misreading: $0.text)
    }
  }

  /// Returns the rule for numbers like one.
  private func rule(of number: NumberValue) -> DigitRule {
    let isPercentage = number.style == .percent
    let noise = DigitRule.isNoise(number.value) ? abs(number.value) : 0
    return DigitRule(isPercentage: isPercentage, noise: noise) { value, level in
      var other = finer(number, by: level)
      other.value = value
      guard let text = try? formatter.text(of: other, magnitude: "", locale: locale),
        let digits = try? formatter.fractionDigits(of: other)
      else { return nil }
      // The decimals of a larger compact number depend on its words.
      let isExact = number.style == .compact && abs(value) >= 1_000
      let error = isExact ? 0 : other.error(decimals: digits.upperBound)
      return DigitRule.Label(text: text, error: isPercentage ? error / 100 : error)
    }
  }

  /// Returns a number with more decimals than its own.
  private func finer(_ number: NumberValue, by level: Int) -> NumberValue {
    guard level > 0, let own = try? formatter.fractionDigits(of: number) else { return number }
    var number = number
    number.maximumFractionDigits = min(own.upperBound + level, Misreading.mostDecimals)
    return number
  }

  /// Returns the forms that take a number's place where it does not fit, the longest first: with fewer
  /// decimals, and then abbreviated by the locale's words; none says a number that is more than a
  /// twentieth away.
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

  /// Returns the texts that replace a value that does not fit, the longest first.
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
    let hasLetters = scalars.contains(where: \.isRightToLeftLetter)
    guard scalars.contains(where: \.isDirectionMark) else {
      return hasLetters ? withWholeSymbols(text) : text
    }
    // The mark of a minus sign would turn around the letters after it.
    let first = scalars.first { $0.isDirectionMark || $0.isRightToLeft }
    if hasLetters, first != "\u{200E}" { return withWholeSymbols(text) }
    // A mark at the start alone would put the symbol of positive amounts on another side than the
    // symbol of negative ones.
    let isRightToLeft =
      hasLetters || scalars.contains(where: \.isArabicDigit)
      || scalars.dropFirst().contains("\u{200F}")
    return (isRightToLeft ? "\u{2067}" + withWholeSymbols(text) : "\u{2066}" + text) + "\u{2069}"
  }

  /// Returns a number from right to left with each symbol such as `US$` whole.
  private static func withWholeSymbols(_ text: String) -> String {
    func isOfSymbol(_ scalar: Unicode.Scalar) -> Bool {
      !scalar.properties.isWhitespace && !scalar.isRightToLeft && !scalar.isDirectionMark
        && scalar.properties.generalCategory != .decimalNumber
    }
    var result = ""
    var rest = text.unicodeScalars[...]
    while let first = rest.first {
      let part = rest.prefix { isOfSymbol($0) == isOfSymbol(first) }
      result += isOfSymbol(first) ? String(part).closedSymbol : String(part)
      rest = rest.dropFirst(part.count)
    }
    return result
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
