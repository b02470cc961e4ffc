import FioriRender
import Testing

@testable import TestSupport

/// The names of colors in palettes.
struct PaletteNamesTests {
  private func names(
    _ color: RGBA, appearance: Appearance = .light, palette: Palette.Version = .v5
  ) -> [String] {
    var environment = Environment()
    environment.palette = palette
    environment.appearance = appearance
    return PaletteNames(environment).names(of: color)
  }

  @Test(arguments: Palette.Version.allCases)
  func `each color of a palette has its own name among its names`(version: Palette.Version) {
    var environment = Environment()
    environment.palette = version
    let names = PaletteNames(environment)
    for style in Palette.named(version).styles {
      let color = environment.preferredFioriColor(style)
      #expect(names.names(of: color).contains(style.rawValue))
    }
  }

  @Test func `names for the other background have its suffix`() {
    let environment = Environment()
    let color = environment.preferredFioriColor("tintColor", background: .dark)
    #expect(names(color, palette: .v2).contains("tintColor_darkBackground"))
  }

  @Test func `a color with another alpha is reported as a share`() {
    var color = Environment().preferredFioriColor("tintColor")
    color.alpha = 51
    #expect(names(color, palette: .v2).contains("tintColor at 20 %"))
  }

  @Test func `a color of no palette has no name`() {
    expect(names(RGBA(red: 1, green: 2, blue: 3)), is: [])
    expect(names(RGBA(red: 1, green: 2, blue: 3, alpha: 0)), is: [])
  }

  @Test func `a sheet's color has the name that it was put under`() {
    let sheet = StyleSheet(nss: Array("@tintColor: #010203;".utf8), file: "a.nss")
    let names = PaletteNames(Environment(), styleSheets: [sheet])
    #expect(names.names(of: RGBA(red: 1, green: 2, blue: 3)).contains("tintColor"))
  }
}
