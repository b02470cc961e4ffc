/// Detects anti-aliased pixels, after V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope
/// Detector" (2009), as pixelmatch does (Docs/sources/drawing.md#comparing).
struct AntiAliasing {
  private let picture: PixelView
  private let other: PixelView
  private let width: Int
  private let height: Int

  /// Creates a detector for edges of `picture` that are also in `other`, of the same size.
  init(in picture: PixelView, besides other: PixelView) {
    (self.picture, self.other) = (picture, other)
    (width, height) = (picture.size.width, picture.size.height)
  }

  /// Whether a pixel is anti-aliased: it has brighter and darker neighbors, and the brightest or
  /// the darkest of them belongs to an area that both pictures have.
  func covers(x: Int, y: Int) -> Bool {
    guard let extremes = extremes(aroundX: x, y: y) else { return false }
    return isInArea(extremes.darkest) || isInArea(extremes.brightest)
  }

  private typealias Position = (x: Int, y: Int)

  /// Returns the darkest and the brightest neighbor, or `nil` if there is no edge: not both exist,
  /// or three neighbors are as bright as the pixel.
  private func extremes(aroundX x: Int, y: Int) -> (darkest: Position, brightest: Position)? {
    let (columns, rows) = neighbors(ofX: x, y: y)
    let index = y &* width &+ x
    let pixel = picture[index]
    var equalCount = isAtBorder(x: x, y: y) ? 1 : 0
    var (rise, fall) = (0.0, 0.0)
    var (darkest, brightest): (Position, Position) = ((x, y), (x, y))
    // Columns are the outer loop, since the first of equal neighbors counts.
    for column in columns {
      for row in rows where column != x || row != y {
        let neighbor = picture[row &* width &+ column]
        let difference = YIQ.brightness(of: pixel, over: neighbor, at: index)
        if difference == 0 {
          equalCount += 1
          if equalCount > 2 { return nil }
        } else if difference < fall {
          (fall, darkest) = (difference, (column, row))
        } else if difference > rise {
          (rise, brightest) = (difference, (column, row))
        }
      }
    }
    return rise == 0 || fall == 0 ? nil : (darkest, brightest)
  }

  /// Whether a pixel has three neighbors of its color in both pictures; the border counts as one.
  private func isInArea(_ position: Position) -> Bool {
    hasSiblings(position, in: picture) && hasSiblings(position, in: other)
  }

  private func hasSiblings(_ position: Position, in picture: PixelView) -> Bool {
    let (columns, rows) = neighbors(ofX: position.x, y: position.y)
    let pixel = picture[position.y &* width &+ position.x]
    var count = isAtBorder(x: position.x, y: position.y) ? 1 : 0
    for row in rows {
      for column in columns where column != position.x || row != position.y {
        if picture[row &* width &+ column] == pixel { count += 1 }
      }
    }
    return count > 2
  }

  private func neighbors(ofX x: Int, y: Int) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)
  {
    (max(x - 1, 0)...min(x + 1, width - 1), max(y - 1, 0)...min(y + 1, height - 1))
  }

  private func isAtBorder(x: Int, y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }
}
