import CCairo
import FioriBasics
import FioriFrames

/// The masks of glyphs, drawn once for each size and each quarter of a pixel.
///
/// Cairo 1.16 places glyphs on whole pixels, which makes the spacing of small text uneven at 1x;
/// filling each outline again takes twenty times as long as placing a mask
/// (Docs/sources/drawing.md#glyph-placement).
final class GlyphMaskCache {
  /// The key of a mask.
  struct Key: Hashable {
    let glyph: UInt32
    /// Quarters of a pixel to the right of and below a whole one, 0 to 3.
    let right: UInt8
    let down: UInt8
  }

  /// A face at a size in pixels.
  struct Strike: Hashable {
    let face: FontFace
    let pixelsPerEm: Double
  }

  private var strikes: [Strike: [Key: GlyphMask]] = [:]
  private var byteCount = 0
  let rasterizer: GlyphRasterizer

  init() throws(RenderError) {
    rasterizer = try GlyphRasterizer()
  }

  /// The size of the cache in bytes; the digits and letters of a page of cards in three scales take
  /// a tenth.
  private static let capacity = 4_000_000

  /// Returns the mask of a glyph, or `nil` for a blank.
  func mask(_ key: Key, of strike: Strike, outlines: OutlineFont) throws -> GlyphMask? {
    if let mask = strikes[strike]?[key] { return mask }
    let mask = try GlyphMask(
      outlines.outline(of: key.glyph), scale: strike.pixelsPerEm / outlines.unitsPerEm,
      right: Double(key.right) / 4, down: Double(key.down) / 4, rasterizer: rasterizer)
    guard let mask else { return nil }
    if byteCount + mask.byteCount > Self.capacity { empty() }
    byteCount += mask.byteCount
    strikes[strike, default: [:]][key] = mask
    return mask
  }

  private func empty() {
    strikes.removeAll()
    byteCount = 0
  }
}
