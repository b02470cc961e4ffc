/// Number format of an axis.
public struct NumericAxisFormat: Hashable, Sendable {
  /// Number style.
  public var style: NumberStyle
  /// The ISO 4217 code of amounts, `USD`; `nil` with every other style.
  public var currency: String?
  /// Decimals that are written even when they are zero, 0 to 20; `nil`: none, of amounts those of
  /// the currency.
  public var minimumFractionDigits: Int?
  /// Decimals at the most, 0 to 20; `nil`: 2 (stated: Docs/sources/charts.md#numbers), of
  /// percentages and compact numbers 1, of amounts those of the currency.
  public var maximumFractionDigits: Int?
  /// Whether separators stand between groups of digits.
  public var usesGroupingSeparator: Bool

  /// Plain numbers unless another style is given.
  public init(
    style: NumberStyle = .decimal, currency: String? = nil, minimumFractionDigits: Int? = nil,
    maximumFractionDigits: Int? = nil, usesGroupingSeparator: Bool = true
  ) {
    self.style = style
    self.currency = currency
    self.minimumFractionDigits = minimumFractionDigits
    self.maximumFractionDigits = maximumFractionDigits
    self.usesGroupingSeparator = usesGroupingSeparator
  }
}
