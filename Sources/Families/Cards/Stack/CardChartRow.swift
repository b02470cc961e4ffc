import FioriBasics
import FioriCharts
import FioriLayout

/// A number with a chart beside it, which takes the rest of the width.
struct CardChartRow: Sendable {
  let number: Element
  var chart: Element
  /// The height of the chart, in points.
  var height = 0.0
  /// The width of the texts above the number that the chart may be beside, and how far above the number they begin, in
  /// points.
  private var above = Size.zero

  init(number: Element, chart: Element) {
    (self.number, self.chart) = (number, chart)
  }

  private static let spacing = 16.0

  /// Returns the largest width of the number, in points.
  private static func numberWidth(in width: Double) -> Double { (width - spacing) / 2 }

  /// Notes the parts above the row that are no wider than the number may be. `origin` is the row's place, and `width`
  /// its width in points.
  mutating func note(_ parts: [Frame.Placed], above origin: Point, in width: Double) {
    for part in parts.reversed() {
      let end = part.origin.x + part.frame.size.width - origin.x
      guard end <= Self.numberWidth(in: width) else { return }
      above = Size(width: max(above.width, end), height: origin.y - part.origin.y)
    }
  }
}

extension CardChartRow: Arrangement {
  var parts: [Element] { [number, chart] }

  /// Lays out the chart beside the number, and where it loses something, also beside the texts above it.
  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    let unused = layout
    let frame = try frame(in: room.maximumWidth, beside: .zero, &layout)
    guard above.height > 0, !frame.allLosses.isEmpty else { return frame }
    var attempt = unused
    let higher = try self.frame(in: room.maximumWidth, beside: above, &attempt)
    guard higher.allLosses.count <= frame.allLosses.count else { return frame }
    layout = attempt
    return higher
  }

  private func frame(
    in width: Double, beside above: Size, _ layout: inout some PartLayout
  ) throws -> Frame {
    let first = try layout.frame(of: number, in: Self.numberWidth(in: width))
    let side = max(first.isLeftOut ? 0 : first.size.width, above.width)
    let left = side > 0 ? side + Self.spacing : 0
    let height = max(height, first.size.height)
    let size = Size(width: max(width - left, 0), height: height + above.height)
    let plot = try layout.frame(of: chart.sized(size), in: size.width)
    let children = [
      Frame.Placed(origin: .zero, frame: first),
      Frame.Placed(origin: Point(x: left, y: -above.height), frame: plot),
    ]
    return Frame(
      size: Size(width: width, height: height), baseline: first.baseline,
      content: .group(layout.inDirection(children, width: width)))
  }
}
