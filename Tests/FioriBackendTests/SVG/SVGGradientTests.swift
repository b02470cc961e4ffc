import FioriRender
import Testing

@testable import TestSupport

/// Fills that change on their way down.
struct SVGGradientTests {
  private static let area = Path(Rect(x: 0, y: 0, width: 20, height: 10))
  private static let fill = Fill.verticalGradient(top: RGBA(0x445E75), bottom: RGBA(0x3F566B))

  private func svg(
    idPrefix: String = "", _ draw: (inout SVGCanvas) throws -> Void
  ) throws -> String {
    var canvas = SVGCanvas(
      PictureSize(layout: Size(width: 20, height: 10), scale: 2),
      words: AccessibilityText(title: "", text: ""), outlines: SquareOutlines(), idPrefix: idPrefix,
      pngEncoder: { try PNGEncoder.encode($0, pixelsPerPoint: 1) })
    try draw(&canvas)
    return canvas.svg.description
  }

  @Test func `a gradient goes from the upper edge to the lower one`() throws {
    #expect(
      try svg { try $0.fill(Self.area, Self.fill) }.contains(
        """
        <defs>
        <linearGradient id="gradient-445E75FF-3F566BFF" x2="0" y2="1">\
        <stop offset="0" stop-color="#445E75"/>\
        <stop offset="1" stop-color="#3F566B"/></linearGradient>
        </defs>
        <path d="M0 0L20 0L20 10L0 10Z" fill="url(#gradient-445E75FF-3F566BFF)"/>

        """))
  }

  @Test func `a gradient is defined once for each pair of colors`() throws {
    let svg = try svg {
      try $0.fill(Self.area, Self.fill)
      try $0.fill(Self.area, Self.fill)
      try $0.fill(
        Self.area, .verticalGradient(top: RGBA(0x3F566B), bottom: RGBA(0x445E75)))
    }
    expect(svg.ranges(of: "<linearGradient ").count, is: 2)
    expect(svg.ranges(of: "fill=\"url(#gradient-445E75FF-3F566BFF)\"").count, is: 2)
    expect(svg.ranges(of: "fill=\"url(#gradient-3F566BFF-445E75FF)\"").count, is: 1)
  }

  @Test func `colors that can be seen through have an opacity`() throws {
    let svg = try svg {
      try $0.fill(
        Self.area,
        .verticalGradient(
          top: RGBA(withAlpha: 0xFFFF_FF33), bottom: RGBA(withAlpha: 0x0000_0000)))
    }
    #expect(svg.contains("<stop offset=\"0\" stop-color=\"#FFFFFF\" stop-opacity=\"0.2\"/>"))
    #expect(svg.contains("<stop offset=\"1\" stop-color=\"#000000\" stop-opacity=\"0\"/>"))
  }

  @Test func `a gradient's id begins with the prefix`() throws {
    let svg = try svg(idPrefix: "a-") { try $0.fill(Self.area, Self.fill) }
    #expect(svg.contains("<linearGradient id=\"a-gradient-445E75FF-3F566BFF\""))
    #expect(svg.contains("fill=\"url(#a-gradient-445E75FF-3F566BFF)\""))
  }

  @Test func `a classic header has the gradient of its palette`() throws {
    let classic = try Renderer().svg(of: SampleKPIHeader.view)
    expect(classic.ranges(of: "<linearGradient id=\"gradient-445E75FF-3F566BFF\"").count, is: 1)
    var environment = Environment()
    environment.generation = .horizon
    let horizon = try Renderer().svg(of: SampleKPIHeader.view, in: environment)
    #expect(!horizon.contains("<linearGradient"))
  }
}
