/// How one pixel lies in memory, and how it becomes the straight RGBA of a file.
protocol PixelLayout {
  /// The color of `pixel`, whose first byte is the lowest: red in the lowest byte of the result,
  /// then green, blue and alpha, not premultiplied.
  func straight(_ pixel: UInt32) -> UInt32
}
