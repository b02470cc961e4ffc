public import FioriKPI
import FioriLayout
public import FioriLowering
public import FioriModel

/// A card with a small ring in its center.
///
/// The SAPFiori counterparts are `FUIKPIProgressCardView` and
/// `FUIKPIProgressCardCollectionViewCell`.
public struct KPIProgressCard: Card {
  /// The view type, `kpiProgressCard`.
  public static let typeName = "kpiProgressCard"
  /// The style sheet names: `fdlFUIKPIProgressCardView`, and the cell's name.
  public static let sheetNames = [
    "fdlFUIKPIProgressCardView", "fdlFUIKPIProgressCardCollectionViewCell",
  ]

  // keys of CardContent: title, status, kpiItems
  /// The title, status and number, and the card's state.
  public var content: CardContent

  // key: .anyNumber, default: .text("a formatted fraction or percentage among the items, else 0"),
  //   examples: [0.64]
  // sdk: progress
  /// The progress, 0 to 1. If `nil`, taken from a formatted fraction or percentage among the items,
  /// or else 0.
  public var progress: Double?

  // key: .colorRules, examples: [[["below": 0.5, "color": "negativeLabel", "title": "Behind
  //   plan"]]]
  /// The colors of the ring by ``progress``; the first matching rule wins.
  public var rules: [ColorRule] = []

  // init: title, status, kpiItems, progress
  /// Creates a card with content and the SDK's defaults for all other properties.
  public init(title: Text, status: Text? = nil, kpiItems: [KPIItem] = [], progress: Double? = nil) {
    content = CardContent(title: title, status: status, kpiItems: kpiItems)
    self.progress = progress
  }

  /// Lowers the card to its title line, with the ring centered in the remaining room.
  public func lowered(in context: LoweringContext) -> LoweredView {
    var builder = CardBuilder(self, in: context)
    guard !content.isLoading else { return builder.loading(.ring, in: context) }
    let ring = builder.ring(progress: progress, rules: rules)
    return builder.view([builder.centered(.ring(ring), least: RingElement.leastDiameter)])
  }
}

extension KPIProgressCard: WidgetContent {}
