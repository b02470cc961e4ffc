import FioriBasics

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

  /// Returns the palette of a version.
  package static func named(_ version: Version) -> Palette { Palette(version: version) }

  /// A row per style and a column per version (Docs/sources/colors.md#palettes).
  private static let table = SortedTable(PackageResources.palettes_tsv)

  /// The palette's styles in SAP's order.
  package var styles: [ColorStyle] {
    let table = Self.table
    let placed = table.rows.compactMap { row in
      entry(inRow: row).map { ($0.place, String(decoding: table[row, 0], as: UTF8.self)) }
    }
    return placed.sorted { $0.0 < $1.0 }.map { ColorStyle(rawValue: $0.1) }
  }

  /// Returns whether the palette itself has a style.
  package func has(_ style: ColorStyle) -> Bool { ownEntry(of: style) != nil }

  private func ownEntry(of style: ColorStyle) -> PaletteEntry? {
    Self.table.row(named: style.rawValue).flatMap(entry)
  }

  private func entry(inRow row: Int) -> PaletteEntry? {
    version.column.flatMap { PaletteEntry(Self.table[row, $0]) }
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
    guard let tint = style.tint, !has(style) else { return entry(of: style)?.color(variant) }
    return ownEntry(of: tint.style)?.color(variant.on(tint.background))
  }

  /// Returns whether a color is another name of the tint, and the palette has values for it that are
  /// not the tint's.
  package func hasOwnTint(_ style: ColorStyle) -> Bool {
    guard let tint = style.tint, let entry = ownEntry(of: style) else { return false }
    return Appearance.allCases.contains { background in
      entry.color(.plain(on: background)) != color(tint.style, .plain(on: tint.background))
    }
  }

  /// Returns the entry for a style, or a fallback: the older name of the same color, then the
  /// newest older palette with the name, then the nearest newer one
  /// (Docs/sources/colors.md#fallbacks). Other names of the tint have none.
  private func entry(of style: ColorStyle) -> PaletteEntry? {
    if let entry = ownEntry(of: style) { return entry }
    if let older = style.olderName, let entry = ownEntry(of: older) { return entry }
    let all = Version.allCases
    guard let index = all.firstIndex(of: version) else { return nil }
    let others = all[..<index].reversed() + all[(index + 1)...]
    return others.lazy.compactMap { Palette.named($0).ownEntry(of: style) }.first
  }

  /// The names of the styles in all palettes.
  static var names: [String] {
    table.rows.map { String(decoding: table[$0, 0], as: UTF8.self) }
  }

  /// Returns whether any palette has a style.
  package static func knows(_ style: ColorStyle) -> Bool {
    table.row(named: style.rawValue) != nil
  }
}

extension Palette.Version {
  /// The version's column in the table, after the names.
  fileprivate var column: Int? { Self.allCases.firstIndex(of: self).map { $0 + 1 } }
}

extension Palette {
  /// Returns the default background for a variant: its primary background.
  ///
  /// Older palettes have none: they use white, and on dark the base of a dark interface, or the
  /// header, which is the only dark element before V4 (chosen: Docs/sources/colors.md#backgrounds).
  package func background(of variant: ColorVariant) -> RGBA {
    if let color = ownEntry(of: "primaryBackground")?.color(variant) { return color }
    let dark: ColorStyle = knowsDarkAppearance ? "backgroundBase" : "backgroundGradientTop"
    let own = variant.background == .dark ? ownEntry(of: dark)?.color(variant) : nil
    return own ?? RGBA(0xFFFFFF)
  }
}
