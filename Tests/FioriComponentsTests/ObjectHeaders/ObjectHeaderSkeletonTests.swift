import Testing

@testable import FioriObjectHeader
@testable import FioriRender
@testable import TestSupport

/// Object headers that wait for their content (Docs/sources/headers.md#loading).
struct ObjectHeaderSkeletonTests {
  private func isGlyphs(_ command: DisplayCommand) -> Bool {
    if case .glyphs = command { true } else { false }
  }

  private func isBlank(_ drawn: DrawnView) -> Bool {
    drawn.root.flattened.allSatisfy { $0.text == nil && $0.baseline == nil }
      && !drawn.drawing.displayList.commands.contains(where: isGlyphs)
  }

  @Test(arguments: [
    SampleObjectHeader.view, SampleObjectHeader.first,
    ObjectHeader(headlineText: "A", statusText: "B", kpiView: SampleObjectHeader.kpi),
  ])
  func `blocks stand in the places of the header's own parts`(header: ObjectHeader) throws {
    var waiting = header
    waiting.isLoading = true
    let (blocks, ready) = (try DrawnView(waiting), try DrawnView(header))
    #expect(isBlank(blocks))
    for place in ready.root.children where place.kind != "pageControl" {
      #expect(
        blocks.root.flattened.contains { $0.kind == place.kind && $0.frame == place.frame },
        "\(place.kind)")
    }
    expect(blocks.drawing.pageCount, is: ready.drawing.pageCount)
    expect(blocks.drawing.report.size, is: ready.drawing.report.size)
  }

  @Test(arguments: [nil, "", "  "] as [Text?], ObjectHeader.Version.allCases)
  func `without a headline it has the SDK's sample`(
    headline: Text?, version: ObjectHeader.Version
  ) throws {
    let header = ObjectHeader(headlineText: headline, version: version, isLoading: true)
    let drawn = try DrawnView(header)
    #expect(isBlank(drawn))
    let kinds = drawn.root.flattened.map(\.kind)
    expect(kinds.count { $0 == "tag" }, is: 3)
    for kind in [
      "detailImage", "headline", "subheadline", "body", "footnote", "status", "substatus",
    ] {
      expect(kinds.count { $0 == kind }, is: 1, "\(kind)")
    }
    let side: Double = version == .v2 ? 44 : 45
    try expect(drawn.part("detailImage").frame.size, is: Size(width: side, height: side))
  }

  @Test(
    arguments: [
      (Environment.Generation.classic, ColorScheme.light, "#E8E8EDFF"),
      (.classic, .dark, "#FFFFFF33"),
      (.horizon, .light, "#5B738B5E"),
      (.horizon, .dark, "#8396A85E"),
    ] as [(Environment.Generation, ColorScheme, String)])
  func `all blocks have the color of a separator, those of tags too`(
    generation: Environment.Generation, scheme: ColorScheme, color: String
  ) throws {
    let header = ObjectHeader(backgroundColorScheme: scheme, isLoading: true)
    let drawn = try DrawnView(header) { $0.generation = generation }
    expect(Set(drawn.fills.dropFirst()), is: [color])
  }

  @Test func `a header that waits has its pages, with dots like blocks, and no hairline`() throws {
    var header = SampleObjectHeader.withKPI
    header.isLoading = true
    let drawn = try DrawnView(header)
    expect(drawn.drawing.pageCount, is: 2)
    #expect(drawn.root.flattened.contains { $0.kind == "pageControl" })
    expect(Set(drawn.fills.dropFirst()), is: ["#E8E8EDFF"])
    expect(drawn.fills.first, is: "#FFFFFFFF")
    expect(drawn.drawing.words, is: .loading)
  }

  @Test func `of a header that waits only errors are told`() throws {
    var header = SampleObjectHeader.view
    header.isLoading = true
    header.labelItems = (1...7).map { LabelItem(text: Text("\($0)")) }
    try expect(DrawnView(header).warnings, is: [])
    header.labelItems = [LabelItem()]
    try expect(
      DrawnView.errors(of: header),
      is: [
        "error: view.labelItems[0]: expected a text or an image, found neither"
      ])
  }
}
