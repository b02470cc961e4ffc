import CCairo
import FioriRender
import Testing

@testable import FioriBackend
@testable import TestSupport

struct SVGIconTests {
  private let head = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'>"

  /// The alpha of an icon drawn on 8 × 8 pixels.
  private func alphas(of source: String) throws -> [UInt8] {
    let icon = try SVGIcon(Array(source.utf8))
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 8, 8)
    defer { cairo_surface_destroy(surface) }
    let context = try #require(cairo_create(surface))
    defer { cairo_destroy(context) }
    try icon.draw(on: context, x: 0, y: 0, width: 8, height: 8)
    cairo_surface_flush(surface)
    let data = try #require(cairo_image_surface_get_data(surface))
    return Array(UnsafeBufferPointer(start: data, count: 64))
  }

  @Test func `shapes are drawn into the given rectangle`() throws {
    let alphas = try alphas(of: head + "<rect width='8' height='4'/></svg>")
    expect(alphas, is: Array(repeating: 255, count: 32) + Array(repeating: 0, count: 32))
  }

  @Test(arguments: [
    "<text y='8' font-size='9'>M</text>",
    "<text y='8' font-size='9' style='display:inline!important'>M</text>",
    "<style>text{display:inline!important}</style><text y='8' font-size='9'>M</text>",
  ])
  func `texts are never drawn`(text: String) throws {
    #expect(try alphas(of: head + text + "</svg>").allSatisfy { $0 == 0 })
  }

  @Test(
    arguments: [
      ("width='24' height='12'", 24, 12), ("viewBox='0 0 16 8'", 16, 8),
      ("width='1in' height='50%' viewBox='0 0 3 4'", 3, 4), ("", nil, nil),
      ("viewBox='0 0 0 0'", nil, nil), ("width='-1' height='2'", nil, nil),
    ] as [(String, Double?, Double?)])
  func `the size is the root's, else the view box's`(
    attributes: String, width: Double?, height: Double?
  ) throws {
    let source = "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)/>"
    let icon = (try? SVGIcon(Array(source.utf8)))?.size
    expect(icon?.width, is: width)
    expect(icon?.height, is: height)
  }

  @Test(arguments: ["<svg>", "<svg></g>", "<svg xmlns='http://www.w3.org/2000/svg'><g>"])
  func `broken XML is damage`(source: String) {
    #expect(throws: ImageError.self) { _ = try SVGIcon(Array(source.utf8)).size }
  }

  @Test func `what is no SVG is told so`() {
    #expect(throws: ImageError.unknownFormat) { _ = try SVGIcon([0x1F, 0x8B, 8]).size }
  }

  @Test(
    arguments: [
      (0, 1), (1, 0), (-1, 1), (.nan, 1), (1, .infinity), (1e300, 1),
    ] as [(Double, Double)])
  func `a place without area is refused`(width: Double, height: Double) throws {
    let icon = try SVGIcon(Array((head + "</svg>").utf8))
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    defer { cairo_surface_destroy(surface) }
    let context = try #require(cairo_create(surface))
    defer { cairo_destroy(context) }
    do {
      try icon.draw(on: context, x: 0, y: 0, width: width, height: height)
      Issue.record("it was drawn")
    } catch {
      #expect(error.description.hasPrefix("SVG cannot be drawn (no area"))
    }
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      String(repeating: "<g>", count: 100_000), "<use id='a' href='#a'/></svg>",
      "<g id='a'><use href='#a'/></g></svg>",
      "<xi:include xmlns:xi='http://www.w3.org/2001/XInclude' href='file:///etc/passwd'/></svg>",
      "<style>@import url('file:///etc/passwd');</style></svg>",
      "<use href='file:///tmp/a.svg#a'/></svg>",
    ].map(LongText.init))
  func `hostile sources end, and draw nothing`(body: LongText) {
    #expect((try? alphas(of: head + body.text))?.allSatisfy { $0 == 0 } ?? true)
  }
}
