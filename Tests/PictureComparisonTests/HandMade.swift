@testable import PictureComparison

/// Pictures of 24 × 16 pixels that a formula in whole numbers makes, so that any program can make
/// them and compare them.
enum HandMade {
  static let size = PixelSize(width: 24, height: 16)

  /// A softened edge between black and white, `shift` eighths of a pixel from the left.
  static func edge(shift: Int) -> PixelBuffer {
    picture { x, y in
      let value = byte((8 * x - 3 * y - shift) * 32)
      return [value, value, value, 255]
    }
  }

  /// A blue disc with a soft rim on white, or with a translucent one on nothing.
  static func disc(shift: Int, isTranslucent: Bool = false) -> PixelBuffer {
    picture { x, y in
      let (across, down) = (4 * x - 48 - shift, 4 * y - 32)
      let cover = byte((900 - across * across - down * down) * 2 + 128)
      return isTranslucent ? [20, 90, 200, cover] : [255 - cover, 255 - cover / 2, 255, 255]
    }
  }

  /// Channels from 128 up to `spread` more, by Numerical Recipes' linear congruences.
  static func noise(seed: UInt32, isTranslucent: Bool, spread: UInt32) -> PixelBuffer {
    var state = seed
    func next() -> UInt32 {
      state = state &* 1_664_525 &+ 1_013_904_223
      return state >> 24
    }
    return picture { _, _ in
      let color = (0..<3).map { _ in UInt8(128 + next() % spread) }
      return color + [isTranslucent ? UInt8(next()) : 255]
    }
  }

  /// A picture of one color in which some pixels have another.
  static func dots(
    _ size: PixelSize, at places: [(x: Int, y: Int)], color: [UInt8] = [255, 0, 0, 255]
  ) -> PixelBuffer {
    var pixels = Array(repeating: [200, 200, 200, 255] as [UInt8], count: size.count)
    for (x, y) in places { pixels[y * size.width + x] = color }
    return PixelBuffer(size: size, pixels: pixels.flatMap(\.self))
  }

  private static func picture(_ color: (_ x: Int, _ y: Int) -> [UInt8]) -> PixelBuffer {
    let pixels = (0..<size.height).flatMap { y in (0..<size.width).flatMap { x in color(x, y) } }
    return PixelBuffer(size: size, pixels: pixels)
  }

  private static func byte(_ value: Int) -> UInt8 { UInt8(clamping: value) }
}
