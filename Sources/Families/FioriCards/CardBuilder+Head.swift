import FioriBasics
import FioriElements
import FioriKPI
import FioriLooks
import FioriLowering
import FioriModel

extension CardBuilder {
  /// Returns the card's value; `nil` if there is none.
  mutating func value(_ attributes: any KPIAttributesProvider) -> KPIValueLine? {
    let value = valueBuilder.value(attributes)
    findings += value.findings
    spokenItems = value.items
    return value.element
  }

  var valueBuilder: KPIValueBuilder {
    KPIValueBuilder(
      items: card.kpiItems, attributedText: card.kpiAttributedText, context: context,
      classes: allClasses)
  }

  /// Returns the trend or the subtitle; if both are given, the trend wins (chosen:
  /// Docs/sources/cards.md#layout).
  mutating func trend(of card: ChartCard) -> LabelElement? {
    let subtitle = context.textElement(
      ofNumber: card.subtitle,
      in: part("subtitle", style: .footnote, context.theme.font(.footnote)),
      attributed: card.subtitleAttributedText)
    guard let trend = trendBuilder(of: card).label else {
      return subtitle.map { LabelElement(text: $0, spacing: TrendBuilder.spacing) }
    }
    if subtitle != nil {
      findings.append(
        .warning(
          context.path.key("subtitle"),
          "the trend replaces the subtitle; remove one of them"))
    }
    return trend
  }

  private func trendBuilder(of card: ChartCard) -> TrendBuilder {
    TrendBuilder(
      text: card.trend, attributedText: card.trendAttributedText, image: card.trendImage,
      part: part(
        "trend", style: .subheadline, context.theme.font(.subheadline),
        color: card.trendSemanticColor.map { context.theme.color($0) }),
      imageClasses: allClasses("trendImage"), imageSide: Self.trendImageSide, context: context)
  }

  /// Returns the facts to draw; `nil` if there are none.
  mutating func facts(_ facts: [CardFact], in form: CardFacts.Form) -> CardFacts? {
    let path = context.path.key("facts")
    let given = facts.enumerated().filter { $1.title.string.isThere || $1.value.string.isThere }
    if let extra = given.dropFirst(CardFact.limit).first {
      findings.append(
        .warning(
          path.index(extra.offset),
          "not drawn: a card shows at most \(CardFact.limit) facts; remove it"))
    }
    let drawn = given.prefix(CardFact.limit)
    spokenFacts = drawn.map(\.element)
    guard !drawn.isEmpty else { return nil }
    return CardFacts(
      form: form, facts: drawn.compactMap { index, fact in element(fact, at: path.index(index)) })
  }

  private func element(_ fact: CardFact, at path: DescriptionPath) -> CardFacts.Fact? {
    func text(_ text: Text, _ key: String, _ font: Font, _ style: ColorStyle) -> TextElement? {
      let part = TextPart(
        kind: key, origin: path.key(key), style: .footnote, font: font, color: color(style),
        viewClass: card.styleClass, classes: context.theme.classes(context.outerClasses))
      return context.textElement(ofNumber: text, in: part)
    }
    let theme = context.theme
    let title = text(fact.title, "title", theme.font(.footnote), "secondaryLabel")
    let value = text(
      fact.value.string.isThere ? fact.value : CardFact.missing, "value",
      theme.font(.footnote, weight: .semibold), "primaryLabel")
    return value.map { CardFacts.Fact(title: title, value: $0.readingNumbersFromTheLeft) }
  }

  /// In points (stated: Docs/sources/cards.md#parts).
  private static let trendImageSide = 16.0
}

extension CardFact {
  /// The text in place of a missing value.
  fileprivate static let missing: Text = "–"
}

extension String {
  fileprivate var isThere: Bool { !allSatisfy(\.isWhitespace) }
}
