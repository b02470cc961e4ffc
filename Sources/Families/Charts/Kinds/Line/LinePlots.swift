import FioriBasics
import FioriLayout
import FioriModel

/// Points joined by lines.
struct LinePlot: AxisPlot {
  static let traits = AxisTraits(axes: .vertical, standsAtSides: true, valuePosition: .around)

  let chart: ChartElement

  var positions: [Double] { LineShapes.positions(of: chart) }

  var overhangs: MarkOverhangs { .lines(of: chart) }

  func content(in area: PlotArea) -> PlotContent {
    LineShapes(chart, positions: positions, area: area).content
  }
}

/// Lines above areas filled down to the baseline.
struct AreaPlot: AxisPlot {
  static let traits = AxisTraits(axes: .vertical, standsAtSides: true, valuePosition: .around)

  let chart: ChartElement

  var positions: [Double] { LineShapes.positions(of: chart) }

  var overhangs: MarkOverhangs { .lines(of: chart) }

  func content(in area: PlotArea) -> PlotContent {
    LineShapes(chart, positions: positions, area: area, filling: .flat).content
  }
}
