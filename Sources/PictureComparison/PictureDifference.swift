/// What is different between two pictures.
public struct PictureDifference: Hashable, Sendable {
  /// How large the first picture is.
  public let expectedSize: PixelSize
  /// How large the second one is.
  public let actualSize: PixelSize
  /// Pixels that changed, of those that both pictures have.
  public let changedCount: Int
  /// Pixels that differ where one of the pictures has a softened edge, and do not count as changed.
  public let antiAliasedCount: Int
  /// Pixels that differ in a part that is ignored.
  public let ignoredCount: Int
  /// How many regions the changed pixels form.
  public let regionCount: Int
  /// The largest regions, ``regionLimit`` at most, largest first.
  public let regions: [ChangedRegion]

  /// How many regions are told: nobody reads more, and noise has millions.
  public static let regionLimit = 100

  /// Whether the pictures differ in their size.
  public var isResized: Bool { expectedSize != actualSize }

  /// Pixels that both pictures have when their upper left corners meet.
  public var comparedCount: Int { expectedSize.intersection(actualSize).count }

  /// The part of the compared pixels that changed, 0 to 1.
  public var changedShare: Double { Double(changedCount) / Double(comparedCount) }

  /// Whether the pictures may count as the same: their size is, and no more pixels changed than
  /// are allowed.
  public func isWithin(_ allowance: ChangeAllowance) -> Bool {
    !isResized && allowance.admits(changedCount, of: comparedCount)
  }
}

/// Changed pixels that touch each other, corners included.
public struct ChangedRegion: Hashable, Sendable {
  /// The smallest rectangle that has them all.
  public let bounds: PixelRect
  /// How many there are.
  public let count: Int

  /// A region of `count` pixels in `bounds`.
  public init(bounds: PixelRect, count: Int) {
    self.bounds = bounds
    self.count = count
  }

  /// Whether it stands before another in a list: larger ones do, else the upper, else the left one.
  func precedes(_ other: ChangedRegion) -> Bool {
    if count != other.count { return count > other.count }
    return (bounds.y, bounds.x) < (other.bounds.y, other.bounds.x)
  }
}
