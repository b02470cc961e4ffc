import FioriRender
import Testing

@testable import FioriModel
@testable import TestSupport

struct ContrastTests {
  @Test func `two colors have the contrast that WCAG defines`() throws {
    try CaseTable("style/contrasts").check { row in
      let color = RGBA(published: row["color"])
      let background = RGBA(published: row["background"])
      return Contrast.text(Contrast.ratio(of: color, on: background)) + " "
        + color.composited(over: background).publishedHex
    }
  }

  @Test(arguments: [
    ("000000", 0.0), ("FFFFFF", 1), ("FF0000", 0.2126), ("00FF00", 0.7152), ("0000FF", 0.0722),
    ("808080", 0.215861), ("0A0A0A", 0.003035), ("0B0B0B", 0.003347),
  ])
  func `white is as bright as can be and green the brightest part of it`(
    hex: String, luminance: Double
  ) {
    #expect(abs(RGBA(published: hex).relativeLuminance - luminance) < 1e-6)
  }

  @Test(arguments: [(1.0, "1.00"), (1.005, "1.00"), (1.006, "1.01"), (4.5, "4.50"), (21, "21.00")])
  func `a ratio has two decimals`(ratio: Double, text: String) {
    expect(Contrast.text(ratio), is: text)
  }
}

extension RGBA {
  /// A color as SAP publishes it.
  fileprivate init(published hex: String) {
    self.init(withAlpha: UInt32(hex.count == 6 ? hex + "FF" : hex, radix: 16) ?? 0)
  }
}
