import CCairo
import FioriBasics
import FioriFrames

/// Glyphs as they cover the pixels, drawn once for each size and each quarter of a pixel.
///
/// Cairo 1.16 sets glyphs on whole pixels, which makes the spacing of small text uneven at 1x;
/// filling each outline anew costs twenty times as much as placing a mask
/// (Docs/sources/drawing.md#glyph-placement).
final class GlyphMaskCache {
  /// Which mask is wanted.
  struct Key: Hashable {
    let glyph: UInt32
    /// Quarters of a pixel to the right of a whole one, 0 to 3, and downwards.
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

  /// Bytes of masks kept; the digits and letters of a page of cards in three scales take a tenth.
  private static let capacity = 4_000_000

  /// The mask of a glyph; `nil` of a blank.
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
