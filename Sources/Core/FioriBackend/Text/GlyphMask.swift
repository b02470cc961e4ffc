import CCairo
import FioriBasics

/// The coverage of each pixel by a glyph, and the position of the pixels relative to its origin.
final class GlyphMask {
  let surface: CairoSurface
  let left: Int
  let top: Int
  /// The bytes of the pixels and of Cairo's surface.
  let byteCount: Int

  /// In pixels. A glyph so much larger than its em is not a letter, and would take a gigabyte.
  private static let largestSide = 2_048

  /// The bytes of a surface besides its pixels, and of this object; measured with Cairo 1.16.
  private static let surfaceByteCount = 768

  /// Draws an outline at `scale` pixels per unit, moved by a part of a pixel; `nil` for a blank.
  init?(
    _ outline: Path, scale: Double, right: Double, down: Double, rasterizer: GlyphRasterizer
  ) throws {
    guard let bounds = outline.bounds else { return nil }
    let left = Int((bounds.minX * scale + right).rounded(.down))
    let top = Int((bounds.minY * scale + down).rounded(.down))
    let width = Int((bounds.maxX * scale + right).rounded(.up)) - left
    let height = Int((bounds.maxY * scale + down).rounded(.up)) - top
    guard width > 0, height > 0, max(width, height) <= Self.largestSide else { return nil }
    let corner = Point(x: right - Double(left), y: down - Double(top))
    let surface = try CairoSurface(format: CAIRO_FORMAT_A8, width: width, height: height)
    try surface.withPixels { pixels, bytesPerRow in
      try rasterizer.draw(
        outline.mapped { $0 * scale + corner }, into: pixels, width: width, height: height,
        bytesPerRow: bytesPerRow)
    }
    byteCount =
      Self.surfaceByteCount + height * Int(cairo_image_surface_get_stride(surface.pointer))
    self.left = left
    self.top = top
    self.surface = surface
  }
}
