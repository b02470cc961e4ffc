import FioriBasics
import FioriElements
import FioriFrames

extension LayoutEngine {
  /// Lays out a part with its padding on its background, centered if the box is wider.
  mutating func layout(_ box: BoxElement, in room: Constraints) throws -> Frame {
    let padding = box.padding
    let inner = (box.width ?? room.maximumWidth) - padding.left - padding.right
    let content = try layout(box.content, in: Constraints(maximumWidth: max(inner, 0)))
    let width = box.width ?? (padding.left + content.size.width + padding.right)
    let height = max(padding.top + content.size.height + padding.bottom, box.minimumHeight)
    let origin = Point(
      x: padding.left + (width - padding.left - padding.right - content.size.width) / 2,
      y: padding.top + (height - padding.top - padding.bottom - content.size.height) / 2)
    return Frame(
      size: Size(width: width, height: height), baseline: content.baseline.map { origin.y + $0 },
      content: .group([Frame.Placed(origin: origin, frame: content)]), kind: box.kind,
      decoration: box.decoration)
  }
}

extension Frame {
  /// Creates the frame of an area of one color.
  init(_ block: BlockElement) {
    let content = Block(
      cornerRadius: block.cornerRadius, color: block.color, hairline: block.hairline)
    self.init(size: block.size, baseline: nil, content: .block(content), kind: block.kind)
  }
}
