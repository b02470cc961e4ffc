import FioriBasics
import FioriLayout
public import FioriLowering
public import FioriModel

/// Cards in rows, or in a single row wider than the screen.
///
/// The SAPFiori counterpart is `FUICardCollectionViewTableViewCell`.
public struct CardCollection: Component {
  /// The view type, `cardCollection`.
  public static let typeName = "cardCollection"

  /// The part of a row wider than the screen that is drawn.
  public enum ContentSize: String, Hashable, Sendable, CaseIterable {
    /// The visible part, including the edge of the next card.
    case visible
    /// The entire row.
    case all
  }

  // key: .cards, examples: [[["type": "kpiCard", "title": "Open Orders", "kpiItems": [["metric":
  //   "1,294"]]]]]
  // sdk: collectionView (the cards themselves); dataSource
  /// Cards of any kind, in reading order; at least one.
  public var cards: [any CollectionCard]

  // key: .bool
  // sdk: isAllowingFlowLayout
  /// Whether cards wrap into rows; never on an iPhoneSE.
  public var isAllowingFlowLayout = true

  // key: .choice("content size")
  /// How much of a single row to draw: the visible part, or all.
  public var contentSize: ContentSize = .visible

  // key: .number(in: Limits.length), default: .text("192, or as much as the content needs"),
  //   examples: [260]
  /// The height of each card in points; cards whose content needs more are higher. `nil` for 192,
  /// or as much as the content needs.
  public var cardHeight: Double?

  // key: isLoading
  /// Whether the collection is loading; its cards are drawn as blocks.
  public var isLoading = false

  // key: styleClass
  /// Additional style classes for the texts of the cards.
  public var styleClass: [StyleClass] = []

  // init: …
  /// Creates a collection of cards in the SDK's layout.
  public init(
    cards: [any CollectionCard],
    isAllowingFlowLayout: Bool = true,
    contentSize: ContentSize = .visible,
    cardHeight: Double? = nil,
    isLoading: Bool = false,
    styleClass: [StyleClass] = []
  ) {
    self.cards = cards
    self.isAllowingFlowLayout = isAllowingFlowLayout
    self.contentSize = contentSize
    self.cardHeight = cardHeight
    self.isLoading = isLoading
    self.styleClass = styleClass
  }

  /// The views directly inside this one.
  public var parts: [any Component] { cards }

  /// Lowers the collection to its cards at their positions on the background.
  public func lowered(in context: LoweringContext) -> LoweredView {
    let objection = Self.objection(to: cards.count)
    let cards = objection == nil ? cards : []
    let plan = CardCollectionPlan(
      width: context.screenWidth, count: cards.count,
      flows: isAllowingFlowLayout && !context.isSmallestPhone)
    // The texts of one collection have one limit: that of the cards whose height is fixed.
    let isFixed = cards.contains { $0 is any Card }
    let inner = isFixed ? context.limitingTexts(to: .extraExtraExtraLarge) : context
    let views = cards.enumerated().map { index, card in
      let path = DescriptionPath(.key("cards"), .index(index))
      return (isLoading ? card.loading : card).lowered(
        in: inner.inside(
          at: path, on: context.background,
          classes: context.outerClasses.appending(styleClass)
        ).giving(width: plan.cardWidth))
    }
    let findings = objection.map { [Finding.error(context.path.key("cards"), $0)] } ?? []
    return LoweredView(
      element: .arrangement(
        CardRows(
          plan: plan, cards: views.map(\.element), height: cardHeight ?? 0,
          showsAll: contentSize == .all,
          decoration: Decoration(
            fill: .color(context.theme.color("primaryGroupedBackground", on: context.background))),
          kind: Self.typeName, origin: context.path.key("cardHeight"))),
      findings: findings + views.flatMap(\.findings),
      accessibilityText: .whole(accessibilityText(views, in: context.phrases)),
      hasOwnWidth: contentSize == .all)
  }

  /// Returns the reason for rejecting a number of cards; `nil` if it is allowed.
  static func objection(to count: Int) -> Message? {
    guard count > 0 else { return .emptyCollection }
    guard count > Limits.cardCount else { return nil }
    return .tooManyCards(count)
  }

  private func accessibilityText(_ views: [LoweredView], in phrases: Phrases) -> AccessibilityText {
    let spoken = views.compactMap(\.accessibilityText.whole?.text)
    let title = phrases(.cards, count: cards.count)
    return AccessibilityText(
      title: title, text: AccessibilityText.joined([title] + spoken, by: "."))
  }
}

extension Phrase {
  fileprivate static let cards = Phrase("cards")
}
