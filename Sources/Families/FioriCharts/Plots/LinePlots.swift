import FioriBasics
import FioriElements
import FioriFrames
import FioriModel

/// Points joined by lines.
struct LinePlot: AxisPlot {
  static let traits = AxisTraits(axes: .vertical, standsAtSides: true, valuePlace: .around)

  let chart: ChartElement

  var places: [Double] { LineShapes.places(of: chart) }

  var overhangs: MarkOverhangs { .lines(of: chart) }

  func content(in area: PlotArea) -> PlotContent {
    LineShapes(chart, places: places, area: area).content
  }
}

/// Lines above areas filled down to the baseline.
struct AreaPlot: AxisPlot {
  static let traits = AxisTraits(axes: .vertical, standsAtSides: true, valuePlace: .around)

  let chart: ChartElement

  var places: [Double] { LineShapes.places(of: chart) }

  var overhangs: MarkOverhangs { .lines(of: chart) }

  func content(in area: PlotArea) -> PlotContent {
    LineShapes(chart, places: places, area: area, filling: .flat).content
  }
}

/// A single series over time, green if it has risen and red if it has fallen.
struct StockPlot: AxisPlot {
  static let traits = AxisTraits(axes: .vertical, standsAtSides: true, crowding: .thinned)

  let chart: ChartElement

  var places: [Double] { fractions(of: chart.time?.labelPlaces ?? []) }

  /// Returns places of the time axis as fractions of it.
  private func fractions(of indexes: [Int]) -> [Double] {
    let places = LineShapes.places(of: chart.time?.placeCount ?? 0)
    return indexes.map { places[at: $0] ?? 0 }
  }

  var overhangs: MarkOverhangs { .lines(of: chart) }

  func content(in area: PlotArea) -> PlotContent {
    LineShapes(
      chart, places: fractions(of: chart.time?.categoryPlaces ?? []), area: area,
      filling: .fading
    ).content
  }
}
