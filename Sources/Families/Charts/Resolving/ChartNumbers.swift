import FioriBasics
import FioriLowering
import FioriModel

/// Formats the numbers of a chart.
struct ChartNumbers {
  private let view: ChartView
  private let numbers: NumberResolver
  private let isAlone: Bool
  private let keepsCurrencyDecimals: Bool
  let phrases: Phrases

  init(_ view: ChartView, in context: LoweringContext) {
    self.view = view
    numbers = context.numbers
    isAlone = context.isAlone
    keepsCurrencyDecimals = context.theme.look.keepsCurrencyDecimals
    phrases = context.phrases
  }

  /// Returns the format of an axis, abbreviated if the axis requests it, or by itself in a card, where
  /// there is little space (Docs/sources/charts.md#numbers).
  func format(of axis: NumericAxis) -> AxisLabelFormat {
    format(of: axis.format, on: axis)
  }

  /// Returns the format of a mark that has its own, abbreviated as on its axis.
  func format(of format: NumericAxisFormat, on axis: NumericAxis) -> AxisLabelFormat {
    self.format(
      of: format, isAbbreviated: axis.abbreviatesLabels ?? !isAlone,
      showsMagnitude: axis.isMagnitudedDisplayed)
  }

  /// Returns the format of the numbers that are drawn: of shares, percentages.
  func axisFormat(of axis: NumericAxis) -> AxisLabelFormat {
    guard view.stacking == .percent else { return format(of: axis) }
    let percent = axis.format.style == .percent ? axis.format : NumericAxisFormat()
    return AxisLabelFormat(
      style: .percent, minimumFractionDigits: percent.minimumFractionDigits,
      maximumFractionDigits: percent.maximumFractionDigits ?? percent.minimumFractionDigits ?? 0)
  }

  func format(
    of format: NumericAxisFormat, isAbbreviated: Bool, showsMagnitude: Bool = true
  ) -> AxisLabelFormat {
    var result = AxisLabelFormat(
      style: format.style, currency: format.currency,
      minimumFractionDigits: format.minimumFractionDigits,
      maximumFractionDigits: format.maximumFractionDigits,
      usesGroupingSeparator: format.usesGroupingSeparator, isAbbreviated: isAbbreviated,
      showsMagnitude: showsMagnitude)
    result.keepsCurrencyDecimals = keepsCurrencyDecimals
    return result
  }

  /// Returns the format in which some numbers have one magnitude and one form.
  func shared(_ format: AxisLabelFormat, of values: [Double]) -> AxisLabelFormat {
    format.sharingMagnitude(of: values)
      .sharingForm(of: values, by: numbers.formatter, locale: numbers.locale)
  }

  /// Returns the format of value labels, as of their axis; in a ring, a percentage with one decimal
  /// (stated: Docs/sources/charts.md#micro).
  func valueFormat(isSecondary: Bool = false) -> AxisLabelFormat {
    guard view.chartType.kind.writesPercent else {
      return axisFormat(of: isSecondary ? view.secondaryNumericAxis : view.numericAxis)
    }
    return AxisLabelFormat(style: .percent, minimumFractionDigits: 1, maximumFractionDigits: 1)
  }

  /// Returns whether the description sets the number of decimals of value labels.
  func setsValueDigits(isSecondary: Bool) -> Bool {
    let format = (isSecondary ? view.secondaryNumericAxis : view.numericAxis).format
    guard !view.chartType.kind.writesPercent,
      view.stacking != .percent || format.style == .percent
    else { return false }
    return format.setsDigits
  }

  /// Returns a date for the accessibility text; if it cannot be formatted, in ISO 8601.
  func spoken(_ time: CivilTime, _ precision: ISODate.Precision) -> String {
    (try? numbers.text(of: time, in: precision.form)) ?? time.iso
  }

  /// Returns a value for the accessibility text; if it cannot be formatted, as a plain number.
  func spoken(_ value: Double, secondary: Bool = false) -> String {
    spoken(value, in: format(of: secondary ? view.secondaryNumericAxis : view.numericAxis))
  }

  /// Returns how values that are read together are said, in their own format or their axis': stacks drawn as
  /// shares as percentages. `spread` is the range of the data that they are compared in, if they are, `references` are the
  /// places beside them that are not data, and `series` are the ones among the values that have the same decimals, if this
  /// makes none longer than the longest.
  func spoken(
    distinguishing values: [Double], in spread: Double? = nil, beside references: [Double] = [],
    secondary: Bool, as own: NumericAxisFormat? = nil, evening series: [Double] = []
  ) -> (Double) -> String {
    let axis = secondary ? view.secondaryNumericAxis : view.numericAxis
    return spoken(
      distinguishing: values, in: spread, beside: references,
      as: view.stacking == .percent
        ? axisFormat(of: axis) : format(of: own ?? axis.format, on: axis), evening: series)
  }

