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

  /// Whether the icon points in the reading direction, so that it is mirrored from right to left.
  package var pointsForward: Bool {
    switch self {
    case .trendUp, .trendDown, .trendNeutral: true
    case .document, .package, .person, .location, .calendar, .warning: false
    }
  }

  /// The size of the icon's box, in icon units.
  package var size: Size { Size(width: 32, height: 32) }
}
