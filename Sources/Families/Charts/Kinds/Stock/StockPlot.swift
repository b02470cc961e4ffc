import FioriBasics
import FioriLayout
import FioriModel

/// A single series over time, green if it has risen and red if it has fallen.
struct StockPlot: AxisPlot {
  static let traits = AxisTraits(axes: .vertical, reachesSides: true, crowding: .thinned)

  let chart: ChartElement

  var positions: [Double] { fractions(of: chart.time?.labelPositions ?? []) }

  /// Returns places of the time axis as fractions of it.
  private func fractions(of indexes: [Int]) -> [Double] {
    let positions = LineShapes.positions(of: chart.time?.positionCount ?? 0)
    return indexes.map { positions[at: $0] ?? 0 }
  }

  var overhangs: MarkOverhangs { .lines(of: chart) }

  func content(in area: PlotArea) -> PlotContent {
    LineShapes(
      chart, positions: fractions(of: chart.time?.categoryPositions ?? []), area: area,
      filling: .fading
    ).content
  }
}
