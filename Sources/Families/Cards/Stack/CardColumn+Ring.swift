import FioriBasics
import FioriKPI
import FioriLayout

extension CardColumn {
  /// Returns a ring in a size in points: without the texts below it, the last one first, and then smaller, as far as
  /// its value can be read. A caption that has space inside a smaller ring is kept.
  mutating func fitted(
    _ ring: RingElement, to room: Size, _ layout: inout some PartLayout
  ) throws -> RingElement {
    var ring = ring
    let height = max(room.height, RingElement.leastDiameter)
    guard let widget = card.widget else {
      return try ring.fitting(Size(width: .infinity, height: height), layout)
    }
    guard room.height >= RingElement.leastDiameter else { return ring }
    var attempt = layout
    func fits(_ ring: RingElement) throws -> Bool {
      try attempt.frame(of: .ring(ring), in: room.width).size.height <= height + Self.tolerance
    }
    if try !fits(ring), let footnote = ring.footnote {
      ring.footnote = nil
      losses.append(Self.leftOut(footnote.origin, in: widget))
    }
    if try !fits(ring), let caption = ring.caption {
      let smaller = ring.reduced(to: height)
      if try fits(smaller) { return smaller }
      ring.caption = nil
      losses.append(Self.leftOut(caption.below.origin, in: widget))
    }
    return try fits(ring) ? ring : ring.reduced(to: height)
  }
}
