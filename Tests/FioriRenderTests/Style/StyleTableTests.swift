import FioriRender
import Testing

@testable import FioriDocuments
@testable import FioriModel
@testable import TestSupport

/// Values of styles, in tables.
struct StyleTableTests {
  private static let notations = [Color.Notation.description, .styleSheet]

  @Test func `a text names a color`() throws {
    try CaseTable("style/colors").check { row in
      let colors = Self.notations.map { Color(text: row["text"], in: $0).map(Self.text) ?? "none" }
      return colors[0] == colors[1] ? colors[0] : colors.joined(separator: " | ")
    }
  }

  private static func text(of color: Color) -> String {
    switch color {
    case .rgba(let value): value.hex
    case .palette(let style, let scheme):
      style.rawValue + (scheme.map { " on \($0.rawValue)" } ?? "")
    }
  }

  @Test func `a style has its colors`() throws {
    try CaseTable("style/palettes").check { row in
      let palette = Palette.named(try #require(Palette.Version(rawValue: row["palette"])))
      let style = ColorStyle(rawValue: row["style"])
      #expect(palette.has(style))
      let pairs = [
        (Environment.InterfaceLevel.base, Environment.Contrast.normal), (.elevated, .normal),
        (.base, .high), (.elevated, .high),
      ].map { Self.colors(style, palette, level: $0, contrast: $1) }
      return Set(pairs).count == 1 ? pairs[0] : pairs.joined(separator: ", ")
    }
  }

  /// The colors on light and on dark, or one for both.
  private static func colors(
    _ style: ColorStyle, _ palette: Palette, level: Environment.InterfaceLevel,
    contrast: Environment.Contrast
  ) -> String {
    let colors = [Appearance.light, .dark].map { background in
      let variant = ColorVariant(background: background, level: level, contrast: contrast)
      return palette.color(style, variant)?.publishedHex ?? "none"
    }
    return colors[0] == colors[1] ? colors[0] : colors.joined(separator: " ")
  }

  /// What a palette has in the place of a style of another (Docs/sources/colors.md#fallbacks).
  @Test func `a style that a palette lacks has another's color`() throws {
    try CaseTable("style/palette-fallbacks").check { row in
      let palette = Palette.named(try #require(Palette.Version(rawValue: row["palette"])))
      let style = ColorStyle(rawValue: row["style"])
      expect(palette.has(style), is: false)
      return Self.colors(style, palette, level: .base, contrast: .normal)
    }
  }

  @Test(arguments: Palette.Version.allCases)
  func `a name that no palette has is clear`(version: Palette.Version) {
    var environment = Environment()
    environment.palette = version
    expect(Palette.named(version).color("primaryLabels", .onLight), is: nil)
    expect(Theme(environment).color("primaryLabels", on: .light).alpha, is: 0)
  }

  @Test(arguments: Palette.Version.allCases)
  func `only palettes from V4 on know a dark appearance`(version: Palette.Version) {
    expect(Palette.named(version).version, is: version)
    expect(Palette.named(version).knowsDarkAppearance, is: (version != .v2 && version != .v3))
  }

  @Test func `V2 has these styles and no others`() throws {
    let table = CaseTable("style/palettes")
    let styles = try table.rows().filter { $0["palette"] == "v2" }.map { $0["style"] }
    expect(Set(styles), is: Set(Palette.named(.v2).styles.map(\.rawValue)))
  }

  /// What is known of a screen, and the size class and width that follow.
  @Test func `a screen has its size class and width`() throws {
    try CaseTable("style/screens").check { row in
      var environment = Environment()
      environment.device = Environment.Device(rawValue: row["device"])
      environment.width = Double(row["width"])
      environment.horizontalSizeClass = Environment.SizeClass(rawValue: row["size class"])
      return "\(environment.resolvedSizeClass) \(Decimal.text(environment.screenWidth))"
    }
  }

  /// Which classes reach what (Docs/sources/sheets.md#classes, Docs/sources/sheets.md#card-classes).
  @Test func `a class has its attributes`() throws {
    let table = CaseTable("style/classes")
    let known = ComponentCatalog.styleClasses
    try expect(table.rows().map { $0["class"] }.sorted(), is: known.rows.map(\.name).sorted())
    try table.check { row in
      known.attributes(of: row["class"])?.map(\.rawValue).joined(separator: " ") ?? "none"
    }
  }
}
