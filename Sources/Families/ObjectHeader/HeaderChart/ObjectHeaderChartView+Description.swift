import FioriBasics
import FioriCharts
import FioriKPI
public import FioriLowering
import FioriModel

extension ObjectHeaderChartView: DescribedComponent {
  /// Creates a view without content.
  public init() { self.init(title: "") }

  package var states: Set<ViewState> {
    ViewState.all(loading: isLoading)
  }

  package static let summary = "A number with a small chart, in an object header or alone."
}

extension ValueReader where Value == ObjectHeaderChartView {
  /// A header's chart view, whose `type` may be omitted.
  static let objectHeaderChartView = view(of: ObjectHeaderChartView.self)
}
