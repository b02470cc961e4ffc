import FioriRender

@testable import FioriDrawing

/// Outlines for tests: a square of 1000 units for every glyph but a blank, or a picture of a pixel.
struct SquareOutlines: GlyphOutlines {
  func outline(of glyph: UInt32, in face: FontFace) throws -> Path {
    glyph == 0x20 ? Path() : Path(Rect(x: 0, y: -1_000, width: 1_000, height: 1_000))
  }

  func colorBitmap(of glyph: UInt32, in face: FontFace) throws -> ColorGlyphBitmap? {
    guard glyph != 0x20 else { return nil }
    return ColorGlyphBitmap(
      bitmap: Bitmap(width: 1, height: 1, pixels: [1, 2, 3, 255]),
      frame: Rect(x: 0.5, y: -1, width: 2, height: 1))
  }

  func unitsPerEm(of face: FontFace) throws -> Double { 1_000 }
}
