import FioriRender
import Testing

@testable import FioriLayout
@testable import TestSupport

/// Parts on pages (Docs/sources/headers.md#pages, Docs/sources/headers.md#dots).
struct PagesLayoutTests {
  private func check(_ item: PagingCase) throws {
    var engine = SquareLayout.engine()
    _ = try engine.frame(of: .pages(item.element()), in: .infinity)
    expect(engine.paging?.pages, is: item.pages)
    let widest = item.widths.max() ?? 0
    let message =
      "needs a width of \(Decimal.text(widest)) points, but has only "
      + "\(Decimal.text(item.width)), so it is clipped; make the view wider"
    expect(
      engine.findings,
      is: (widest > item.width ? [.warning(DescriptionPath(), Message(.noRoom, message))] : []))
  }

  private func frame(
    _ item: PagingCase, page: Int = 1, _ direction: Environment.LayoutDirection = .leftToRight
  ) throws -> Frame {
    var engine = SquareLayout.engine(direction)
    return try engine.frame(of: .pages(item.element(page: page)), in: .infinity)
  }

  /// The dots of a page control, from left to right.
  private func dots(of frame: Frame) throws -> [Frame.Placed] {
    let control = try #require(frame.children.first { $0.frame.kind == "pageControl" })
    return control.frame.children
  }

  private func color(of dot: Frame.Placed) -> RGBA? {
    if case .block(let block) = dot.frame.content { block.color } else { nil }
  }

  @Test(arguments: [
    PagingCase(130, 100, 100, pages: 0..<2, 2..<3), PagingCase(130, pages: 0..<1),
    PagingCase(130, 126.7, 169.2, 124.2, pages: 0..<2, 2..<4),
    PagingCase(100, 100, 130, pages: 0..<2, 2..<3),
    PagingCase(100, 130, 100, 130, pages: 0..<2, 2..<4),
    PagingCase(regular: 130, 126.7, 169.2, 124.2, pages: 0..<4),
    PagingCase(regular: 216, 216, 216, 216, pages: 0..<3, 3..<4),
    PagingCase(narrow: 130, 126.7, 169.2, 124.2, pages: 0..<1, 1..<2, 2..<3, 3..<4),
  ])
  func `a page takes parts as long as they fit`(_ item: PagingCase) throws {
    try check(item)
  }

  @Test(arguments: [
    PagingCase(173, 130, pages: 0..<2), PagingCase(173.01, 130, pages: 0..<1, 1..<2),
    PagingCase(131, 132, spacing: 80, pages: 0..<2),
    PagingCase(131, 132.01, spacing: 80, pages: 0..<1, 1..<2),
  ])
  func `parts that just fill a page fit on it`(_ item: PagingCase) throws { try check(item) }

  @Test(arguments: [
    PagingCase(10, 10, 10, 10, pages: 0..<3, 3..<4),
    PagingCase(0, 0, 0, 0, spacing: 0, pages: 0..<3, 3..<4),
    PagingCase(regular: 10, 10, 10, 10, pages: 0..<4),
  ])
  func `a page has at most three parts in compact, four in regular`(_ item: PagingCase) throws {
    try check(item)
  }

  @Test(arguments: [
    PagingCase(400, 10, 10, pages: 0..<1, 1..<3),
    PagingCase(10, 400, 10, pages: 0..<1, 1..<2, 2..<3),
    PagingCase(10, 10, 400, pages: 0..<2, 2..<3),
    PagingCase(narrow: 288.01, 10, pages: 0..<1, 1..<2),
  ])
  func `a part wider than the page has its own`(_ item: PagingCase) throws { try check(item) }

  @Test func `parts are in the middle of their page`() throws {
    let frame = try frame(PagingCase(130, 100, pages: 0..<2))
    expect(frame.size, is: Size(width: 375, height: 178))
    expect(frame.children.map(\.origin), is: [Point(x: 52.5, y: 24), Point(x: 222.5, y: 64)])
  }

  /// The tops of texts of the given sizes on a page, each with whether it shares the baseline, beside
  /// a block of a height.
  private func tops(_ texts: [(size: Double, isShared: Bool)], besideBlock height: Double) throws
    -> (tops: [Double], height: Double)
  {
    let block = BlockElement(size: Size(width: 10, height: height), color: SquareLayout.black)
    let items =
      [PagesElement.Item(element: .block(block), wrappedWidth: 0, sharesBaseline: true)]
      + texts.map { size, isShared in
        PagesElement.Item(
          element: .text(SquareLayout.text("a", size: size)), wrappedWidth: 0,
          sharesBaseline: isShared)
      }
    let other = PagingCase(10, pages: 0..<1).element()
    var engine = SquareLayout.engine()
    let pages = PagesElement(
      content: .filled(with: items, spacing: 10, maximumPerPage: 4), width: 375, padding: .zero,
      page: 1, control: other.control, origin: other.origin, pageOrigin: other.pageOrigin)
    let frame = try engine.frame(of: .pages(pages), in: .infinity)
    return (frame.children.map { ($0.origin.y * 1_000).rounded() / 1_000 }, frame.size.height)
  }

  @Test func `parts that share a baseline are centered as a group, others by themselves`() throws {
    let (tops, height) = try tops([(10, true), (20, true), (10, false)], besideBlock: 50)
    // The group is 22.344 high, its baseline 18.106 below its top; the small text's 9.053.
    expect(tops, is: [0, 22.881, 13.828, 19.414])
    expect(height, is: 50)
  }

  @Test func `a row is as high as the parts that share a baseline need`() throws {
    let (tops, height) = try tops([(10, true), (20, true)], besideBlock: 10)
    expect(tops, is: [6.172, 9.053, 0])
    #expect(abs(height - 22.344) < 1e-9)
  }

  @Test func `from right to left the first part is on the right`() throws {
    let frame = try frame(PagingCase(130, 100, pages: 0..<2), .rightToLeft)
    expect(frame.children.map(\.frame.size.width), is: [130, 100])
    expect(frame.children.map(\.origin.x), is: [192.5, 52.5])
  }

  @Test func `every page is as high as the highest, with its dots below`() throws {
    let item = PagingCase(130, 100, 100, 100, pages: 0..<2, 2..<4)
    for page in 1...2 {
      let frame = try frame(item, page: page)
      let control = try #require(frame.children.last)
      expect(frame.size, is: Size(width: 375, height: 208))
      expect(control.frame.size, is: Size(width: 36, height: 18))
      expect(control.origin, is: Point(x: 169.5, y: 182))
    }
  }

  @Test(arguments: [1, 2, 3])
  func `the dot of the current page has its own color`(page: Int) throws {
    let item = PagingCase(200, 200, 200, pages: 0..<1, 1..<2, 2..<3)
    let dots = try dots(of: try frame(item, page: page))
    expect(dots.map(\.origin), is: [0, 28, 56].map { Point(x: $0, y: 5) })
    #expect(dots.allSatisfy { $0.frame.size == Size(width: 8, height: 8) })
    let current = dots.indices.filter { color(of: dots[$0]) == RGBA(0x112233) }
    expect(current, is: [page - 1])
    let mirrored = try self.dots(of: try frame(item, page: page, .rightToLeft))
    expect(mirrored.indices.filter { color(of: mirrored[$0]) == RGBA(0x112233) }, is: [3 - page])
  }

  @Test func `only the parts of the page are drawn`() throws {
    let item = PagingCase(200, 201, 202, pages: 0..<1, 1..<2, 2..<3)
    let frame = try frame(item, page: 2)
    expect(frame.children.map(\.frame.size.width), is: [201, 64])
  }
}
