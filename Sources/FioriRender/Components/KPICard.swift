/// A card with a number in its middle.
///
/// The SAPFiori counterparts are `FUIKPICardView` and `FUIKPICardCollectionViewCell`.
public struct KPICard: Card {
  /// `kpiCard`.
  public static let typeName = "kpiCard"
  /// `fdlFUIKPICardView`, and the cell's.
  public static let sheetNames = ["fdlFUIKPICardView", "fdlFUIKPICardCollectionViewCell"]

  /// What the card is about, in one line.
  public var title: Text
  /// Runs in place of the title; empty: the title.
  public var titleAttributedText: [TextRun] = []
  /// How old the content is; `nil`: nothing.
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
  /// Classes of style sheets that the texts have besides their own.
  public var styleClass: [StyleClass] = []

  /// A card with the given content and everything else as the SDK has it.
  public init(title: Text, status: Text? = nil, kpiItems: [KPIItem] = []) {
    self.title = title
    self.status = status
    self.kpiItems = kpiItems
  }

  /// The title's line, and the number in the middle of what is left.
  public func lowered(in context: LoweringContext) -> LoweredView {
    var builder = CardBuilder(self, in: context)
    guard !isLoading else { return builder.loading(.value) }
    let value = builder.value(key: "kpiItems", CardKPIAttributes.alone(in: builder.context))
    return builder.view(head: CardBuilder.Head(), body: value.map(CardElement.Body.value) ?? .none)
  }
}
