import FioriBasics
import FioriLayout
import FioriLowering
import FioriModel

/// Two parts beside each other: one keeps its width, and the other takes the rest of the room.
struct CardSides: Sendable {
  enum Side: Sendable {
    case leading, trailing
  }

  /// How the parts are placed beside each other: on one baseline, from the top, or around one middle.
  enum Placement: Sendable {
    case baseline, top, middle
  }

  let leading: Element
  let trailing: Element
  /// The space between the parts, in points.
  let spacing: Double
  /// The part that keeps its width, up to a fraction of the room.
  let keeps: Side
  var share = 1.0
  /// Whether the trailing part ends at the edge of the room even if it is narrower than its place.
  var pushesTrailing = false
  var placement = Placement.baseline
  /// The name in the layout report; `nil` for parts that are only grouped.
  var kind: String?
}

extension CardSides {
  /// Returns the parts beside each other, or below each other at texts too large for that.
  func element(in context: LoweringContext) -> Element {
    guard context.theme.hasLargeTexts else { return .arrangement(self) }
    let items = [leading, trailing].map { ColumnElement.Item(topSpace: 4, element: $0) }
    return .column(ColumnElement(items: items, alignment: .leading, kind: kind))
  }
}

extension CardSides: Arrangement {
  var parts: [Element] { [leading, trailing] }

  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    let width = room.maximumWidth
    let (kept, other) = keeps == .leading ? (leading, trailing) : (trailing, leading)
    let first = try layout.frame(of: kept, in: width * share)
    let rest = try layout.frame(of: other, in: max(width - first.size.width - spacing, 0))
    let (start, end) = keeps == .leading ? (first, rest) : (rest, first)
    let isAtEnd = keeps == .trailing || pushesTrailing
    let endX = isAtEnd ? width - end.size.width : start.size.width + spacing
    let (startY, endY) = tops(start, end)
    let children = [
      Frame.Placed(origin: Point(x: 0, y: startY), frame: start),
      Frame.Placed(origin: Point(x: endX, y: endY), frame: end),
    ]
    let height = max(startY + start.size.height, endY + end.size.height)
    return Frame(
      size: Size(width: width, height: height), baseline: children.firstBaseline,
      content: .group(layout.inDirection(children, width: width)), kind: kind)
  }

  private func tops(_ start: Frame, _ end: Frame) -> (start: Double, end: Double) {
    switch placement {
    case .top: return (0, 0)
    case .middle:
      let height = max(start.size.height, end.size.height)
      return ((height - start.size.height) / 2, (height - end.size.height) / 2)
    case .baseline:
      guard let first = start.baseline, let second = end.baseline else { return (0, 0) }
      return (max(second - first, 0), max(first - second, 0))
    }
  }
}
