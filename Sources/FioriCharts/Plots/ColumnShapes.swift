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
