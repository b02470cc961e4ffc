import FioriRender
import Testing

@testable import TestSupport

/// The classes of a KPI view in style sheets (Docs/sources/sheets.md#classes).
struct KPIViewThemingTests {
  private func view(_ state: ControlState) -> KPIView {
    KPIView(
      items: [.icon(.builtin(.person)), .unit("$"), .metric("2")], caption: "Sales",
      isEnabled: state != .disabled, isHighlighted: state == .highlighted,
      isSelected: state == .selected)
  }

  /// The color of all items, and the caption's.
  private func colors(_ item: SheetColorCase) throws -> [String] {
    let drawn = try DrawnView(view(item.state), in: [item.sheet])
    let items = try Set(["icon", "unit", "metric"].map { try drawn.color(of: $0) })
    try #require(items.count == 1)
    return try [items.first??.dropLast(2), drawn.color(of: "caption")?.dropLast(2)]
      .compactMap { $0.map(String.init) }
  }

  private static let own = "#3678AF"
  private static let states = """
    { tint-color: #110000; tint-color-disabled: #220000; tint-color-highlighted: #330000; }
    """

  @Test(arguments: [
    SheetColorCase("fdlFUIKPIView \(states)", .normal, "#110000", "#110000"),
    SheetColorCase("fdlFUIKPIView \(states)", .disabled, "#220000", "#220000"),
    SheetColorCase("fdlFUIKPIView \(states)", .highlighted, "#330000", "#330000"),
    SheetColorCase("fdlFUIKPIView \(states)", .selected, "#330000", "#330000"),
    SheetColorCase("fdlFUIKPIView_textView \(states)", .normal, "#110000", own),
    SheetColorCase("fdlFUIKPIView_textView \(states)", .disabled, "#220000", "#3F3A3A"),
    SheetColorCase("fdlFUIKPIView_textView \(states)", .highlighted, "#330000", "#295171"),
    SheetColorCase("fdlFUIKPIView_textView \(states)", .selected, "#330000", "#295171"),
    SheetColorCase("fdlFUIKPIView_captionLabel \(states)", .normal, own, "#110000"),
    SheetColorCase("fdlFUIKPIView_captionLabel \(states)", .disabled, "#3F3A3A", "#220000"),
    SheetColorCase("fdlFUIKPIView_captionLabel \(states)", .highlighted, "#295171", "#330000"),
    SheetColorCase("fdlFUIKPIView_captionLabel \(states)", .selected, "#295171", "#330000"),
  ])
  func `a class gives its part a color in each state`(_ item: SheetColorCase) throws {
    try expect(colors(item), is: item.colors)
  }

  @Test(arguments: [
    SheetColorCase("fdlFUIKPIView { tint-color: red; }", .disabled, "#3F3A3A", "#3F3A3A"),
    SheetColorCase("fdlFUIKPIView { tint-color: red; }", .highlighted, "#295171", "#295171"),
    SheetColorCase("fdlFUIKPIView { tint-color-disabled: red; }", .normal, own, own),
    SheetColorCase("fdlFUIKPIView { tint-color-highlighted: red; }", .normal, own, own),
    SheetColorCase("fdlFUIKPIProgressView { tint-color: red; }", .normal, own, own),
    SheetColorCase("fdlFUIKPIHeader_kpiView { tint-color: red; }", .normal, own, own),
  ])
  func `what a sheet does not speak of keeps its color`(_ item: SheetColorCase) throws {
    try expect(colors(item), is: item.colors)
  }

  @Test(arguments: [
    SheetColorCase(
      "fdlFUIKPIView_textView { tint-color: #010101; } fdlFUIKPIView { tint-color: #020202; }",
      .normal, "#010101", "#020202"),
    SheetColorCase(
      "fdlFUIKPIView_captionLabel { font-color: #010101; } fdlFUIKPIView { tint-color: #020202; }",
      .normal, "#020202", "#010101"),
    SheetColorCase(
      "fdlFUIKPIView_captionLabel { font-color: #010101; tint-color: #020202; }",
      .normal, own, "#020202"),
    SheetColorCase("Label { font-color: #010101; }", .normal, own, "#010101"),
    SheetColorCase("fdlFontStyle_subheadline { font-color: #010101; }", .normal, own, "#010101"),
    SheetColorCase("fdlFontStyle_body { font-color: #010101; }", .normal, own, own),
    SheetColorCase(
      "fdlFontStyle_subheadline { font-color: #010101; } Label { font-color: #020202; }",
      .normal, own, "#010101"),
    SheetColorCase(
      "fdlFUIKPIView { tint-color: #010101; } fdlFontStyle_subheadline { font-color: #020202; }",
      .normal, "#010101", "#010101"),
    SheetColorCase(
      "fdlFUIKPIView_captionLabel { font-color: #010101; }"
        + " fdlFontStyle_subheadline { font-color: #020202; }",
      .normal, own, "#010101"),
  ])
  func `the more special class wins wherever it stands`(_ item: SheetColorCase) throws {
    try expect(colors(item), is: item.colors)
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func `a sheet's color is the same on each background`(scheme: ColorScheme) throws {
    var view = view(.normal)
    view.colorScheme = scheme
    let drawn = try DrawnView(view, in: ["fdlFUIKPIView { tint-color: #123456; }"])
    try expect(drawn.color(of: "metric"), is: "#123456FF")
  }

  @Test(arguments: Environment.Generation.allCases)
  func `both looks are reached`(generation: Environment.Generation) throws {
    let drawn = try DrawnView(view(.normal), in: ["fdlFUIKPIView { tint-color: #123456; }"]) {
      $0.generation = generation
    }
    try expect(drawn.color(of: "metric"), is: "#123456FF")
    try expect(drawn.color(of: "caption"), is: "#123456FF")
  }
}
