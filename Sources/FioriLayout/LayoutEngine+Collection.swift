import FioriBasics
import FioriElements
import FioriFrames
import FioriModel

extension LayoutEngine {
  /// Lays out parts at their positions, mirrored for right-to-left reading.
  mutating func layout(_ collection: CollectionElement) throws -> Frame {
    var children: [Frame.Placed] = []
    for item in collection.items {
      let frame = try layout(item.element, in: Constraints(maximumWidth: .infinity))
      let x =
        settings.direction == .leftToRight
        ? item.origin.x : collection.size.width - item.origin.x - frame.size.width
      children.append(Frame.Placed(origin: Point(x: x, y: item.origin.y), frame: frame))
    }
    return Frame(
      size: collection.size, baseline: children.first?.frame.baseline,
      content: .group(children), kind: collection.kind, decoration: collection.decoration)
  }
}
