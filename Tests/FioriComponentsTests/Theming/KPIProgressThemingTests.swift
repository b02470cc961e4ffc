import FioriRender
import Testing

@testable import TestSupport

/// The classes of a progress view in style sheets (Docs/sources/sheets.md#classes).
struct KPIProgressThemingTests {
  private func view(_ state: ControlState) -> KPIProgressView {
    KPIProgressView(
      items: [.metric("33"), .unit("%")], progress: 0.33, caption: "Sales", footnote: "Today",
      isEnabled: state != .disabled, isHighlighted: state == .highlighted,
      isSelected: state == .selected)
  }

  /// The value's, the caption's, the progress's and the track's.
  private func colors(_ item: SheetColorCase) throws -> [String] {
    let drawn = try DrawnView(view(item.state), in: [item.sheet])
    try expect(drawn.color(of: "metric"), is: drawn.color(of: "unit"))
    try expect(drawn.color(of: "caption"), is: drawn.color(of: "footnote"))
    let texts = try [drawn.color(of: "metric"), drawn.color(of: "caption")].compactMap(\.self)
    let ring = drawn.ringColors
    try #require(ring.count == 2)
    return texts.map { String($0.dropLast(2)) } + [String(ring[1].dropLast(2)), ring[0]]
  }

  private static let tap = "#295171"
  private static let own = "#3678AF"

  @Test(arguments: [
    SheetColorCase("", .normal, own, own, own, "#3678AF33"),
    SheetColorCase("", .disabled, "#3F3A3A", "#3F3A3A", own, "#3678AF33"),
    SheetColorCase(
      "fdlFUIKPIProgressView { tint-color: #110000; }", .normal, "#110000", "#110000", "#110000",
      "#11000033"),
    SheetColorCase(
      "fdlFUIKPIProgressView { tint-color: #110000; }", .highlighted, tap, tap, tap, "#11000033"),
    SheetColorCase(
      "fdlFUIKPIProgressView { tint-color: #110000; }", .disabled, "#3F3A3A", "#3F3A3A", "#110000",
      "#11000033"),
    SheetColorCase(
      "fdlFUIKPIProgressView { tint-color-disabled: #110000; }", .disabled, "#110000", "#110000",
      "#110000", "#11000033"),
    SheetColorCase(
      "fdlFUIKPIProgressView { tint-color-disabled: #110000; }", .normal, own, own, own,
      "#3678AF33"),
    SheetColorCase(
      "fdlFUIKPIProgressView { font-color: #110000; }", .normal, "#110000", "#110000", own,
      "#3678AF33"),
    SheetColorCase(
      "fdlFUIKPIProgressView { font-color: #110000; }", .disabled, "#3F3A3A", "#3F3A3A", own,
      "#3678AF33"),
    SheetColorCase(
      "fdlFUIKPIProgressView { font-color-disabled: #110000; }", .disabled, "#110000", "#110000",
      own, "#3678AF33"),
    SheetColorCase(
      "fdlFUIKPIProgressView { progress-tint-color: #110000; }", .normal, own, own, "#110000",
      "#11000033"),
    SheetColorCase(
      "fdlFUIKPIProgressView { progress-tint-color: #110000; }", .disabled, "#3F3A3A", "#3F3A3A",
      "#110000", "#11000033"),
    SheetColorCase(
      "fdlFUIKPIProgressView { track-tint-color: #110000; }", .normal, own, own, own, "#110000FF"),
    SheetColorCase(
      "fdlFUIKPIProgressView { track-tint-color: #110000; }", .selected, tap, tap, tap,
      "#110000FF"),
  ])
  func `an attribute gives its part a color`(_ item: SheetColorCase) throws {
    try expect(colors(item), is: item.colors)
  }

  @Test(arguments: [
    SheetColorCase(
      "fdlFUIKPIProgressView { tint-color: #110000; font-color: #220000; }", .normal, "#220000",
      "#220000", "#110000", "#11000033"),
    SheetColorCase(
      "fdlFUIKPIProgressView { progress-tint-color: #220000; tint-color: #110000; }", .normal,
      "#110000", "#110000", "#220000", "#22000033"),
    SheetColorCase(
      "fdlFUIKPIProgressView { tint-color: #110000; tint-color-disabled: #220000; }", .disabled,
      "#220000", "#220000", "#220000", "#22000033"),
    SheetColorCase(
      "fdlFUIKPIProgressView { progress-tint-color: #110000; track-tint-color: #64220000; }",
      .normal, own, own, "#110000", "#220000FF"),
  ])
  func `the special attribute wins over the tint`(_ item: SheetColorCase) throws {
    try expect(colors(item), is: item.colors)
  }

  @Test(arguments: [
    SheetColorCase(
      "fdlFUIKPIProgressView_captionLabel { font-color: #110000; }", .normal, own, "#110000", own,
      "#3678AF33"),
    SheetColorCase(
      "fdlFUIKPIProgressView_captionLabel { tint-color: #110000; }", .normal, own, "#110000", own,
      "#3678AF33"),
    SheetColorCase(
      "fdlFUIKPIProgressView_captionLabel { font-color-disabled: #110000; }", .disabled, "#3F3A3A",
      "#110000", own, "#3678AF33"),
    SheetColorCase(
      "fdlFUIKPIProgressView_captionLabel { font-color: #110000; }"
        + " fdlFUIKPIProgressView { font-color: #220000; }",
      .normal, "#220000", "#110000", own, "#3678AF33"),
    SheetColorCase(
      "Label { font-color: #110000; }", .normal, own, "#110000", own, "#3678AF33"),
    SheetColorCase(
      "fdlFontStyle_subheadline { font-color: #110000; }", .normal, own, "#110000", own,
      "#3678AF33"),
    SheetColorCase(
      "fdlFontStyle_subheadline { font-color: #110000; }"
        + " fdlFUIKPIProgressView { font-color: #220000; }",
      .normal, "#220000", "#220000", own, "#3678AF33"),
    SheetColorCase("fdlFUIKPIView { tint-color: red; }", .normal, own, own, own, "#3678AF33"),
  ])
  func `the texts below the value have a class of their own`(_ item: SheetColorCase) throws {
    try expect(colors(item), is: item.colors)
  }

  @Test func `a small ring is reached as a large one`() throws {
    var view = view(.normal)
    view.chartSize = .small
    let drawn = try DrawnView(view, in: ["fdlFUIKPIProgressView { tint-color: #110000; }"])
    expect(drawn.ringColors, is: ["#11000033", "#110000FF"])
    try expect(drawn.color(of: "metric"), is: "#110000FF")
  }

  @Test func `in today's look a track keeps the fill's color`() throws {
    let sheet = "fdlFUIKPIProgressView { tint-color: #110000; }"
    let plain = try DrawnView(view(.normal), in: []) { $0.generation = .horizon }
    let themed = try DrawnView(view(.normal), in: [sheet]) { $0.generation = .horizon }
    expect(themed.ringColors.first, is: plain.ringColors.first)
    expect(themed.ringColors.last, is: "#110000FF")
  }
}
