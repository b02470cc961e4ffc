public import FioriModel

/// What all cards have, whatever their bodies are.
public struct CardContent: Sendable {
  /// What the card is about, in one line.
  public var title: Text
  /// Runs in place of the title; empty: the title.
  public var titleAttributedText: [TextRun] = []
  /// How old the content is, at the end of the title's line; `nil`: nothing.
  public var status: Text?
  /// Runs in place of the status; empty: the status.
  public var statusAttributedText: [TextRun] = []
  /// What the card counts.
  public var kpiItems: [KPIItem]
  /// Runs in place of the items; empty: the items.
  public var kpiAttributedText: [TextRun] = []
  /// Whether the card is under a finger.
  public var isHighlighted = false
  /// Whether the card waits for its content; drawn as blocks.
  public var isLoading = false
  /// Classes of style sheets that the card's texts have besides their own.
  public var styleClass: [StyleClass] = []

  /// The content of a card that is not touched and does not load.
  public init(title: Text, status: Text? = nil, kpiItems: [KPIItem] = []) {
    self.title = title
    self.status = status
    self.kpiItems = kpiItems
  }
}
