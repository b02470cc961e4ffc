import Testing

@testable import FioriModel
@testable import FioriRender
@testable import TestSupport

/// What sheets do to the letters of a text (Docs/sources/sheets.md#values).
struct SheetTextTests {
  private static let view = KPIView(items: [.metric("2")], caption: "net Revenue\nof 2024")

  private func drawn(
    _ declarations: String, _ change: (inout Environment) -> Void = { _ in }
  ) throws -> DrawnView {
    try DrawnView(
      Self.view, in: ["fdlFUIKPIView_captionLabel { \(declarations) }"], change)
  }

  @Test(
    arguments: [
      ("uppercase", "stra\u{DF}e", "STRASSE"), ("uppercase", "\u{E9}t\u{E9}", "\u{C9}T\u{C9}"),
      ("capitalize", "o'neill  and-co", "O'neill  And-co"), ("capitalize", "3rd day", "3rd Day"),
      ("lowercase", "\u{130}", "i\u{307}"), ("uppercase", "\u{FB01}n", "FIN"),
    ] as [(String, String, String)])
  func `letters that become several are transformed too`(
    transform: String, text: String, result: String
  ) {
    expect(TextTransform(rawValue: transform)?.applied(to: text), is: result)
  }

  /// The left edges of the drawn lines of a short line below a long one.
  private func edges(
    _ align: String, _ direction: Environment.LayoutDirection = .leftToRight
  ) throws -> [Double] {
    let view = KPIView(items: [.metric("2")], caption: "a long line of text\nx")
    let drawn = try DrawnView(
      view, in: ["fdlFUIKPIView_captionLabel { \(align) }"]
    ) { $0.layoutDirection = direction }
    return drawn.drawing.displayList.commands.compactMap { command in
      guard case .glyphs(let run, let point) = command, run.text != "2" else { return nil }
      return point.x
    }
  }

  @Test func `left is left in either direction`() throws {
    for side in ["left", "center", "right"] {
      let align = "text-align: \(side);"
      try expect(edges(align), is: edges(align, .rightToLeft))
    }
  }
}
