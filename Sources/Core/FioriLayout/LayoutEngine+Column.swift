import FioriBasics
import FioriElements
import FioriFrames
import FioriModel

extension LayoutEngine {
  /// Lays out parts below each other in a box as wide as the widest.
  mutating func layout(_ column: ColumnElement, in room: Constraints) throws -> Frame {
    var frames: [Frame] = []
    for item in column.items { frames.append(try layout(item, below: frames.last, in: room)) }
    let width = frames.map(\.size.width).max() ?? 0
    let share = column.alignment.leftShare(in: settings.direction)
    var children: [Frame.Placed] = []
    var y = 0.0
    for (index, frame) in frames.enumerated() {
      if index > 0 { y += column.items[index].topSpace }
      let x = (width - frame.size.width) * share
      children.append(Frame.Placed(origin: Point(x: x, y: y), frame: frame))
      y += frame.size.height
    }
    return Frame(
      size: Size(width: width, height: y), baseline: children.firstBaseline,
      content: .group(children), kind: column.kind)
  }

  private mutating func layout(
    _ item: ColumnElement.Item, below above: Frame?, in room: Constraints
  ) throws -> Frame {
    guard item.isCaption, let above, case .text(var caption) = item.element else {
      return try layout(item.element, in: room)
    }
    caption = caption.limited(to: above.largestTextSize)
    caption.maximumWidth = max(caption.maximumWidth, above.size.width)
    return try layout(caption, in: room)
  }
}
