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