  /// The names of the months and the weekdays in the language of the locale, in lowercase.
  var calendarNames: (months: [[String]], weekdays: [[String]]) {
    func names(_ days: some Sequence<Int>, _ forms: [TimeForm]) -> [[String]] {
      days.map { day in
        let time = CivilTime(seconds: day * CivilTime.secondsPerDay)
        return forms.compactMap { try? numbers.text(of: time, in: $0) }
          .map { String($0.prefix { $0.isLetter }).lowercased() }
      }
    }
    // Days of 1970: one of each month, and from Monday, January 5.
    return (
      names(stride(from: 14, to: 365, by: 30.4).map { Int($0) }, [.month, .longMonth]),
      names(4..<11, [.weekday, .longWeekday])
    )
  }

  /// Returns how places on the horizontal axis of points are said.
  func spokenAcross(_ values: [Double], in spread: Double? = nil) -> (Double) -> String {
    spoken(
      distinguishing: values, in: spread,
      as: format(of: view.categoryAxis.format ?? NumericAxisFormat(), isAbbreviated: false))
  }

  /// Returns the largest size of drawn values that may be rounding errors of sums. Shares have many digits, and are ones
  /// only where the values of a series are.
  func noise(of drawn: [Double]) -> Double {
    let areExact =
      view.stacking == .percent
      && view.series.allSatisfy {
        DigitRule.noise(of: $0.values.compactMap { $0?.first }) == 0
      }
    return areExact ? 0 : DigitRule.noise(of: drawn)
  }

  private func spoken(_ value: Double, in format: AxisLabelFormat) -> String {
    spoken(distinguishing: [value], in: nil, as: format)(value)
  }

  /// Returns how values are said in full, by the rule of digits: also compact ones, since a letter may be heard as another
  /// magnitude. Decimals that the description sets may be too few for a spread.
  private func spoken(
    distinguishing data: [Double], in spread: Double?, beside references: [Double] = [],
    as axisFormat: AxisLabelFormat, evening series: [Double] = []
  ) -> (Double) -> String {
    var format = axisFormat
    format.isAbbreviated = false
    if format.style == .compact { format.style = .decimal }
    // Beside a reference far away, all of the data would look like rounding errors.
    let (values, noise) = (data + references, noise(of: data))
    let error = format.hasOwnDigits ? nil : spread.map { $0 / 20 }
    let levels = format.rule(comparedError: error, noise: noise) {
      [numbers] in try numbers.text(of: $0, in: $1)
    }.levels(for: values)
    func level(of value: Double) -> Int { values.firstIndex(of: value).map { levels[$0] } ?? 0 }
    func text(_ value: Double, _ level: Int) -> String {
      let text = try? numbers.text(of: value, in: format.adding(level))
      // The minus sign of pictures, U+2212, is a hyphen in words, which all readers know.
      return text.map { String($0.map { $0 == "\u{2212}" ? "-" : $0 }) } ?? Decimal.text(value)
    }
    let own = series.map(level)
    let (lowest, highest) = (own.min() ?? 0, own.max() ?? 0)
    let longest = series.map { text($0, level(of: $0)).count }.max() ?? 0
    // Beside a share of nearly a whole, others would get all of its decimals.
    let even =
      highest - lowest == 1 && highest < DigitRule.lastLevel
      && series.allSatisfy { text($0, highest).count <= longest }
    return { value in
      text(value, even && series.contains(value) ? highest : level(of: value))
    }
  }
}

extension NumberResolver {
  /// Returns the label of a value on an axis.
  func text(of value: Double, in format: AxisLabelFormat) throws(NumberError) -> String {
    Self.isolated(try format.text(of: value, by: formatter, locale: locale))
  }

  /// Returns the label of a time on the axis of a stock chart; the first, and the first of a new year,
  /// also name the year below it (Docs/sources/charts.md#stock).
  func label(
    of time: CivilTime, as unit: TimeUnit, after previous: CivilTime?
  ) throws(NumberError) -> String {
    let name = try times.text(of: time, as: unit, locale: locale)
    guard time.year != previous?.year, unit == .day || unit == .month else { return name }
    return "\(name)\n\(try text(of: time, in: .year))"
  }

  /// Returns the label of an end of the axis of a stock chart that only names its ends: of a day or a month
  /// with its year, so that both have one form.
  func label(ofEnd time: CivilTime, as unit: TimeUnit) throws(NumberError) -> String {
    switch unit {
    case .second, .minute, .hour, .year: try times.text(of: time, as: unit, locale: locale)
    case .day: try text(of: time, in: .numericDate)
    case .month: try text(of: time, in: .monthAndYear)
    }
  }

  /// Returns a time in a form of the locale.
  func text(of time: CivilTime, in form: TimeForm) throws(NumberError) -> String {
    try times.text(of: time, in: form, locale: locale)
  }
}
