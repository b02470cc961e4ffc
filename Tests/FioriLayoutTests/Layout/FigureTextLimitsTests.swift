import FioriLayout
import FioriRender
import Testing

@testable import TestSupport

/// What all texts of a figure may come to, refused before any is shaped.
struct FigureTextLimitsTests {
  private func errors(_ view: some Component) throws -> [String] {
    do {
      _ = try Renderer().drawing(of: Figure(view))
      return []
    } catch let error as DescriptionError {
      return error.diagnostics.filter { $0.severity == .error }.map(\.description)
    }
  }

  /// A collection of cards with the given titles.
  private func cards(_ titles: [Text]) -> CardCollection {
    CardCollection(cards: titles.map { KPICard(title: $0) })
  }

  /// A text of so many runs, each in a size of its own among `sizes`.
  private func text(runs: Int, sizes: Int) -> Text {
    Text(
      runs: (0..<runs).map { index in
        TextRun("a", font: TextFont(size: 10 + Double(index % sizes) / 100))
      })
  }

  @Test func `the texts of a figure have at most 500,000 characters`() throws {
    expect(Limits.figureTextLength, is: 500_000)
    let title = Text(String(repeating: "a", count: 4_000))
    try expect(
      errors(cards([Text](repeating: title, count: 126))),
      is: [
        "error: view: 504000 characters of text in all, more than the 500000 allowed; "
          + "shorten the text or split the figure"
      ])
  }

  @Test func `the texts of a figure have at most 20,000 runs`() throws {
    expect(Limits.runCount, is: 20_000)
    try expect(
      errors(cards([Text](repeating: text(runs: 4_000, sizes: 2), count: 6))),
      is: [
        "error: view: 24000 runs of text in all, more than the 20000 allowed; "
          + "use less text or fewer runs"
      ])
  }

  @Test func `the texts of a figure have at most 256 fonts`() throws {
    expect(Limits.fontCount, is: 256)
    let view = KPIView(items: [.metric("1")], caption: text(runs: 600, sizes: 257))
    try expect(
      errors(view),
      is: [
        "error: view: 258 fonts in all, more than the 256 allowed; "
          + "use fewer sizes, weights and families"
      ])
    try expect(errors(KPIView(items: [.metric("1")], caption: text(runs: 600, sizes: 250))), is: [])
  }

  @Test func `every part of a view counts`() {
    let views: [any Component] = [
      KPIView(items: [.metric("1234")], caption: "12345"),
      KPIProgressView(items: [.metric("1234")], progress: 0.5, caption: "12345"),
      ObjectHeader(headlineText: "1234", tags: ["12", "3"], footnoteText: "45"),
      CardCollection(cards: [KPICard(title: "12345", kpiItems: [.metric("1234")])]),
      KPIHeader(items: [KPIView(items: [.metric("1234")], caption: "12345")]),
    ]
    for view in views {
      let cost = TextCost(of: view.lowered(in: .plain).element)
      expect(cost.characterCount, is: 9, "\(type(of: view))")
    }
  }
}
