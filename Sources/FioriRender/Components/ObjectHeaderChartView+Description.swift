extension ObjectHeaderChartView: DescribedComponent {
  init() { self.init(title: "") }

  static let properties: [Property<ObjectHeaderChartView>] = [
    Property("title", \.title, .fioriText),
    Property("titleAttributedText", \.titleAttributedText, .runs),
    Property("subtitle", \.subtitle, .fioriText),
    Property("subtitleAttributedText", \.subtitleAttributedText, .runs),
    Property("trend", \.trend, .fioriText),
    Property("trendAttributedText", \.trendAttributedText, .runs),
    Property("trendImage", \.trendImage, .image),
    Property("trendSemanticColor", \.trendSemanticColor, .color),
    Property("kpiItems", \.kpiItems, .array(of: .kpiItem)),
    Property("kpiAttributedText", \.kpiAttributedText, .runs),
    Property("kpiProgressView", \.kpiProgressView, .kpiProgressView),
    Property("chartView", \.chartView, .chartView),
    Property("isEnabled", \.isEnabled, .bool),
    Property("isLoading", \.isLoading, .bool),
    Property("styleClass", \.styleClass, .styleClasses),
  ]
}
