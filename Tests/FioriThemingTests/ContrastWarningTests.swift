import FioriRender
import Testing

@testable import TestSupport

/// Texts that are hard to read (WCAG 2).
struct ContrastWarningTests {
  private func warnings(
    _ view: any Component, in sheets: [String] = [], on background: Color? = .rgb(255, 255, 255)
  ) throws -> [String] {
    try DrawnView(view, in: sheets) { $0.background = background }
      .drawing.contrastWarnings.map(\.description)
  }

  private static func view(_ color: UInt8) -> KPIView {
    KPIView(
      items: [.metric("2")], caption: "Sales",
      tintColor: StateColors(normal: .rgb(color, color, color)))
  }

  @Test func `text that is easy to read is not reported`() throws {
    try expect(warnings(Self.view(0)), is: [])
    // #767676 is the lightest gray that has 4.5 on white.
    try expect(warnings(Self.view(0x76)), is: [])
  }

  @Test func `small texts need more than large ones`() throws {
    try expect(
      warnings(Self.view(0x77)),
      is: [
        "warning: view: caption 'Sales': #777777FF on #FFFFFFFF has a contrast of 4.48; "
          + "use colors with at least 4.5"
      ])
    // #969696 is a gray under 3.
    try expect(
      warnings(Self.view(0x96)),
      is: [
        "warning: view: metric '2': #969696FF on #FFFFFFFF has a contrast of 2.96; "
          + "use colors with at least 3",
        "warning: view: caption 'Sales': #969696FF on #FFFFFFFF has a contrast of 2.96; "
          + "use colors with at least 4.5",
      ])
  }

  @Test(
    arguments: [
      ("font-size: 17;", true), ("font-size: 18;", false),
      ("font-size: 13; font-name: Inter-Bold;", true),
      ("font-size: 14; font-name: Inter-Bold;", false),
      ("font-size: 14; font-name: semiboldSystem;", true),
    ] as [(String, Bool)])
  func `large is 18 points, or 14 of a bold face`(declarations: String, isWarned: Bool) throws {
    let sheet = "fdlFUIKPIView_captionLabel { \(declarations) }"
    #expect(try warnings(Self.view(0x77), in: [sheet]).isEmpty != isWarned)
  }

  @Test func `a background that is not known is not judged`() throws {
    try expect(warnings(Self.view(0xFE), on: nil), is: [])
  }

  @Test func `a header's own background counts, its worse end`() throws {
    let header = KPIHeader(items: [KPIView(items: [.metric("2")])])
    let sheet = """
      fdlFUIKPIHeader_background { background-color-top: black; background-color-bottom: #B0D0F0; }
      """
    try expect(
      warnings(header, in: [sheet], on: nil),
      is: [
        "warning: view: metric '2': #CAE4FBFF on #B0D0F0FF has a contrast of 1.22; "
          + "use colors with at least 3"
      ])
  }

  @Test func `a translucent background is laid over the picture's`() throws {
    let header = KPIHeader(items: [KPIView(items: [.metric("2")])])
    let sheet = "fdlFUIKPIHeader_background { background-color: #32FFFFFF; }"
    try expect(
      warnings(header, in: [sheet]),
      is: [
        "warning: view: metric '2': #CAE4FBFF on #FFFFFFFF has a contrast of 1.31; "
          + "use colors with at least 3"
      ])
    try expect(warnings(header, in: [sheet], on: nil), is: [])
  }

  @Test func `a clear text is meant to be unseen`() throws {
    let sheet = "fdlFUIKPIView { tint-color: clear; }"
    let view = KPIView(items: [.metric("2")], caption: "Sales")
    try expect(warnings(view, in: [sheet]), is: [])
  }

  @Test func `they are separate from the other warnings`() throws {
    let drawn = try DrawnView(Self.view(0xF3), in: []) { $0.background = .rgb(255, 255, 255) }
    expect(drawn.warnings, is: [])
    expect(drawn.drawing.contrastWarnings.count, is: 2)
  }

  @Test func `texts that cannot be seen are among the other warnings`() throws {
    // #F4F4F4 has 1.10 on white, rounded up.
    let drawn = try DrawnView(Self.view(0xF4), in: []) { $0.background = .rgb(255, 255, 255) }
    expect(
      drawn.warnings,
      is: [
        "warning: view: metric '2': #F4F4F4FF on #FFFFFFFF cannot be seen; use another color",
        "warning: view: caption 'Sales': #F4F4F4FF on #FFFFFFFF cannot be seen; use another color",
      ])
    expect(drawn.drawing.contrastWarnings, is: [])
  }

  @Test func `each run of a text is judged by its own color`() throws {
    var card = KPICard(title: "Sales")
    card.titleAttributedText = [
      TextRun("Net "), TextRun("sales", color: .rgb(255, 255, 255)),
      TextRun(" of May", color: .rgb(0x77, 0x77, 0x77)),
    ]
    let drawn = try DrawnView(card, in: [])
    expect(
      drawn.warnings,
      is: ["warning: view: title 'sales': #FFFFFFFF on #FFFFFFFF cannot be seen; use another color"]
    )
    expect(
      drawn.drawing.contrastWarnings.map(\.description),
      is: [
        "warning: view: title ' of May': #777777FF on #FFFFFFFF has a contrast of 4.48; "
          + "use colors with at least 4.5"
      ])
  }
}
