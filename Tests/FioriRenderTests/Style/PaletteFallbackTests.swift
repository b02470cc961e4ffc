import FioriRender
import Testing

@testable import TestSupport

/// What a palette has in the place of a style of another (Docs/sources/colors.md#fallbacks).
struct PaletteFallbackTests {
  private func check(_ item: PaletteFallbackCase) {
    let palette = Palette.named(item.version)
    expect(palette.entries[item.style.rawValue], is: nil)
    expect(palette.color(item.style, .onLight)?.hex, is: "#" + item.onLight)
    expect(palette.color(item.style, .onDark)?.hex, is: "#" + item.onDark)
  }

  @Test(arguments: [
    PaletteFallbackCase("primaryLabel", .v2, "3F3A3AFF", "FFFFFFFF"),
    PaletteFallbackCase("secondaryLabel", .v2, "4E4E52FF", "D3D3D3FF"),
    PaletteFallbackCase("separator", .v2, "F9F9F9FF"),
    PaletteFallbackCase("primaryGroupedBackground", .v2, "E8E8EDFF"),
    PaletteFallbackCase("headerBlended", .v4, "354A5FFF", "161616FF"),
    PaletteFallbackCase("footer", .v3, "3F566BFF"),
    PaletteFallbackCase("secondaryGroupedBackground", .v4, "FFFFFFFF", "1C1C1EFF"),
    PaletteFallbackCase("separatorOpaque", .v4, "F3F3F3FF", "38383AFF"),
    PaletteFallbackCase("tintColor2", .v5, "0A6ED1FF", "91C8F6FF"),
    PaletteFallbackCase("red4", .v5, "DC7474FF"), PaletteFallbackCase("mango3", .v5, "E38B16FF"),
  ])
  func `a new name stands for an older one`(_ item: PaletteFallbackCase) { check(item) }

  @Test(arguments: [
    PaletteFallbackCase("positiveLabel", .v2, "3A835BFF", "8EF79FFF"),
    PaletteFallbackCase("negativeLabel", .v4, "BB0000FF", "FF453AFF"),
    PaletteFallbackCase("criticalLabel", .v3, "E9730CFF", "FFDB79FF"),
  ])
  func `a label of a meaning has the meaning's color`(_ item: PaletteFallbackCase) { check(item) }

  @Test(arguments: [
    PaletteFallbackCase("primary1", .v8, "32363AFF", "FAFAFAFF"),
    PaletteFallbackCase("primary1", .v6, "32363AFF", "FAFAFAFF"),
    PaletteFallbackCase("navigationBar", .v8, "354A5FFF", "161616CC"),
    PaletteFallbackCase("backgroundGradientTop", .v8, "354A5FFF", "161616FF"),
    PaletteFallbackCase("shell", .v7, "354A5FFF", "2C3D4FFF"),
  ])
  func `an old name has the color of the newest palette with it`(_ item: PaletteFallbackCase) {
    check(item)
  }

  @Test(arguments: [
    PaletteFallbackCase("neutralLabel", .v2, "354A5FFF", "8396A8FF"),
    PaletteFallbackCase("chrome", .v2, "FFFFFFD9", "000000BF"),
    PaletteFallbackCase("jouleBrand", .v7, "5D36FFFF", "714FFFFF"),
    PaletteFallbackCase("primaryFill", .v2, "89919A29", "8696A948"),
  ])
  func `a name that is only newer has the color of the nearest palette with it`(
    _ item: PaletteFallbackCase
  ) {
    check(item)
  }

  @Test(arguments: Palette.Version.allCases)
  func `a name that no palette has is clear`(version: Palette.Version) {
    var environment = Environment()
    environment.palette = version
    expect(Palette.named(version).color("primaryLabels", .onLight), is: nil)
    expect(Theme(environment).color("primaryLabels", on: .light).alpha, is: 0)
  }
}
