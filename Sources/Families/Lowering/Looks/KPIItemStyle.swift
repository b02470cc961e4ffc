/// The styles of items.
///
/// The SAPFiori counterpart is `FUIKPIViewItemStyle`.
public enum KPIItemStyle: Hashable, Sendable, CaseIterable {
  case metric
  case unit
  case icon
  case fraction
}

/// The kind of item before another item, which determines the space between the two.
///
/// The SAPFiori counterpart is `FUIKPIView.LeadingItemKerning`; it has no case for icons.
public enum LeadingItemKerning: Hashable, Sendable, CaseIterable {
  /// No item.
  case none
  /// Any other item.
  case `default`
  /// A fraction item before another fraction item.
  case repeatingFraction
  /// A unit item before another unit item.
  case repeatingUnit
  /// An icon before any item, or any item before an icon.
  case icon

  /// Creates the kerning of an item after another; `nil` for the first item.
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
