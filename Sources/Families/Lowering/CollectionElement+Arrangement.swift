import FioriBasics
package import FioriLayout
import FioriModel

extension CollectionElement: Arrangement {
  package var parts: [Element] {
    items.map(\.element)
  }

  package func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    try layout.layout(self)
  }
}

extension Element {
  /// Parts at explicit positions.
  package static func collection(_ collection: CollectionElement) -> Element {
    .arrangement(collection)
  }
}

extension PartLayout {
  /// Lays out parts at their positions, mirrored for right-to-left reading.
  fileprivate mutating func layout(_ collection: CollectionElement) throws -> Frame {
    var children: [Frame.Placed] = []
    for item in collection.items {
      let frame = try frame(of: item.element, in: .infinity)
      let x =
        direction == .leftToRight
        ? item.origin.x : collection.size.width - item.origin.x - frame.size.width
      children.append(Frame.Placed(origin: Point(x: x, y: item.origin.y), frame: frame))
    }
    return Frame(
      size: collection.size, baseline: children.first?.frame.baseline,
      content: .group(children), kind: collection.kind, decoration: collection.decoration)
  }
}
