import FioriRender

/// How two pictures differ.
struct PictureDifference {
  /// The largest difference of one channel of one pixel, 0 to 255.
  private(set) var largest = 0
  /// The mean over all channels of all pixels.
  private(set) var mean = 0.0
  /// How many pixels differ at all.
  private(set) var count = 0

  /// The difference of two pictures laid on white, `nil` when their sizes differ.
  init?(_ left: Bitmap, _ right: Bitmap) {
    guard left.width == right.width, left.height == right.height else { return nil }
    var sum = 0
    for pixel in Self.differing(left, right) {
      let channels = zip(left.onWhite(pixel), right.onWhite(pixel)).map { abs($0 - $1) }
      let worst = channels.max() ?? 0
      largest = max(largest, worst)
      count += worst > 0 ? 1 : 0
      sum += channels.reduce(0, +)
    }
    mean = Double(sum) / Double(max(1, left.width * left.height * 3))
  }

  /// The places of the pixels whose values are not the same. Most are, and without optimization a
  /// closer look at each takes 50 times as long.
  private static func differing(_ left: Bitmap, _ right: Bitmap) -> [Int] {
    left.pixels.withUnsafeBytes { left in
      right.pixels.withUnsafeBytes { right in
        let (left, right) = (
          left.assumingMemoryBound(to: UInt32.self), right.assumingMemoryBound(to: UInt32.self)
        )
        var found: [Int] = []
        var pixel = 0
        while pixel < left.count {
          if left[pixel] != right[pixel] { found.append(pixel) }
          pixel += 1
        }
        return found
      }
    }
  }
}

extension Bitmap {
  /// A pixel's red, green and blue as they look on white.
  func onWhite(_ pixel: Int) -> [Int] {
    let alpha = Int(pixels[pixel * 4 + 3])
    return (0..<3).map { channel in
      (Int(pixels[pixel * 4 + channel]) * alpha + 255 * (255 - alpha)) / 255
    }
  }
}
