/// Compares pictures that different versions of the drawing libraries may have drawn: edges may be
/// smoothed differently and lie elsewhere by less than a pixel, but nothing else may differ.
///
/// A pixel is equal if its color lies within the colors of the pixel and its eight neighbors in the other
/// picture, give or take a limit, both ways.
package struct EdgeComparison {
  /// How far a channel may lie outside, in levels of 255.
  ///
  /// Another scan converter, librsvg's, draws the outlines of all goldens within 26 of them
  /// (`EdgeComparisonTests`); an icon that turns, a mark that grows or a weight that changes is far beyond.
  package static let limit = 32

  /// The number of pixels that differ by more than an edge.
  package let changedCount: Int

  /// Compares two pictures of the same size; all pixels of others count as changed.
  package init(_ expected: PixelBuffer, _ actual: PixelBuffer) {
    guard expected.size == actual.size else {
      changedCount = max(expected.size.count, actual.size.count)
      return
    }
    changedCount = expected.withPixels { expected in
      actual.withPixels { actual in
        let (there, back) = (Neighborhood(of: expected), Neighborhood(of: actual))
        return (0..<expected.size.count).count { index in
          expected[index] != actual[index]
            && !(there.admits(actual[index], at: index) && back.admits(expected[index], at: index))
        }
      }
    }
  }
}

/// The colors around the pixels of a picture.
private struct Neighborhood {
  private let picture: PixelView

  init(of picture: PixelView) { self.picture = picture }

  /// Whether each channel of a color lies within the colors around a pixel, give or take the limit.
  func admits(_ color: Pixel, at index: Int) -> Bool {
    let (width, height) = (picture.size.width, picture.size.height)
    let (y, x) = index.quotientAndRemainder(dividingBy: width)
    var least = SIMD4<Int>(repeating: 255)
    var most = SIMD4<Int>(repeating: 0)
    for row in max(y - 1, 0)...min(y + 1, height - 1) {
      for column in max(x - 1, 0)...min(x + 1, width - 1) {
        let levels = picture[row * width + column].levels
        least = least.replacing(with: levels, where: levels .< least)
        most = most.replacing(with: levels, where: levels .> most)
      }
    }
    let level = color.levels
    return all(level .>= least &- EdgeComparison.limit)
      && all(level .<= most &+ EdgeComparison.limit)
  }
}

extension Pixel {
  /// The channels, premultiplied: the color of a transparent pixel is not seen.
  fileprivate var levels: SIMD4<Int> {
    SIMD4(red * alpha / 255, green * alpha / 255, blue * alpha / 255, alpha)
  }
}
