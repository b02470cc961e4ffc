import FioriRender

extension ChartView {
  /// A chart of a type in which something moves: values of both signs, missing ones and two series, where
  /// the type can have them, and a long name.
  static func moving(_ type: ChartType) -> ChartView {
    let values: [Double?] =
      type == .microHarveyBall || type == .microRadial ? [5, 3] : [3, -2, nil, 5, 4]
    let isNumeric = type == .scatter || type == .bubble
    var chart = ChartView(
      type,
      series: [values, values.reversed()].map { values in
        ChartSeries(
          values: values.map { value in
            value.map { isNumeric ? .point(x: $0, y: $0, size: abs($0)) : .number($0) }
          })
      })
    chart.categories =
      type == .stock
      ? (1...5).map { "2026-11-0\($0) 09:30:00" } : ["Instandhaltungsauftrag", "B", "C", "D", "Ü"]
    return chart
  }
}
