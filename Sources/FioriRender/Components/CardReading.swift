extension DescribedComponent where Self: Card {
  /// The keys that all cards share.
  static var cardProperties: [Property<Self>] {
    [
      Property("title", \.content.title, .fioriText),
      Property("titleAttributedText", \.content.titleAttributedText, .runs),
      Property("status", \.content.status, .fioriText),
      Property("statusAttributedText", \.content.statusAttributedText, .runs),
      Property("kpiItems", \.content.kpiItems, .array(of: .kpiItem)),
      Property("kpiAttributedText", \.content.kpiAttributedText, .runs),
      Property("isHighlighted", \.content.isHighlighted, .bool),
      Property("isLoading", \.content.isLoading, .bool),
      Property("styleClass", \.content.styleClass, .styleClasses),
    ]
  }
}

extension KPICard: DescribedComponent {
  init() { self.init(title: "") }

  static let properties = cardProperties
}

extension KPIProgressCard: DescribedComponent {
  init() { self.init(title: "") }

  static let properties: [Property<KPIProgressCard>] =
    cardProperties + [Property("progress", \.progress, .anyNumber)]
}

extension ChartCard: DescribedComponent {
  init() { self.init(title: "") }

  static let properties: [Property<ChartCard>] =
    cardProperties + [
      Property("subtitle", \.subtitle, .fioriText),
      Property("subtitleAttributedText", \.subtitleAttributedText, .runs),
      Property("trend", \.trend, .fioriText),
      Property("trendAttributedText", \.trendAttributedText, .runs),
      Property("trendImage", \.trendImage, .image),
      Property("trendSemanticColor", \.trendSemanticColor, .color),
      Property("seriesTitles", \.seriesTitles, .array(of: .string)),
      Property("chartView", \.chartView, .chartView),
    ]
}
