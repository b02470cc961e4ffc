import FioriModel

extension Bitmap {
  /// Returns the part of the picture that is on a transparent canvas, whose size is valid.
  func placed(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
    if x == 0, y == 0, self.width == width, self.height == height { return self }
    var canvas = [UInt8](repeating: 0, count: width * height * 4)
    guard x < width, y < height else {
      return Bitmap(width: width, height: height, pixels: canvas)
    }
    let count = min(self.width, width - x) * 4
    for row in 0..<min(self.height, height - y) {
      let (from, to) = (row * self.width * 4, ((y + row) * width + x) * 4)
      canvas.replaceSubrange(to..<to + count, with: pixels[from..<from + count])
    }
    return Bitmap(width: width, height: height, pixels: canvas)
  }
}
