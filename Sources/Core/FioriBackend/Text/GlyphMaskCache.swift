import CCairo
import FioriBasics

/// The masks of glyphs, drawn once for each size and each quarter of a pixel.
///
/// Cairo 1.16 places glyphs on whole pixels, which makes the spacing of small text uneven at 1x;
/// filling each outline again takes twenty times as long as placing a mask
/// (Docs/sources/drawing.md#glyph-placement).
final class GlyphMaskCache {
  /// The key of a mask.
  struct Key: Hashable {
    let glyph: GlyphKey
    let pixelsPerEm: Double
    /// Quarters of a pixel to the right of and below a whole one, 0 to 3.
    let right: UInt8
    let down: UInt8
  }

  private var masks = LeastRecentlyUsedCache<Key, GlyphMask>(byteLimit: GlyphMaskCache.byteLimit)
  let rasterizer: GlyphRasterizer

  init() throws(RenderError) {
    rasterizer = try GlyphRasterizer()
  }

  /// Room for 5,000 masks of 16 pixels: the digits and letters of a page of cards in three scales
  /// take a third.
  static let byteLimit = 6_000_000

  /// The bytes of all masks.
  var byteCount: Int { masks.byteCount }

  /// Returns the mask of a glyph of a font, or `nil` for a blank; `outline` returns its outline if
  /// the mask must be drawn.
  func mask(_ key: Key, of font: OutlineFont, outline: () -> Path) throws -> GlyphMask? {
    if let mask = masks.value(for: key) { return mask }
    let mask = try GlyphMask(
      outline(), scale: key.pixelsPerEm / font.unitsPerEm, right: Double(key.right) / 4,
      down: Double(key.down) / 4, rasterizer: rasterizer)
    guard let mask else { return nil }
    masks.keep(mask, for: key, byteCount: mask.byteCount)
    return mask
  }
}
