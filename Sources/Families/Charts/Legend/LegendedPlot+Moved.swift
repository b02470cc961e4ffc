import FioriBasics
import FioriLayout
import FioriModel

/// Names that are elsewhere than the description asks for.
extension LegendedPlot {
  /// Returns the warning about a legend beside a ring in place of below or above it; `nil` for any other. Nothing is lost,
  /// so that no other part gives way to it.
  func movedLegend(of chart: ChartElement) -> Finding? {
    guard chart.type.kind.values == .shares, chart.legendTakesHeight, !legend.isEmpty,
      self.chart.legendPosition == .trailing
    else { return nil }
    let place = chart.legendPosition == .top ? "below" : "above"
    return .warning(chart.origin.key("legend"), .legendIsBesideRing(insteadOf: place))
  }

  /// Returns the warning about names that do not fit at the ends of their lines, and that the legend
  /// has in their place.
  func loss(ofLineEnds chart: ChartElement) -> Loss {
    let atEnds = Set(chart.lineEnds.map(\.series))
    let count = legend.series.count(where: atEnds.contains)
    return Loss(
      chart.origin.key("legend"), .lineEndsDoNotFit(atEnds.count, inLegend: count))
  }
}
