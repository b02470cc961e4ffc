import FioriRender
import Testing

@testable import TestSupport

/// Measures of KPI headers in Inter (Docs/sources/headers.md#spacing,
/// Docs/sources/headers.md#worked-examples).
struct KPIHeaderLayoutTests {
  private func drawn(
    page: Int? = nil, _ change: (inout Environment) -> Void = { _ in }
  ) throws -> DrawnView {
    try DrawnView(SampleKPIHeader.view, page: page, change)
  }

  private func items(of drawn: DrawnView) -> [LayoutReport.Node] {
    drawn.root.children.filter { $0.kind.hasPrefix("kpi") }
  }

  @Test func `compact has two pages of two, as wide as in the worked example`() throws {
    for (page, kinds, width) in [
      (1, ["kpiProgressView", "kpiView"], 296.7), (2, ["kpiView", "kpiView"], 333.5),
    ] {
      let drawn = try drawn(page: page)
      let items = items(of: drawn)
      expect(drawn.drawing.pageCount, is: 2)
      expect(items.map(\.kind), is: kinds)
      #expect(abs(items[1].frame.maxX - items[0].frame.minX - width) < 0.1)
      #expect(abs(items[1].frame.minX - items[0].frame.maxX - 40) < 1e-9)
      #expect(abs((items[1].frame.maxX + items[0].frame.minX) / 2 - 187.5) < 1e-9)
    }
  }

  @Test func `regular has all four on one page`() throws {
    let drawn = try drawn { $0.horizontalSizeClass = .regular }
    let items = items(of: drawn)
    expect(drawn.drawing.report.size, is: Size(width: 1024, height: 178))
    expect(drawn.drawing.pageCount, is: 1)
    expect(items.count, is: 4)
    #expect(abs(items[3].frame.maxX - items[0].frame.minX - 694) < 0.5)
    #expect(abs((items[3].frame.maxX + items[0].frame.minX) / 2 - 512) < 1e-9)
    for (item, next) in zip(items, items.dropFirst()) {
      #expect(abs(next.frame.minX - item.frame.maxX - 48) < 1e-9)
    }
    #expect(drawn.root.children.allSatisfy { $0.kind != "pageControl" })
  }

  @Test(arguments: [
    (Environment.Device.iPhoneSE, 320.0, 4, 208.0), (.iPhone, 375, 2, 208), (.iPad, 1024, 1, 178),
  ])
  func `a header fills its device's screen`(
    device: Environment.Device, width: Double, pages: Int, height: Double
  ) throws {
    let drawn = try drawn { $0.device = device }
    expect(drawn.drawing.report.size, is: Size(width: width, height: height))
    expect(drawn.drawing.pageCount, is: pages)
  }

  @Test func `items stand in the middle of the page's height`() throws {
    let drawn = try drawn()
    #expect(items(of: drawn).map(\.frame.midY).allSatisfy { abs($0 - 89) < 1e-9 })
  }

  /// The baselines of a header's KPI views, whose captions have one and two lines, and the middle of
  /// its ring.
  private func lines(
    _ generation: Environment.Generation, _ alignment: KPIHeader.Alignment?
  ) throws -> (kpis: [Double?], ring: Double?) {
    let views = ["One line", "A caption that needs two lines to be read"].map {
      KPIView(items: [.metric("5")], caption: Text($0))
    }
    let header = KPIHeader(items: [SampleKPIHeader.ring] + views, alignment: alignment)
    let drawn = try DrawnView(header) {
      $0.generation = generation
      $0.width = 1024
    }
    let items = items(of: drawn)
    return (
      items.dropFirst().map { $0.children.first?.baseline }, items.first?.frame.midY
    )
  }

