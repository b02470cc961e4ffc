import FioriElements
import FioriRender
import Testing

@testable import FioriLayout
@testable import TestSupport

/// Where a ring's texts stand (Docs/sources/kpi.md#ring-value, Docs/sources/kpi.md#ring-caption).
struct KPIProgressCaptionTests {
  private static let long = "All orders that were completed in time or before it, of this year's"

  private func drawn(
    _ size: KPIProgressViewSize = .large, caption: Text? = nil, footnote: Text? = nil,
    _ generation: Environment.Generation = .classic
  ) throws -> DrawnView {
    let view = KPIProgressView(
      items: [.metric("64"), .unit("%")], chartSize: size, caption: caption, footnote: footnote)
    return try DrawnView(view) { $0.generation = generation }
  }

  @Test(arguments: [(KPIProgressViewSize.large, 130.0), (.small, 104)])
  func `a ring alone has room for its stroke around it`(
    size: KPIProgressViewSize, diameter: Double
  ) throws {
    let drawn = try drawn(size)
    let ring = try drawn.part("ring")
    expect(drawn.root.kind, is: "kpiProgressView")
    expect(drawn.drawing.report.size, is: Size(width: diameter + 2, height: diameter + 2))
    expect(ring.frame, is: Rect(x: 1, y: 1, width: diameter, height: diameter))
    expect(ring.lineWidth, is: 2)
  }

  @Test func `a ring in a header is as large as its circle`() throws {
    let header = KPIHeader(items: [KPIProgressView(items: [.metric("64")])])
    let drawn = try DrawnView(header)
    let view = try drawn.part("kpiProgressView")
    expect(view.frame.size, is: Size(width: 130, height: 130))
    try expect(drawn.part("ring").frame, is: view.frame)
  }

  @Test(arguments: [(KPIProgressViewSize.large, 94.0), (.small, 86)])
  func `a caption stays inside exactly up to its room`(
    size: KPIProgressViewSize, room: Double
  ) throws {
    for (width, isInside) in [(room, true), (room + 0.01, false)] {
      let view = KPIProgressView(
        items: [.metric("1")], chartSize: size, caption: "abcde ghij",
        attributesProvider: RingLook(size, captionSize: width / 10))
      var engine = SquareLayout.engine()
      let frame = try engine.layout(
        view.lowered(in: .plain).element, in: Constraints(maximumWidth: .infinity))
      let parts = LayoutReport(frame).root.flattened
      let caption = try #require(parts.first { $0.kind == "caption" })
      let ring = try #require(parts.first { $0.kind == "ring" })
      expect((caption.frame.maxY < ring.frame.maxY), is: isInside, "\(width)")
      expect((abs(caption.frame.size.width - width) < 1e-9), is: isInside)
    }
  }

  @Test func `a caption is measured in the size that its ring has for it`() throws {
    let large = try drawn(.large, caption: "Orders of May")
    let small = try drawn(.small, caption: "Orders of May")
    #expect(try large.part("caption").frame.minY > large.part("ring").frame.maxY)
    #expect(try small.part("caption").frame.maxY < small.part("ring").frame.maxY)
    try expect(large.part("caption").fontSize, is: 15)
    try expect(small.part("caption").fontSize, is: 12)
  }

  @Test(arguments: [(KPIProgressViewSize.large, 2.0), (.small, 1.6)])
  func `value and caption stand together in the middle of the ring`(
    size: KPIProgressViewSize, spacing: Double
  ) throws {
    let drawn = try drawn(size, caption: "Done")
    let (metric, caption) = (try drawn.part("metric").frame, try drawn.part("caption").frame)
    let ring = try drawn.part("ring").frame
    #expect(abs(caption.minY - metric.maxY - spacing) < 1e-9)
    #expect(abs((metric.minY + caption.maxY) / 2 - ring.midY) < 1e-9)
    #expect(abs(caption.midX - ring.midX) < 1e-9)
  }

  @Test func `a value whose caption is below stands in the middle alone`() throws {
    let drawn = try drawn(caption: Text(Self.long))
    #expect(abs(try drawn.part("metric").frame.midY - drawn.part("ring").frame.midY) < 1e-9)
  }

  @Test(arguments: [(KPIProgressViewSize.large, 216.0), (.small, 122)])
  func `a caption below has at most two lines of its own width`(
    size: KPIProgressViewSize, width: Double
  ) throws {
    let drawn = try drawn(size, caption: Text(Self.long + Self.long))
    let caption = try drawn.part("caption")
    expect(caption.lineCount, is: 2)
    expect(caption.fontSize, is: 15)
    expect(caption.isTruncated, is: true)
    expect(caption.text?.hasSuffix("…"), is: true)
    #expect(caption.frame.size.width <= width)
    #expect(caption.frame.size.width > width - 60)
  }

  @Test(arguments: KPIProgressViewSize.allCases)
  func `the classic look has 12 above a text below the ring and nothing under it`(
    size: KPIProgressViewSize
  ) throws {
    let drawn = try drawn(size, caption: Text(Self.long))
    let caption = try drawn.part("caption").frame
    #expect(abs(caption.minY - (try drawn.part("ring").frame.maxY) - 12) < 1e-9)
    #expect(abs(drawn.root.frame.maxY - 1 - caption.maxY) < 1e-9)
  }

  @Test(arguments: KPIProgressViewSize.allCases)
  func `today's look has 7 above a text below the ring and 5 under it`(
    size: KPIProgressViewSize
  ) throws {
    let drawn = try drawn(size, footnote: Text(Self.long), .horizon)
    let footnote = try drawn.part("footnote").frame
    #expect(abs(footnote.minY - (try drawn.part("ring").frame.maxY) - 7) < 1e-9)
    #expect(abs(drawn.root.frame.maxY - 1 - 5 - footnote.maxY) < 1e-9)
  }

  @Test(arguments: [
    (Environment.Generation.horizon, KPIProgressViewSize.large, 130.0), (.horizon, .small, 104),
    (.classic, .large, 216), (.classic, .small, 122),
  ])
  func `a footnote is as wide as the ring in today's look, and as a caption in the classic one`(
    generation: Environment.Generation, size: KPIProgressViewSize, width: Double
  ) throws {
    let footnote = try drawn(size, footnote: Text(Self.long + Self.long), generation).part(
      "footnote")
    expect(footnote.lineCount, is: 2)
    #expect(footnote.frame.size.width <= width)
    #expect(footnote.frame.size.width > width - 60)
  }

  @Test func `a footnote stands below whatever is in the ring`() throws {
    let drawn = try drawn(caption: "Done", footnote: "Of all", .horizon)
    let ring = try drawn.part("ring").frame
    #expect(try drawn.part("caption").frame.maxY < ring.maxY)
    #expect(try drawn.part("footnote").frame.minY > ring.maxY)
  }

  @Test func `a footnote follows a caption that is below`() throws {
    let drawn = try drawn(caption: "All orders of the year", footnote: "Of all")
    let caption = try drawn.part("caption").frame
    #expect(abs(try drawn.part("footnote").frame.minY - caption.maxY - 12) < 1e-9)
  }

  @Test(arguments: [nil, ""] as [Text?])
  func `texts that are empty take no room`(text: Text?) throws {
    let drawn = try drawn(caption: text, footnote: text)
    expect(drawn.root.children.map(\.kind), is: ["ring", "metric", "unit"])
    expect(drawn.root.frame.size, is: Size(width: 132, height: 132))
  }
}
