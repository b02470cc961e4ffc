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
