/// What became of a pixel in a comparison.
enum PixelState: UInt8 {
  case unchanged
  case changed
  case antiAliased
  case ignored
}

/// Says what became of pixels that are not the same in every bit.
struct PixelClassifier {
  private let expected: PixelView
  private let actual: PixelView
  private let options: ComparisonOptions
  private let largestDistance: Double

  /// A judge of two pictures of one size.
  init(_ expected: PixelView, _ actual: PixelView, _ options: ComparisonOptions) {
    (self.expected, self.actual, self.options) = (expected, actual, options)
    largestDistance = YIQ.largestDistance(within: options.threshold)
  }

  /// The state of a pixel that differs, at a place counted row by row.
  func state(at place: Int) -> PixelState {
    let isExact = options.threshold == 0
    if !isExact, isSimilar(at: place) { return .unchanged }
    let (y, x) = place.quotientAndRemainder(dividingBy: expected.size.width)
    if options.ignored.contains(where: { $0.contains(x: x, y: y) }) { return .ignored }
    if isExact || options.includesAntiAliasing { return .changed }
    return isOnEdge(x: x, y: y) ? .antiAliased : .changed
  }

  private func isSimilar(at place: Int) -> Bool {
    YIQ.squaredDistance(expected[place], actual[place], at: place) <= largestDistance
  }

  private func isOnEdge(x: Int, y: Int) -> Bool {
    AntiAliasing(in: expected, besides: actual).covers(x: x, y: y)
      || AntiAliasing(in: actual, besides: expected).covers(x: x, y: y)
  }
}
