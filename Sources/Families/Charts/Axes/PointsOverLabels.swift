import FioriBasics
import FioriLayout
import FioriModel

extension LabelStrip {
  /// Returns the points of lines over the labels below a plot, which keep their distance from the digits of these.
  /// `positions` are the places of the categories, and `height` is the height of the chart in points.
  func points(
    of chart: ChartElement, at positions: [Double], over row: LabelRow, in room: LabelRow.Room,
    height: Double
  ) -> [Overhang] {
    let lines = chart.data.drawnSeries.filter { chart.isLine($0) && chart.drawsPoints(of: $0) }
    guard isBelow, !lines.isEmpty, !row.items.isEmpty else { return [] }
    let labels = row.placed(in: room)
    let digitHeight = chart.texts.categoryLabel.font.digitHeight
    return lines.flatMap { series -> [Overhang] in
      guard let ticks = chart.ticks(of: series) else { return [] }
      let look = chart.series[series]
      let lone = look.hidesPoints ? chart.lonePoints(of: series) : nil
      let reach = look.pointDiameter / 2 + AxisMetrics.pointGap
      return zip(chart.data.values[series], positions).enumerated().compactMap { category, point in
        guard let value = point.0, lone?.contains(category) != false else { return nil }
        let (up, x) = (ticks.position(of: value), point.1 * room.width)
        guard up > -LabelPlacer.slack, up * height < reach else { return nil }
        let below = labels.first {
          $0.x - reach < x && x < $0.x + $0.label.size.width + reach
        }
        guard let label = below?.label else { return nil }
        let digits =
          top(ofLabelIn: row.height(below: label)) + max((label.baseline ?? 0) - digitHeight, 0)
        guard reach - digits > Self.leastMove else { return nil }
        return Overhang(position: max(up, 0), length: reach, intoAxis: digits)
      }
    }
  }

  /// A smaller move of labels away from points is not seen, in points.
  private static let leastMove = 0.25
}

extension ChartElement {
  /// Returns the ticks of the axis of a series; `nil` without an axis.
  func ticks(of series: Int) -> AxisTicks? {
    (data.secondary.contains(series) ? secondary : primary)?.ticks
  }
}
