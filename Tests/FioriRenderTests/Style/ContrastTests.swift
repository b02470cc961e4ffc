import FioriRender
import Testing

@testable import FioriModel
@testable import TestSupport

struct ContrastTests {
  @Test(arguments: ContrastCase.opaque)
  func `two colors stand as far apart as WCAG says`(item: ContrastCase) {
    expect(Contrast.text(Contrast.ratio(of: item.color, on: item.background)), is: item.ratio)
    expect(Contrast.text(Contrast.ratio(of: item.background, on: item.color)), is: item.ratio)
  }

  @Test(arguments: ContrastCase.translucent)
  func `a translucent color is laid over its background first`(item: ContrastCase) {
    expect(Contrast.text(Contrast.ratio(of: item.color, on: item.background)), is: item.ratio)
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

  @Test(arguments: [
    ("00000080", "FFFFFFFF", "7F7F7F"), ("FF000000", "123456FF", "123456"),
    ("FF0000FF", "123456FF", "FF0000"), ("13181DE6", "000000FF", "11161A"),
    ("FF000080", "0000FF80", "AA0055C0"), ("FF000000", "0000FF00", "0000FF00"),
  ])
  func `a color over another is what is seen`(color: String, background: String, seen: String) {
    let result = RGBA(published: color).composited(over: RGBA(published: background))
    expect(result.publishedHex, is: seen)
  }

  @Test(arguments: [(1.0, "1.00"), (1.005, "1.00"), (1.006, "1.01"), (4.5, "4.50"), (21, "21.00")])
  func `a ratio has two decimals`(ratio: Double, text: String) {
    expect(Contrast.text(ratio), is: text)
  }
}
