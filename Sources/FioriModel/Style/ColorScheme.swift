/// The ground that a view stands on, for which its colors are chosen.
///
/// The SAPFiori counterpart is `FUIBackgroundColorScheme`.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  /// As the interface's appearance.
  case device
  /// The opposite of the interface's appearance.
  case deviceInverse
  /// A light ground.
  case light
  /// A dark ground.
  case dark

  /// The names that the SDK gave the two constant schemes at other times.
  package static let aliases: [String: ColorScheme] = [
    "lightBackground": .light, "lightConstant": .light,
    "darkBackground": .dark, "darkConstant": .dark,
  ]

  /// The oldest of these names, which the SDK took away again, each with the one that took its place
  /// (Docs/sources/colors.md#schemes).
  package static let olderNames = [
    "lightBackground": "lightConstant", "darkBackground": "darkConstant",
  ]

  /// All names, the cases' own first.
  static let names = allCases.map(\.rawValue) + aliases.keys.sorted()

  /// The scheme of a name, of whatever time.
  init?(name: String) {
    guard let scheme = ColorScheme(rawValue: name) ?? Self.aliases[name] else { return nil }
    self = scheme
  }

  /// Whether the ground is light or dark in an interface of the given appearance.
  package func ground(in appearance: Appearance) -> Appearance {
    switch self {
    case .device: appearance
    case .deviceInverse: appearance == .light ? .dark : .light
    case .light: .light
    case .dark: .dark
    }
  }
}

/// Light or dark, of an interface or of the ground under a view.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light
  case dark
}
