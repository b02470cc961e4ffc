/// The colours of one generation of the Fiori design language, by name.
public struct Palette: Sendable {
  /// Which palette a view is drawn in.
  public enum Version: String, Hashable, Sendable, CaseIterable {
    /// The palette of the SDK's reference pages (3.0 SP01).
    case v2
  }

  /// A colour for each ground.
  struct Entry: Hashable, Sendable {
    let onLight: RGBA
    let onDark: RGBA
  }

  let version: Version

  /// Whether the palette has colours for a dark interface, rather than only for dark views in a
  /// light one.
  let knowsDarkAppearance: Bool

  let entries: [ColorStyle: Entry]

  /// The palette of a version.
  static func named(_ version: Version) -> Palette {
    switch version {
    case .v2: .v2
    }
  }

  /// The colour of a style on a ground; `nil` when the palette lacks the style.
  func color(_ style: ColorStyle, on ground: Appearance) -> RGBA? {
    guard let entry = entries[style] else { return nil }
    return ground == .light ? entry.onLight : entry.onDark
  }
}
