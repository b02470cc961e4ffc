import FioriBasics
import FioriLayout
import FioriModel

/// Columns with a mark at the target of each.
struct BulletPlot: ClusterPlot {
  static let traits = AxisTraits(axes: .vertical, reachesSides: false)

  let chart: ChartElement

  /// The series of the targets.
  private static let targets = 1

  var overhangs: MarkOverhangs { .targets(Self.targets, of: chart) }

  func content(in area: PlotArea) -> PlotContent {
    let bars = ColumnStack.clustered(chart.data, series: [0]) { _ in area.primary }
    let columns = ColumnShapes(chart: chart, area: area, bars: bars, slotCount: 1)
    let targets = targets(in: area)
    var set = columns.set
    set.columns = []
    set.targets = targets.filter(\.isInside).map(\.target)
    var edges = set
    edges.targets = set.targets.map { $0.withEdge(in: chart.colors.background) }
    var edged = columns.set
    edged.columns.removeAll { column in
      zip(set.targets, edges.targets).contains { mark, edge in
        mark.cluster == column.cluster
          && (column.endsUnderEdge(of: mark.level, reach: edge.thickness / 2)
            || column.endsClearly(before: mark.level, reach: mark.thickness / 2)
            || isAboutReached(column.cluster) && column.endsBefore(mark.level))
      }
    }
    let lines: [PlotShape] =
      set.targets.isEmpty ? [] : [.within(edged, [.columns(edges)]), .columns(set)]
    return PlotContent(
      marks: columns.marks + targets.map(\.mark), shapes: columns.shapes + lines,
      beyond: columns.beyond + targets.compactMap(\.overflow))
  }

  /// Whether a value is about its target, from which an edge would set it apart.
  private func isAboutReached(_ category: Int) -> Bool {
    let values = [0, Self.targets].compactMap { chart.data.values[at: $0]?[at: category] ?? nil }
    return values.count == 2 && CoveredEnds.areAboutEqual(values[0], values[1])
  }

  /// A target and its place on the axis, 0 to 1 within the plot.
  private struct Target {
    let target: ColumnSet.Target
    let mark: PlotMark
    let overflow: PlotOverflow?

    var isInside: Bool { overflow == nil }
  }

  private func targets(in area: PlotArea) -> [Target] {
    guard let values = chart.data.values[at: Self.targets] else { return [] }
    let geometry = ClusterGeometry(chart)
    let thickness = ColumnSet.Target.thickness(in: area.size.height)
    return values.enumerated().compactMap { category, value in
      guard let value else { return nil }
      let (start, level) = (geometry.start(of: category), area.y(value))
      let color = chart.series[Self.targets].color(at: category)
      let isChosen = [0, Self.targets].contains { chart.isChosen(series: $0, category: category) }
      return Target(
        target: ColumnSet.Target(
          cluster: category, level: level,
          color: isChosen ? color : color.fadedTo(ColumnShapes.unselectedOpacity),
          thickness: thickness),
        mark: PlotMark(
          series: Self.targets, category: category, value: value,
          frame: Rect(
            fromX: area.x(start), area.x(start + geometry.width), y: level - thickness / 2,
            level + thickness / 2)),
        overflow: PlotOverflow(
          position: area.primary.position(of: value), isSecondary: false, isMarked: false))
    }
  }
}
