extension ChartElement {
  /// The ticks that baselines follow: those of the second axis where the first has no series.
  var primaryTicks: AxisTicks {
    let axis = primary?.hasSeries == true ? primary : secondary ?? primary
    return axis?.ticks ?? .noData
  }

  /// The series that are drawn as lines.
  private var lineSeries: [Int] {
    switch type {
    case .line, .area, .stock: data.drawnSeries
    case .combo: data.drawnSeries.filter { !data.columns.contains($0) }
    default: []
    }
  }

  /// Whether points stand on the plot's sides, where they overhang it.
  var marksStandAtEnds: Bool { [.line, .area, .stock, .scatter, .bubble].contains(type) }

  /// Of the points that are drawn, the largest.
  var pointRadius: Double {
    let shown = data.drawnSeries.filter { !series[$0].hidesPoints }
    return (shown.map { series[$0].pointDiameter }.max() ?? 0) / 2
  }

  /// How far lines and points reach above their greatest value and below their least.
  ///
  /// Half a line's width where there are no points: chosen, boards, top inset without points.
  var lineOverhangs: (top: [Overhang], bottom: [Overhang]) {
    var (top, bottom): ([Overhang], [Overhang]) = ([], [])
    for index in lineSeries {
      let known = data.values[index].compactMap(\.self)
      let axis = data.secondary.contains(index) ? secondary : primary
      guard let low = known.min(), let high = known.max(), let ticks = axis?.ticks else { continue }
      let look = series[index]
      let reach = look.hidesPoints ? look.lineWidth / 2 : look.pointDiameter / 2
      top.append(Overhang(place: 1 - min(ticks.position(of: high), 1), length: reach))
      bottom.append(Overhang(place: max(ticks.position(of: low), 0), length: reach))
    }
    return (top, bottom)
  }
}
