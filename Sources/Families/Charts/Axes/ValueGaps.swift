import FioriBasics
import FioriLayout

/// The gaps that lines across a plot leave for its value labels.
struct ValueGaps {
  private let boxes: [Rect]
  /// The height of the labels' digits, in points.
  private let digitHeight: Double
  /// The distance of horizontal lines from a label beside them, in points.
  private let aside: Double

  init(_ values: [Frame.Placed], digitHeight: Double, aside: Double) {
    boxes = values.map { Rect(origin: $0.origin, size: $0.frame.size) }
    (self.digitHeight, self.aside) = (digitHeight, aside)
  }

  /// Returns the parts of a line from 0 to a length that no label is on.
  func parts(
    at position: Double, isHorizontal: Bool, to length: Double
  ) -> [(start: Double, end: Double)] {
    let crossed = boxes.filter { box in
      isHorizontal
        ? abs(position - box.midY) < digitHeight / 2 + Self.across
        : box.minX - Self.across < position && position < box.maxX + Self.across
    }.map { box in
      isHorizontal ? (box.minX - aside, box.maxX + aside) : (box.minY, box.maxY)
    }.sorted { $0.0 < $1.0 }
    var parts: [(start: Double, end: Double)] = []
    var start = 0.0
    for (low, high) in crossed {
      if low > start { parts.append((start, low)) }
      start = max(start, high)
    }
    if start < length { parts.append((start, length)) }
    return parts
  }

  /// The distance of lines from a label that they would touch, in points.
  private static let across = 2.0
}
