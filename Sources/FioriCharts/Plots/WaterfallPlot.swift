import FioriElements
import FioriFrames
import FioriModel

/// Columns that each begin where the one before ends; totals stand on the baseline.
struct WaterfallPlot: AxisPlot {
  static let traits = PlotTraits(
    axes: .upright, zeroBase: .always, isLoose: true, isFudged: true,
    options: [.totals, .categoryColors, .valueLabels, .signColors, .categories],
    seriesLimit: 1)

  let chart: ChartElement

  init(_ chart: ChartElement) { self.chart = chart }

  var places: [Double] { ClusterLaw(count: chart.data.categoryCount).centers }

  func content(in area: PlotArea) -> PlotContent {
    let steps = WaterfallSteps(chart.data)
    let ticks = area.primary
    let bars = steps.steps.enumerated().compactMap { category, step in
      step.map {
        ColumnBar(
          series: 0, category: category, value: $0.value, slot: 0,
          base: ticks.position(of: $0.start), end: ticks.position(of: $0.end))
      }
    }
    return ColumnShapes(
      chart: chart, area: area, bars: bars, slotCount: 1, connectors: steps.connectors
    ).content
  }
}
