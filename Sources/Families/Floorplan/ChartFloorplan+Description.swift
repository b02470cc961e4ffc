import FioriBasics
import FioriCharts
package import FioriLowering
import FioriModel

extension ChartFloorplan: DescribedComponent {
  package init() { self.init(title: "") }

  package var states: Set<ViewState> { ViewState.all(loading: isLoading) }

  package static let summary = "A screen with a chart, its title and a summary of its numbers."
}
