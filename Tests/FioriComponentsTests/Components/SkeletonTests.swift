import Testing

@testable import FioriRender
@testable import TestSupport

/// Views that wait for their content (Docs/sources/headers.md#loading).
struct SkeletonTests {
  private func isGlyphs(_ command: DisplayCommand) -> Bool {
    if case .glyphs = command { true } else { false }
  }

  /// The areas of a drawing's fills, and their colors.
  private func blocks(of drawn: DrawnView) -> [(area: Rect, color: RGBA)] {
    drawn.drawing.displayList.commands.compactMap { command in
      guard case .fill(let path, .color(let color)) = command, let area = path.bounds else {
        return nil
      }
      return (area, color)
    }
  }

  /// A view that waits, and the same one when it has its content.
  private func both(_ view: KPIView) throws -> (waiting: DrawnView, ready: DrawnView) {
    var waiting = view
    waiting.isLoading = true
    return (try DrawnView(waiting), try DrawnView(view))
  }

  @Test func `blocks stand in the places of the view's own value and caption`() throws {
    let view = KPIView(items: [.unit("$"), .metric("294"), .unit("USD")], caption: "Sales")
    let (waiting, ready) = try both(view)
    expect(waiting.drawing.report.size, is: ready.drawing.report.size)
    let blocks = blocks(of: waiting)
    try #require(blocks.count == 2)
    let (value, caption) = (blocks[0].area, try ready.part("caption"))
    let (first, last) = (ready.root.children[0].frame, ready.root.children[2].frame)
    #expect(abs(value.minX - first.minX) <= 0.25)
    #expect(abs(value.maxX - last.maxX) <= 0.25)
    #expect(abs(value.size.height - 48 * 0.727) <= 0.5)
    #expect(abs(value.maxY - (try #require(ready.root.children[0].baseline))) <= 0.25)
    #expect(abs(blocks[1].area.minX - caption.frame.minX) <= 0.25)
    #expect(abs(blocks[1].area.maxY - (try #require(caption.baseline))) <= 0.25)
    #expect(abs(blocks[1].area.size.height - 15 * 1081 / 2048) <= 0.5)
  }

  @Test func `each line of a caption has its block, a value one with its icon`() throws {
    let view = KPIView(
      items: [.icon(.builtin(.package)), .metric("2")],
      caption: "Label example can wrap to two lines")
    let (waiting, ready) = try both(view)
    try expect(ready.part("caption").lineCount, is: 2)
    let blocks = blocks(of: waiting)
    expect(blocks.count, is: 3)
    let metric = try ready.part("metric").frame
    #expect(abs((try #require(blocks.first)).area.maxX - metric.maxX) <= 0.25)
  }

  @Test(
    arguments: [
      KPIView(items: [], isLoading: true),
      KPIView(items: [.metric("2")], caption: "Sales", isLoading: true),
      KPIProgressView(items: [], isLoading: true),
      KPIProgressView(
        items: [.metric("64")], progress: 0.64, caption: "A caption that is below",
        footnote: "Of all", isLoading: true),
      KPIHeader(items: [SampleKPIHeader.ring, SampleKPIHeader.kpis[0]], isLoading: true),
      KPIHeader(items: [], isLoading: true),
    ] as [any Component])
  func `no text is left, in the report and in the picture`(view: any Component) throws {
    let drawn = try DrawnView(view)
    let nodes = drawn.root.flattened
    #expect(nodes.allSatisfy { $0.text == nil && $0.fontSize == nil && $0.baseline == nil })
    #expect(!drawn.drawing.displayList.commands.contains(where: isGlyphs))
    #expect(blocks(of: drawn).count >= 2)
  }

  @Test(arguments: [[], [KPIItem.metric("64")]])
  func `a ring that waits has its track alone`(items: [KPIItem]) throws {
    let view = KPIProgressView(items: items, progress: 0.64, isLoading: true)
    let drawn = try DrawnView(view)
    try expect(drawn.part("ring").progress, is: 0)
    #expect(!drawn.drawing.displayList.grows)
    let strokes = drawn.drawing.displayList.commands.compactMap { command in
      if case .stroke(_, _, let color) = command { color.hex } else { nil }
    }
    expect(strokes, is: ["#E8E8EDFF"])
  }

  @Test(arguments: [
    (Environment.Generation.classic, ColorScheme.light, "#E8E8EDFF"),
    (.classic, .dark, "#FFFFFF33"), (.horizon, .light, "#5B738B5E"),
    (.horizon, .dark, "#8396A85E"),
  ])
  func `blocks have the color of a separator that can be seen`(
    generation: Environment.Generation, scheme: ColorScheme, color: String
  ) throws {
    let view = KPIView(
      items: [.metric("2")], caption: "Sales", colorScheme: scheme, isLoading: true)
    let drawn = try DrawnView(view) { $0.generation = generation }
    expect(Set(blocks(of: drawn).map(\.color.hex)), is: [color])
  }

  @Test func `a header gives its background to views that wait`() throws {
    let drawn = try DrawnView(KPIHeader(items: [SampleKPIHeader.kpis[0]], isLoading: true))
    expect(Set(blocks(of: drawn).map(\.color.hex)), is: ["#FFFFFF33"])
  }

  @Test func `of a view that waits only errors are told`() throws {
    let units = KPIView(
      items: [.unit("a"), .unit("b"), .unit("c"), .metric("2")], isLoading: true)
    try expect(DrawnView(units).warnings, is: [])
    let number = KPIItem.formattedMetric(NumberValue(value: .nan))
    let errors = try DrawnView.errors(of: KPIView(items: [number], isLoading: true))
    expect(errors, is: ["error: view.items[0].metric.value: expected a finite number, found nan"])
  }
}
