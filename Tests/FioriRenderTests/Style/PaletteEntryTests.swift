import FioriRender
import Testing

@testable import FioriModel
@testable import TestSupport

struct PaletteEntryTests {
  /// The colors on light for normal and high contrast, base and elevated, as their red parts.
  @Test(arguments: [
    ("7 010000/AA0000", [1, 1, 1, 1]),
    ("7 010000/AA0000 020000/BB0000", [1, 2, 1, 2]),
    ("7 010000/AA0000 020000/BB0000 030000/CC0000", [1, 2, 3, 3]),
    ("7 010000/AA0000 020000/BB0000 030000/CC0000 040000/DD0000", [1, 2, 3, 4]),
  ])
  func `missing pairs are equal to others`(cell: String, reds: [UInt8]) throws {
    let entry = try #require(PaletteEntry(Array(cell.utf8)[...]))
    let found = [Environment.InterfaceLevel.base, .elevated].flatMap { level in
      [Environment.Contrast.normal, .high].map { contrast in
        entry.color(ColorVariant(background: .light, level: level, contrast: contrast))?.red
      }
    }
    expect(found, is: reds)
  }

  @Test func `a cell has a place, a color on dark, and colors with alpha`() throws {
    let entry = try #require(PaletteEntry(Array("218 9A0B1C2D/FFFFFF".utf8)[...]))
    expect(entry.place, is: 218)
    let colors = [Appearance.light, .dark].map {
      entry.color(ColorVariant(background: $0, level: .base, contrast: .normal))?.hex
    }
    expect(colors, is: ["#9A0B1C2D", "#FFFFFFFF"])
    #expect(PaletteEntry([]) == nil)
  }
}
