package import FioriBasics

/// The built-in icons.
public enum BuiltinIcon: String, Hashable, Sendable, CaseIterable {
  /// A triangle that points up.
  case trendUp = "trend-up"
  /// A triangle that points down.
  case trendDown = "trend-down"
  /// A horizontal bar.
  case trendNeutral = "trend-neutral"
  /// A page with a folded corner.
  case document
  /// A parcel.
  case package
  /// A head and shoulders.
  case person
  /// A map pin.
  case location
  /// A calendar page.
  case calendar
  /// A triangle with an exclamation mark.
  case warning

  /// The size of the icon's box, in icon units.
  package var size: Size { Size(width: 32, height: 32) }
}
