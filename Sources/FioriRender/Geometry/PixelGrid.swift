/// The device pixels of a picture, on which edges and baselines are placed so that they are crisp.
struct PixelGrid: Hashable, Sendable {
  /// Pixels a point.
  let scale: Double

  /// The nearest length that is a whole number of pixels.
  func snapped(_ length: Double) -> Double {
    (length * scale).rounded() / scale
  }

  /// The rectangle with its corner on the grid and its size kept.
  func snapped(_ rect: Rect) -> Rect {
    Rect(
      origin: Point(x: snapped(rect.minX), y: snapped(rect.minY)),
      size: rect.size)
  }

  /// How many pixels a length needs, rounded up.
  ///
  /// A thousandth of a pixel is forgiven: 92.4 × 2.5 is 231 in decimals, a hair more in binary.
  func pixelCount(_ length: Double) -> Int {
    let count = (length * scale - 0.001).rounded(.up)
    return count.isNaN ? Self.largestCount : Int(min(max(count, 0), Double(Self.largestCount)))
  }

  /// More than any picture has, and few enough to be multiplied.
  private static let largestCount = 1_000_000_000
}
