import FioriBasics
public import FioriLowering
package import FioriModel

extension ChartView: DescribedComponent {
  /// Creates a line chart without series.
  public init() {
    self.init(series: [])
  }

  package var states: Set<ViewState> {
    ViewState.all(
      loading: isLoading, chosenValues: selections.contains { !$0.value.isEmpty },
      noData: series.first?.values.isEmpty ?? true)
  }

  package static let summary = "A chart of series over categories, or of points."
}

extension ValueReader where Value == ChartView {
  /// A chart view, whose `type` may be omitted.
  package static let chartView = view(of: ChartView.self)
}
