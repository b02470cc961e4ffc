import FioriElements
public import FioriModel

/// A card with a number in its middle.
///
/// The SAPFiori counterparts are `FUIKPICardView` and `FUIKPICardCollectionViewCell`.
public struct KPICard: Card {
  /// `kpiCard`.
  public static let typeName = "kpiCard"
  /// `fdlFUIKPICardView`, and the cell's.
  public static let sheetNames = ["fdlFUIKPICardView", "fdlFUIKPICardCollectionViewCell"]

  /// Title, status and number, and the card's state.
  public var content: CardContent

  /// A card with the given content and everything else as the SDK has it.
  public init(title: Text, status: Text? = nil, kpiItems: [KPIItem] = []) {
    content = CardContent(title: title, status: status, kpiItems: kpiItems)
  }

  /// The title's line, and the number in the middle of what is left.
  public func lowered(in context: LoweringContext) -> LoweredView {
    var builder = CardBuilder(self, in: context)
    guard !content.isLoading else { return builder.loading(.value) }
    let value = builder.value(builder.context.kpiAttributes(size: .large))
    return builder.view(
      head: CardBuilder.Head(), body: value.map(CardArrangement.Body.value) ?? .none)
  }
}
