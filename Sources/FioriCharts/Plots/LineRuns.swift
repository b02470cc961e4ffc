import FioriBasics

/// The unbroken stretches of a line.
enum LineRuns {
  /// Ranges of neighbors that are all there.
  static func ranges(of points: [Point?]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    for index in 0...points.count {
      let isThere = index < points.count && points[index] != nil
      if isThere {
        start = start ?? index
      } else if let begin = start {
        ranges.append(begin..<index)
        start = nil
      }
    }
    return ranges
  }

  /// The points of each stretch, at least one.
  static func points(of points: [Point?]) -> [[Point]] {
    ranges(of: points).map { points[$0].compactMap(\.self) }
  }
}
