import FioriBasics
import FioriElements
import FioriModel

extension CardBuilder {
  /// What the card counts; `nil`: nothing.
  mutating func value(_ attributes: any KPIAttributesProvider) -> KPIValueLine? {
    let value = valueBuilder.value(attributes)
    findings += value.findings
    spokenItems = value.items
    return value.element
  }

  var valueBuilder: KPIValueBuilder {
    KPIValueBuilder(
      items: card.kpiItems, attributedText: card.kpiAttributedText, context: context,
      classes: classes)
  }

  /// Where the number goes, or what it is about; the first wins where both are given (chosen:
  /// Docs/sources/cards.md#layout).
  mutating func trend(of card: ChartCard) -> LabelElement? {
    let subtitle = context.textElement(
      card.subtitle, in: part("subtitle", style: .footnote, context.theme.font(.footnote)),
      attributed: card.subtitleAttributedText)?.inOneLine
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
      imageClasses: classes("trendImage"), imageSide: Self.trendImageSide, context: context)
  }

  /// Points (stated: Docs/sources/cards.md#parts).
  private static let trendImageSide = 16.0
}
