import FioriBasics
import FioriLayout

/// Two parts beside each other from one top edge, as wide as they are.
struct CardPair: Sendable {
  let first: Element
  let second: Element
  /// The space between the parts, in points.
  let spacing: Double
}

extension CardPair: Arrangement {
  var parts: [Element] { [first, second] }

  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    let start = try layout.frame(of: first, in: room)
    let end = try layout.frame(of: second, in: room)
    let x = start.size.width + spacing
    let size = Size(
      width: x + end.size.width, height: max(start.size.height, end.size.height))
    let children = [
      Frame.Placed(origin: .zero, frame: start),
      Frame.Placed(origin: Point(x: x, y: 0), frame: end),
    ]
    return Frame(
      size: size, baseline: children.firstBaseline,
      content: .group(layout.inDirection(children, width: size.width)))
  }
}
