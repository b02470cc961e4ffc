/// When a pixel counts as changed.
public struct ComparisonOptions: Hashable, Sendable {
  /// How different a pixel may look, 0 to 1; at 0 it must be the same in every bit.
  ///
  /// Above 0 it is the distance in YIQ, 1 being that of the two most different colors; pixelmatch's
  /// own default is 0.1.
  public var threshold: Double
  /// Whether pixels on softened edges count as changed, too; at a threshold of 0 they always do.
  public var includesAntiAliasing: Bool
  /// Parts of the picture that may be as they like.
  public var ignored: [PixelRect]

  /// Options, exact unless told.
  public init(
    threshold: Double = 0, includesAntiAliasing: Bool = false, ignored: [PixelRect] = []
  ) {
    self.threshold = threshold
    self.includesAntiAliasing = includesAntiAliasing
    self.ignored = ignored
  }
}

/// How many pixels of a picture may change before it counts as changed.
public enum ChangeAllowance: Hashable, Sendable {
  /// So many pixels.
  case count(Int)
  /// A part of all pixels, 0 to 1.
  case share(Double)

  /// Whether `changed` pixels of `total` may be.
  public func admits(_ changed: Int, of total: Int) -> Bool {
    switch self {
    case .count(let count): changed <= count
    case .share(let share): Double(changed) <= share * Double(total)
    }
  }
}
