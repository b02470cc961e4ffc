package import FioriBasics

/// The icons that come with the program.
public enum BuiltinIcon: String, Hashable, Sendable, CaseIterable {
  /// A triangle that points up.
  case trendUp = "trend-up"
  /// A triangle that points down.
  case trendDown = "trend-down"
  /// A bar that neither rises nor falls.
  case trendNeutral = "trend-neutral"
  /// A page with a folded corner.
  case document
  /// A parcel.
  case package
  /// Head and shoulders.
  case person
  /// A pin, as on a map.
  case location
  /// A page of a calendar.
  case calendar
  /// A triangle with an exclamation mark.
  case warning

  /// The box that the icon is drawn in, in its own units.
  package var size: Size { Size(width: 32, height: 32) }
}
