/// A number that is written as a locale writes it.
public struct NumberValue: Hashable, Sendable {
  /// The number itself, not rounded; of a percentage the ratio, 0.64 for 64 %.
  public var value: Double
  /// Number style.
  public var style: NumberStyle
  /// The ISO 4217 code of an amount's currency, `USD`; nil with every style but
  /// ``NumberStyle/currency``.
  public var currency: String?
  /// The CLDR name of a quantity's unit, `kilometer-per-hour`; nil with every style but
  /// ``NumberStyle/unit``.
  public var unit: String?
  /// The decimals that are written even when they are zero, 0 to 20; nil for the style's own: none,
  /// and of an amount those that its currency has.
  public var minimumFractionDigits: Int?
  /// The decimals to which the number is rounded, halves away from zero, 0 to 20; nil for the
  /// style's own: of a percentage or a compact number one, of an amount those that its currency
  /// has, of others three.
  public var maximumFractionDigits: Int?
  /// Whether the locale's separators stand between groups of digits, such as thousands.
  public var usesGroupingSeparator: Bool

  /// A number that is written with the style's own decimals unless others are given.
  public init(
    value: Double, style: NumberStyle = .decimal, currency: String? = nil, unit: String? = nil,
    minimumFractionDigits: Int? = nil, maximumFractionDigits: Int? = nil,
    usesGroupingSeparator: Bool = true
  ) {
    self.value = value
    self.style = style
    self.currency = currency
    self.unit = unit
    self.minimumFractionDigits = minimumFractionDigits
    self.maximumFractionDigits = maximumFractionDigits
    self.usesGroupingSeparator = usesGroupingSeparator
  }
}

/// What a number counts, and so what is written beside it.
public enum NumberStyle: String, Hashable, Sendable, CaseIterable {
  /// The digits alone: `265,849.98`.
  case decimal
  /// An amount of money: `$265,849.98`.
  case currency
  /// A ratio in hundredths: 0.64 is `64%`.
  case percent
  /// The first digits and a word for the others: `265.8K`.
  case compact
  /// A quantity with its unit of measure: `12 km`.
  case unit
}

extension NumberValue {
  /// The decimals that are written at the least and at the most, those of the currency known.
  ///
  /// A bound that is given moves one that is not, where it would pass it.
  package func fractionDigits(ofCurrency currencyDigits: Int) -> ClosedRange<Int> {
    let own = ownFractionDigits(ofCurrency: currencyDigits)
    let minimum = minimumFractionDigits ?? min(own.lowerBound, maximumFractionDigits ?? .max)
    let maximum = maximumFractionDigits ?? max(own.upperBound, minimum)
    return minimum...max(minimum, maximum)
  }

  private func ownFractionDigits(ofCurrency currencyDigits: Int) -> ClosedRange<Int> {
    switch style {
    case .decimal, .unit: 0...3
    case .percent, .compact: 0...1
    case .currency: currencyDigits...currencyDigits
    }
  }
}

/// How many of a total.
public struct FractionValue: Hashable, Sendable {
  /// The value so far.
  public var value: Double
  /// The total, more than 0.
  public var total: Double

  /// `value` of `total`.
  public init(value: Double, total: Double) {
    self.value = value
    self.total = total
  }

  /// The share that is done, in whole hundredths (stated: Docs/sources/kpi.md#formatted-values).
  package var progress: Double { (value / total * 100).rounded() / 100 }
}
