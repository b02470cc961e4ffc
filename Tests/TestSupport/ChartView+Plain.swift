import FioriRender

extension ChartView {
  /// A chart of numbers.
  init(_ type: ChartType, _ values: [Double?]..., categories: [String?] = []) {
    self.init(
      type, categories: categories,
      series: values.map { ChartSeries(values: $0.map { $0.map(ChartValue.number) }) })
  }

  /// A chart of points.
  init(_ type: ChartType, points: [(x: Double, y: Double, size: Double?)]...) {
    self.init(
      type,
      series: points.map { series in
        ChartSeries(values: series.map { .point(x: $0.x, y: $0.y, size: $0.size) })
      })
  }

  /// The chart with some of its properties set.
  func with(_ change: (inout ChartView) -> Void) -> ChartView {
    var chart = self
    change(&chart)
    return chart
  }
}
