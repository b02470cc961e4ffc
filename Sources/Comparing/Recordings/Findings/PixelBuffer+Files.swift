package import FileKit
package import FioriRender
package import PictureComparison

extension PixelBuffer {
  /// Decodes a PNG, WebP or JPEG file; `name` is used in error messages. Pictures of more pixels than the
  /// limit are refused before they are decoded.
  package init(
    decoding bytes: [UInt8], of name: String, pixelLimit: Int = Limits.pixelCounts.upperBound
  ) throws(RunFailure) {
    let bitmap = try RunFailure.mapping({ .wrongDescription(.image, "\(name): \($0)") }) {
      try Bitmap(decoding: bytes, maximumPixelCount: pixelLimit)
    }
    try self.init(bitmap, of: name)
  }

  /// Decodes a PNG, WebP or JPEG file to sRGB; `name` is used in error messages. The second value is a
  /// warning if the colors of the file cannot be converted.
  package static func inStandardColors(
    decoding bytes: [UInt8], of name: String
  ) throws(RunFailure) -> (picture: PixelBuffer, warning: String?) {
    let colors = try RunFailure.mapping({ .wrongDescription(.image, "\(name): \($0)") }) {
      try StandardColors(decoding: bytes)
    }
    return (try PixelBuffer(colors.bitmap, of: name), colors.error.map { "\(name): \($0)" })
  }

  /// Converts a bitmap; `name` is used in error messages.
  package init(_ bitmap: Bitmap, of name: String) throws(RunFailure) {
    let picture = PixelBuffer(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels)
    guard let picture else {
      throw RunFailure.wrongCountOfPixels(name)
    }
    self = picture
  }

  /// Encodes the pixels as PNG; `name` is used in error messages.
  package func png(for name: String) throws(RunFailure) -> [UInt8] {
    try RunFailure.mapping({ .unwritableOutput(.unwritable, "\(name): \($0)") }) {
      try Bitmap(rgba: pixels, width: size.width, height: size.height).png()
    }
  }
}

/// The mapping from points of a layout report to pixels of its picture.
package struct ReportScale {
  /// The number of pixels per point.
  private let scale: Double
  /// Whether the report can belong to the picture: both have the same proportions.
  package let fits: Bool

  /// Creates the scale of a picture from its size, which is the size in its report, rounded up.
  package init(_ report: LayoutReport, in size: PixelSize) {
    let width = max(report.size.width, 1)
    let quotient = Double(size.width) / width
    // A whole scale is exact where the quotient is not: the last pixel may be only partly covered.
    let whole = quotient.rounded()
    scale = (width * whole - 0.01).rounded(.up) == Double(size.width) ? whole : quotient
    fits = abs(report.size.height * scale - Double(size.height)) <= max(2, scale)
  }

  /// Returns the pixels of a rectangle, plus one on each side for anti-aliased edges.
  package func pixels(of rect: Rect) -> PixelRect {
    let (left, top) = (pixel(rect.minX, .down) - 1, pixel(rect.minY, .down) - 1)
    let (right, bottom) = (pixel(rect.maxX, .up) + 1, pixel(rect.maxY, .up) + 1)
    // Clamping only the origin would move the rectangle into the picture instead of cutting it.
    return PixelRect(
      x: max(left, 0), y: max(top, 0), width: max(right - max(left, 0), 0),
      height: max(bottom - max(top, 0), 0))
  }

  /// Returns the pixel at a length in points, clamped to a range larger than any picture.
  private func pixel(_ length: Double, _ rule: FloatingPointRoundingRule) -> Int {
    Int(min(max(length * scale, -1e9), 1e9).rounded(rule))
  }
}
