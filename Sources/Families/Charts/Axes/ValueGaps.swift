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

  /// Returns shapes with the lines that give way to labels interrupted by these.
  func interrupting(_ shapes: [PlotShape]) -> [PlotShape] {
    guard !boxes.isEmpty else { return shapes }
    return shapes.flatMap { shape -> [PlotShape] in
      if case .moving(let motion, let shapes) = shape {
        return [.moving(motion, interrupting(shapes))]
      }
      guard case .rule(let rule) = shape, rule.givesWayToValues else { return [shape] }
      return parts(at: rule.position, isHorizontal: rule.isHorizontal, to: rule.end).map {
        (start: max($0.start, rule.start), end: $0.end)
      }.filter { $0.end - $0.start >= Self.leastPart }.map {
        .rule(
          Rule(
            isHorizontal: rule.isHorizontal, position: rule.position, start: $0.start, end: $0.end,
            color: rule.color, side: rule.side, width: rule.width, dash: rule.dash))
      }
    }
  }

  /// The length of a line between two labels in points, which is not taken for a stroke of a letter (chosen).
  private static let leastPart = 6.0

  /// The distance of lines from a label that they would touch, in points.
  private static let across = 2.0
}
