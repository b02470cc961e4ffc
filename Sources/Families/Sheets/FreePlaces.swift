import FioriBasics
import FioriLayout

/// Finds where lines can pass between boxes.
struct FreePlaces: Sendable {
  private let boxes: [Rect]

  init(_ boxes: [Rect]) { self.boxes = boxes }

  /// The most places in one range; more would take long in a picture of many parts.
  private static let limit = 12

  /// Returns the middle of a range of places across an axis and the middles between edges of boxes there,
  /// the nearest to the middle first.
  func places(in range: ClosedRange<Double>, across axis: Axis) -> [Double] {
    let middle = (range.lowerBound + range.upperBound) / 2
    let edges = boxes.flatMap { [axis.across.start($0), axis.across.end($0)] }
    let inside = edges.filter { range.lowerBound < $0 && $0 < range.upperBound }
    let all = ([range.lowerBound, range.upperBound] + inside).sorted()
    let middles = zip(all, all.dropFirst()).filter { $1 - $0 > 1 }.map { ($0 + $1) / 2 }
    return [middle]
      + middles.filter { $0 != middle }.sorted { abs($0 - middle) < abs($1 - middle) }
      .prefix(Self.limit)
  }
}
