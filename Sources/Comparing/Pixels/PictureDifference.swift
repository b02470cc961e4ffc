/// The difference of two pictures.
public struct PictureDifference: Hashable, Sendable {
  /// The size of the expected picture.
  public let expectedSize: PixelSize
  /// The size of the actual picture.
  public let actualSize: PixelSize
  /// The number of changed pixels, among those both pictures have.
  public let changedCount: Int
  /// The number of pixels that differ by anti-aliasing only and do not count as changed.
  public let antiAliasedCount: Int
  /// The number of pixels that differ in ignored areas.
  public let ignoredCount: Int
  /// The number of regions formed by the changed pixels.
  public let regionCount: Int
  /// The largest regions, at most ``regionLimit``, largest first.
  public let regions: [ChangedRegion]

  /// The number of regions to list: no one reads more, and noise has millions.
  public static let regionLimit = 100

  /// Whether the sizes of the pictures differ.
  public var isResized: Bool { expectedSize != actualSize }

  /// The number of pixels both pictures have, aligned at the top left.
  public var comparedCount: Int { expectedSize.intersection(actualSize).count }

  /// The share of the compared pixels that changed, 0 to 1.
  public var changedShare: Double { Double(changedCount) / Double(comparedCount) }

  /// Whether the pictures count as equal: they have the same size, and no more pixels changed than
  /// allowed.
  public func isWithin(_ allowance: ChangeAllowance) -> Bool {
    !isResized && allowance.admits(changedCount, of: comparedCount)
  }
}

/// A group of changed pixels that touch, including at corners.
public struct ChangedRegion: Hashable, Sendable {
  /// The smallest rectangle around the pixels.
  public let bounds: PixelRect
  /// The number of pixels.
  public let count: Int

  /// Creates a region of `count` pixels in `bounds`.
  public init(bounds: PixelRect, count: Int) {
    self.bounds = bounds
    self.count = count
  }

  /// Whether it sorts before another: larger first, then top to bottom, then left to right.
  func precedes(_ other: ChangedRegion) -> Bool {
    if count != other.count { return count > other.count }
    return (bounds.y, bounds.x) < (other.bounds.y, other.bounds.x)
  }
}
