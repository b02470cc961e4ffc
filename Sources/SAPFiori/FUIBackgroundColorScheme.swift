import FioriModel
public import UIKitCompatibility

/// The background of a view, which its colors are chosen for.
public struct FUIBackgroundColorScheme: Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// The same as the interface's appearance.
  public static let device = Self(.device, "device")
  /// The opposite of the interface's appearance.
  public static let deviceInverse = Self(.deviceInverse, "deviceInverse")
  /// A light background.
  public static let lightConstant = Self(.light, "lightConstant")
  /// A dark background.
  public static let darkConstant = Self(.dark, "darkConstant")

  /// The older name of ``lightConstant``.
  public static let light = lightConstant
  /// The older name of ``darkConstant``.
  public static let dark = darkConstant
  /// The oldest name of ``lightConstant``.
  public static let lightBackground = lightConstant
  /// The oldest name of ``darkConstant``.
  public static let darkBackground = darkConstant

  /// All schemes, by their newest names.
  public static let allCases: [FUIBackgroundColorScheme] = [
    .device, .deviceInverse, .lightConstant, .darkConstant,
  ]

  /// The scheme as views have it.
  let scheme: ColorScheme
  /// The newest name.
  public let description: String
  /// Whether the value was read from a property, so that setting the same one again changes nothing.
  fileprivate var isRead = false

  private init(_ scheme: ColorScheme, _ name: String) {
    (self.scheme, description) = (scheme, name)
  }

  /// Returns whether two schemes are the same.
  public static func == (left: Self, right: Self) -> Bool { left.scheme == right.scheme }

  /// Hashes the scheme.
  public func hash(into hasher: inout Hasher) { hasher.combine(scheme) }
}

/// A color scheme that a property has, unless it has the default of its view.
struct SettableScheme {
  /// The scheme that has been set; `nil` for the default.
  private(set) var own: FUIBackgroundColorScheme?

  /// Returns the value of the property.
  func value(or standard: FUIBackgroundColorScheme) -> FUIBackgroundColorScheme {
    var value = own ?? standard
    value.isRead = true
    return value
  }

  /// Sets the property.
  ///
  /// - Returns: Whether it was set: not if the value is the one that was read from it.
  mutating func set(
    _ value: FUIBackgroundColorScheme, over standard: FUIBackgroundColorScheme
  ) -> Bool {
    guard !value.isRead || value != self.value(or: standard) else { return false }
    own = value
    own?.isRead = false
    return true
  }
}

/// A view that draws others on a background.
@preconcurrency @MainActor
protocol SchemedContainer: UIView {
  /// The scheme of the background.
  var containerScheme: FUIBackgroundColorScheme { get }
}

extension UIColor {
  /// Returns a color of the Fiori palette for a background.
  public static func preferredFioriColor(
    forStyle style: FUIColorStyle, background scheme: FUIBackgroundColorScheme = .lightBackground
  ) -> UIColor {
    UIColor(.palette(ColorStyle(rawValue: style.name), on: scheme.scheme))
  }
}
