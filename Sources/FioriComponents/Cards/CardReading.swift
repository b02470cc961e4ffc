import FioriBasics
import FioriModel
package import FioriReading
package import FioriSyntax

extension DescribedComponent where Self: Card {
  /// The keys that all cards share.
  package static var cardProperties: [Property<Self>] {
    [
      Property(
        "title", \.content.title, .fioriText,
        "What the card is about, in one line; it must have one.",
        examples: ["Total Sales"]),
      Property(
        "titleAttributedText", \.content.titleAttributedText, .runs,
        "Runs in place of the title.", examples: [[["text": "Total Sales"]]]),
      Property(
        "status", \.content.status, .fioriText,
        "How old the content is, at the end of the title's line.", examples: ["5 min ago"]),
      Property(
        "statusAttributedText", \.content.statusAttributedText, .runs,
        "Runs in place of the status.", examples: [[["text": "5 min ago"]]]),
      .kpiItems("kpiItems", \.content.kpiItems, "The parts of the number, as a KPI view's items."),
      Property(
        "kpiAttributedText", \.content.kpiAttributedText, .runs, "Runs in place of the number.",
        examples: [[["text": "6,590"], ["text": ".57", "font": ["size": 14]]]]),
      .isHighlighted(\.content.isHighlighted, "card"),
      .isLoading(\.content.isLoading, "drawn as bars and a block or a circle"),
      .styleClass(\.content.styleClass),
    ]
  }
}

extension KPICard: DescribedComponent {
  package init() { self.init(title: "") }

  package static let summary = "A card with a number in its middle."

  package static let parameters: [SwiftParameter] = [.required("title"), "status", "kpiItems"]

  package static let properties = cardProperties
}

extension KPIProgressCard: DescribedComponent {
  package init() { self.init(title: "") }

  package static let summary = "A card with a small ring in its middle."

  package static let parameters: [SwiftParameter] = [
    .required("title"), "status", "kpiItems", "progress",
  ]

  package static let properties: [Property<KPIProgressCard>] =
    cardProperties + [
      Property(
        "progress", \.progress, .anyNumber, "How much of the ring is filled, 0 to 1.",
        default: .words("what a formatted fraction or percentage among the items says, else 0"),
        examples: [0.64])
    ]
}

extension ChartCard: DescribedComponent {
  package init() { self.init(title: "") }

  package static let summary = "A card with a chart under its number."

  package static let parameters: [SwiftParameter] = [
    .required("title"), "status", "subtitle", "kpiItems", "seriesTitles", "chartView",
  ]

  package static let properties: [Property<ChartCard>] =
    cardProperties + [
      Property(
        "subtitle", \.subtitle, .fioriText,
        "What the number is about, at the end of the number's line.", examples: ["Store 541"]),
      Property(
        "subtitleAttributedText", \.subtitleAttributedText, .runs, "Runs in place of the subtitle.",
        examples: [[["text": "Store 541"]]]),
      Property(
        "trend", \.trend, .fioriText, "Where the number goes, in the place of the subtitle.",
        examples: ["4.2%"]),
      Property(
        "trendAttributedText", \.trendAttributedText, .runs,
        "Runs in place of the trend and its image.", examples: [[["text": "4.2%"]]]),
      Property(
        "trendImage", \.trendImage, .image, "Before the trend, 16 by 16 points.",
        examples: ["builtin:trend-up"]),
      Property(
        "trendSemanticColor", \.trendSemanticColor, .color, "Of the trend and its image.",
        default: .words("as quiet as the status"), examples: ["positiveLabel"]),
      Property(
        "seriesTitles", \.seriesTitles, .array(of: .string),
        "The names of the series, beside dots of their colors; of more than four the fourth place "
          + "counts the rest.", examples: [["This year", "Last year"]]),
      Property(
        "chartView", \.chartView, .chartView,
        "The chart below the number; its categoryAxis shows the first and the last label (range) "
          + "unless it asks for allOrNothing.",
        examples: [["chartType": "column", "series": [["values": [820, 960, 790]]]]]),
    ]
}
