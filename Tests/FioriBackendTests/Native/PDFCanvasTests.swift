import FioriRender
import Testing

@testable import TestSupport

struct PDFCanvasTests {
  private let size = PictureSize(layout: Size(width: 20, height: 10), scale: 2)

  @Test func `a PDF that is given up in the middle is let go of`() throws {
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
}
