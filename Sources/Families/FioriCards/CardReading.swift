import FioriBasics
import FioriCharts
import FioriKPI
public import FioriLowering
import FioriModel
package import FioriReading
package import FioriSyntax

extension DescribedComponent where Self: Card {
  /// The keys shared by all cards.
  package static var cardProperties: [Property<Self>] {
    [
      Property(
        "title", \.content.title, .fioriText,
        "Title of the card, one line; required.",
        examples: ["Total Sales"]),
      Property(
        "titleAttributedText", \.content.titleAttributedText, .runs,
        "Attributed runs that replace the title.", examples: [[["text": "Total Sales"]]]),
      Property(
        "status", \.content.status, .fioriText,
        "Status such as the age of the content, at the trailing end of the title line.",
        examples: ["5 min ago"]),
      Property(
        "statusAttributedText", \.content.statusAttributedText, .runs,
        "Attributed runs that replace the status.", examples: [[["text": "5 min ago"]]]),
      .kpiItems(
        "kpiItems", \.content.kpiItems,
        "Parts of the number, like the items of a KPI view."),
      Property(
        "kpiAttributedText", \.content.kpiAttributedText, .runs,
        "Attributed runs that replace the number.",
        examples: [[["text": "6,590"], ["text": ".57", "font": ["size": 14]]]]),
      .isHighlighted(\.content.isHighlighted, "card"),
      .isLoading(\.content.isLoading, "drawn as bars and a block or a circle"),
      .styleClass(\.content.styleClass),
    ]
  }
}

extension KPICard: DescribedComponent {
  /// Creates a card without content.
  public init() { self.init(title: "") }

  package static let summary = "A card with a number in its middle."

  package static let parameters: [SwiftParameter] = [.required("title"), "status", "kpiItems"]

  package static let properties = cardProperties
}

extension KPIProgressCard: DescribedComponent {
  /// Creates a card without content.
  public init() { self.init(title: "") }

  package static let summary = "A card with a small ring in its middle."

  package static let parameters: [SwiftParameter] = [
    .required("title"), "status", "kpiItems", "progress",
  ]

  package static let properties: [Property<KPIProgressCard>] =
    cardProperties + [
      Property(
        "progress", \.progress, .anyNumber, "Progress, 0 to 1.",
        default: .words("a formatted fraction or percentage among the items, else 0"),
        examples: [0.64])
    ]
}

extension ChartCard: DescribedComponent {
  /// Creates a card without content.
  public init() { self.init(title: "") }

  package static let summary = "A card with a chart under its number."

  package static let parameters: [SwiftParameter] = [
    .required("title"), "status", "subtitle", "kpiItems", "seriesTitles", "chartView",
  ]

  package static let properties: [Property<ChartCard>] =
    cardProperties + [
      Property(
        "subtitle", \.subtitle, .fioriText,
        "Subtitle, at the trailing end of the number's line.", examples: ["Store 541"]),
      Property(
        "subtitleAttributedText", \.subtitleAttributedText, .runs,
        "Attributed runs that replace the subtitle.",
        examples: [[["text": "Store 541"]]]),
      Property(
        "trend", \.trend, .fioriText, "Trend, shown instead of the subtitle.",
        examples: ["4.2%"]),
      Property(
        "trendAttributedText", \.trendAttributedText, .runs,
        "Attributed runs that replace the trend and its image.", examples: [[["text": "4.2%"]]]),
      Property(
        "trendImage", \.trendImage, .image, "Image before the trend, 16 × 16 points.",
        examples: ["builtin:trend-up"]),
      Property(
        "trendSemanticColor", \.trendSemanticColor, .color, "Color of the trend and its image.",
        default: .words("like the status"), examples: ["positiveLabel"]),
      Property(
        "seriesTitles", \.seriesTitles, .array(of: .string),
        "Names of the series, next to dots in their colors; if there are more than four, the "
          + "fourth shows the number of remaining series.", examples: [["This year", "Last year"]]),
      Property(
        "chartView", \.chartView, .chartView,
        "Chart below the number; its categoryAxis shows the first and the last label (range) "
          + "unless it sets allOrNothing.",
        examples: [["chartType": "column", "series": [["values": [820, 960, 790]]]]]),
    ]
}