  @Test(arguments: [
    (Environment.Generation.classic, nil as KPIHeader.Alignment?, false), (.horizon, nil, true),
    (.classic, .firstBaseline, true), (.horizon, .center, false),
  ])
  func `KPI views share a baseline, in classic on request, and the ring stays centered`(
    generation: Environment.Generation, alignment: KPIHeader.Alignment?, isShared: Bool
  ) throws {
    let (kpis, ring) = try lines(generation, alignment)
    let (one, two) = (try #require(kpis[0]), try #require(kpis[1]))
    // Half the leading of the second line.
    #expect(abs(one - two - (isShared ? 0 : 10)) < 1e-9)
    expect(ring, is: 89)
  }

  @Test func `a page is as high as the highest of another`() throws {
    let drawn = try drawn(page: 2)
    expect(drawn.root.frame.size.height, is: 208)
    #expect(items(of: drawn).allSatisfy { $0.frame.size.height < 130 && $0.frame.midY == 89 })
  }

  @Test(arguments: [(Environment.Generation.classic, 23.0), (.horizon, 36)])
  func `the dots stand 4 under the page and 8 above the edge`(
    generation: Environment.Generation, width: Double
  ) throws {
    let drawn = try drawn { $0.generation = generation }
    let control = try drawn.part("pageControl").frame
    expect(control, is: Rect(x: (375 - width) / 2, y: 182, width: width, height: 18))
    expect(drawn.root.frame.maxY, is: 208)
  }

  @Test(arguments: [(0.0, 1), (40, 2), (86, 2), (87, 3)])
  func `items stand as far apart as they are told`(spacing: Double, pages: Int) throws {
    var header = SampleKPIHeader.view
    header.items.removeLast()
    header.items[2] = SampleKPIHeader.ring
    header.isItemOrderForced = true
    header.interItemSpacing = spacing
    let drawn = try DrawnView(header) { $0.width = spacing == 0 ? 420 : 375 }
    let items = items(of: drawn)
    expect(drawn.drawing.pageCount, is: pages)
    for (item, next) in zip(items, items.dropFirst()) {
      #expect(abs(next.frame.minX - item.frame.maxX - spacing) < 1e-9)
    }
  }

  @Test(arguments: [(-1.0, "-1.0"), (8_193, "8193.0"), (.nan, "nan")])
  func `a distance is within its bounds`(spacing: Double, found: String) throws {
    let header = KPIHeader(items: [SampleKPIHeader.ring], interItemSpacing: spacing)
    try expect(
      DrawnView.errors(of: header),
      is: [
        "error: view.interItemSpacing: expected a number from 0 to 8192, found \(found)"
      ])
  }

  @Test(arguments: [0, 3, -1, Int.max])
  func `a page that there is not is an error`(page: Int) throws {
    var header = SampleKPIHeader.view
    let message = "page \(page) does not exist; the view has 2 pages"
    try expect(DrawnView.errors(of: header, page: page), is: ["error: view: \(message)"])
    header.page = page
    try expect(DrawnView.errors(of: header), is: ["error: view.page: \(message)"])
  }

  @Test func `a header of one page has no second`() throws {
    let header = KPIHeader(items: [SampleKPIHeader.ring], page: 2)
    try expect(
      DrawnView.errors(of: header),
      is: [
        "error: view.page: page 2 does not exist; the view has 1 page"
      ])
  }

  @Test func `a figure's page wins over the header's`() throws {
    var header = SampleKPIHeader.view
    header.page = 2
    expect(items(of: try DrawnView(header)).first?.kind, is: "kpiView")
    expect(items(of: try DrawnView(header, page: 1)).first?.kind, is: "kpiProgressView")
  }

  @Test func `a view without pages has no second`() throws {
    try expect(
      DrawnView.errors(of: SampleKPIHeader.kpis[0], page: 2),
      is: [
        "error: view: page 2 does not exist; the view has 1 page"
      ])
  }

  @Test func `a plain KPI whose caption wraps is as wide as it may be`() throws {
    let view = KPIView(items: [.metric("2")], caption: "Label example can wrap to two lines")
    let drawn = try DrawnView(KPIHeader(items: [view]))
    let node = try drawn.part("kpiView").frame
    #expect(abs(node.size.width - 216) < 1e-9)
    #expect(abs(try drawn.part("caption").frame.midX - node.midX) < 1e-9)
  }

  @Test(arguments: [(nil as Int?, 178.0), (3, 208)])
  func `a banner stands 8 below all else and is as wide as the header`(
    count: Int?, top: Double
  ) throws {
    var header = SampleKPIHeader.view
    header.items = Array(header.items.prefix(count ?? 1))
    header.bannerMessage = BannerMessage(title: "No connection", type: .offline)
    let drawn = try DrawnView(header)
    let banner = try drawn.part("bannerMessage").frame
    let height = 4 + 13 * 1.1172 + 26
    expect(banner.minX, is: 0)
    expect(banner.minY, is: top + 8)
    expect(banner.size.width, is: 375)
    #expect(abs(banner.size.height - height) < 1e-9)
    #expect(abs(drawn.root.frame.maxY - banner.maxY) < 1e-9)
    let title = try drawn.part("title")
    expect(title.text, is: "No connection")
    expect(title.fontSize, is: 13)
  }
}
