/// The background of a view, which its colors are chosen for.
///
/// The SAPFiori counterpart is `FUIBackgroundColorScheme`.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  /// The same as the interface's appearance.
  case device
  /// The opposite of the interface's appearance.
  case deviceInverse
  /// A light background.
  case light
  /// A dark background.
  case dark

  /// The names of the two constant schemes in other SDK versions.
  package static let aliases: [String: ColorScheme] = [
    "lightBackground": .light, "lightConstant": .light,
    "darkBackground": .dark, "darkConstant": .dark,
  ]

  /// The oldest of these names, which the SDK has removed, each with its replacement
  /// (Docs/sources/colors.md#schemes).
  package static let olderNames = [
    "lightBackground": "lightConstant", "darkBackground": "darkConstant",
  ]

  /// All names, the cases' first.
  static let names = allCases.map(\.rawValue) + aliases.keys.sorted()

  /// Creates a scheme from its name in any SDK version.
  init?(name: String) {
    guard let scheme = ColorScheme(rawValue: name) ?? Self.aliases[name] else { return nil }
    self = scheme
  }

  /// Returns whether the background is light or dark in an interface with an appearance.
  package func background(in appearance: Appearance) -> Appearance {
    switch self {
    case .device: appearance
    case .deviceInverse: appearance == .light ? .dark : .light
    case .light: .light
    case .dark: .dark
    }
  }
}

extension ColorScheme {
  /// The SDK's name of ``light``.
  public static let lightConstant = light
  /// The SDK's name of ``dark``.
  public static let darkConstant = dark
  /// The older name of ``lightConstant``.
  public static let lightBackground = light
  /// The older name of ``darkConstant``.
  public static let darkBackground = dark
}

/// A light or dark appearance, of an interface or of a view's background.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light
  case dark
}
