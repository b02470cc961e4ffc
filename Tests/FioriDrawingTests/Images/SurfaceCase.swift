import FioriRender
import Testing

@testable import FioriDrawing

/// The pixels of a Cairo surface, random and the same on every run.
struct SurfaceCase: Sendable, CustomTestStringConvertible {
  let width: Int
  let height: Int
  let colors: Int
  let isOpaque: Bool

  /// Blue, green, red, alpha, premultiplied; with rows of padding.
  let bytes: [UInt8]

  init(_ width: Int, _ height: Int, colors: Int, isOpaque: Bool = false, seed: UInt32 = 1) {
    let bitmap = SampleBitmap.random(
      width: width, height: height, colors: colors, isOpaque: isOpaque, seed: seed)
    self.init(bitmap, colors: colors, isOpaque: isOpaque)
  }

  /// Creates the surface that a picture is drawn on.
  init(_ bitmap: Bitmap, colors: Int = 0, isOpaque: Bool = false) {
    (width, height) = (bitmap.width, bitmap.height)
    (self.colors, self.isOpaque) = (colors, isOpaque)
    bytes = bitmap.premultiplied(padding: [9, 9, 9, 9])
  }

  var testDescription: String {
    "\(width) × \(height) in \(colors) colors, \(isOpaque ? "opaque" : "transparent")"
  }

  /// Few and many colors, with alpha and without, down to one pixel and one row.
  static let all = [false, true].flatMap { isOpaque in
    [
      SurfaceCase(1, 1, colors: 1, isOpaque: isOpaque),
      SurfaceCase(31, 29, colors: 2, isOpaque: isOpaque),
      SurfaceCase(31, 29, colors: 17, isOpaque: isOpaque),
      SurfaceCase(40, 30, colors: 256, isOpaque: isOpaque),
      SurfaceCase(120, 90, colors: 5_000, isOpaque: isOpaque),
      SurfaceCase(700, 1, colors: 300, isOpaque: isOpaque),
      SurfaceCase(1, 700, colors: 300, isOpaque: isOpaque),
      SurfaceCase(16_383, 1, colors: 3, isOpaque: isOpaque),
    ]
  }

  /// Rows end with a pixel's worth of padding.
  var bytesPerRow: Int { width * 4 + 4 }

  func png() throws -> [UInt8] {
    try bytes.withUnsafeBytes {
      try PNGEncoder.encode(
        premultipliedBGRA: $0, width: width, height: height, bytesPerRow: bytesPerRow,
        pixelsPerPoint: 1)
    }
  }

  /// Returns what a surface that is too large for libwebp becomes.
  func largeWebP() throws -> [UInt8] {
    try bytes.withUnsafeBytes {
      WebPRowWriter.encode(
        try PixelRows($0, width: width, height: height, bytesPerRow: bytesPerRow))
    }
  }

  func webp() throws -> [UInt8] {
    var bytes = bytes
    return try bytes.withUnsafeMutableBytes {
      try WebPEncoder.encode(
        premultipliedBGRA: $0, width: width, height: height, bytesPerRow: bytesPerRow)
    }
  }
}
