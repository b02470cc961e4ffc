import FioriRender
import Testing

@testable import FioriDrawing
@testable import TestSupport

struct DisplayListTests {
  private let size = PictureSize(layout: Size(width: 100.2, height: 50), scale: 2)

  private func lines(_ list: DisplayList) -> [String] {
    var canvas = RecordingCanvas()
    list.paint(on: &canvas)
    return canvas.lines
  }

  /// A text of one run on a baseline.
  private func text(_ baseline: Double) -> Frame {
    let run = GlyphRun(
      face: SquareShaper.face, size: 10, color: SquareLayout.black,
      glyphs: [Glyph(id: 1, position: .zero)], text: "a", clusters: [], isRightToLeft: false)
    let line = TextLine(runs: [run], width: 10, x: 1.3, baseline: baseline)
    let block = TextBlock(
      lines: [line], text: "a", isTruncated: false, font: SquareLayout.font,
      color: SquareLayout.black)
    return Frame(
      size: Size(width: 10, height: 10), baseline: baseline, content: .text(block), kind: "text")
  }

  @Test func `a baseline is on a device pixel, letters stay where they are`() {
    var list = DisplayList(size: size)
    list.append(text(9.053), at: Point(x: 0.1, y: 0.3))
    expect(lines(list), is: ["glyphs 'a' size 10 at 1.4 9.5 #000000FF"])
  }

  @Test func `groups move their parts`() {
    let inner = Frame(
      size: .zero, baseline: nil,
      content: .group([Frame.Placed(origin: Point(x: 10, y: 20), frame: text(5))]), kind: nil)
    let outer = Frame(
      size: .zero, baseline: nil,
      content: .group([Frame.Placed(origin: Point(x: 1, y: 2), frame: inner)]), kind: nil)
    var list = DisplayList(size: size)
    list.append(outer, at: .zero)
    expect(lines(list), is: ["glyphs 'a' size 10 at 12.3 27 #000000FF"])
  }

  @Test func `an image is fitted, centered, and its corner set on a pixel`() {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [UInt8](repeating: 0, count: 8))
    let frame = Frame(
      size: Size(width: 32, height: 32), baseline: nil,
      content: .image(.bitmap(bitmap), tint: RGBA(0x112233)), kind: "icon")
    var list = DisplayList(size: size)
    list.append(frame, at: Point(x: 0.2, y: 0.3))
    expect(lines(list), is: ["image in 0 8.5 32 16 #112233FF"])
  }

  @Test func `a round image has all its edges on pixels, and the clip with it`() {
    let bitmap = Bitmap(width: 3, height: 1, pixels: [UInt8](repeating: 0, count: 12))
    let frame = Frame(
      size: Size(width: 32, height: 32), baseline: nil,
      content: .image(.bitmap(bitmap), tint: nil, cornerRadius: 4), kind: "image")
    var list = DisplayList(size: size)
    list.append(frame.scaled(by: 0.5), at: Point(x: 0.2, y: 0.3))
    expect(
      lines(list),
      is: [
        "layer clip 0 5.5 16 5.5 radius 2 opacity 1", "image in 0 5.5 16 5.5 original", "end",
      ])
  }

  @Test(arguments: [
    (1, 100_000, 10.0, 0.0), (1, 100_000, 10, 4), (100_000, 1, 10, 4), (1, 1, 0, 0), (1, 1, 0, 4),
    (0, 1, 10, 0),
  ])
  func `an invisible image is left out`(
    width: Int, height: Int, side: Double, cornerRadius: Double
  ) {
    let picture = LoadedImage.vector(
      VectorImage(size: Size(width: Double(width), height: Double(height)), nodes: []))
    let frame = Frame(
      size: Size(width: side, height: side), baseline: nil,
      content: .image(picture, tint: nil, cornerRadius: cornerRadius), kind: "image")
    var list = DisplayList(size: size)
    list.append(frame, at: .zero)
    #expect(list.commands.isEmpty)
  }

  @Test(arguments: [0.0, 8])
  func `an icon of ours becomes paths in its tint, whatever its corners`(cornerRadius: Double) {
    let frame = Frame(
      size: Size(width: 32, height: 32), baseline: nil,
      content: .image(
        .builtin(.trendUp), tint: RGBA(0x112233), cornerRadius: cornerRadius), kind: "icon")
    var list = DisplayList(size: size)
    list.append(frame, at: .zero)
    #expect(!lines(list).isEmpty)
    #expect(
      lines(list).allSatisfy {
        ($0.hasPrefix("fill ") || $0.hasPrefix("stroke ")) && $0.contains(" #112233FF in ")
      })
  }

  @Test func `a background covers all pixels`() {
    let list = DisplayList(size: size, background: RGBA(0xFFFFFF))
    let covered = Path(Rect(x: 0, y: 0, width: 100.5, height: 50))
    expect(list.commands, is: [.fill(covered, .color(RGBA(0xFFFFFF)))])
  }

  @Test func `a clear background is none`() {
    let clear = RGBA(red: 255, green: 255, blue: 255, alpha: 0)
    #expect(DisplayList(size: size, background: clear).commands.isEmpty)
  }

  @Test func `an overlay draws each node's frame, and its baseline`() throws {
    let report = try Renderer().layout(of: KPIView(items: [.metric("2")], caption: "a"))
    var list = DisplayList(size: size)
    list.appendOverlay(of: report.root)
    let found = lines(list)
    expect(found.filter { $0.hasPrefix("stroke 5 steps width 0.5 #E02060A0") }.count, is: 3)
    expect(found.filter { $0.hasPrefix("stroke 2 steps width 0.5 #FF8C00FF") }.count, is: 2)
    expect(found.count, is: 5)
  }
}
