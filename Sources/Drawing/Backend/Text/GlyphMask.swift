import CCairo
import FioriBasics
import FioriNative

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

  /// Space for 5,000 masks of 16 pixels: the digits and letters of a page of cards in three scales
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
    // FreeType writes the number of rows passed to it.
    guard width > 0, height > 0, bytesPerRow >= width,
      (height - 1) * bytesPerRow <= pixels.count - width
    else { throw RenderError("draw a glyph") }
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

/// An outline in FreeType's format: points in 64ths of a pixel, `y` pointing up.
struct OutlinePoints {
  private var points: [FT_Vector] = []
  private var tags: [CChar] = []
  private var contourEnds: [Int16] = []
  private let height: Double

  /// FreeType's tags for a point on the outline, and for a control point of a cubic curve.
  private static let onOutline: CChar = 1
  private static let cubicHandle: CChar = 2

  /// Converts the points of a path whose `y` of zero is at `height` in FreeType, in pixels.
  init(_ path: Path, height: Double) {
    self.height = height
    for step in path.steps {
      switch step {
      case .move(let point):
        endContour()
        append(point, Self.onOutline)
      case .line(let point): append(point, Self.onOutline)
      case .curve(let first, let second, let end):
        append(first, Self.cubicHandle)
        append(second, Self.cubicHandle)
        append(end, Self.onOutline)
      case .close: endContour()
      }
    }
    endContour()
  }

  /// Calls `body` with the outline, which must not outlive the call.
  mutating func withOutline(_ body: (inout FT_Outline) -> Bool) -> Bool {
    let counts = (Int16(exactly: contourEnds.count), Int16(exactly: points.count))
    guard let contourCount = counts.0, let pointCount = counts.1 else { return false }
    return points.withUnsafeMutableBufferPointer { points in
      tags.withUnsafeMutableBufferPointer { tags in
        contourEnds.withUnsafeMutableBufferPointer { ends in
          var outline = FT_Outline(
            n_contours: contourCount, n_points: pointCount, points: points.baseAddress,
            tags: tags.baseAddress, contours: ends.baseAddress, flags: 0)
          return body(&outline)
        }
      }
    }
  }

  private mutating func append(_ point: Point, _ tag: CChar) {
    points.append(
      FT_Vector(x: Int((point.x * 64).rounded()), y: Int(((height - point.y) * 64).rounded())))
    tags.append(tag)
  }

  private mutating func endContour() {
    guard points.count > (contourEnds.last.map { Int($0) + 1 } ?? 0) else { return }
    contourEnds.append(Int16(clamping: points.count - 1))
  }
}
