public import FioriBasics

/// The traits of the screen that a view is drawn for.
///
/// The UIKit counterpart is `UITraitCollection`. <doc:Theming> explains what generations and
/// palettes change.
public struct Environment: Hashable, Sendable {
  /// The width class of a screen, narrow or wide.
  public enum SizeClass: String, Hashable, Sendable, CaseIterable {
    case compact
    case regular
  }

  /// The device family.
  public enum Device: String, Hashable, Sendable, CaseIterable {
    case iPhoneSE
    case iPhone
    case iPad
  }

  /// The orientation of a device.
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    case portrait
    case landscape
  }

  /// The size of a widget on a home screen.
  public enum Widget: String, Hashable, Sendable, CaseIterable {
    case small
    case medium
    case large
  }

  /// The generation of the design.
  public enum Generation: String, Hashable, Sendable, CaseIterable {
    /// The design in the SDK's reference pages.
    case classic
    /// The design of the current SDK.
    case horizon
  }

  /// The elevation of a view.
  public enum InterfaceLevel: String, Hashable, Sendable, CaseIterable {
    case base
    case elevated
  }

  /// The color contrast.
  public enum Contrast: String, Hashable, Sendable, CaseIterable {
    case normal
    case high
  }

  /// The layout direction.
  public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
    case leftToRight
    case rightToLeft
  }

  /// The width of the view in points; `nil` uses the width it needs.
  public var width: Double?
  /// The height of the view in points; `nil` uses the height it needs.
  public var height: Double?
  /// The number of pixels per point.
  public var scale = 2.0
  /// The size class; `nil` means regular for widths of 668 or more (chosen:
  /// Docs/sources/headers.md#screen).
  public var horizontalSizeClass: SizeClass?
  /// The device; `nil` means an iPhone if compact, an iPad if regular.
  public var device: Device?
  /// The orientation of the device.
  public var orientation = Orientation.portrait
  /// The widget that a card is drawn as, in its size on the device; `nil` for none.
  public var widget: Widget?
  /// Whether the interface is light or dark.
  public var appearance = Appearance.light
  /// The generation of the design.
  public var generation = Generation.classic
  /// The palette; `nil` uses the generation's.
  public var palette: Palette.Version?
  /// The interface level: base or elevated.
  public var interfaceLevel = InterfaceLevel.base
  /// The color contrast.
  public var contrast = Contrast.normal
  /// Whether series differ in more than color, and rings show the titles of their rules.
  public var differentiateWithoutColor = false
  /// The user's preferred text size.
  public var contentSizeCategory = ContentSizeCategory.large
  /// The layout direction.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The language of the texts, as a BCP 47 tag.
  public var locale = "en-US"
  /// The time zone that dates with an offset from UTC are converted to, by its IANA name, such as
  /// `Europe/Berlin`; `nil` keeps the time that they are written with.
  public var timeZone: String?
  /// A family among the bundled and added fonts; `nil` uses the bundled one.
  public var fontFamily: String?
  /// The background color; `nil` for transparent.
  public var background: Color?
  /// The padding around the view, in points.
  public var padding = Insets.zero
  /// The built-in words, for translation.
  public var words = LocalizedStrings()

  /// All texts, for comparing their bytes.
  package var texts: [String?] { [locale, timeZone, fontFamily] + words.texts }

  /// Creates the environment of an iPhone in portrait, drawn at 2x.
  public init() {}
}
