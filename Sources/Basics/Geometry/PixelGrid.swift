/// The device pixels of a picture, for aligning edges and baselines so that they are sharp.
package struct PixelGrid: Hashable, Sendable {
  /// The pixels per point.
  package let scale: Double

  package init(scale: Double) {
    self.scale = scale
  }

  /// Returns the length rounded to whole pixels.
  package func snapped(_ length: Double) -> Double {
    (length * scale).rounded() / scale
  }

  /// Returns the rectangle with its corner moved to the grid and its size unchanged.
  package func snapped(_ rect: Rect) -> Rect {
    Rect(
      origin: Point(x: snapped(rect.minX), y: snapped(rect.minY)),
      size: rect.size)
  }

  /// Returns the rectangle with all its edges moved to the grid.
  package func aligned(_ rect: Rect) -> Rect {
    let (left, top) = (snapped(rect.minX), snapped(rect.minY))
    return Rect(
      x: left, y: top, width: snapped(rect.maxX) - left, height: snapped(rect.maxY) - top)
  }

  /// Returns the rectangle aligned, and at least one pixel wide and high unless it is empty: a hairline thinner than a
  /// pixel is drawn wherever it is.
  package func visible(_ rect: Rect) -> Rect {
    var aligned = aligned(rect)
    if rect.size.width > 0 { aligned.size.width = max(aligned.size.width, 1 / scale) }
    if rect.size.height > 0 { aligned.size.height = max(aligned.size.height, 1 / scale) }
    return aligned
  }

  /// Returns the smallest rectangle of whole pixels around `rect`, ignoring a thousandth of a
  /// pixel.
  package func covering(_ rect: Rect) -> Rect {
    func down(_ length: Double) -> Double { (length * scale + 0.001).rounded(.down) / scale }
    func up(_ length: Double) -> Double { (length * scale - 0.001).rounded(.up) / scale }
    let (left, top) = (down(rect.minX), down(rect.minY))
    return Rect(x: left, y: top, width: up(rect.maxX) - left, height: up(rect.maxY) - top)
  }

  /// Returns the number of pixels that a length needs, rounded up.
  ///
  /// A thousandth of a pixel is ignored: 92.4 × 2.5 is 231 in decimal, slightly more in binary.
  package func pixelCount(_ length: Double) -> Int {
    let count = (length * scale - 0.001).rounded(.up)
    return count.isNaN ? Self.largestCount : Int(min(max(count, 0), Double(Self.largestCount)))
  }

  /// Larger than any picture, and small enough to multiply.
  private static let largestCount = 1_000_000_000
}
