import FioriRender
import Testing

@testable import TestSupport

struct SVGCanvasTests {
  private func svg(
    words: AccessibilityText = AccessibilityText(title: "Sales", text: "Sales, $2"),
    idPrefix: String = "",
    _ draw: (inout SVGCanvas) throws -> Void = { _ in }
  ) throws -> String {
    var canvas = SVGCanvas(
      PictureSize(layout: Size(width: 20, height: 10), scale: 2), words: words,
      outlines: SquareOutlines(), idPrefix: idPrefix,
      pngEncoder: { try PNGEncoder.encode($0, pixelsPerPoint: 1) })
    try draw(&canvas)
    return canvas.svg.description
  }

  private func run(_ ids: [UInt32], face name: String = "Inter-Light") -> GlyphRun {
    GlyphRun(
      face: FontFace(name: name, path: name, index: 0, coordinates: [], isColored: false),
      size: 10, color: RGBA(0x3678AF),
      glyphs: ids.enumerated().map {
        Glyph(id: $0.element, position: Point(x: Double($0.offset) * 10, y: 0))
      },
      text: "", clusters: [], isRightToLeft: false)
  }

  @Test func `a picture has its size, a title and a description`() throws {
    try expect(
      svg(),
      is: """
        <svg xmlns="http://www.w3.org/2000/svg" width="20px" height="10px" \
        viewBox="0 0 20 10" role="img">
        <title>Sales</title>
        <desc>Sales, $2</desc>
        </svg>

        """)
  }

  @Test func `what stands in a title is escaped`() throws {
    let words = AccessibilityText(title: "<a & \"b\">", text: "</desc>\u{0}")
    let svg = try svg(words: words)
    #expect(svg.contains("<title>&lt;a &amp; &quot;b&quot;&gt;</title>"))
    #expect(svg.contains("<desc>&lt;/desc&gt;</desc>"))
  }

