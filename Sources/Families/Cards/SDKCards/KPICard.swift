public import FioriKPI
import FioriLayout
public import FioriLowering
public import FioriModel

/// A card with a number in its center.
///
/// The SAPFiori counterparts are `FUIKPICardView` and `FUIKPICardCollectionViewCell`.
public struct KPICard: Card {
  /// The view type, `kpiCard`.
  public static let typeName = "kpiCard"
  /// The style sheet names: `fdlFUIKPICardView`, and the cell's name.
  public static let sheetNames = ["fdlFUIKPICardView", "fdlFUIKPICardCollectionViewCell"]

  // keys of CardContent: title, status, kpiItems
  /// The title, status and number, and the card's state.
  public var content: CardContent

  // key: .array(of: .cardFact), examples: [[["title": "Target", "value": "280k"]]]
  /// The figures below the number, two at most; empty for none.
  public var facts: [CardFact] = []

  // init: title, status, kpiItems
  /// Creates a card with content and the SDK's defaults for all other properties.
  public init(title: Text, status: Text? = nil, kpiItems: [KPIItem] = []) {
    content = CardContent(title: title, status: status, kpiItems: kpiItems)
  }

  /// Lowers the card to its title line, with the number centered in the remaining space.
  public func lowered(in context: LoweringContext) -> LoweredView {
    var builder = CardBuilder(self, in: context)
    guard !content.isLoading else { return builder.loading(.value, in: context) }
    let value = builder.value(
      content.heading.attributesProvider ?? builder.context.kpiAttributes(size: .large))
    let facts = builder.facts(facts, in: .columns)
    let body = value.map {
      // Its line has more space than its digits, which is free for a title.
      builder.centered(
        .arrangement(CardNumberLine(value: $0)),
        least: $0.font.digitHeight + (facts == nil ? 0 : CardMetrics.lineSpacing))
    }
    return builder.view([body], footer: facts.map { builder.section(.arrangement($0), after: 0) })
  }
}

extension KPICard: WidgetContent {}
