/// The colors of one generation of the Fiori design language, by name.
public struct Palette: Sendable {
  /// Which palette a view is drawn in.
  public enum Version: String, Hashable, Sendable, CaseIterable, Comparable {
    /// The palette of the SDK's reference pages (3.0 SP01).
    case v2
    /// Fiori 3 (SDK 3.0 SP02).
    case v3
    /// The first with a dark appearance (SDK 5.0).
    case v4
    /// The first with elevated and high-contrast variants (SDK 6.0).
    case v5
    /// Horizon (SDK 7.0).
    case v6
    /// SDK 8.0.
    case v7
    /// The latest (SDK 9.1).
    case v8

    /// Whether a palette is older than another.
    public static func < (left: Version, right: Version) -> Bool { left.rawValue < right.rawValue }
  }

  package let version: Version
  package let entries: [ColorStyle: Entry]
  /// The palette's styles in its own order.
  package let styles: [ColorStyle]

  /// A palette by its rows; `elevated` has those that differ above the ground.
  package init(version: Version, rows: [Row], elevated: [Row] = []) {
    self.version = version
    styles = rows.map(\.style)
    let raised = Dictionary(uniqueKeysWithValues: elevated.map { ($0.style, $0) })
    entries = Dictionary(
      uniqueKeysWithValues: rows.map { ($0.style, Entry($0, elevated: raised[$0.style] ?? $0)) })
  }

  /// The palette of a version.
  package static func named(_ version: Version) -> Palette {
    switch version {
    case .v2: .v2
    case .v3: .v3
    case .v4: .v4
    case .v5: .v5
    case .v6: .v6
    case .v7: .v7
    case .v8: .v8
    }
  }

  /// Whether the palette has colors for a dark interface, rather than only for dark views in a
  /// light one (Docs/sources/colors.md#palettes).
  package var knowsDarkAppearance: Bool {
    switch version {
    case .v2, .v3: false
    case .v4, .v5, .v6, .v7, .v8: true
    }
  }

  /// The color of a style; `nil` when no palette has the style.
  package func color(_ style: ColorStyle, _ variant: ColorVariant) -> RGBA? {
    entry(of: style)?.color(variant)
  }

  /// What a palette has under a name, or in its place: the older name of the same color, then the
  /// newest older palette that has the name, then the nearest newer one
  /// (Docs/sources/colors.md#fallbacks).
  private func entry(of style: ColorStyle) -> Entry? {
    if let entry = entries[style] ?? style.olderName.flatMap({ entries[$0] }) { return entry }
    let all = Version.allCases
    guard let place = all.firstIndex(of: version) else { return nil }
    let others = all[..<place].reversed() + all[(place + 1)...]
    return others.lazy.compactMap { Palette.named($0).entries[style] }.first
  }

  /// The names of all palettes' styles.
  static var names: [String] {
    Set(Version.allCases.flatMap { named($0).entries.keys.map(\.rawValue) }).sorted()
  }

  /// Whether any palette has a style.
  static func knows(_ style: ColorStyle) -> Bool {
    Version.allCases.contains { named($0).entries[style] != nil }
  }
}

extension Palette {
  /// A style's colors as a table gives them, `0xRRGGBBAA`.
  package struct Row: Hashable, Sendable {
    let style: ColorStyle
    let onLight: UInt32
    let onDark: UInt32
    let contrastOnLight: UInt32
    let contrastOnDark: UInt32

    /// A row whose colors for high contrast are, where none are given, the same.
    init(
      _ name: String, _ onLight: UInt32, _ onDark: UInt32,
      _ contrastOnLight: UInt32? = nil, _ contrastOnDark: UInt32? = nil
    ) {
      style = ColorStyle(rawValue: name)
      self.onLight = onLight
      self.onDark = onDark
      self.contrastOnLight = contrastOnLight ?? onLight
      self.contrastOnDark = contrastOnDark ?? onDark
    }
  }

  /// A color in each of its eight variants.
  package struct Entry: Hashable, Sendable {
    private let base: Row
    private let elevated: Row

    init(_ base: Row, elevated: Row) {
      self.base = base
      self.elevated = elevated
    }

    func color(_ variant: ColorVariant) -> RGBA {
      let row = variant.level == .base ? base : elevated
      return switch (variant.contrast, variant.ground) {
      case (.normal, .light): RGBA(withAlpha: row.onLight)
      case (.normal, .dark): RGBA(withAlpha: row.onDark)
      case (.high, .light): RGBA(withAlpha: row.contrastOnLight)
      case (.high, .dark): RGBA(withAlpha: row.contrastOnDark)
      }
    }
  }
}

extension Palette {
  /// The ground that a color of a variant stands on by itself: the primary background of the same
  /// variant.
  ///
  /// Older palettes have none: theirs is white, and in the dark the base of a dark interface, or the
  /// header, which is all that is dark before V4 (chosen: Docs/sources/colors.md#backgrounds).
  package func ground(of variant: ColorVariant) -> RGBA {
    if let entry = entries["primaryBackground"] { return entry.color(variant) }
    let dark: ColorStyle = knowsDarkAppearance ? "backgroundBase" : "backgroundGradientTop"
    let own = variant.ground == .dark ? entries[dark]?.color(variant) : nil
    return own ?? RGBA(0xFFFFFF)
  }
}
