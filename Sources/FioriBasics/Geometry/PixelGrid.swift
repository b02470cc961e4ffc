/// The device pixels of a picture, on which edges and baselines are placed so that they are crisp.
package struct PixelGrid: Hashable, Sendable {
  /// Pixels a point.
  package let scale: Double

  package init(scale: Double) {
    self.scale = scale
  }

  /// The nearest length that is a whole number of pixels.
  package func snapped(_ length: Double) -> Double {
    (length * scale).rounded() / scale
  }

  /// The rectangle with its corner on the grid and its size kept.
  package func snapped(_ rect: Rect) -> Rect {
    Rect(
      origin: Point(x: snapped(rect.minX), y: snapped(rect.minY)),
      size: rect.size)
  }

  /// The rectangle with all its edges on the grid.
  package func aligned(_ rect: Rect) -> Rect {
    let (left, top) = (snapped(rect.minX), snapped(rect.minY))
    return Rect(
      x: left, y: top, width: snapped(rect.maxX) - left, height: snapped(rect.maxY) - top)
  }

  /// The smallest rectangle of whole pixels around the given one, a thousandth of one forgiven.
  package func covering(_ rect: Rect) -> Rect {
    func down(_ length: Double) -> Double { (length * scale + 0.001).rounded(.down) / scale }
    func up(_ length: Double) -> Double { (length * scale - 0.001).rounded(.up) / scale }
    let (left, top) = (down(rect.minX), down(rect.minY))
    return Rect(x: left, y: top, width: up(rect.maxX) - left, height: up(rect.maxY) - top)
  }

  /// How many pixels a length needs, rounded up.
  ///
  /// A thousandth of a pixel is forgiven: 92.4 × 2.5 is 231 in decimals, a hair more in binary.
  package func pixelCount(_ length: Double) -> Int {
    let count = (length * scale - 0.001).rounded(.up)
    return count.isNaN ? Self.largestCount : Int(min(max(count, 0), Double(Self.largestCount)))
  }

  /// More than any picture has, and few enough to be multiplied.
  private static let largestCount = 1_000_000_000
}
