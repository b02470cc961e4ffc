import FioriBasics
import FioriElements
import FioriFrames
import FioriModel

/// The columns or bars of a chart in its plot, pale where others are chosen.
struct ColumnShapes {
  let chart: ChartElement
  let area: PlotArea
  let bars: [ColumnBar]
  /// Columns beside each other in a cluster.
  let slotCount: Int
  /// Whether the columns lie.
  var isHorizontal = false
  /// Lines between the columns of a waterfall.
  var connectors: [WaterfallSteps.Connector] = []

  var content: PlotContent { PlotContent(marks: marks, shapes: shapes) }

  private var law: ClusterLaw { ClusterLaw(count: chart.data.categoryCount) }
  private var slotWidth: Double { law.width / Double(max(slotCount, 1)) }

  var marks: [PlotMark] {
    bars.map { bar in
      let start = law.start(of: bar.category) + Double(bar.slot) * slotWidth
      return PlotMark(
        series: bar.series, category: bar.category, value: bar.value,
        frame: frame(across: start, start + slotWidth, along: bar.base, bar.end))
    }
  }

  /// Columns that reach beyond the plot's explicit ends are cut off there.
  var shapes: [PlotShape] {
    let set = PlotShape.columns(set)
    let isInside = bars.allSatisfy { bar in
      [bar.base, bar.end].allSatisfy { (-0.000_001...1.000_001).contains($0) }
    }
    return isInside ? [set] : [.layer(clip: area.bounds, opacity: 1, [set])]
  }

  private var set: ColumnSet {
    ColumnSet(
      isHorizontal: isHorizontal, isMirrored: area.isMirrored,
      length: isHorizontal ? area.size.height : area.size.width,
      depth: isHorizontal ? area.size.width : area.size.height,
      clusterCount: chart.data.categoryCount,
      clusterLength: law.width * (isHorizontal ? area.size.height : area.size.width),
      slotCount: slotCount,
      columns: bars.map { bar in
        ColumnSet.Column(
          cluster: bar.category, slot: bar.slot, base: along(bar.base), end: along(bar.end),
          color: color(of: bar), isOutermost: bar.isOutermost)
      },
      connectors: connectors.map {
        ColumnSet.Connector(
          from: $0.from, to: $0.to, level: along(area.primary.position(of: $0.level)),
          reachesAcross: $0.isShared, color: chart.colors.line)
      },
      cornerRadius: chart.columnCornerRadius)
  }

  private func color(of bar: ColumnBar) -> RGBA {
    let color = chart.series[bar.series].color(at: bar.category)
    return chart.isChosen(series: bar.series, category: bar.category)
      ? color : color.fadedTo(Self.unselectedOpacity)
  }

  /// A share of the axis of values in points.
  private func along(_ share: Double) -> Double {
    isHorizontal ? area.x(share) : (1 - share) * area.size.height
  }

  private func frame(across start: Double, _ end: Double, along base: Double, _ top: Double)
    -> Rect
  {
    isHorizontal
      ? Rect(
        fromX: along(base), along(top), y: start * area.size.height, end * area.size.height)
      : Rect(fromX: area.x(start), area.x(end), y: along(base), along(top))
  }

  /// Stated: Docs/sources/charts.md#selection.
  static let unselectedOpacity = 0.4
}

extension ChartElement {
  /// Whether a value is drawn in full strength: it is chosen, or nothing is.
  func isChosen(series: Int, category: Int) -> Bool {
    selections.isEmpty || selections[series]?.contains(category) == true
  }
}

/// A column or a bar in shares of the axes.
struct ColumnBar: Hashable, Sendable {
  let series: Int
  let category: Int
  /// The value's own, whatever the column stands on.
  let value: Double
  /// Its place among the columns beside each other.
  let slot: Int
  /// Along the axis of values, 0 to 1 within the plot; first the end nearer to the baseline.
  let base: Double
  let end: Double
  /// Whether no other stands on it.
  var isOutermost = true
}

/// How the clusters of columns share out an axis: gaps are a third of a cluster, and none stands
/// at the ends (stated: Docs/sources/charts.md#columns).
struct ClusterLaw: Hashable, Sendable {
  let count: Int

  /// From the start of one cluster to that of the next, as a share of the axis.
  var increment: Double { 1 / (Double(max(count, 1)) - 0.25) }
  /// Of one cluster.
  var width: Double { increment * 0.75 }

  func start(of cluster: Int) -> Double { Double(cluster) * increment }
  func center(of cluster: Int) -> Double { start(of: cluster) + width / 2 }
}

extension ClusterLaw {
  /// The middle of each cluster.
  var centers: [Double] { (0..<count).map(center) }
}

/// Puts the columns of a chart beside each other, or on top of each other.
enum ColumnStack {
  /// A column for each value of the series, in the order of the series.
  static func clustered(_ data: ChartData, series: [Int], ticks: (Int) -> AxisTicks) -> [ColumnBar]
  {
    series.enumerated().flatMap { slot, series in
      let ticks = ticks(series)
      let base = ticks.position(of: ticks.baseline)
      return data.values[series].enumerated().compactMap { category, value in
        value.map {
          ColumnBar(
            series: series, category: category, value: $0, slot: slot, base: base,
            end: ticks.position(of: $0))
        }
      }
    }
  }

  /// Values above zero on top of each other, those below it under each other (stated:
  /// Docs/sources/charts.md#columns).
  static func stacked(_ data: ChartData, series: [Int], ticks: AxisTicks) -> [ColumnBar] {
    var (above, below): ([Int: Double], [Int: Double]) = ([:], [:])
    let bars = series.flatMap { series in
      data.values[series].enumerated().compactMap { category, value -> ColumnBar? in
        guard let value else { return nil }
        let base = (value < 0 ? below : above)[category] ?? 0
        let end = base + value
        if value < 0 { below[category] = end } else { above[category] = end }
        return ColumnBar(
          series: series, category: category, value: value, slot: 0,
          base: ticks.position(of: base), end: ticks.position(of: end), isOutermost: false)
      }
    }
    return markingOutermost(bars)
  }

  /// The bars with those marked that end their stack on either side.
  private static func markingOutermost(_ bars: [ColumnBar]) -> [ColumnBar] {
    var (highest, lowest): ([Int: Double], [Int: Double]) = ([:], [:])
    for bar in bars {
      highest[bar.category] = max(highest[bar.category] ?? bar.base, bar.end)
      lowest[bar.category] = min(lowest[bar.category] ?? bar.base, bar.end)
    }
    return bars.map { bar in
      var bar = bar
      bar.isOutermost =
        bar.end > bar.base ? bar.end == highest[bar.category] : bar.end == lowest[bar.category]
      return bar
    }
  }
}
