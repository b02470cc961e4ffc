import FioriRender
import Testing

@testable import TestSupport

/// The classes of a header in style sheets (Docs/sources/sheets.md#classes).
struct KPIHeaderThemingTests {
  private static let header = KPIHeader(items: [
    KPIView(items: [.metric("2")], caption: "Sales"),
    KPIProgressView(items: [.unit("%")], progress: 0.5),
  ])

  @Test(
    arguments: [
      ("background-color: #110000;", "#110000FF"),
      ("background-color: @backgroundGradientTop;", "#445E75FF"),
      ("background-color: #32110000;", "#11000080"),
      (
        "background-color-top: #110000; background-color-bottom: #220000;", "#110000FF to #220000FF"
      ),
      (
        "background-color: #330000; background-color-top: #110000; background-color-bottom: #220000;",
        "#110000FF to #220000FF"
      ),
      ("background-color: #330000; background-color-top: #110000;", "#330000FF"),
      ("background-color: no-color;", "#445E75FF to #3F566BFF"),
      ("background-color-bottom: #110000;", "#445E75FF to #3F566BFF"),
    ] as [(String, String)])
  func `the background's class fills the header`(declarations: String, fill: String) throws {
    let drawn = try DrawnView(Self.header, in: ["fdlFUIKPIHeader_background { \(declarations) }"])
    expect(drawn.fills.first, is: fill)
  }

  @Test(arguments: Environment.Generation.allCases)
  func `both looks take the background`(generation: Environment.Generation) throws {
    let sheet = "fdlFUIKPIHeader_background { background-color: #110000; }"
    let drawn = try DrawnView(Self.header, in: [sheet]) { $0.generation = generation }
    expect(drawn.fills.first, is: "#110000FF")
  }

  @Test func `the KPIs' class reaches KPIs and no rings`() throws {
    let drawn = try DrawnView(
      Self.header, in: ["fdlFUIKPIHeader_kpiView { tint-color: #110000; }"])
    try expect(drawn.color(of: "metric"), is: "#110000FF")
    try expect(drawn.color(of: "caption"), is: "#110000FF")
    try expect(drawn.color(of: "unit"), is: "#CAE4FBFF")
  }

  @Test func `the KPIs' class wins over those of the KPI itself`() throws {
    let sheet = """
      fdlFUIKPIHeader_kpiView { tint-color: #110000; }
      fdlFUIKPIView, fdlFUIKPIView_textView, fdlFUIKPIView_captionLabel { tint-color: #220000; }
      """
    let drawn = try DrawnView(Self.header, in: [sheet])
    try expect(drawn.color(of: "metric"), is: "#110000FF")
    try expect(drawn.color(of: "caption"), is: "#110000FF")
  }

  @Test func `the sample of the reference draws white KPIs on the gradient's top`() throws {
    let sheet = """
      fdlFUIKPIHeader_background {
      background-color: @backgroundGradientTop;
      }

      fdlFUIKPIHeader_kpiView {
      tint-color: @primary6;
      }
      """
    let drawn = try DrawnView(Self.header, in: [sheet])
    expect(drawn.fills.first, is: "#445E75FF")
    try expect(drawn.color(of: "metric"), is: "#FFFFFFFF")
  }

  @Test(
    arguments: [
      ("", ["#FFFFFFFF", "#FFFFFF4D"]),
      ("PageControl { current-color: #110000; }", ["#110000FF", "#FFFFFF4D"]),
      ("PageControl { color: #220000; }", ["#FFFFFFFF", "#220000FF"]),
      ("PageControl { current-color: #110000; color: #220000; }", ["#110000FF", "#220000FF"]),
    ] as [(String, [String])])
  func `the dots have a class of their own`(sheet: String, colors: [String]) throws {
    let header = KPIHeader(items: Array(repeating: SampleKPIHeader.ring, count: 3))
    let drawn = try DrawnView(header, in: [sheet])
    expect(drawn.fills.suffix(2), is: colors[...])
  }

  @Test func `a header's own class is its background's`() throws {
    var header = Self.header
    header.styleClass = ["brand"]
    let sheet = "brand { background-color: #110000; tint-color: #220000; }"
    let drawn = try DrawnView(header, in: [sheet])
    expect(drawn.fills.first, is: "#110000FF")
    try expect(drawn.color(of: "metric"), is: "#CAE4FBFF")
  }
}
