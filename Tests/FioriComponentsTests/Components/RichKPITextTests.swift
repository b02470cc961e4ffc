import FioriRender
import Testing

@testable import TestSupport

/// Texts with a style of their own in the views that had plain ones.
struct RichKPITextTests {
  private let text = Text(
    runs: [TextRun("Sales"), TextRun(" 2"), TextRun("nd", baselineOffset: 5)],
    font: TextFont(.footnote, weight: .bold), color: .rgb(0x22, 0, 0))

  @Test(arguments: ["caption", "footnote"])
  func `a ring's texts take it`(kind: String) throws {
    let view = KPIProgressView(
      items: [.metric("2")], caption: kind == "caption" ? text : nil,
      footnote: kind == "footnote" ? text : nil, textColor: StateColors(normal: .rgb(0, 0, 1)))
    try check(try DrawnView(view), kind)
  }

  @Test func `a KPI's caption takes it, over its tint`() throws {
    let view = KPIView(
      items: [.metric("2")], caption: text, tintColor: StateColors(normal: .rgb(0, 0, 1)))
    try check(try DrawnView(view), "caption")
  }

  @Test func `a banner's title takes it`() throws {
    var header = KPIHeader(items: [KPIView(items: [.metric("2")])])
    header.bannerMessage = BannerMessage(title: text)
    try check(try DrawnView(header), "title")
  }

  private func check(_ drawn: DrawnView, _ kind: String) throws {
    let part = try drawn.part(kind)
    expect(part.text, is: "Sales 2nd")
    expect(part.fontSize, is: 13)
    expect(part.color?.hex, is: "#220000FF")
    #expect(drawn.faces.contains("Inter-Bold"))
  }

  @Test func `runs are read and said as one text`() throws {
    let described = DescribedDocument(
      #"{"view": {"type": "kpiView", "items": [{"metric": "2"}], "caption": [{"text": "Sa"}, {"text": "les", "kern": 2}]}}"#
    )
    expect(described.lines, is: [])
    let view = try #require(described.view)
    expect(view.caption, is: Text(runs: [TextRun("Sa"), TextRun("les", kern: 2)]))
    let drawn = try DrawnView(view)
    expect(drawn.drawing.words.text, is: "Sales, 2")
    expect(drawn.drawing.words.title, is: "Sales")
  }

  @Test func `as many lines as a caption needs`() throws {
    let long = String(repeating: "Label example ", count: 8)
    let view = KPIView(items: [.metric("2")], caption: Text(long, numberOfLines: 0))
    let caption = try DrawnView(view).part("caption")
    expect(caption.isTruncated, is: false)
    expect(caption.lineCount, is: 4)
  }

  @Test func `a family that is not loaded is an error`() throws {
    let view = KPIView(items: [.metric("2")], caption: Text("a", font: TextFont(family: "Intre")))
    try expect(
      DrawnView.errors(of: view),
      is: [
        "error: view.caption: unknown font family 'Intre'; did you mean 'Inter'?"
      ])
  }
}
