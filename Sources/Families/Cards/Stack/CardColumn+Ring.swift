import FioriBasics
import FioriKPI
import FioriLayout

extension CardColumn {
  /// Returns a ring in a size in points: without the texts below it, the last one first, and then
  /// smaller, as far as its value can be read.
  mutating func fitted(
    _ ring: RingElement, to room: Size, _ layout: inout some PartLayout
  ) throws -> RingElement {
    var ring = ring
    let height = max(room.height, RingElement.leastDiameter)
    guard let widget = card.widget else {
      return try ring.fitting(Size(width: .infinity, height: height), layout)
    }
    guard room.height >= RingElement.leastDiameter else { return ring }
    func fits(_ layout: inout some PartLayout) throws -> Bool {
      try layout.frame(of: .ring(ring), in: room.width).size.height <= height + Self.tolerance
    }
    var attempt = layout
    if try !fits(&attempt), let footnote = ring.footnote {
      ring.footnote = nil
      losses.append(Self.leftOut(footnote.origin, in: widget))
    }
    if try !fits(&attempt), let caption = ring.caption {
      ring.caption = nil
      losses.append(Self.leftOut(caption.below.origin, in: widget))
    }
    return try fits(&attempt) ? ring : ring.reduced(to: height)
  }
}
