public import FioriKPI
public import FioriLooks
public import FioriModel

/// The content shared by all cards, whatever their bodies.
public struct CardContent: Sendable {
  /// The title of the card, on one line.
  public var title: Text
  /// Attributed runs that replace the title; empty for none.
  public var titleAttributedText: [TextRun] = []
  /// The age of the content, at the end of the title line; `nil` for none.
  public var status: Text?
  /// Attributed runs that replace the status; empty for none.
  public var statusAttributedText: [TextRun] = []
  /// The card's value.
  public var kpiItems: [KPIItem]
  /// Attributed runs that replace the items; empty for none.
  public var kpiAttributedText: [TextRun] = []
  /// The style of the items, except their color; `nil` for the default of the generation.
  public var attributesProvider: (any KPIAttributesProvider)?
  /// Whether the card is being touched.
  public var isHighlighted = false
  /// Whether the card is loading; drawn as blocks.
  public var isLoading = false
  /// Additional style classes for the card's texts.
  public var styleClass: [StyleClass] = []

  /// Creates the content of a card that is neither touched nor loading.
  public init(title: Text, status: Text? = nil, kpiItems: [KPIItem] = []) {
    self.title = title
    self.status = status
    self.kpiItems = kpiItems
  }
}
