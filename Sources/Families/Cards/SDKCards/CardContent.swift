public import FioriKPI
public import FioriLowering
public import FioriModel

/// The content shared by all cards, whatever their bodies.
public struct CardContent: Sendable {
  // key: .fioriText, examples: ["Total Sales"]
  // sdk: title; titleStyleClassPath = title.styleClass
  /// The title of the card, on one line.
  public var title: Text

  // key: .runs, examples: [[["text": "Total Sales"]]]
  // sdk: titleAttributedText
  /// Attributed runs that replace the title; empty for none.
  public var titleAttributedText: [TextRun] = []

  // key: .fioriText, examples: ["5 min ago"]
  // sdk: status; statusStyleClassPath = status.styleClass
  /// The status such as the age of the content, at the trailing end of the title line; `nil` for
  /// none.
  public var status: Text?

  // key: .runs, examples: [[["text": "5 min ago"]]]
  // sdk: statusAttributedText
  /// Attributed runs that replace the status; empty for none.
  public var statusAttributedText: [TextRun] = []

  // key: kpiItems(named: "kpiItems")
  // sdk: kpiItems
  /// The parts of the number, like the items of a KPI view.
  public var kpiItems: [KPIItem] = []

  // key: .runs, examples: [[["text": "6,590"], ["text": ".57", "font": ["size": 14]]]]
  // sdk: kpiAttributedText
  /// Attributed runs that replace the number; empty for none.
  public var kpiAttributedText: [TextRun] = []

  // no key
  /// The style of the items, except their color; `nil` for the default of the generation.
  public var attributesProvider: (any KPIAttributesProvider)?

  // key: isHighlighted("card")
  // sdk: isHighlighted
  /// Whether the card is being touched.
  public var isHighlighted = false

  // key: isLoading
  /// Whether the card is loading; drawn as bars and a block or a circle.
  public var isLoading = false

  // key: styleClass
  /// Additional style classes for the card's texts.
  public var styleClass: [StyleClass] = []

  // init: title, status, kpiItems
  /// Creates the content of a card that is neither touched nor loading.
  public init(title: Text, status: Text? = nil, kpiItems: [KPIItem] = []) {
    self.title = title
    self.status = status
    self.kpiItems = kpiItems
  }
}
