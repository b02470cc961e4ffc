import FioriBasics
import FioriLayout
import FioriModel

extension Frame.Placed {
  /// Returns the labels of an axis as obstacles, from a point of the chart. Values beside its numbers are `margin` points
  /// away.
  func obstacles(
    from point: Point, besideNumbers margin: Double = ValueLabels.axisGap
  ) -> [LabelPlacer.Obstacle] {
    guard let axis = frame.axis else { return [] }
    let way = Point(x: origin.x - point.x, y: origin.y - point.y)
    let margin = axis.ticks == nil ? ValueLabels.axisGap : margin
    return axis.labels.map { $0.moved(by: way).obstacle(margin: margin) }
  }

  /// Returns the letters of a text as an obstacle for value labels, which are `margin` points away beside it, and `above`
  /// points above and below it.
  func obstacle(margin: Double, above: Double = 0) -> LabelPlacer.Obstacle {
    let rect = Rect(origin: origin, size: frame.size)
    var leading = 0.0
    if case .text(let block) = frame.content {
      leading = min((block.font.lineHeight - block.font.digitHeight) / 2, rect.size.height / 2)
    }
    return LabelPlacer.Obstacle(
      rect: rect.insetBy(dx: ValueLabels.gap - margin, dy: leading - above), isWall: true)
  }
}
