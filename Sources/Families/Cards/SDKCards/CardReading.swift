import FioriBasics
import FioriCharts
import FioriKPI
public import FioriLowering
import FioriModel

extension KPICard: DescribedComponent {
  /// Creates a card without content.
  public init() { self.init(title: "") }

  package static let summary = "A card with a number in its middle."
}

extension KPIProgressCard: DescribedComponent {
  /// Creates a card without content.
  public init() { self.init(title: "") }

  package static let summary = "A card with a small ring in its middle."
}

extension ChartCard: DescribedComponent {
  /// Creates a card without content.
  public init() { self.init(title: "") }

  package static let summary = "A card with a chart under its number."
}
