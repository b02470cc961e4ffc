import FioriModel
public import UIKitCompatibility

/// The background of a view, which its colors are chosen for.
public enum FUIBackgroundColorScheme: Hashable, Sendable, CaseIterable {
  /// The same as the interface's appearance.
  case device
  /// The opposite of the interface's appearance.
  case deviceInverse
  /// A light background.
  case lightConstant
  /// A dark background.
  case darkConstant

  /// The older name of ``lightConstant``.
  public static let light = lightConstant
  /// The older name of ``darkConstant``.
  public static let dark = darkConstant
  /// The oldest name of ``lightConstant``.
  public static let lightBackground = lightConstant
  /// The oldest name of ``darkConstant``.
  public static let darkBackground = darkConstant

  /// The scheme as views have it.
  var scheme: ColorScheme {
    switch self {
    case .device: .device
    case .deviceInverse: .deviceInverse
    case .lightConstant: .light
    case .darkConstant: .dark
    }
  }
}

extension UIColor {
  /// Returns a color of the Fiori palette for a background.
  public static func preferredFioriColor(
    forStyle style: FUIColorStyle, background scheme: FUIBackgroundColorScheme = .lightBackground
  ) -> UIColor {
    UIColor(.palette(ColorStyle(rawValue: style.name), on: scheme.scheme))
  }
}
