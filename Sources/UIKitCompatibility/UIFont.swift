public import FioriModel

/// A font: a text style, a size of the Fiori typeface, or a family.
public final class UIFont: NSObject, NSCopying, Sendable {
  /// The weight of a font, on UIKit's scale from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, 0 for regular.
    public let rawValue: CGFloat

    /// Creates a weight; the nearest of the bundled typeface is drawn.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Ultra light.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// Regular.
    public static let regular = Weight(rawValue: 0)
    /// Medium, drawn as semibold.
    public static let medium = Weight(rawValue: 0.23)
    /// Semibold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavy, drawn as bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// Black, drawn as bold.
    public static let black = Weight(rawValue: 0.62)

    /// The weight as views have it.
    package var weight: Font.Weight {
      switch rawValue {
      case ..<(-0.2): .light
      case ..<0.2: .regular
      case ..<0.35: .semibold
      default: .bold
      }
    }
  }

  /// The role of a text, which sets its size.
  public typealias TextStyle = FioriModel.TextStyle

  /// The font as views have it.
  package let font: TextFont

  /// Creates a font from one of a view's.
  package init(_ font: TextFont) { self.font = font }

  /// Creates a font of a family among the bundled and added fonts. An unknown family is an error
  /// when the text is drawn.
  public convenience init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    self.init(TextFont(size: Double(size), family: name))
  }

  /// Returns the Fiori typeface in a size in points, regardless of the preferred text size.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(TextFont(weight: weight.weight, size: Double(size)))
  }

  /// Returns the bold Fiori typeface in a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// Returns the font of a text style, which grows with the preferred text size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(TextFont(style))
  }

  /// Returns the font itself, which cannot change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether the other object is the same font.
  override public func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont).map { $0.font == font } ?? false
  }

  /// The hash of the font.
  override public var hash: Int { font.hashValue }
}
