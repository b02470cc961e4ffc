/// The findings of a comparison that goes through the pixels row by row.
struct ComparisonFindings {
  /// The state of each pixel; empty until one differs.
  private(set) var states: [UInt8] = []
  private let size: PixelSize
  private var changedCount = 0
  private var antiAliasedCount = 0
  private var ignoredCount = 0
  private var regions = RegionFinder(limit: PictureDifference.regionLimit)

  /// Creates empty findings for pictures of `size`.
  init(size: PixelSize) {
    self.size = size
  }

  /// Records the state of a pixel, which must come after all previous ones.
  mutating func note(_ state: PixelState, at index: Int) {
    switch state {
    case .unchanged: return
    case .changed:
      changedCount += 1
      let (y, x) = index.quotientAndRemainder(dividingBy: size.width)
      regions.add(x: x, y: y)
    case .antiAliased: antiAliasedCount += 1
    case .ignored: ignoredCount += 1
    }
    if states.isEmpty { states = [UInt8](repeating: 0, count: size.count) }
    states[index] = state.rawValue
  }

  /// Returns the difference of two pictures with these sizes.
  mutating func difference(_ expected: PixelSize, _ actual: PixelSize) -> PictureDifference {
    let largest = regions.finish()
    return PictureDifference(
      expectedSize: expected, actualSize: actual, changedCount: changedCount,
      antiAliasedCount: antiAliasedCount, ignoredCount: ignoredCount, regionCount: regions.count,
      regions: largest)
  }
}
