public import FioriBasics

/// Traits of the screen that a view is drawn for.
///
/// The UIKit counterpart is `UITraitCollection`. What a look or a palette changes is told in
/// <doc:Theming>.
public struct Environment: Hashable, Sendable {
  /// Whether a screen is narrow or wide.
  public enum SizeClass: String, Hashable, Sendable, CaseIterable {
    case compact
    case regular
  }

  /// The family of devices.
  public enum Device: String, Hashable, Sendable, CaseIterable {
    case iPhoneSE
    case iPhone
    case iPad
  }

  /// How a device is held.
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    case portrait
    case landscape
  }

  /// The look that is drawn.
  public enum Generation: String, Hashable, Sendable, CaseIterable {
    /// The look of the SDK's reference pages.
    case classic
    /// The look of today's SDK.
    case horizon
  }

  /// Whether a view lies on the ground or above it.
  public enum InterfaceLevel: String, Hashable, Sendable, CaseIterable {
    case base
    case elevated
  }

  /// Color contrast.
  public enum Contrast: String, Hashable, Sendable, CaseIterable {
    case normal
    case high
  }

  /// Layout direction.
  public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
    case leftToRight
    case rightToLeft
  }

  /// Points of the view's width; `nil`: what it needs.
  public var width: Double?
  /// Points of the view's height; `nil`: what it needs.
  public var height: Double?
  /// Pixels a point.
  public var scale = 2.0
  /// `nil`: regular from a width of 668 up (chosen: Docs/sources/headers.md#screen).
  public var horizontalSizeClass: SizeClass?
  /// `nil`: an iPhone in compact, an iPad in regular.
  public var device: Device?
  /// How the device is held.
  public var orientation = Orientation.portrait
  /// Whether the interface is light or dark.
  public var appearance = Appearance.light
  /// The look that is drawn.
  public var generation = Generation.classic
  /// `nil`: the generation's own.
  public var palette: Palette.Version?
  /// Interface level: base or elevated.
  public var interfaceLevel = InterfaceLevel.base
  /// Color contrast.
  public var contrast = Contrast.normal
  /// How large the reader wants texts to be.
  public var contentSizeCategory = ContentSizeCategory.large
  /// Layout direction.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The language of the texts, BCP 47.
  public var locale = "en-US"
  /// A family among the bundled and added fonts; `nil`: the bundled one.
  public var fontFamily: String?
  /// `nil`: transparent.
  public var background: Color?
  /// Points around the view.
  public var padding = Insets.zero
  /// Built-in words, for translation.
  public var words = LocalizedStrings()

  /// The screen of an iPhone in portrait, drawn at 2x.
  public init() {}
}
