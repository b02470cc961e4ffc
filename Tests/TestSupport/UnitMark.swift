import FioriRender

/// A mark in shares of its plot, from the upper left corner.
struct UnitMark {
  let series: Int
  let category: Int
  let x: Double
  let y: Double
  let width: Double
  let height: Double

  init(_ mark: LayoutReport.Mark, in plot: Rect) {
    series = mark.series
    category = mark.category
    x = (mark.frame.minX - plot.minX) / plot.size.width
    y = (mark.frame.minY - plot.minY) / plot.size.height
    width = mark.frame.size.width / plot.size.width
    height = mark.frame.size.height / plot.size.height
  }

  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }

  /// Whether the mark is a rectangle, to a thousandth.
  func isNear(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool {
    zip([self.x, self.y, self.width, self.height], [x, y, width, height]).allSatisfy {
      abs($0 - $1) <= 0.001
    }
  }
}
