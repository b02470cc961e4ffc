extension Component {
  /// The view and all views inside it.
  package var allParts: [any Component] { [self] + parts.flatMap(\.allParts) }

  /// The views directly inside this one.
  private var parts: [any Component] {
    switch self {
    case let header as KPIHeader: header.items
    case let header as ObjectHeader: [header.kpiView, header.detailContentView?.view].known
    case let view as ObjectHeaderChartView: [view.kpiProgressView, view.chartView].known
    case let card as ChartCard: [card.chartView].known
    case let floorplan as ChartFloorplan: [floorplan.chartView].known
    case let collection as CardCollection: collection.cards
    default: []
    }
  }
}

extension ObjectHeaderDetail {
  /// The view, or `nil` if it is an image.
  fileprivate var view: (any Component)? {
    switch self {
    case .chart(let view): view
    case .kpiView(let view): view
    case .kpiProgressView(let view): view
    case .chartView(let view): view
    case .image: nil
    }
  }
}

extension [(any Component)?] {
  fileprivate var known: [any Component] { compactMap(\.self) }
}
