/// What stands before an item, for the space between the two.
///
/// The SAPFiori counterpart is `FUIKPIView.LeadingItemKerning`; it has no case for icons.
public enum LeadingItemKerning: Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// Any other item.
  case `default`
  /// A fraction item before a fraction item.
  case repeatingFraction
  /// A unit item before a unit item.
  case repeatingUnit
  /// An icon before any item, or any item before an icon.
  case icon

  /// The kerning of an item after the given one; `nil`: after nothing.
  public init(of style: KPIItemStyle, after previous: KPIItemStyle?) {
    self =
      switch (previous, style) {
      case (nil, _): .none
      case (.icon, _), (_, .icon): .icon
      case (.fraction, .fraction): .repeatingFraction
      case (.unit, .unit): .repeatingUnit
      case (.metric, _), (.unit, .metric), (.unit, .fraction), (.fraction, .metric),
        (.fraction, .unit):
        .default
      }
  }
}
