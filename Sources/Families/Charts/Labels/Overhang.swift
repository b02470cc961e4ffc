import FioriBasics
import FioriLayout
import FioriModel

/// Something that extends beyond a place in a plot toward one of its edges.
struct Overhang: Hashable, Sendable {
  /// The distance from the edge, as a fraction of the plot's extent.
  let position: Double
  /// The distance beyond the place, in points.
  let length: Double
  /// How many points it may extend into the axis at that edge: unlimited for half a number at a
  /// tick, the gap next to the labels for a point, and none for a value next to a column.
  var intoAxis = Double.infinity

  /// Returns how far the overhangs stick out of a plot of the given extent, minus the allowance.
  static func inset(_ overhangs: [Overhang], extent: Double, allowance: Double) -> Double {
    overhangs.reduce(0) { inset, overhang in
      let allowed = min(overhang.intoAxis, allowance)
      return max(inset, overhang.length - overhang.position * extent - allowed)
    }
  }

  /// Returns the insets at two opposite edges, which depend on each other as they shrink the plot.
  static func insets(
    first: [Overhang], _ firstAllowance: Double, last: [Overhang], _ lastAllowance: Double,
    room: Double
  ) -> (first: Double, last: Double) {
    var insets = (first: 0.0, last: 0.0)
    for _ in 0..<Self.rounds {
      let extent = max(room - insets.first - insets.last, 0)
      insets = (
        inset(first, extent: extent, allowance: firstAllowance),
        inset(last, extent: extent, allowance: lastAllowance)
      )
    }
    return insets
  }

  /// Each round corrects the insets in proportion to the distance of the place from the edge; after
  /// six rounds, no visible error is left.
  private static let rounds = 6
}

/// How far lines and points extend beyond the places of their values toward the plot's four sides.
struct MarkOverhangs {
  private(set) var leading: [Overhang] = []
  private(set) var trailing: [Overhang] = []
  private(set) var top: [Overhang] = []
  private(set) var bottom: [Overhang] = []

  /// Returns the overhangs of the circles of a chart, of radii in points.
  static func points(
    of chart: ChartElement, radius: (ChartElement.Bubble) -> Double
  ) -> MarkOverhangs {
    var overhangs = MarkOverhangs()
    for bubble in chart.bubbles.joined().compactMap(\.self) {
      overhangs.add(radius(bubble), across: bubble.x, up: bubble.y)
    }
    return overhangs
  }

  /// Returns the overhangs of the lines of some series, or of all that are drawn.
  static func lines(
    _ series: [Int]? = nil, of chart: ChartElement, reachesSides: Bool = true
  ) -> MarkOverhangs {
    var overhangs = MarkOverhangs()
    for series in series ?? chart.data.drawnSeries {
      overhangs.addLine(series, of: chart, reachesSides: reachesSides)
    }
    return overhangs
  }

  /// Returns the overhangs of marks across columns at the targets of these.
  static func targets(_ series: Int, of chart: ChartElement) -> MarkOverhangs {
    var overhangs = MarkOverhangs()
    let known = (chart.data.values[at: series] ?? []).compactMap(\.self)
    guard let low = known.min(), let high = known.max() else { return overhangs }
    overhangs.addSides(ColumnSet.Target.reach, across: 0)
    overhangs.addSides(ColumnSet.Target.reach, across: 1)
    overhangs.addEnds(
      ColumnSet.Target.largestThickness / 2, lowest: chart.primaryTicks.position(of: low),
      highest: chart.primaryTicks.position(of: high))
    return overhangs
  }

  /// Adds a mark at a place, from the plot's bottom edge at the side where reading starts.
  private mutating func add(_ reach: Double, across: Double, up: Double) {
    addSides(reach, across: across)
    addEnds(reach, lowest: up, highest: up)
  }

  private mutating func addSides(_ reach: Double, across: Double) {
    leading.append(Overhang(position: across, length: reach, intoAxis: AxisMetrics.markGap))
    trailing.append(Overhang(position: 1 - across, length: reach, intoAxis: AxisMetrics.markGap))
  }

  private mutating func addEnds(_ reach: Double, lowest: Double, highest: Double) {
    top.append(
      Overhang(position: 1 - min(highest, 1), length: reach, intoAxis: AxisMetrics.markGap))
    bottom.append(
      Overhang(position: max(lowest, 0), length: reach, intoAxis: AxisMetrics.markGap))
  }

  /// Adds a line; without points, it extends half its width up and down
  /// (Docs/sources/charts.md#lines).
  private mutating func addLine(_ series: Int, of chart: ChartElement, reachesSides: Bool) {
    let values = chart.data.values[series]
    let known = values.compactMap(\.self)
    guard let ticks = chart.ticks(of: series), let low = known.min(), let high = known.max() else {
      return
    }
    let look = chart.series[series]
    let radius = look.pointDiameter / 2
    if reachesSides, !look.hidesPoints {
      addSides(radius, across: 0)
      addSides(radius, across: 1)
    }
    addEnds(
      look.hidesPoints ? look.lineWidth / 2 : radius, lowest: ticks.position(of: low),
      highest: ticks.position(of: high))
    let selected = chart.selections[series] ?? []
    let drawn = look.hidesPoints ? selected.union(chart.lonePoints(of: series)) : selected
    guard !drawn.isEmpty else { return }
    let positions = LineShapes.positions(of: chart)
    for category in drawn {
      guard let value = values[at: category] ?? nil, let position = positions[at: category] else {
        continue
      }
      let ring = selected.contains(category) ? LineSelection.ringReach : 0
      add(
        radius + ring, across: reachesSides ? position : 0.5, up: ticks.position(of: value))
    }
  }
}
