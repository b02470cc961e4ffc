import FioriRender
import Testing

@testable import FioriModel
@testable import TestSupport

struct PaletteVariantsTests {
  private func check(_ row: PaletteVariants, in palette: Palette) {
    for (variant, hex) in row.colors {
      let color = palette.color(ColorStyle(rawValue: row.name), variant)
      expect(color?.hex, is: hex, "\(variant)")
    }
  }

  @Test(arguments: PaletteVariants.v2)
  func `V2 has the same color above the background and in high contrast`(_ row: PaletteVariants) {
    check(row, in: .v2)
  }

  @Test(arguments: PaletteVariants.v3)
  func `V3 has the same color above the background and in high contrast`(_ row: PaletteVariants) {
    check(row, in: .v3)
  }

  @Test(arguments: PaletteVariants.v4)
  func `V4 has the same color above the background and in high contrast`(_ row: PaletteVariants) {
    check(row, in: .v4)
  }

  @Test(arguments: PaletteVariants.v5)
  func `V5 has a color for each variant`(_ row: PaletteVariants) { check(row, in: .v5) }

  @Test(arguments: PaletteVariants.v6)
  func `V6 has a color for each variant`(_ row: PaletteVariants) { check(row, in: .v6) }

  @Test(arguments: PaletteVariants.v7)
  func `V7 has a color for each variant`(_ row: PaletteVariants) { check(row, in: .v7) }

  @Test(arguments: PaletteVariants.v8)
  func `V8 has a color for each variant`(_ row: PaletteVariants) { check(row, in: .v8) }

  @Test(arguments: [
    (Palette.Version.v2, 46), (.v3, 65), (.v4, 67), (.v5, 92), (.v6, 132), (.v7, 195), (.v8, 218),
  ])
  func `a palette has so many styles`(version: Palette.Version, count: Int) {
    expect(Palette.named(version).version, is: version)
    expect(Palette.named(version).entries.count, is: count)
  }

  @Test(arguments: Palette.Version.allCases)
  func `only palettes from V4 on know a dark appearance`(version: Palette.Version) {
    expect(Palette.named(version).knowsDarkAppearance, is: (version != .v2 && version != .v3))
  }
}
