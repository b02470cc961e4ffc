import FioriElements
import FioriFrames
import FioriModel

/// The course of one series over time, green where it has risen and red where it has fallen.
struct StockPlot: AxisPlot {
  static let traits = PlotTraits(
    axes: .upright, zeroBase: .ifTold, showsNumericBaseline: true, showsCategoryGridlines: true,
    options: [.lines, .fills, .categories],
    hidesPoints: true)

  let chart: ChartElement

  init(_ chart: ChartElement) { self.chart = chart }

  private var placeCount: Int { chart.time?.placeCount ?? chart.data.categoryCount }

  var places: [Double] {
    let places = LineShapes.places(of: placeCount)
    return (chart.time?.labelPlaces ?? []).map { places.indices.contains($0) ? places[$0] : 0 }
  }

  func content(in area: PlotArea) -> PlotContent {
    LineShapes(
      chart, places: LineShapes.places(of: placeCount), area: area, filling: .fading
    ).content
  }
}
