import FioriRender
import Testing

@testable import FioriModel
@testable import TestSupport

/// As Docs/sources/colors.md#palettes has it; `map8` as SAP's own reader reads it
/// (Docs/sources/colors.md#misprints).
struct PaletteV2Tests {
  private static let rows = [
    PaletteRow("primary1", "3F3A3A", "FFFFFF"), PaletteRow("primary2", "4E4E52", "D3D3D3"),
    PaletteRow("primary3", "76767B"), PaletteRow("primary4", "CCCCCC"),
    PaletteRow("primary5", "F2F2F2"), PaletteRow("primary6", "FFFFFF"),
    PaletteRow("primary7", "5E6972"), PaletteRow("primary8", "192835"),
    PaletteRow("primary9", "F9F9F9"), PaletteRow("tintColor", "3678AF", "CAE4FB"),
    PaletteRow("tintColorLight", "CAE4FB"), PaletteRow("tintColorDark", "3678AF"),
    PaletteRow("tintColorTapState", "295171", "6191BA"),
    PaletteRow("tintColorTapStateLight", "6191BA"), PaletteRow("tintColorTapStateDark", "295171"),
    PaletteRow("navigationBar", "445E75"), PaletteRow("backgroundGradientTop", "445E75"),
    PaletteRow("backgroundGradientBottom", "3F566B"), PaletteRow("backgroundBase", "E8E8ED"),
    PaletteRow("cellBackgroundTapState", "F2F2F7"), PaletteRow("line", "E8E8ED"),
    PaletteRow("chart1", "5899DA", "74B3F0"), PaletteRow("chart2", "E8743B"),
    PaletteRow("chart3", "19A979"), PaletteRow("chart4", "ED4A7B"), PaletteRow("chart5", "945ECF"),
    PaletteRow("chart6", "13A4B4"), PaletteRow("chart7", "525DF4", "5C66F5"),
    PaletteRow("chart8", "BF399E", "C63FA4"), PaletteRow("chart9", "6C8893"),
    PaletteRow("chart10", "EE6868"), PaletteRow("chart11", "2F6497", "387BB7"),
    PaletteRow("negative", "D9364C", "FF9B9B"), PaletteRow("critical", "FFA325", "FFDB79"),
    PaletteRow("positive", "3A835B", "8EF79F"), PaletteRow("map1", "2E4A62"),
    PaletteRow("map2", "56840E"), PaletteRow("map3", "A63788"), PaletteRow("map4", "0079C6"),
    PaletteRow("map5", "6B4EA0"), PaletteRow("map6", "A16B00"), PaletteRow("map7", "0B6295"),
    PaletteRow("map8", "0000D0"), PaletteRow("map9", "1C857A"), PaletteRow("map10", "C45300"),
    PaletteRow("esriEdit", "1B6DD2", "FFF114"),
  ]

  @Test(arguments: rows)
  func `a style has its color on each background`(_ row: PaletteRow) {
    let style = ColorStyle(rawValue: row.name)
    expect(Palette.v2.color(style, .onLight)?.hex, is: "#\(row.onLight)FF")
    expect(Palette.v2.color(style, .onDark)?.hex, is: "#\(row.onDark)FF")
  }

  @Test func `the palette has these styles and no others`() {
    expect(Self.rows.count, is: 46)
    expect(Set(Palette.v2.entries.keys), is: Set(Self.rows.map(\.name)))
  }

  @Test(arguments: ["primary11", "", "TintColor"])
  func `a style that no palette has has no color`(name: String) {
    expect(Palette.v2.color(ColorStyle(rawValue: name), .onLight), is: nil)
  }
}
