import Testing

@testable import FioriDrawing
@testable import FioriRender
@testable import TestSupport

struct PDFCanvasTests {
  private let size = PictureSize(layout: Size(width: 20, height: 10), scale: 2)

  @Test func `a PDF that is abandoned halfway is freed`() throws {
    let pool = try FontEnginePool.pool(for: FontOptions())
    for _ in 0..<50 {
      try pool.withEngine { engine in
        var canvas = try PDFCanvas(size, title: "given up", engine: engine)
        try canvas.fill(Path(Rect(x: 0, y: 0, width: 5, height: 5)), .color(RGBA(0x3678AF)))
      }
    }
  }

  @Test func `a PDF has the size of the picture and its title`() throws {
    let pool = try FontEnginePool.pool(for: FontOptions())
    let bytes = try pool.withEngine { engine in
      var canvas = try PDFCanvas(size, title: "Sales", engine: engine)
      try canvas.fill(Path(Rect(x: 0, y: 0, width: 5, height: 5)), .color(RGBA(0x3678AF)))
      return try canvas.pdf()
    }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("%PDF-1."))
    #expect(text.contains("/MediaBox [ 0 0 20 10 ]"))
    #expect(text.contains("/Title (Sales)"))
  }

  @Test func `each page is a figure with its alternative text`() throws {
    let pool = try FontEnginePool.pool(for: FontOptions())
    let bytes = try pool.withEngine { engine in
      var canvas = try PDFCanvas(
        size, title: "Sales", alternativeText: "Umsatz, 5 €", engine: engine)
      try canvas.fill(Path(Rect(x: 0, y: 0, width: 5, height: 5)), .color(RGBA(0x3678AF)))
      try canvas.beginPage(size, alternativeText: "ربح")
      try canvas.fill(Path(Rect(x: 0, y: 0, width: 5, height: 5)), .color(RGBA(0x3678AF)))
      return try canvas.pdf()
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let found = text.split(separator: "/Alt <").dropFirst().map { $0.prefix { $0 != ">" } }
    expect(
      found.map(String.init),
      is: [
        "FEFF0055006D007300610074007A002C00200035002020AC", "FEFF06310628062D",
      ])
    #expect(text.contains("/MarkInfo << /Marked true >>"))
    expect(text.split(separator: "/S /Document").count, is: 2)
    // The last table of references says where the objects that changed begin.
    let start = try #require(
      text.split(separator: "startxref\n").last.flatMap { Int($0.prefix(while: \.isNumber)) })
    let table = String(decoding: bytes[start...], as: UTF8.self).split(separator: "\n")
    for (object, entry) in zip(table.dropFirst(), table.dropFirst(2)) where entry.hasSuffix("n ") {
      let offset = try #require(Int(entry.prefix(10)))
      let number = object.prefix { $0 != " " }
      #expect(String(decoding: bytes[offset...], as: UTF8.self).hasPrefix("\(number) 0 obj\n"))
    }
  }

  @Test func `Hebrew is written from left to right, without spaces`() {
    let letter = GlyphRun.Cluster(byteCount: 2, glyphCount: 1)
    let run = GlyphRun(
      face: FontFace(name: "A", path: "", index: 0, coordinates: [], isColored: false), size: 10,
      color: RGBA(0x000000),
      glyphs: (0..<4).map { Glyph(id: $0, position: Point(x: Double($0), y: 0)) },
      text: "\u{5D0}\u{5D1} \u{5D2}",
      clusters: [letter, letter, GlyphRun.Cluster(byteCount: 1, glyphCount: 1), letter],
      isRightToLeft: true)
    let written = run.fromTheLeft
    expect(Array(written.text.unicodeScalars.map(\.value)), is: [0x5D2, 0x5D1, 0x5D0])
    expect(written.glyphs.map(\.id), is: [0, 2, 3])
    expect(written.clusters.map(\.byteCount), is: [2, 2, 2])
  }

  @Test func `runs from right to left are drawn in reading order`() throws {
    let header = ObjectHeader(headlineText: "\u{5D0}\u{5D1} 12 \u{5D2}")
    let drawing = try Renderer().drawing(of: Figure(header))
    let starts = drawing.displayList.commands.compactMap { command -> String? in
      guard case .glyphs(let run, _) = command else { return nil }
      return run.text.trimmingPrefix(" ").prefix(1).description
    }
    expect(starts, is: ["\u{5D0}", "1", "\u{5D2}"])
  }

  @Test func `a view with an opaque background also has an alternative text`() throws {
    let renderer = try Renderer()
    let header = ObjectHeader(headlineText: "Pump", tags: ["New"])
    let drawing = try renderer.drawing(of: Figure(header))
    let bytes = try renderer.data(of: drawing, as: .pdf)
    #expect(String(decoding: bytes, as: UTF8.self).contains("/Alt <FEFF00500075006D0070"))
  }
}
