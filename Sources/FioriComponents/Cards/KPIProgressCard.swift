import FioriElements
public import FioriModel

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

  /// Title, status and number, and the card's state.
  public var content: CardContent
  /// How much of the ring is filled, 0 to 1; `nil`: what a formatted fraction or percentage among
  /// the items says, else nothing.
  public var progress: Double?

  /// A card with the given content and everything else as the SDK has it.
  public init(
    title: Text, status: Text? = nil, kpiItems: [KPIItem] = [], progress: Double? = nil
  ) {
    content = CardContent(title: title, status: status, kpiItems: kpiItems)
    self.progress = progress
  }

  /// The title's line, and the ring in the middle of what is left.
  public func lowered(in context: LoweringContext) -> LoweredView {
    var builder = CardBuilder(self, in: context)
    guard !content.isLoading else { return builder.loading(.ring) }
    let ring = builder.ring(progress: progress)
    return builder.view(head: CardBuilder.Head(), body: .ring(ring))
  }
}
