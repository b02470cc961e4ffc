import FioriRender
import Testing

@testable import TestSupport

/// Names for values (Docs/sources/colors.md#overrides, Docs/sources/sheets.md#evaluation).
struct SheetConstantTests {
  private static let view = KPIView(items: [.metric("2")], caption: "Sales")

  @Test(
    arguments: [
      ("@brand: #110000; fdlFUIKPIView { tint-color: @brand; }", "#110000FF"),
      ("fdlFUIKPIView { tint-color: @brand; } @brand: #110000;", "#110000FF"),
      (
        "@brand: #110000; fdlFUIKPIView { tint-color: @brand; } @brand: #220000;", "#220000FF"
      ),
      ("@brand: @other; @other: red; fdlFUIKPIView { tint-color: @brand; }", "#3678AFFF"),
      ("fdlFUIKPIView { tint-color: @negative; }", "#D9364CFF"),
      ("fdlFUIKPIView { tint-color: @negative_darkBackground; }", "#FF9B9BFF"),
      ("@negative: #110000; fdlFUIKPIView { tint-color: @negative; }", "#110000FF"),
      ("@negative: #110000; fdlFUIKPIView { tint-color: negative; }", "#110000FF"),
      ("fdlFUIKPIView { tint-color: @nothing; }", "#3678AFFF"),
      ("@brand: rgb(17, 0, 0); fdlFUIKPIView { tint-color: @brand; }", "#110000FF"),
      ("@brand: rgb(17, 0, 0); fdlFUIKPIView { tint-color: @brand @brand; }", "#3678AFFF"),
      ("@red: #110000; fdlFUIKPIView { tint-color: @red; }", "#110000FF"),
      ("@red: #110000; fdlFUIKPIView { tint-color: red; }", "#FF0000FF"),
      ("fdlFUIKPIView { tint-color: @blue; }", "#0000FFFF"),
      ("@tintColor: @brand; @brand: red;", "#3678AFFF"),
    ] as [(String, String)])
  func `a constant is put in the place of its name once`(sheet: String, color: String) throws {
    try expect(DrawnView(Self.view, in: [sheet]).color(of: "metric"), is: color)
  }

  @Test func `a constant may be any value`() throws {
    let sheet = """
      @size: 20; @face: boldSystem; @case: uppercase; @faint: 0.5;
      fdlFUIKPIView_captionLabel {
        font-size: @size; font-name: @face; text-transform: @case; text-alpha: @faint;
      }
      """
    let drawn = try DrawnView(Self.view, in: [sheet])
    let caption = try drawn.part("caption")
    expect(caption.fontSize, is: 20)
    expect(caption.text, is: "SALES")
    expect(caption.color?.hex, is: "#3678AF80")
    expect(drawn.faces, is: ["Inter-Light", "Inter-Bold"])
  }

  @Test(
    arguments: [
      ("#110000", "#110000FF"), ("0x110000", "#110000FF"), ("#1EE68A00", "#E68A004D"),
      ("#64FFFFFF", "#FFFFFFFF"), ("#FF000000", "#000000FF"), ("rgb(17, 0, 0)", "#110000FF"),
      ("rgba(17, 0, 0, 0.5)", "#11000080"), ("rgba(0,0,0,1)", "#00000001"),
      ("hsl(0, 1.0, 1.0)", "#FF0000FF"), ("hsla(0, 1.0, 1.0, 0.2)", "#FF000033"),
      ("darkGray", "#555555FF"), ("clear", "#00000000"), ("negative", "#D9364CFF"),
      ("negative_darkBackground", "#FF9B9BFF"), ("negative_lightBackground", "#D9364CFF"),
      ("negative_darkConstant", "#FF9B9BFF"), ("negative_deviceInverse", "#FF9B9BFF"),
      ("#111", "#3678AFFF"), ("Red", "#3678AFFF"),
    ] as [(String, String)])
  func `a color is written in any of the ways`(text: String, color: String) throws {
    let drawn = try DrawnView(Self.view, in: ["fdlFUIKPIView { tint-color: \(text); }"])
    try expect(drawn.color(of: "metric"), is: color)
  }
}
