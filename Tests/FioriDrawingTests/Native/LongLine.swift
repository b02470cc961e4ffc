import FioriRender

/// A line of many points as a chart may have it: the same in every run.
enum LongLine: String, CaseIterable, CustomStringConvertible {
  case walk, noise

  var description: String { rawValue }

  /// Points from left to right in 300 × 100 points.
  func points(_ count: Int) -> [Point] {
    var state: UInt64 = 88_172_645_463_325_252
    var y = 50.0
    return (0..<count).map { index in
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      let share = Double(state >> 11) / 9_007_199_254_740_992
      y = self == .walk ? min(max(y + (share - 0.5) * 3, 5), 95) : 5 + 90 * share
      return Point(x: 300 * Double(index) / Double(count - 1), y: y)
    }
  }
}
