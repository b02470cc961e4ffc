/// A card with a small ring in its middle.
///
/// The SAPFiori counterparts are `FUIKPIProgressCardView` and `FUIKPIProgressCardCollectionViewCell`.
public struct KPIProgressCard: Card {
  /// `kpiProgressCard`.
  public static let typeName = "kpiProgressCard"
  /// `fdlFUIKPIProgressCardView`, and the cell's.
  public static let sheetNames = [
    "fdlFUIKPIProgressCardView", "fdlFUIKPIProgressCardCollectionViewCell",
  ]

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
  /// How much of the ring is filled, 0 to 1; `nil`: what a formatted fraction or percentage among
  /// the items says, else nothing.
  public var progress: Double?

  /// A card with the given content and everything else as the SDK has it.
  public init(
    title: Text, status: Text? = nil, kpiItems: [KPIItem] = [], progress: Double? = nil
  ) {
    self.title = title
    self.status = status
    self.kpiItems = kpiItems
    self.progress = progress
  }

  /// The title's line, and the ring in the middle of what is left.
  public func lowered(in context: LoweringContext) -> LoweredView {
    var builder = CardBuilder(self, in: context)
    guard !isLoading else { return builder.loading(.ring) }
    let ring = builder.ring(progress: progress)
    return builder.view(head: CardBuilder.Head(), body: .ring(ring))
  }
}
