import FioriRender
import Testing

@testable import TestSupport

struct PaletteJSONTests {
  private static let names = [
    "light", "dark", "elevatedLight", "elevatedDark", "contrastLight", "contrastDark",
    "elevatedContrastLight", "elevatedContrastDark",
  ]

  @Test(arguments: PublishedRow.all)
  func `a style has its eight values under SAP's names, in SAP's order`(row: PublishedRow) {
    let members = zip(Self.names, row.values).map { #"    "\#($0)": "\#($1)""# }
    let expected = "  \"\(row.style)\": {\n" + members.joined(separator: ",\n") + "\n  }"
    #expect(Palette.json(of: row.version).contains(expected))
  }

  @Test(arguments: [
    (Palette.Version.v2, 46, "primary1", "esriEdit"), (.v3, 65, "primary1", "accent10b"),
    (.v4, 67, "primary1", "accent10b"), (.v5, 92, "shell", "accent10b"),
    (.v6, 132, "grey1", "esriEdit"), (.v7, 195, "grey1", "esriEdit"),
    (.v8, 218, "grey1", "jouleSelectedLabel"),
  ])
  func `the styles come in the palette's order, from the first to the last`(
    version: Palette.Version, count: Int, first: String, last: String
  ) {
    let json = Palette.json(of: version)
    let styles = json.matches(of: /(?m)^  "(\w+)": \{$/).map { String($0.1) }
    expect(styles.count, is: count)
    expect(Set(styles).count, is: count)
    expect(styles, is: Palette.named(version).styles.map(\.rawValue))
    expect(styles.first, is: first)
    expect(styles.last, is: last)
    #expect(json.matches(of: /": "[0-9A-F]{6}(?:[0-9A-F]{2})?"/).count == 8 * count)
  }

  @Test(arguments: Palette.Version.allCases)
  func `an alpha of FF is left out`(version: Palette.Version) {
    #expect(!Palette.json(of: version).contains(/": "[0-9A-F]{6}FF"/))
  }

  @Test(arguments: Palette.Version.allCases)
  func `SAP's typing errors are told`(version: Palette.Version) {
    let map8 =
      "warning: map8: SAP published 'D0R774', which is no color; "
      + "#0000D0 is drawn, as SAP's reader has it"
    let headerBlended =
      "warning: headerBlended: SAP published '191F26DE6' for high contrast on a dark background, "
      + "a digit too many; #191F26E6 is drawn"
    let told = Palette.warnings(on: version).map(\.description)
    expect(told, is: (version == .v8 ? [map8, headerBlended] : [map8]))
  }
}