  @Test func `an outline is defined once and used where it stands`() throws {
    let svg = try svg { try $0.draw(run([1, 0x20, 2, 1]), at: Point(x: 3, y: 4.5)) }
    #expect(
      svg.contains(
        """
        <defs>
        <path id="Inter-Light-1" d="M0-1000L1000-1000L1000 0L0 0Z"/>
        <path id="Inter-Light-2" d="M0-1000L1000-1000L1000 0L0 0Z"/>
        </defs>
        <g fill="#3678AF" transform="matrix(0.01 0 0 0.01 3 4.5)">\
        <use href="#Inter-Light-1"/><use href="#Inter-Light-2" x="2000"/>\
        <use href="#Inter-Light-1" x="3000"/></g>

        """))
  }

  @Test func `ids do not depend on what was drawn before`() throws {
    let alone = try svg { try $0.draw(run([2]), at: .zero) }
    let after = try svg {
      try $0.draw(run([9], face: "Inter-Regular"), at: .zero)
      try $0.draw(run([2]), at: .zero)
    }
    #expect(alone.contains("id=\"Inter-Light-2\""))
    #expect(after.contains("id=\"Inter-Light-2\""))
  }

  @Test func `ids begin with their prefix, and so do references`() throws {
    let svg = try svg(idPrefix: "a-") {
      try $0.draw(run([1]), at: .zero)
      let bitmap = Bitmap(width: 1, height: 1, pixels: [1, 2, 3, 255])
      try $0.draw(
        bitmap, in: Rect(x: 0, y: 0, width: 1, height: 1), tint: RGBA(0x112233))
    }
    #expect(svg.contains("id=\"a-Inter-Light-1\""))
    #expect(svg.contains("href=\"#a-Inter-Light-1\""))
    #expect(svg.contains("id=\"a-tint-112233FF\""))
    #expect(svg.contains("url(#a-tint-112233FF)"))
  }

  @Test func `a prefix cannot end its attribute`() throws {
    let svg = try svg(idPrefix: "a\"><b") { try $0.draw(run([1]), at: .zero) }
    #expect(!svg.contains("><b"))
  }

  @Test(arguments: [
    ("Inter-Light", "Inter-Light-1"), ("Noto Sans/Ü", "NotoSans-1"), ("中文", "font-1"),
  ])
  func `an id has no character that needs escaping`(face: String, id: String) throws {
    let svg = try svg { try $0.draw(run([1], face: face), at: .zero) }
    #expect(svg.contains("<path id=\"\(id)\" "))
  }

  @Test func `two faces of one name have two ids`() throws {
    var other = run([1])
    other = GlyphRun(
      face: FontFace(
        name: "Inter-Light", path: "other", index: 0, coordinates: [], isColored: false),
      size: 10, color: other.color, glyphs: other.glyphs, text: "", clusters: [],
      isRightToLeft: false)
    let svg = try svg {
      try $0.draw(run([1]), at: .zero)
      try $0.draw(other, at: .zero)
    }
    #expect(svg.contains("id=\"Inter-Light-1\""))
    #expect(svg.contains("id=\"Inter-Light.2-1\""))
  }

  @Test func `a colored glyph is a picture in its own colors`() throws {
    let face = FontFace(name: "Emoji", path: "e", index: 0, coordinates: [], isColored: true)
    let emoji = GlyphRun(
      face: face, size: 10, color: RGBA(0x112233),
      glyphs: [
        Glyph(id: 0x20, position: .zero), Glyph(id: 1, position: Point(x: 10, y: 0)),
      ],
      text: "", clusters: [], isRightToLeft: false)
    let svg = try svg { try $0.draw(emoji, at: Point(x: 1, y: 20)) }
    #expect(svg.contains("<image x=\"16\" y=\"10\" width=\"20\" height=\"10\""))
    expect(svg.ranges(of: "<image").count, is: 1)
    #expect(!svg.contains("112233"))
  }

  @Test func `blanks alone draw nothing`() throws {
    let blanks = try svg { try $0.draw(run([0x20]), at: .zero) }
    expect(blanks, is: (try svg()))
  }

  @Test func `paths and lines have their colors`() throws {
    let svg = try svg {
      try $0.fill(Path(Rect(x: 0, y: 0, width: 1, height: 1)), .color(RGBA(0xFFFFFF)))
      let half = RGBA(red: 1, green: 2, blue: 3, alpha: 51)
      try $0.stroke(Path(from: .zero, to: Point(x: 1, y: 1)), StrokeStyle(width: 1.5), half)
    }
    #expect(svg.contains("<path d=\"M0 0L1 0L1 1L0 1Z\" fill=\"#FFFFFF\"/>\n"))
    #expect(
      svg.contains(
        "<path d=\"M0 0L1 1\" fill=\"none\" stroke=\"#010203\" stroke-opacity=\"0.2\" "
          + "stroke-width=\"1.5\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>\n"))
  }

  @Test func `a tint is a filter, defined once`() throws {
    let bitmap = Bitmap(width: 1, height: 1, pixels: [1, 2, 3, 255])
    let rect = Rect(x: 1, y: 2.5, width: 3, height: 4)
    let svg = try svg {
      try $0.draw(bitmap, in: rect, tint: RGBA(0x112233))
      try $0.draw(bitmap, in: rect, tint: RGBA(0x112233))
      try $0.draw(bitmap, in: rect, tint: nil)
    }
    expect(svg.ranges(of: "<filter id=\"tint-112233FF\"").count, is: 1)
    expect(svg.ranges(of: "filter=\"url(#tint-112233FF)\"").count, is: 2)
    expect(svg.ranges(of: "<image x=\"1\" y=\"2.5\" width=\"3\" height=\"4\"").count, is: 3)
    expect(svg.ranges(of: "href=\"data:image/png;base64,").count, is: 3)
  }
}
