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
    let pixels = (0..<width * height).flatMap { index in
      index < colors ? palette[index] : palette[Int(next()) % colors]
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
