import FioriBasics
import FioriLayout
import FioriModel

/// Names that are elsewhere than the description asks for, or beside each other.
extension LegendedPlot {
  /// The space in points that names below a plot may take of the gap before a legend beside it, if some would touch this;
  /// `nil` otherwise.
  var roomBesideLegend: Double? {
    let free = chart.roomForNames - legend.width
    guard chart.roomForNames > 0, let axis = plot.first(where: { $0.frame.kind == "categoryAxis" }),
      let labels = axis.frame.axis?.labels,
      trailingTop(isCentered: false) + legend.height > titles.top + axis.origin.y
    else { return nil }
    let ends = labels.map { label in
      let left = axis.origin.x + label.origin.x
      return chart.isRightToLeft ? -left : left + label.frame.size.width - chart.size.width
    }
    return ends.contains { $0 > free / 2 } ? free / 2 : nil
  }

  /// Returns the warning about a legend beside a ring in place of below or above it; `nil` for any other. Nothing is lost,
  /// so that no other part gives way to it.
  func movedLegend(of chart: ChartElement) -> Finding? {
    guard chart.type.kind.values == .shares, chart.legendTakesHeight, !legend.isEmpty,
      self.chart.legendPosition == .trailing
    else { return nil }
    let place = chart.legendPosition == .top ? "below" : "above"
    return .warning(chart.origin.key("legend"), .legendIsBesideRing(insteadOf: place))
  }

  /// Returns the warnings about names that do not fit at the ends of their lines, and that the legend has in their place,
  /// and about others that this leaves out.
  func losses(ofLineEnds chart: ChartElement) -> [Loss] {
    let atEnds = Set(chart.lineEnds.map(\.series))
    let count = legend.series.count(where: atEnds.contains)
    let moved = Loss(
      chart.origin.key("legend"), .lineEndsDoNotFit(atEnds.count, inLegend: count))
    return [moved] + (count == atEnds.count ? nameLosses : [])
  }
}
