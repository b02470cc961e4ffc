import FioriBasics
import FioriCharts
import FioriKPI
import FioriLayout
import FioriLowering
import FioriModel

/// Builds the anatomy shared by all cards, which differ only in their bodies.
struct CardBuilder {
  let card: any Card
  let context: LoweringContext
  /// The sections that the card grows for: in a collection a chart, and at accessibility sizes a chart and a title
  /// above it, unless its height is set. Elsewhere it is as high as SAP's (Docs/sources/cards.md#size).
  let growth: CardStack.Growth
  var findings: [Finding] = []
  var spokenItems: [PlacedKPIItem] = []
  var spokenProgress: Double?
  var spokenRule: String?
  var spokenFacts: [CardFact] = []

  /// Texts grow only to the largest non-accessibility size, since a card is low
  /// (Docs/sources/cards.md#size).
  init(_ card: any Card, in context: LoweringContext) {
    self.card = card
    growth =
      context.declaredHeight != nil
      ? .never
      : context.theme.isForAccessibility
        ? .forChartAndTitle : context.isAlone ? .never : .forChart
    self.context = context.limitingTexts(to: .extraExtraExtraLarge)
      .on(.card(isHighlighted: card.isHighlighted))
    if context.isSmallWidget, card.status != nil || !card.statusAttributedText.isEmpty {
      findings.append(context.leftOut("status"))
    }
    let heading = card.content.heading
    if Optional(heading.title).isBlank(replacedBy: heading.titleAttributedText) {
      findings.append(.warning(context.path.key("title"), .cardWithoutTitle))
    }
  }

  var heading: Heading { card.content.heading }

  var typeName: String { type(of: card).typeName }

  func color(_ style: ColorStyle) -> RGBA {
    context.theme.color(style, on: context.background)
  }

  /// Returns the style classes of a part, those of the base views first
  /// (Docs/sources/sheets.md#card-classes).
  func classes(_ part: String) -> [String] {
    let views = ["fdlFUIKPITitleBaseView", "fdlFUICardBaseView"]
    return context.theme.classes(
      (views + type(of: card).sheetNames).map { "\($0)_\(part)" })
  }

  /// Returns the card with the sections below its title, and a footer.
  func view(
    _ sections: [CardStack.Section?], footer: CardStack.Section? = nil,
    accessibilityText: AccessibilityText? = nil
  ) -> LoweredView {
    let element = CardStack(
      width: size.width, height: size.height, growth: growth,
      movesRing: context.widget == .medium,
      sections: [section(.arrangement(titleLine), after: 0)] + sections.compactMap(\.self),
      footer: footer, top: CardMetrics.padding, end: CardMetrics.padding,
      decoration: CardShell(context: context, isHighlighted: card.isHighlighted).decoration,
      kind: typeName)
    let value = KPIAccessibilityText(
      value: spokenItems, caption: nil, progress: spokenProgress, progressTitle: spokenRule,
      isEnabled: true, in: context.phrases)
    return LoweredView(
      element: .arrangement(element), findings: findings,
      accessibilityText: CardAccessibilityText(
        card: card, value: value, facts: spokenFacts, body: accessibilityText, context: context
      ).text)
  }

  /// Returns a section as wide as the space inside the card, with a least height in points without the
  /// space before it.
  func section(
    _ element: Element, after spacing: Double = CardMetrics.lineSpacing, least: Double? = nil
  ) -> CardStack.Section {
    CardStack.Section(
      element: element,
      padding: Insets(
        top: spacing, right: CardMetrics.padding, bottom: 0, left: CardMetrics.padding),
      leastHeight: least.map { spacing + $0 } ?? 0)
  }

  /// Returns a number or a ring, or a chart without data, in the middle below the title.
  func centered(_ element: Element, least: Double) -> CardStack.Section {
    var section = section(element, after: CardMetrics.bodySpacing, least: least)
    (section.isCentered, section.place) = (true, .middleBelowTitle)
    return section
  }

  /// The size in points: the given width, or the card's own width in its size class, by the stated
  /// height; the height of a picture that is taller belongs to the card
  /// (Docs/sources/cards.md#size).
  var size: Size {
    let given = context.isAlone ? context.declaredHeight : nil
    let least = context.widget == nil ? CardMetrics.height : 0
    return Size(
      width: context.declaredWidth ?? CardMetrics.width(in: context.sizeClass),
      height: max(given ?? CardMetrics.height, least))
  }

  /// Returns the part for a secondary text.
  func part(
    _ key: String, style: FontStyleName, _ font: Font
  ) -> TextPart {
    TextPart(
      kind: key, origin: context.path.key(key), style: style, font: font,
      color: color("tertiaryLabel"), viewClass: card.styleClass,
      classes: classes(key))
  }
}
