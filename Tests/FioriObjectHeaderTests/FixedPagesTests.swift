import FioriRender
import Testing

@testable import FioriKPI
@testable import FioriLayout
@testable import TestSupport

/// Pages that are given as they are (Docs/sources/headers.md#versions).
struct FixedPagesTests {
  private static let sizes = [
    Size(width: 100, height: 40), Size(width: 60, height: 90), Size(width: 343, height: 20),
  ]

  private func element(_ count: Int, page: Int) -> PagesElement {
    let pages = Self.sizes.prefix(count).enumerated().map { index, size in
      PagesElement.Page(
        element: .block(BlockElement(size: size, color: SquareLayout.black)), isCentered: index > 0)
    }
    return PagesElement(
      content: .fixed(pages), width: 375,
      padding: Insets(top: 10, right: 16, bottom: 0, left: 16), page: page,
      control: PageControlElement(
        dotDiameter: 8, pitch: 28, height: 18, topSpace: 4, bottomSpace: 8,
        currentColor: RGBA(0x112233), color: RGBA(0x445566)),
      origin: DescriptionPath(), pageOrigin: DescriptionPath(.key("page")))
  }

  private func layout(
    _ count: Int, page: Int, _ direction: Environment.LayoutDirection = .leftToRight
  ) throws -> (frame: Frame, findings: [Finding]) {
    var engine = SquareLayout.engine(direction)
    return (
      try engine.frame(of: .pages(element(count, page: page)), in: .infinity), engine.findings
    )
  }

  @Test(arguments: [1, 2, 3])
  func `all pages are as high as the highest`(page: Int) throws {
    let (frame, findings) = try layout(3, page: page)
    expect(frame.size, is: Size(width: 375, height: 10 + 90 + 4 + 18 + 8))
    expect(frame.children.count, is: 2)
    expect(frame.children[0].frame.size, is: Self.sizes[page - 1])
    expect(frame.children[1].frame.kind, is: "pageControl")
    expect(frame.children[1].origin.y, is: 104)
    #expect(findings.isEmpty)
  }

  @Test(arguments: [
    (1, Point(x: 16, y: 10), Point(x: 259, y: 10)),
    (2, Point(x: 157.5, y: 10), Point(x: 157.5, y: 10)),
    (3, Point(x: 16, y: 45), Point(x: 16, y: 45)),
  ])
  func `the first page is where reading starts, the others in the middle`(
    page: Int, place: Point, mirrored: Point
  ) throws {
    try expect(layout(3, page: page).frame.children[0].origin, is: place)
    try expect(layout(3, page: page, .rightToLeft).frame.children[0].origin, is: mirrored)
  }

  @Test func `one page alone has no dots`() throws {
    let frame = try layout(1, page: 1).frame
    expect(frame.size, is: Size(width: 375, height: 50))
    expect(frame.children.count, is: 1)
  }

  @Test(arguments: [
    (1, 2, "page 2 does not exist; the view has 1 page"),
    (2, 3, "page 3 does not exist; the view has 2 pages"),
    (3, 100, "page 100 does not exist; the view has 3 pages"),
    (3, 0, "page 0 does not exist; the view has 3 pages"),
  ])
  func `a page that is not there is an error`(count: Int, page: Int, message: String) throws {
    let findings = try layout(count, page: page).findings
    expect(findings, is: [.error(DescriptionPath(.key("page")), Message(.wrongPage, message))])
  }

  @Test(arguments: [1, 2, 3])
  func `the dot of the page is in its own color`(page: Int) throws {
    let control = try #require(try layout(3, page: page).frame.children.last).frame
    let colors = control.children.map { child in
      if case .block(let block) = child.frame.content { block.color } else { RGBA(0) }
    }
    expect(colors.map { $0 == RGBA(0x112233) }, is: (1...3).map { $0 == page })
  }
}
