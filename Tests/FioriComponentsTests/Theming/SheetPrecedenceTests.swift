import FioriRender
import Testing

@testable import TestSupport

/// Who wins: the look, then a class of the author's own, then the component's, then the description
/// (Docs/sources/sheets.md#evaluation, Docs/sources/sheets.md#classes).
struct SheetPrecedenceTests {
  private static let own = "brand { tint-color: #110000; progress-tint-color: #110000; }"
  private static let component = """
    fdlFUIKPIView, fdlFUIKPIProgressView { tint-color: #220000; progress-tint-color: #220000; }
    """
  private static let description = StateColors(normal: .rgb(0x33, 0, 0))

  private static let pairs: [(classes: [StyleClass], sheet: String, tint: Bool, color: String)] = [
    ([], "", false, "#3678AFFF"),
    ([], own, false, "#3678AFFF"),
    (["brand"], own, false, "#110000FF"),
    ([], component, false, "#220000FF"),
    ([], "", true, "#330000FF"),
    (["brand"], own + component, false, "#220000FF"),
    (["brand"], component + own, false, "#220000FF"),
    (["brand"], own, true, "#330000FF"),
    ([], component, true, "#330000FF"),
    (["brand"], own + component, true, "#330000FF"),
  ]

  @Test(arguments: pairs)
  func `a KPI takes the color of the strongest`(
    classes: [StyleClass], sheet: String, tint: Bool, color: String
  ) throws {
    let view = KPIView(
      items: [.metric("2")], caption: "Sales",
      tintColor: tint ? Self.description : StateColors(), styleClass: classes)
    let drawn = try DrawnView(view, in: [sheet])
    try expect(drawn.color(of: "metric"), is: color)
    try expect(drawn.color(of: "caption"), is: color)
  }

  @Test(arguments: pairs)
  func `a ring takes the color of the strongest`(
    classes: [StyleClass], sheet: String, tint: Bool, color: String
  ) throws {
    let view = KPIProgressView(
      items: [.metric("2")], progress: 0.5, caption: "Sales",
      tintColor: tint ? Self.description : StateColors(), styleClass: classes)
    let drawn = try DrawnView(view, in: [sheet])
    try expect(drawn.color(of: "metric"), is: color)
    try expect(drawn.color(of: "caption"), is: color)
    expect(drawn.ringColors.last, is: color)
  }

  @Test func `each color that a description gives wins over a sheet's`() throws {
    let view = KPIProgressView(
      items: [.metric("2")], progress: 0.5, caption: "Sales",
      textColor: StateColors(normal: .rgb(1, 0, 0)),
      progressTintColor: StateColors(normal: .rgb(2, 0, 0)),
      trackTintColor: StateColors(normal: .rgb(3, 0, 0)))
    let sheet = """
      fdlFUIKPIProgressView, fdlFUIKPIProgressView_captionLabel {
        font-color: red; tint-color: red; progress-tint-color: red; track-tint-color: red;
      }
      """
    let drawn = try DrawnView(view, in: [sheet])
    try expect(drawn.color(of: "metric"), is: "#010000FF")
    try expect(drawn.color(of: "caption"), is: "#010000FF")
    expect(drawn.ringColors, is: ["#030000FF", "#020000FF"])
  }

  @Test func `the colors of dots that a description gives win over a sheet's`() throws {
    let header = KPIHeader(
      items: Array(repeating: SampleKPIHeader.ring, count: 3),
      pageControl: PageControl(
        currentPageIndicatorTintColor: .rgb(1, 0, 0), pageIndicatorTintColor: .rgb(2, 0, 0)))
    let drawn = try DrawnView(header, in: ["PageControl { color: red; current-color: red; }"])
    expect(drawn.fills.suffix(2), is: ["#010000FF", "#020000FF"])
  }

  @Test func `of several own classes the last wins`() throws {
    let view = KPIView(items: [.metric("2")], styleClass: ["one", "two"])
    let sheet = "two { tint-color: #020000; } one { tint-color: #010000; }"
    try expect(DrawnView(view, in: [sheet]).color(of: "metric"), is: "#020000FF")
  }

  @Test func `an own class reaches one view and not its neighbor`() throws {
    let header = KPIHeader(items: [
      KPIView(items: [.metric("2")], styleClass: ["brand"]), KPIView(items: [.unit("k")]),
    ])
    let drawn = try DrawnView(header, in: ["brand { tint-color: #110000; }"])
    try expect(drawn.color(of: "metric"), is: "#110000FF")
    try expect(drawn.color(of: "unit"), is: "#CAE4FBFF")
  }

  @Test(
    arguments: [
      (["fdlFUIKPIView { tint-color: #010000; }", "fdlFUIKPIView { tint-color: #020000; }"], "2"),
      (["fdlFUIKPIView { tint-color: #010000; }", "fdlFUIKPIView { font-size: 3; }"], "1"),
      (["fdlFUIKPIView { tint-color: #010000; tint-color: #020000; }"], "2"),
      (["fdlFUIKPIView { tint-color: #010000; } fdlFUIKPIView { tint-color: #020000; }"], "2"),
      (["fdlFUIKPIView { tint-color: @a; } @a: #010000;", "@a: #020000;"], "2"),
      (["@a: #010000;", "fdlFUIKPIView { tint-color: @a; }"], "1"),
      (["@tintColor: #010000;", "@tintColor: #020000;"], "2"),
      (["@tintColor: #010000;", "fdlFUIKPIView { tint-color: #020000; }"], "2"),
      (["@tintColor_lightBackground: #010000;", "@tintColor: #020000;"], "1"),
    ] as [([String], String)])
  func `of several sheets later ones win property by property`(
    sheets: [String], red: String
  ) throws {
    let drawn = try DrawnView(KPIView(items: [.metric("2")]), in: sheets)
    try expect(drawn.color(of: "metric"), is: "#0\(red)0000FF")
  }
}
