import FioriRender
import Testing

@testable import FioriModel
@testable import FioriSheets
@testable import TestSupport

struct PaletteBackgroundTests {
  @Test(arguments: [
    (Palette.Version.v2, "FFFFFF", "445E75"), (.v3, "FFFFFF", "354A5F"),
    (.v4, "FFFFFF", "000000"), (.v5, "FFFFFF", "232A31"), (.v6, "FFFFFF", "000000"),
    (.v7, "FFFFFF", "000000"), (.v8, "FFFFFF", "000000"),
  ])
  func `a palette has a light background and a dark one`(
    version: Palette.Version, light: String, dark: String
  ) {
    expect(Palette.named(version).background(of: .onLight).publishedHex, is: light)
    expect(Palette.named(version).background(of: .onDark).publishedHex, is: dark)
  }

  @Test func `a variant is on the background of the same variant`() {
    let elevated = ColorVariant(background: .dark, level: .elevated, contrast: .normal)
    expect(Palette.named(.v8).background(of: elevated), is: RGBA(0x171D23))
    let contrast = ColorVariant(background: .light, level: .base, contrast: .high)
    expect(Palette.named(.v5).background(of: contrast), is: RGBA(0x232A31))
  }

  @Test(arguments: Palette.Version.allCases)
  func `text on a background is readable`(version: Palette.Version) {
    for (_, variant) in ColorVariant.published {
      let background = PaletteBackground(.named(version), variant)
      #expect(Contrast.ratio(of: background.label, on: background.color) >= 4.5, "\(variant)")
      #expect(
        Contrast.ratio(of: background.secondaryLabel, on: background.color) >= 4.5, "\(variant)")
    }
  }
}
