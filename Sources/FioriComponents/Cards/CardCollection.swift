import FioriBasics
import FioriElements
public import FioriModel

/// Cards in rows, or in one row that is wider than the screen.
///
/// The SAPFiori counterpart is `FUICardCollectionViewTableViewCell`.
public struct CardCollection: Component {
  /// `cardCollection`.
  public static let typeName = "cardCollection"

  /// How much of a row that is wider than the screen is drawn.
  public enum ContentSize: String, Hashable, Sendable, CaseIterable {
    /// What the screen shows, the next card looking in.
    case visible
    /// All of it.
    case all
  }

  /// Cards of any kind, in the order of reading.
  public var cards: [any Card]
  /// Whether cards flow into rows; they never do on an iPhone SE.
  public var isAllowingFlowLayout: Bool
  /// How much of a single row is drawn.
  public var contentSize: ContentSize
  /// Classes of style sheets that the cards' texts have besides their own.
  public var styleClass: [StyleClass]

  /// A collection of cards in the SDK's layout.
  public init(
    cards: [any Card], isAllowingFlowLayout: Bool = true, contentSize: ContentSize = .visible,
    styleClass: [StyleClass] = []
  ) {
    self.cards = cards
    self.isAllowingFlowLayout = isAllowingFlowLayout
    self.contentSize = contentSize
    self.styleClass = styleClass
  }

  /// The cards at their places on the ground that lies under them.
  public func lowered(in context: LoweringContext) -> LoweredView {
    let objection = Self.objection(to: cards.count)
    let cards = objection == nil ? cards : []
    let plan = CardPlan(
      width: context.screenWidth, count: cards.count,
      flows: isAllowingFlowLayout && !context.isSmallestPhone)
    let views = cards.enumerated().map { index, card in
      let place = DescriptionPath(.key("cards"), .index(index))
      return card.lowered(
        in: context.inside(
          at: place, on: context.ground,
          classes: context.theme.names(of: styleClass) + context.outerClasses
        ).giving(width: plan.cardWidth))
    }
    let findings = objection.map { [Finding.error(context.path.key("cards"), $0)] } ?? []
    return LoweredView(
      element: .collection(
        CollectionElement(
          size: contentSize == .all ? plan.contentSize : plan.visibleSize,
          items: zip(plan.origins, views).map {
            CollectionElement.Item(origin: $0, element: $1.element)
          },
          decoration: Decoration(
            fill: .color(context.theme.color("primaryGroupedBackground", on: context.ground))),
          kind: Self.typeName)),
      findings: findings + views.flatMap(\.findings), words: .whole(words(views)),
      hasOwnWidth: contentSize == .all)
  }

  /// Why so many cards are not drawn; `nil`: they are.
  static func objection(to count: Int) -> String? {
    guard count > 0 else { return "a collection needs a card; give it one" }
    guard count > Limits.cardCount else { return nil }
    return "\(count) cards, more than the \(Limits.cardCount) allowed; "
      + "make several collections of them"
  }

  private func words(_ views: [LoweredView]) -> AccessibilityText {
    let spoken = views.compactMap { view in
      if case .whole(let words) = view.words { words.text } else { nil }
    }
    let title = cards.count == 1 ? "1 card" : "\(cards.count) cards"
    return AccessibilityText(
      title: title, text: AccessibilityText.joined([title] + spoken, by: "."))
  }
}
