package import FileKit
package import FioriRender
package import PictureComparison

extension PixelBuffer {
  /// The picture in the bytes of a PNG or JPEG file, by whose name is spoken of it.
  package init(decoding bytes: [UInt8], of name: String) throws(RunFailure) {
    let bitmap = try RunFailure.mapping({ .wrongDescription("\(name): \($0)") }) {
      try Bitmap(decoding: bytes)
    }
    try self.init(bitmap, of: name)
  }

  /// The same pixels, of a picture by whose name is spoken of it.
  package init(_ bitmap: Bitmap, of name: String) throws(RunFailure) {
    let picture = PixelBuffer(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels)
    guard let picture else {
      throw RunFailure.fault("\(name): wrong number of pixels (internal error)")
    }
    self = picture
  }

  /// The bytes of a PNG file of that name.
  package func png(for name: String) throws(RunFailure) -> [UInt8] {
    try RunFailure.mapping({ .unwritableOutput("\(name): \($0)") }) {
      try Bitmap(rgba: pixels, width: size.width, height: size.height).png()
    }
  }
}

/// How the points of a layout report lie on the pixels of its picture.
package struct ReportScale {
  /// Pixels a point.
  private let scale: Double
  /// Whether the report may be the picture's: both have the same proportions.
  package let fits: Bool

  /// The scale of a picture, which is its report's size rounded up.
  package init(_ report: LayoutReport, in size: PixelSize) {
    let width = max(report.size.width, 1)
    let quotient = Double(size.width) / width
    // A whole scale is exact where the quotient is not: the last pixel may be a part of one.
    let whole = quotient.rounded()
    scale = (width * whole - 0.01).rounded(.up) == Double(size.width) ? whole : quotient
    fits = abs(report.size.height * scale - Double(size.height)) <= max(2, scale)
  }

  /// The pixels of a rectangle, and one around it for softened edges.
  package func pixels(of rect: Rect) -> PixelRect {
    let (left, top) = (pixel(rect.minX, .down) - 1, pixel(rect.minY, .down) - 1)
    let (right, bottom) = (pixel(rect.maxX, .up) + 1, pixel(rect.maxY, .up) + 1)
    // What begins outside would be moved into the picture rather than cut.
    return PixelRect(
      x: max(left, 0), y: max(top, 0), width: max(right - max(left, 0), 0),
      height: max(bottom - max(top, 0), 0))
  }

  /// The pixel at so many points; what is beyond all pictures is cut.
  private func pixel(_ length: Double, _ rule: FloatingPointRoundingRule) -> Int {
    Int(min(max(length * scale, -1e9), 1e9).rounded(rule))
  }
}
