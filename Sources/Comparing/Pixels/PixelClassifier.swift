/// The result of comparing a pixel.
enum PixelState: UInt8 {
  case unchanged
  case changed
  case antiAliased
  case ignored
}

/// Classifies pixels that are not identical.
struct PixelClassifier {
  private let expected: PixelView
  private let actual: PixelView
  private let options: ComparisonOptions
  /// The largest squared distance in YIQ within the threshold.
  private let largestDistance: Double

  /// Creates a classifier for two pictures of the same size.
  init(_ expected: PixelView, _ actual: PixelView, _ options: ComparisonOptions) {
    (self.expected, self.actual, self.options) = (expected, actual, options)
    largestDistance = YIQ.largestDistance(within: options.threshold)
  }

  /// Returns the state of a differing pixel, at an index counted row by row.
  func state(at index: Int) -> PixelState {
    let isExact = options.threshold == 0
    if !isExact, isSimilar(at: index) { return .unchanged }
    let (y, x) = index.quotientAndRemainder(dividingBy: expected.size.width)
    if options.ignored.contains(where: { $0.contains(x: x, y: y) }) { return .ignored }
    if isExact || options.includesAntiAliasing { return .changed }
    return isOnEdge(x: x, y: y) ? .antiAliased : .changed
  }

  private func isSimilar(at index: Int) -> Bool {
    switch options.metric {
    case .yiq:
      YIQ.squaredDistance(expected[index], actual[index], at: index) <= largestDistance
    case .oklab: OKLab.distance(expected[index], actual[index], at: index) <= options.threshold
    }
  }

  private func isOnEdge(x: Int, y: Int) -> Bool {
    AntiAliasing(in: expected, besides: actual).covers(x: x, y: y)
      || AntiAliasing(in: actual, besides: expected).covers(x: x, y: y)
  }
}
