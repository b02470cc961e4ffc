/// The layout of a pixel in memory, and its conversion to the straight RGBA of a file.
protocol PixelLayout {
  /// Returns the color of `pixel`, whose first byte is the lowest: red in the lowest byte of the
  /// result, then green, blue and alpha, not premultiplied.
  func straight(_ pixel: UInt32) -> UInt32
}

/// The pixels of a ``Bitmap``: red, green, blue and alpha, not premultiplied.
struct StraightRGBA: PixelLayout {
  func straight(_ pixel: UInt32) -> UInt32 {
    pixel
  }
}

/// The pixels of a Cairo `ARGB32` surface on a little-endian machine.
struct PremultipliedBGRA: PixelLayout {
  /// `2^24 / alpha`, rounded up: exact for the dividends below 2^16 that occur here, and a
  /// multiplication takes a fraction of the time of a division.
  private let reciprocals: [UInt32]

  /// Precomputes the divisions by every alpha.
  init() {
    reciprocals = [0] + (1...255).map { ((1 << 24) + $0 - 1) / $0 }
  }

  func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 {
      return pixel & 0xFF00_FF00 | (pixel & 0xFF) << 16 | (pixel >> 16) & 0xFF
    }
    if alpha == 0 { return 0 }
    let red = divide((pixel >> 16) & 0xFF, by: alpha)
    let green = divide((pixel >> 8) & 0xFF, by: alpha)
    let blue = divide(pixel & 0xFF, by: alpha)
    return red | green << 8 | blue << 16 | alpha << 24
  }

  /// Returns `(channel * 255 + alpha / 2) / alpha`, Cairo's own rounding, at most 255.
  private func divide(_ channel: UInt32, by alpha: UInt32) -> UInt32 {
    let dividend = UInt64(channel * 255 + alpha / 2)
    let quotient = (dividend &* UInt64(reciprocals[Int(alpha)])) >> 24
    return UInt32(truncatingIfNeeded: min(quotient, 255))
  }
}
