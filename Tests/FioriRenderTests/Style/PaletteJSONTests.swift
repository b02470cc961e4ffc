import FioriRender
import Testing

@testable import FioriModel
@testable import TestSupport

struct PaletteJSONTests {
  private static let names = [
    "light", "dark", "elevatedLight", "elevatedDark", "contrastLight", "contrastDark",
    "elevatedContrastLight", "elevatedContrastDark",
  ]

  /// SAP names a variant after its color: what is light stands on dark.
  private static func variant(_ name: String) -> ColorVariant {
    let isOnDark = name.lowercased().hasSuffix("light")
    return ColorVariant(
      background: isOnDark ? .dark : .light,
      level: name.hasPrefix("elevated") ? .elevated : .base,
      contrast: name.lowercased().contains("contrast") ? .high : .normal)
  }

  @Test(arguments: [
    (Palette.Version.v2, 46, "primary1", "esriEdit"), (.v3, 65, "primary1", "accent10b"),
    (.v4, 67, "primary1", "accent10b"), (.v5, 92, "shell", "accent10b"),
    (.v6, 132, "grey1", "esriEdit"), (.v7, 195, "grey1", "esriEdit"),
    (.v8, 218, "grey1", "jouleSelectedLabel"),
  ])
  func `the styles come in the palette's order, from the first to the last`(
    version: Palette.Version, count: Int, first: String, last: String
  ) throws {
    let palette = Palette.named(version)
    expect(palette.styles.count, is: count)
    expect(palette.styles.first?.rawValue, is: first)
    expect(palette.styles.last?.rawValue, is: last)
    let styles = palette.styles.map { style in
      let values = Self.names.map { name in
        let hex = palette.color(style, Self.variant(name))?.publishedHex ?? "none"
        return "    \"\(name)\": \"\(hex)\""
      }
      return "  \"\(style.rawValue)\": {\n" + values.joined(separator: ",\n") + "\n  }"
    }
    expect(Palette.json(of: version), is: "{\n" + styles.joined(separator: ",\n") + "\n}")
  }

  @Test(arguments: Palette.Version.allCases)
  func `SAP's typos are reported`(version: Palette.Version) {
    let map8 =
      "warning: map8: SAP published 'D0R774', which is not a color; "
      + "#0000D0 is drawn, as SAP's own reader does"
    let headerBlended =
      "warning: headerBlended: SAP published '191F26DE6' for high contrast on a dark background, "
      + "with one digit too many; #191F26E6 is drawn"
    let reported = Palette.warnings(on: version).map(\.description)
    expect(reported, is: (version == .v8 ? [map8, headerBlended] : [map8]))
  }
}
