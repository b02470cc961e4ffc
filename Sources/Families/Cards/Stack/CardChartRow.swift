import FioriBasics
import FioriCharts
import FioriLayout

/// A number with a chart beside it, which takes the rest of the width.
struct CardChartRow: Sendable {
  let number: Element
  var chart: Element
  /// The height of the chart, in points.
  var height = 0.0

  private static let spacing = 16.0
}

extension CardChartRow: Arrangement {
  var parts: [Element] { [number, chart] }

  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    let width = room.maximumWidth
    let first = try layout.frame(of: number, in: (width - Self.spacing) / 2)
    let left = first.isLeftOut ? 0 : first.size.width + Self.spacing
    let size = Size(width: max(width - left, 0), height: max(height, first.size.height))
    let plot = try layout.frame(of: chart.sized(size), in: size.width)
    let children = [
      Frame.Placed(origin: .zero, frame: first),
      Frame.Placed(origin: Point(x: left, y: 0), frame: plot),
    ]
    return Frame(
      size: Size(width: width, height: size.height), baseline: first.baseline,
      content: .group(layout.inDirection(children, width: width)))
  }
}
