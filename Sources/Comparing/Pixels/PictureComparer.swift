/// Compares pictures pixel by pixel.
public struct PictureComparer: Sendable {
  private let options: ComparisonOptions

  /// Creates a comparer with `options`, by default an exact one.
  public init(_ options: ComparisonOptions = ComparisonOptions()) {
    self.options = options
  }

  /// Compares two pictures. If their sizes differ, it compares the area they share from the top
  /// left.
  public func compare(_ expected: PixelBuffer, with actual: PixelBuffer) -> ComparedPictures {
    let size = expected.size.intersection(actual.size)
    var findings = ComparisonFindings(size: size)
    expected.cropped(to: size).withPixels { expected in
      actual.cropped(to: size).withPixels { actual in
        look(at: expected, and: actual, &findings)
      }
    }
    return ComparedPictures(
      expected: expected, actual: actual, options: options,
      difference: findings.difference(expected.size, actual.size), states: findings.states)
  }

  private func look(
    at expected: PixelView, and actual: PixelView, _ findings: inout ComparisonFindings
  ) {
    let judge = PixelClassifier(expected, actual, options)
    let (count, block) = (expected.size.count, PixelView.blockLength)
    var start = 0
    while start < count {
      let end = min(start &+ block, count)
      if end &- start == block, expected.hasSameBlock(as: actual, at: start) {
        start = end
        continue
      }
      for index in start..<end where expected[index] != actual[index] {
        findings.note(judge.state(at: index), at: index)
      }
      start = end
    }
  }
}
