import FioriRender
import Testing

@testable import FioriLayout
@testable import TestSupport

/// Parts in rows (Docs/sources/headers.md#tags).
struct FlowLayoutTests {
  private static let overflow = FlowElement.Overflow(
    template: "+{count} more", font: SquareLayout.font, color: SquareLayout.black, kind: "more")

  private static let gap = 10.0

  private func block(_ width: Double, _ height: Double = 20) -> Element {
    .block(BlockElement(size: Size(width: width, height: height), color: SquareLayout.black))
  }

  private func flow(
    _ items: [Element], rows: Int? = nil, _ alignment: HorizontalAlignment = .leading,
    overflow: FlowElement.Overflow? = overflow
  ) -> FlowElement {
    FlowElement(
      items: items, spacing: Self.gap, rowSpacing: 4, rowLimit: rows, alignment: alignment,
      overflow: overflow)
  }

  private func layout(
    _ flow: FlowElement, in width: Double,
    _ direction: Environment.LayoutDirection = .leftToRight
  ) throws -> Frame {
    var engine = SquareLayout.engine(direction)
    return try engine.frame(of: .flow(flow), in: width)
  }

  /// The widths of the parts by rows.
  private func rows(of frame: Frame) -> [[Double]] {
    let tops = Set(frame.children.map(\.origin.y)).sorted()
    return tops.map { top in
      frame.children.filter { $0.origin.y == top }.map(\.frame.size.width)
    }
  }

  @Test(
    arguments: [
      ([30.0, 30, 30], 110.0, [[30.0, 30, 30]]), ([30, 30, 30], 109.9, [[30, 30], [30]]),
      ([30, 30, 30], 69, [[30], [30], [30]]), ([200, 30, 30], 100, [[200], [30, 30]]),
      ([30, 200, 30], 100, [[30], [200], [30]]), ([30, 0, 30], 100, [[30, 30]]), ([], 100, []),
      ([0], 100, []), ([30, 30], 0, [[30], [30]]),
    ] as [([Double], Double, [[Double]])])
  func `a row is as full as possible, and a part that is too wide has its own`(
    widths: [Double], room: Double, expected: [[Double]]
  ) throws {
    let frame = try layout(flow(widths.map { block($0) }), in: room)
    expect(rows(of: frame), is: expected)
    let count = Double(expected.count)
    expect(frame.size.height, is: max(count * 24 - 4, 0))
    let row = expected.map { $0.reduce(0, +) + Double($0.count - 1) * Self.gap }.max()
    expect(frame.size.width, is: row ?? 0)
  }

  @Test func `parts are one gap apart, and rows have their own gap`() throws {
    let frame = try layout(flow([30, 40, 50].map { block($0) }), in: 90)
    expect(
      frame.children.map(\.origin), is: [Point(x: 0, y: 0), Point(x: 40, y: 0), Point(x: 0, y: 24)])
  }

  @Test(arguments: [
    (HorizontalAlignment.leading, [0.0, 40, 0]), (.trailing, [0, 40, 30]), (.center, [0, 40, 15]),
  ])
  func `rows are where the flow places them`(alignment: HorizontalAlignment, places: [Double])
    throws
  {
    let flow = flow([30, 40, 50].map { block($0) }, alignment)
    try expect(layout(flow, in: 90).children.map(\.origin.x), is: places)
    let mirrored = try layout(flow, in: 90, .rightToLeft)
    let widths = [30.0, 40, 50]
    expect(mirrored.children.map(\.origin.x), is: zip(places, widths).map { 80 - $0 - $1 })
  }

  @Test(
    arguments: [
      (1, 190.0, [], 4), (1, 189, ["+2 more"], 2), (1, 149, ["+3 more"], 1),
      (2, 80, ["+2 more"], 2),
      (3, 80, [], 4), (9, 10, [], 4),
    ] as [(Int, Double, [String], Int)])
  func `parts that do not fit in the last row are counted there`(
    limit: Int, room: Double, texts: [String], shown: Int
  ) throws {
    let frame = try layout(flow([30, 30, 30, 70].map { block($0) }, rows: limit), in: room)
    let found = frame.children.compactMap { $0.frame.block?.lines.first?.shown }
    expect(found, is: texts)
    expect(frame.children.count - found.count, is: shown)
    #expect(rows(of: frame).count <= max(limit, 4))
    expect(frame.children.last?.frame.kind, is: (texts.isEmpty ? nil : "more"))
  }

  @Test func `if not even the count fits, the first part is alone`() throws {
    let frame = try layout(flow([80, 80, 80].map { block($0) }, rows: 1), in: 80)
    expect(rows(of: frame), is: [[80]])
  }

  @Test func `without words for it nothing is counted`() throws {
    let flow = flow([30, 30, 30].map { block($0) }, rows: 1, overflow: nil)
    expect(rows(of: try layout(flow, in: 70)), is: [[30, 30]])
  }

  @Test func `parts of a row with a background are equally high`() throws {
    func tag(_ size: Double) -> Element {
      .box(
        BoxElement(
          content: .text(SquareLayout.text("ab", size: size)), padding: Insets(2),
          decoration: Decoration(fill: .color(SquareLayout.black))))
    }
    var flow = flow([tag(10), tag(20), .text(SquareLayout.text("ab", size: 10)), tag(10)])
    flow.hasEqualHeights = true
    let children = try layout(flow, in: 110).children
    let text = Font(weight: .regular, size: 10, leading: 10).lineHeight
    let heights = [2 * text + 4, 2 * text + 4, text, text + 4]
    for (child, height) in zip(children, heights) {
      #expect(abs(child.frame.size.height - height) < 1e-9)
    }
    expect(children.map(\.origin.y)[..<2], is: [0, 0])
    let baselines = children.prefix(3).map { $0.origin.y + ($0.frame.baseline ?? 0) }
    let drawn = children.prefix(2).map { child in
      child.frame.children.reduce(child.origin.y) { $0 + $1.origin.y + ($1.frame.baseline ?? 0) }
    }
    for baseline in baselines + drawn { #expect(abs(baseline - baselines[0]) < 1e-9) }
  }

  @Test func `parts of a row are on one baseline`() throws {
    let texts = [10.0, 20, 10].map { size in
      Element.text(SquareLayout.text("ab", size: size))
    }
    let frame = try layout(flow(texts), in: 500)
    let baselines = frame.children.map { $0.origin.y + ($0.frame.baseline ?? 0) }
    expect(Set(baselines.map { ($0 * 1000).rounded() }).count, is: 1)
    expect(frame.baseline, is: baselines[0])
  }
}
