import FioriRender
import Testing

@testable import TestSupport

struct ColorTextTests {
  private func check(_ item: ColorTextCase) {
    for notation in [Color.Notation.description, .styleSheet] {
      expect(Color(text: item.text, in: notation), is: item.color)
    }
  }

  @Test(arguments: [
    ColorTextCase("tintColor", .palette("tintColor")),
    ColorTextCase("tintColor_lightBackground", .palette("tintColor", on: .light)),
    ColorTextCase("tintColor_darkBackground", .palette("tintColor", on: .dark)),
    ColorTextCase("map8_darkBackground", .palette("map8", on: .dark)),
    ColorTextCase("tintColorLight", .palette("tintColorLight")),
  ])
  func `a palette color may name its background`(_ item: ColorTextCase) { check(item) }

  @Test(arguments: [
    ColorTextCase("black", 0x0000_00FF), ColorTextCase("darkGray", 0x5555_55FF),
    ColorTextCase("lightGray", 0xAAAA_AAFF), ColorTextCase("white", 0xFFFF_FFFF),
    ColorTextCase("gray", 0x8080_80FF), ColorTextCase("red", 0xFF00_00FF),
    ColorTextCase("green", 0x00FF_00FF), ColorTextCase("blue", 0x0000_FFFF),
    ColorTextCase("cyan", 0x00FF_FFFF), ColorTextCase("yellow", 0xFFFF_00FF),
    ColorTextCase("magenta", 0xFF00_FFFF), ColorTextCase("orange", 0xFF80_00FF),
    ColorTextCase("purple", 0x8000_80FF), ColorTextCase("brown", 0x9966_33FF),
    ColorTextCase("clear", 0x0000_0000),
  ])
  func `UIKit's names are colors`(_ item: ColorTextCase) { check(item) }

  @Test(arguments: [
    ColorTextCase("#3678AF", 0x3678_AFFF), ColorTextCase("#3678af", 0x3678_AFFF),
    ColorTextCase("#000000", 0x0000_00FF), ColorTextCase("#FFFFFF", 0xFFFF_FFFF),
  ])
  func `six digits are red, green and blue`(_ item: ColorTextCase) { check(item) }

  @Test(arguments: [
    ColorTextCase("#643678AF", 0x3678_AFFF), ColorTextCase("#003678AF", 0x3678_AF00),
    ColorTextCase("#1EE68A00", 0xE68A_004D), ColorTextCase("#143678AF", 0x3678_AF33),
    ColorTextCase("#633678AF", 0x3678_AFFC), ColorTextCase("#323678AF", 0x3678_AF80),
    ColorTextCase("#653678AF", 0x3678_AFFF), ColorTextCase("#FF3678AF", 0x3678_AFFF),
  ])
  func `eight digits of a style sheet begin with a percentage of at most 64 in hex`(
    _ item: ColorTextCase
  ) {
    expect(Color(text: item.text, in: .styleSheet), is: item.color)
  }

  @Test(arguments: [
    ColorTextCase("#3678AFFF", 0x3678_AFFF), ColorTextCase("#3678AF00", 0x3678_AF00),
    ColorTextCase("#E68A004d", 0xE68A_004D), ColorTextCase("#643678AF", 0x6436_78AF),
  ])
  func `eight digits of a description end with the alpha`(_ item: ColorTextCase) {
    expect(Color(text: item.text, in: .description), is: item.color)
  }

  @Test(arguments: [
    ColorTextCase("tintColor_lightConstant", .palette("tintColor", on: .light)),
    ColorTextCase("tintColor_darkConstant", .palette("tintColor", on: .dark)),
    ColorTextCase("tintColor_device", .palette("tintColor", on: .device)),
    ColorTextCase("tintColor_deviceInverse", .palette("tintColor", on: .deviceInverse)),
    ColorTextCase("0x3678AF", 0x3678_AFFF), ColorTextCase("0xff8000", 0xFF80_00FF),
  ])
  func `style sheets' other forms are colors too`(_ item: ColorTextCase) { check(item) }

  @Test(arguments: [
    ColorTextCase("rgb(255, 0, 0)", 0xFF00_00FF), ColorTextCase("rgb ( 255 , 0 , 0 )", 0xFF00_00FF),
    ColorTextCase("rgb(1.0,0.5,0)", 0xFF80_00FF), ColorTextCase("rgb(300,-1,0)", 0xFF00_00FF),
    ColorTextCase("rgb(0,0,255,0)", 0x0000_FFFF), ColorTextCase("rgba(0,0,0,1)", 0x0000_0001),
    ColorTextCase("rgba(0,0,0,1.0)", 0x0000_00FF), ColorTextCase("rgba(255,0,0,0.5)", 0xFF00_0080),
    ColorTextCase("hsl(0.0,1.0,1.0)", 0xFF00_00FF), ColorTextCase("hsl(0.5,1.0,1.0)", 0x00FF_FFFF),
    ColorTextCase("hsl(0.0,0.0,0.5)", 0x8080_80FF),
    ColorTextCase("hsla(0.3333333,1.0,1.0,0.3)", 0x00FF_004D),
  ])
  func `NUI's functions take shares of one with a point and of 255 without`(
    _ item: ColorTextCase
  ) { check(item) }

  @Test(arguments: [
    "rgb(1,2)", "rgba(1,2,3)", "hsla(1,2,3)", "rgb(a,b,c)", "rgb()", "rgb(1,2,3", "cmyk(1,2,3)",
    "rgb(1,2,3,4,5)", "rgb(nan,0,0)",
  ])
  func `a function that lacks something is no color`(text: String) {
    expect(Color(text: text, in: .styleSheet), is: nil)
  }

  @Test(arguments: [
    "", "#", "#FFF", "#12345", "#1234567", "#123456789", "#GG0000", "#-12345", "#+12345",
    "# 12345", "3678AF", "0x3678AFFF", "0X3678AF", "#１２３４５６", "tintcolor", "TintColor",
    " tintColor",
    "tintColor_dark", "tintColor_darkBackground_lightBackground",
    "_lightBackground", "red_lightBackground", "redColor", "primaryLabels", "primary11",
  ])
  func `anything else is no color`(text: String) {
    for notation in [Color.Notation.description, .styleSheet] {
      expect(Color(text: text, in: notation), is: nil)
    }
  }
}
