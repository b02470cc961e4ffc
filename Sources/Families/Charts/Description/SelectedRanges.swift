/// Ranges of selected categories, in place of all that are adjacent.
package struct SelectedRanges: Hashable, Sendable {
  let ranges: [ClosedRange<Int>]
  /// The categories that are also selected by themselves.
  let points: Set<Int>

  package init(_ ranges: [ClosedRange<Int>], points: Set<Int>) {
    (self.ranges, self.points) = (ranges, points)
  }

  /// Whether a category and the one before it are in one range.
  func joins(_ category: Int) -> Bool {
    ranges.contains { $0.contains(category - 1) && $0.contains(category) }
  }

  /// Returns the ranges in another order of the categories, as far as no other category is between theirs; `indices` are the
  /// new places.
  func ordered(_ indices: [Int: Int]) -> SelectedRanges {
    let moved = ranges.compactMap { range -> ClosedRange<Int>? in
      let places = range.compactMap { indices[$0] }
      guard let first = places.min(), let last = places.max(), last - first == range.count - 1
      else { return nil }
      return first...last
    }
    return SelectedRanges(moved, points: Set(points.compactMap { indices[$0] }))
  }
}
