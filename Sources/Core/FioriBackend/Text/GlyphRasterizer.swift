import CCairo
import FioriBasics

/// FreeType's rasterizer, which computes the exact coverage of each pixel.
///
/// Cairo's own has 15 vertical steps, which makes light strokes uneven, and takes three times as
/// long for a glyph.
final class GlyphRasterizer {
  private let library: FT_Library

  init() throws(RenderError) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else {
      throw RenderError("start FreeType")
    }
    self.library = library
  }

  deinit { FT_Done_FreeType(library) }

  /// Draws an outline in pixels into the bytes of a mask, with `y` pointing down from its top.
  func draw(
    _ outline: Path, into pixels: UnsafeMutableRawBufferPointer, width: Int, height: Int,
    bytesPerRow: Int
  ) throws(RenderError) {
    var points = OutlinePoints(outline, height: Double(height))
    let isDrawn = points.withOutline { outline in
      var bitmap = FT_Bitmap()
      bitmap.rows = UInt32(clamping: height)
      bitmap.width = UInt32(clamping: width)
      bitmap.pitch = Int32(clamping: bytesPerRow)
      bitmap.buffer = pixels.bindMemory(to: UInt8.self).baseAddress
      bitmap.num_grays = 256
      bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      return FT_Outline_Get_Bitmap(library, &outline, &bitmap) == 0
    }
    guard isDrawn else { throw RenderError("draw a glyph") }
  }
}
