import FioriRender
import Testing

@testable import TestSupport

/// Texts with controls, written `<` for U+202E, `,` for U+202C, `(` for U+2067 and `)` for U+2069.
struct BidirectionalControlsTests {
  private func controls(_ text: String) -> String {
    let names: [Character: Character] = [
      "<": "\u{202E}", ",": "\u{202C}", "(": "\u{2067}", ")": "\u{2069}",
    ]
    return String(text.map { names[$0] ?? $0 })
  }

  @Test(arguments: CaseList.all(in: "values"))
  func `a text keeps the characters that a label can show, and ends its controls`(cases: CaseList)
    throws
  {
    try cases.check { text in
      TextSanitizer.sanitized(text.text).split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
    }
  }

  @Test func `a control reaches into the next run, and ends with the last`() throws {
    var card = KPICard(title: "Sales")
    card.kpiAttributedText = [TextRun(controls("a(b")), TextRun(controls("c)d<")), TextRun("e")]
    try expect(DrawnView(card).part("kpi").text, is: controls("a(bc)d<e,"))
  }

  @Test func `a text that is cut ends its controls before the ellipsis`() throws {
    var environment = Environment()
    environment.width = 120
    var header = ObjectHeader(headlineText: Text(controls("<Overridden for good and all time")))
    header.numberOfTagLines = nil
    let text = try DrawnView(header) { $0 = environment }.part("headline").text
    #expect(text?.hasSuffix(controls(",…")) == true)
  }

  @Test func `words of one text leave the next one alone`() throws {
    let view = KPIView(
      items: [.unit(controls("<$")), .metric("294")], caption: Text(controls("(a")))
    expect(
      try DrawnView(view).drawing.accessibilityText.text,
      is: "\u{2067}a\u{2069}, \u{202E}$\u{202C} 294")
  }
}
