import FioriRender
import Testing

@testable import TestSupport

/// Layers and styles of lines in SVGs.
struct SVGLayerTests {
  private static let line = DisplayCommand.stroke(
    Path(from: .zero, to: Point(x: 1, y: 1)), StrokeStyle(width: 2), RGBA(0x112233))
  private static let clip = Rect(x: 17, y: 10.5, width: 310, height: 50)

  private func svg(idPrefix: String = "", _ commands: [DisplayCommand]) throws -> String {
    var list = DisplayList(size: PictureSize(layout: Size(width: 20, height: 10), scale: 2))
    for command in commands { list.append(command) }
    var canvas = SVGCanvas(
      list.size, words: AccessibilityText(title: "", text: ""), outlines: SquareOutlines(),
      idPrefix: idPrefix, pngEncoder: { try PNGEncoder.encode($0, pixelsPerPoint: 1) })
    try list.paint(on: &canvas)
    return canvas.svg.description
  }

  @Test func `a layer is a group within a rectangle`() throws {
    let layer = Layer(clip: Self.clip, opacity: 0.5, commands: [Self.line])
    #expect(
      try svg([.layer(layer)]).contains(
        """
        <defs>
        <clipPath id="clip-17-10.5-310-50"><rect x="17" y="10.5" width="310" height="50"/></clipPath>
        </defs>
        <g clip-path="url(#clip-17-10.5-310-50)" opacity="0.5">
        <path d="M0 0L1 1" fill="none" stroke="#112233" stroke-width="2" stroke-linecap="round" \
        stroke-linejoin="round"/>
        </g>

        """))
  }

  @Test func `round corners are a path of their own id`() throws {
    let round = Layer(
      clip: Rect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 2, commands: [Self.line])
    let square = Layer(clip: round.clip, commands: [Self.line])
    let svg = try svg(idPrefix: "a-", [.layer(round), .layer(square), .layer(round)])
    #expect(
      svg.contains(
        """
        <defs>
        <clipPath id="a-clip-0-0-20-10-2"><path d="M2 0L18 0C19.105 0 20 0.895 20 2L20 8\
        C20 9.105 19.105 10 18 10L2 10C0.895 10 0 9.105 0 8L0 2C0 0.895 0.895 0 2 0Z"/></clipPath>
        <clipPath id="a-clip-0-0-20-10"><rect x="0" y="0" width="20" height="10"/></clipPath>
        </defs>
        <g clip-path="url(#a-clip-0-0-20-10-2)">

        """))
    expect(svg.ranges(of: "clip-path=\"url(#a-clip-0-0-20-10-2)\"").count, is: 2)
  }

  @Test func `a layer says only what is not so by itself`() throws {
    #expect(
      try svg([.layer(Layer(opacity: 0.5, commands: []))]).contains("<g opacity=\"0.5\">\n</g>"))
    #expect(try svg([.layer(Layer(commands: []))]).contains("<g>\n</g>"))
    let clipped = try svg([.layer(Layer(clip: Self.clip, commands: []))])
    #expect(clipped.contains("<g clip-path=\"url(#clip-17-10.5-310-50)\">\n</g>"))
  }

  @Test func `a rectangle is defined once, its id after the prefix`() throws {
    let layer = DisplayCommand.layer(Layer(clip: Self.clip, commands: [Self.line]))
    let svg = try svg(idPrefix: "a-", [layer, layer])
    expect(svg.ranges(of: "<clipPath id=\"a-clip-17-10.5-310-50\">").count, is: 1)
    expect(svg.ranges(of: "clip-path=\"url(#a-clip-17-10.5-310-50)\"").count, is: 2)
  }

  @Test func `a line may be cut at its ends and have gaps`() throws {
    let style = StrokeStyle(width: 1, cap: .butt, dash: [4, 2.5])
    #expect(
      try svg([.stroke(Path(from: .zero, to: Point(x: 9, y: 0)), style, RGBA(0x112233))])
        .contains(
          "<path d=\"M0 0L9 0\" fill=\"none\" stroke=\"#112233\" stroke-width=\"1\" "
            + "stroke-linejoin=\"round\" stroke-dasharray=\"4 2.5\"/>\n"))
  }
}
