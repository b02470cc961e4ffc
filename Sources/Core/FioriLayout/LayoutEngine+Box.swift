import FioriBasics
import FioriElements
import FioriFrames
import FioriModel

extension LayoutEngine {
  /// Lays out a part with its padding on its background, centered if the box is wider.
  mutating func layout(_ box: BoxElement, in room: Constraints) throws -> Frame {
    let inner = (box.width ?? room.maximumWidth) - box.padding.left - box.padding.right
    let content = try layout(box.content, in: Constraints(maximumWidth: max(inner, 0)))
    let padding = try padding(of: box, around: content)
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

  /// Returns the padding of a box, with whole points added where the ink of its texts would reach
  /// into its border or out of its background.
  private func padding(of box: BoxElement, around content: Frame) throws -> Insets {
    guard let decoration = box.decoration else { return box.padding }
    let line = decoration.border.map { $0.inset + $0.width } ?? 0
    let padding = box.padding
    let area = Rect(
      x: line - padding.left, y: line - padding.top,
      width: padding.left + content.size.width + padding.right - 2 * line,
      height: padding.top + content.size.height + padding.bottom - 2 * line)
    let missing = try InkCheck(content, in: area, shaper).wholePoints
    return Insets(
      top: padding.top + missing.top, right: padding.right + missing.right,
      bottom: padding.bottom + missing.bottom, left: padding.left + missing.left)
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
