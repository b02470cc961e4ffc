import FioriBasics
import FioriElements
import FioriFrames
import FioriModel

extension LayoutEngine {
  /// Lays out an image and a text on one baseline; the text gets the room that the image leaves.
  mutating func layout(_ label: LabelElement, in room: Constraints) throws -> Frame {
    let image = label.image.map { layout($0, in: room) }
    let taken = image.map { $0.size.width + label.spacing } ?? 0
    let text = try label.text.map {
      try layout($0, in: Constraints(maximumWidth: max(room.maximumWidth - taken, 0)))
    }
    let baseline = [text, image].compactMap { $0?.baseline }.max() ?? 0
    let ordered = label.imageSide == .leading ? [image, text] : [text, image]
    var children: [Frame.Placed] = []
    var x = 0.0
    for frame in ordered.compactMap(\.self) {
      if !children.isEmpty { x += label.spacing }
      let y = baseline - (frame.baseline ?? baseline)
      children.append(Frame.Placed(origin: Point(x: x, y: y), frame: frame))
      x += frame.size.width
    }
    let height = children.map { $0.origin.y + $0.frame.size.height }.max() ?? 0
    return Frame(
      size: Size(width: x, height: height), baseline: children.isEmpty ? nil : baseline,
      content: .group(inDirection(children, width: x)), kind: label.kind)
  }
}
