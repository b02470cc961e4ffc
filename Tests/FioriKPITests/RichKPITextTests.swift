import FioriRender
import Testing

@testable import TestSupport

/// Texts with a style of their own in the views that had plain ones.
struct RichKPITextTests {
  private let text = Text(
    runs: [TextRun("Sales"), TextRun(" 2"), TextRun("nd", baselineOffset: 5)],
    font: TextFont(.footnote, weight: .bold), color: .rgb(0x22, 0, 0))

  @Test func `runs are read and spoken as one text`() throws {
    let described = DescribedDocument(
      #"{"view": {"type": "kpiView", "items": [{"metric": "2"}], "caption": [{"text": "Sa"}, {"text": "les", "kern": 2}]}}"#
    )
    expect(described.lines, is: [])
    let view = try #require(described.view)
    expect(view.caption, is: Text(runs: [TextRun("Sa"), TextRun("les", kern: 2)]))
    let drawn = try DrawnView(view)
    expect(drawn.drawing.accessibilityText.text, is: "Sales, 2")
    expect(drawn.drawing.accessibilityText.title, is: "Sales")
  }
}
