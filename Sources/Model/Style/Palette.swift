/// A palette of the Fiori design language, with its colors by name.
public struct Palette: Sendable {
  /// The version of a palette.
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

    /// Returns whether a palette is older than another.
    public static func < (left: Version, right: Version) -> Bool { left.rawValue < right.rawValue }
  }

  package let version: Version
  /// The entries by the names of their styles.
  package let entries: [String: Entry]
  /// The palette's styles in SAP's order.
  package let styles: [ColorStyle]

  /// Creates a palette from its rows; `elevated` has the rows that differ when elevated.
  package init(version: Version, rows: [Row], elevated: [Row] = []) {
    self.version = version
    styles = rows.map(\.style)
    let raised = Dictionary(uniqueKeysWithValues: elevated.map { ($0.style.rawValue, $0) })
    entries = Dictionary(
      uniqueKeysWithValues: rows.map { row in
        let name = row.style.rawValue
        return (name, Entry(row, elevated: raised[name] ?? row))
      })
  }

  /// Returns the palette of a version.
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

  /// Whether the palette has colors for a dark interface, not only for dark views in a light one
  /// (Docs/sources/colors.md#palettes).
  package var knowsDarkAppearance: Bool {
    switch version {
    case .v2, .v3: false
    case .v4, .v5, .v6, .v7, .v8: true
    }
  }

  /// Returns the color of a style; `nil` if no palette has the style.
  package func color(_ style: ColorStyle, _ variant: ColorVariant) -> RGBA? {
    entry(of: style)?.color(variant)
  }

  /// Returns the entry for a style, or a fallback: the older name of the same color, then the
  /// newest older palette with the name, then the nearest newer one
  /// (Docs/sources/colors.md#fallbacks).
  private func entry(of style: ColorStyle) -> Entry? {
    if let entry = entries[style.rawValue] { return entry }
    if let older = style.olderName, let entry = entries[older.rawValue] { return entry }
    let all = Version.allCases
    guard let index = all.firstIndex(of: version) else { return nil }
    let others = all[..<index].reversed() + all[(index + 1)...]
    return others.lazy.compactMap { Palette.named($0).entries[style.rawValue] }.first
  }

  /// The names of the styles in all palettes.
  static var names: [String] {
    Set(Version.allCases.flatMap { named($0).entries.keys }).sorted()
  }

  /// Returns whether any palette has a style.
  package static func knows(_ style: ColorStyle) -> Bool {
    Version.allCases.contains { named($0).entries[style.rawValue] != nil }
  }
}

extension Palette {
  /// A row of a palette table, with colors as `0xRRGGBBAA`.
  package struct Row: Hashable, Sendable {
    let style: ColorStyle
    let onLight: UInt32
    let onDark: UInt32
    let contrastOnLight: UInt32
    let contrastOnDark: UInt32

    /// Creates a row; colors for high contrast default to the normal ones.
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

  /// A color in all eight variants.
  package struct Entry: Hashable, Sendable {
    private let base: Row
    private let elevated: Row

    init(_ base: Row, elevated: Row) {
      self.base = base
      self.elevated = elevated
    }

    func color(_ variant: ColorVariant) -> RGBA {
      let row = variant.level == .base ? base : elevated
      return switch (variant.contrast, variant.background) {
      case (.normal, .light): RGBA(withAlpha: row.onLight)
      case (.normal, .dark): RGBA(withAlpha: row.onDark)
      case (.high, .light): RGBA(withAlpha: row.contrastOnLight)
      case (.high, .dark): RGBA(withAlpha: row.contrastOnDark)
      }
    }
  }
}

extension Palette {
  /// Returns the default background for a variant: its primary background.
  ///
  /// Older palettes have none: they use white, and on dark the base of a dark interface, or the
  /// header, which is the only dark element before V4 (chosen: Docs/sources/colors.md#backgrounds).
  package func background(of variant: ColorVariant) -> RGBA {
    if let entry = entries["primaryBackground"] { return entry.color(variant) }
    let dark = knowsDarkAppearance ? "backgroundBase" : "backgroundGradientTop"
    let own = variant.background == .dark ? entries[dark]?.color(variant) : nil
    return own ?? RGBA(0xFFFFFF)
  }
}
