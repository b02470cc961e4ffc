import FioriRender

/// Pictures for tests, the same on every run.
enum SampleBitmap {
  /// A picture whose pixels are drawn from `colors` random colors, with alpha unless `isOpaque`.
  static func random(
    width: Int, height: Int, colors: Int, isOpaque: Bool = false, seed: UInt32 = 1
  ) -> Bitmap {
    var state = seed
    func next() -> UInt32 {
      state = state &* 1_664_525 &+ 1_013_904_223
      return state >> 8
    }
    let palette = (0..<colors).map { index in
      let color = (0..<3).map { _ in UInt8(truncatingIfNeeded: next()) }
      return color + [isOpaque ? 255 : UInt8(truncatingIfNeeded: index)]
    }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for index in 0..<width * height {
      pixels += index < colors ? palette[index] : palette[Int(next()) % colors]
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}

extension Bitmap {
  /// The pixels with no channel above its alpha, each row followed by `padding`.
  func premultiplied(padding: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(height * (width * 4 + padding.count))
    for row in 0..<height {
      for start in stride(from: row * width * 4, to: (row + 1) * width * 4, by: 4) {
        let alpha = pixels[start + 3]
        for channel in 0..<3 { bytes.append(min(pixels[start + channel], alpha)) }
        bytes.append(alpha)
      }
      bytes += padding
    }
    return bytes
  }
}
