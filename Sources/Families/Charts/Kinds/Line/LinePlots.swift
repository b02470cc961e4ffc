import FioriBasics
import FioriLayout
import FioriModel

/// A type of chart with lines from side to side.
protocol LinesPlot: AxisPlot {
  /// The fill under the lines.
  static var filling: LineShapes.Filling { get }
}

extension LinesPlot {
  static var traits: AxisTraits {
    AxisTraits(axes: .vertical, reachesSides: true, valuePosition: .around)
  }

  var positions: [Double] { LineShapes.positions(of: chart) }

  var overhangs: MarkOverhangs { .lines(of: chart) }

  func content(in area: PlotArea) -> PlotContent {
    LineShapes(chart, positions: positions, area: area, filling: Self.filling).content
  }
}

/// Points joined by lines.
struct LinePlot: LinesPlot {
  static let filling = LineShapes.Filling.none

  let chart: ChartElement
}

/// Lines above areas filled down to the baseline.
struct AreaPlot: LinesPlot {
  static let filling = LineShapes.Filling.flat

  let chart: ChartElement
}
