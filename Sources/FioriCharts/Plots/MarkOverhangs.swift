import FioriElements
import FioriModel

/// How far lines and points reach beyond the places of their values, towards the plot's four sides.
struct MarkOverhangs {
  private(set) var leading: [Overhang] = []
  private(set) var trailing: [Overhang] = []
  private(set) var top: [Overhang] = []
  private(set) var bottom: [Overhang] = []

  init(_ chart: ChartElement) {
    switch chart.type {
    case .scatter: addPoints(of: chart)
    case .line, .area, .stock:
      for series in chart.data.drawnSeries { addLine(series, of: chart, standsAtEnds: true) }
    case .combo:
      for series in chart.data.drawnSeries where !chart.data.columns.contains(series) {
        addLine(series, of: chart, standsAtEnds: false)
      }
    default: return
    }
  }

  /// A mark at a place, from the plot's lower edge on the side where reading starts.
  private mutating func add(_ reach: Double, across: Double, up: Double) {
    addSides(reach, across: across)
    addEnds(reach, lowest: up, highest: up)
  }

  private mutating func addSides(_ reach: Double, across: Double) {
    leading.append(Overhang(place: across, length: reach, intoAxis: AxisMetrics.markGap))
    trailing.append(Overhang(place: 1 - across, length: reach, intoAxis: AxisMetrics.markGap))
  }

  private mutating func addEnds(_ reach: Double, lowest: Double, highest: Double) {
    top.append(
      Overhang(place: 1 - min(highest, 1), length: reach, intoAxis: AxisMetrics.markGap))
    bottom.append(
      Overhang(place: max(lowest, 0), length: reach, intoAxis: AxisMetrics.markGap))
  }

  /// Chosen: the points of a scatter chart are whole, as those of lines are
  /// (Docs/sources/charts.md#bubbles).
  private mutating func addPoints(of chart: ChartElement) {
    for bubble in chart.bubbles.joined().compactMap(\.self) {
      add(BubbleShapes.pointRadius, across: bubble.x, up: bubble.y)
    }
  }

  /// Of a line without points half its width above and below (Docs/sources/charts.md#lines).
  private mutating func addLine(_ series: Int, of chart: ChartElement, standsAtEnds: Bool) {
    let values = chart.data.values[series]
    let axis = chart.data.secondary.contains(series) ? chart.secondary : chart.primary
    let known = values.compactMap(\.self)
    guard let ticks = axis?.ticks, let low = known.min(), let high = known.max() else { return }
    let look = chart.series[series]
    let radius = look.pointDiameter / 2
    if standsAtEnds, !look.hidesPoints {
      addSides(radius, across: 0)
      addSides(radius, across: 1)
    }
    addEnds(
      look.hidesPoints ? look.lineWidth / 2 : radius, lowest: ticks.position(of: low),
      highest: ticks.position(of: high))
    let places = LineShapes.places(of: chart.data.categoryCount)
    for category in chart.selections[series] ?? [] where values.indices.contains(category) {
      guard let value = values[category] else { continue }
      let across = standsAtEnds ? places[category] : 0.5
      add(radius + LineSelection.ringReach, across: across, up: ticks.position(of: value))
    }
  }
}
