/// A number to be formatted for a locale.
public struct NumberValue: Hashable, Sendable {
  /// The unrounded number; for percentages and smaller parts the ratio, 0.64 for 64 %.
  public var value: Double
  /// The number style.
  public var style: NumberStyle
  /// The ISO 4217 code of the currency, such as `USD`; `nil` except with ``NumberStyle/currency``.
  public var currency: String?
  /// The CLDR name of the unit, such as `kilometer-per-hour`; `nil` except with
  /// ``NumberStyle/unit``.
  public var unit: String?
  /// The minimum number of decimals, 0 to 20; `nil` means none, or the currency's for amounts.
  public var minimumFractionDigits: Int?
  /// The maximum number of decimals, 0 to 20, with halves rounded away from zero; `nil` means one
  /// for percentages and compact numbers, two for compact numbers below ten, the currency's for amounts,
  /// and three for others.
  public var maximumFractionDigits: Int?
  /// Whether groups of digits, such as thousands, are separated.
  public var usesGroupingSeparator: Bool
  /// Which signs are written.
  public var sign: NumberSign
  /// The colors of the number by its value, in a KPI.
  public var rules: [ColorRule]
  /// The most digits of a number of any style that the locale's words abbreviate, in place of a number
  /// of decimals; `nil` for a number that is not abbreviated, or has the style
  /// ``NumberStyle/compact``.
  package var abbreviatedDigits: Int?
  /// Whether a number of any style is abbreviated by the locale's words, with its decimals.
  package var isAbbreviated = false

  /// Creates a number, by default with the style's number of decimals.
  public init(
    value: Double, style: NumberStyle = .decimal, currency: String? = nil, unit: String? = nil,
    minimumFractionDigits: Int? = nil, maximumFractionDigits: Int? = nil,
    usesGroupingSeparator: Bool = true, sign: NumberSign = .auto, rules: [ColorRule] = []
  ) {
    self.value = value
    self.style = style
    self.currency = currency
    self.unit = unit
    self.minimumFractionDigits = minimumFractionDigits
    self.maximumFractionDigits = maximumFractionDigits
    self.usesGroupingSeparator = usesGroupingSeparator
    self.sign = sign
    self.rules = rules
  }
}

/// The style of a number.
public enum NumberStyle: String, Hashable, Sendable, CaseIterable {
  /// A plain number: `265,849.98`.
  case decimal
  /// An amount of money: `$265,849.98`.
  case currency
  /// A ratio as a percentage: 0.64 is `64%`.
  case percent
  /// A ratio in thousandths: 0.064 is `64‰`.
  case permille
  /// A ratio in ten-thousandths: 0.0064 is `64‱`.
  case basisPoints
  /// The leading digits and a word for the magnitude: `265.8K`.
  case compact
  /// A quantity with its unit of measure: `12 km`.
  case unit
}

/// Which signs of a number are written; zero, also after rounding, has none.
public enum NumberSign: String, Hashable, Sendable, CaseIterable {
  /// The sign of negative numbers.
  case auto
  /// The signs of negative and of positive numbers, as in `+7.9%`.
  case always
  /// None.
  case never
  /// The sign of negative numbers; negative amounts are in parentheses where the locale's accounts have
  /// them: `($265.00)`.
  case accounting
}

extension NumberValue {
  /// Returns the range of decimals, for the currency's number of decimals.
  ///
  /// If only one bound is set, the other is adjusted to it if necessary.
  package func fractionDigits(ofCurrency currencyDigits: Int) -> ClosedRange<Int> {
    let own = ownFractionDigits(ofCurrency: currencyDigits)
    let minimum = minimumFractionDigits ?? min(own.lowerBound, maximumFractionDigits ?? .max)
    let maximum = maximumFractionDigits ?? max(own.upperBound, minimum)
    return minimum...max(minimum, maximum)
  }

  private func ownFractionDigits(ofCurrency currencyDigits: Int) -> ClosedRange<Int> {
    switch style {
    case .decimal, .unit: 0...3
    case .percent, .permille, .basisPoints: 0...1
    // Below ten, one decimal would be all that there is of two digits.
    case .compact: abs(value) < 10 ? 0...2 : 0...1
    case .currency: currencyDigits...currencyDigits
    }
  }
}

/// A part of a total.
public struct FractionValue: Hashable, Sendable {
  /// The value so far.
  public var value: Double
  /// The total, greater than 0.
  public var total: Double
  /// The colors of the fraction by its value so far.
  public var rules: [ColorRule]

  /// Creates a fraction, `value` of `total`.
  public init(value: Double, total: Double, rules: [ColorRule] = []) {
    self.value = value
    self.total = total
    self.rules = rules
  }

  /// The fraction done, rounded to hundredths, but not to none or all of it
  /// (Docs/sources/kpi.md#formatted-values).
  package var progress: Double {
    let share = value / total
    let rounded = (share * 100).rounded() / 100
    return 0 < share && share < 1 ? min(max(rounded, 0.01), 0.99) : rounded
  }
}
