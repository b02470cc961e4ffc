/// The distances of colors to choose from.
public enum ComparisonMetric: String, CaseIterable, Hashable, Sendable {
  /// The distance in YIQ, as in pixelmatch up to version 7; brightness weighs most.
  case yiq
  /// The HyAB distance in OKLab, which distinguishes hues of the same brightness.
  case oklab
}

/// Options that decide which pixels count as changed.
public struct ComparisonOptions: Hashable, Sendable {
  /// The color difference allowed per pixel, 0 to 1; at 0 pixels must be identical.
  ///
  /// Above 0 it is a distance in ``metric``, where 1 is the distance of the two most different
  /// colors in YIQ, and of black and white in OKLab; pixelmatch's default is 0.1.
  public var threshold: Double
  /// The distance of colors that the threshold is about.
  public var metric: ComparisonMetric
  /// Whether anti-aliased pixels count as changed; at a threshold of 0 they always do.
  public var includesAntiAliasing: Bool
  /// Areas to ignore differences in.
  public var ignored: [PixelRect]

  /// Creates options, by default for an exact comparison.
  public init(
    threshold: Double = 0, metric: ComparisonMetric = .yiq, includesAntiAliasing: Bool = false,
    ignored: [PixelRect] = []
  ) {
    self.metric = metric
    self.threshold = threshold
    self.includesAntiAliasing = includesAntiAliasing
    self.ignored = ignored
  }
}

/// The number of pixels that may change before a picture counts as changed.
public enum ChangeAllowance: Hashable, Sendable {
  /// A number of pixels.
  case count(Int)
  /// A share of all pixels, 0 to 1.
  case share(Double)

  /// Whether `changed` pixels out of `total` are allowed.
  public func admits(_ changed: Int, of total: Int) -> Bool {
    switch self {
    case .count(let count): changed <= count
    case .share(let share): Double(changed) <= share * Double(total)
    }
  }
}
