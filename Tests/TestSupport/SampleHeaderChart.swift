import FioriRender

/// Chart views as headers have them (Docs/sources/headers.md#chart-view).
enum SampleHeaderChart {
  static let chart: ChartView = {
    var chart = ChartView(
      .line, [62, 64, 63, 66, 65, 69, 68, 71, 74, 73, 76, 78],
      categories: (1...12).map { "Mar \($0)" })
    chart.numericAxis.isZeroBased = false
    return chart
  }()

  static let motor = ObjectHeaderChartView(
    title: "Motor temperature", subtitle: "Last 12 days", trend: "4.2%",
    trendImage: .builtin(.trendUp), kpiItems: [.metric("78"), .unit("°C")], chartView: chart)

  static let ring: ObjectHeaderChartView = {
    var view = motor
    view.kpiItems = []
    view.kpiProgressView = KPIProgressView(items: [.metric("64"), .unit("%")], progress: 0.64)
    return view
  }()

  /// The view with some of its properties set.
  static func motor(
    _ change: (inout ObjectHeaderChartView) -> Void
  ) -> ObjectHeaderChartView {
    var view = motor
    change(&view)
    return view
  }
}
