import FioriBasics
import FioriKPI
import FioriLayout
import FioriLowering
import FioriModel

extension CardBuilder {
  /// The title with the status.
  var titleLine: CardTitleLine {
    let lineLimit = context.isSmallWidget ? 2 : context.theme.titleLineLimit
    let part = TextPart(
      kind: "title", origin: context.path.key("title"), style: .headline,
      font: context.theme.font(.headline, weight: .semibold), color: color("primaryLabel"),
      viewClass: card.styleClass, classes: classes("title"), lineLimit: lineLimit)
    let title = context.textElement(
      heading.title, in: part, attributed: heading.titleAttributedText)
    return CardTitleLine(
      title: title ?? TextElement(text: .empty, kind: "title", origin: part.origin),
      status: status,
      growsTitle: heading.title.lineLimit == nil && title?.lineLimit == lineLimit)
  }

  private var status: TextElement? {
    guard !context.isSmallWidget else { return nil }
    var part = part("status", style: .footnote, context.theme.font(.footnote))
    part.alignment = .trailing
    return context.textElement(card.status, in: part, attributed: card.statusAttributedText)
  }

  /// Returns the card's value; `nil` if there is none.
  mutating func value(_ attributes: any KPIAttributesProvider) -> KPIValueLine? {
    let value = valueBuilder.value(attributes)
    findings += value.findings
    spokenItems = value.items
    return value.element
  }

  var valueBuilder: KPIValueBuilder {
    KPIValueBuilder(
      heading, context: context, classes: classes, viewClass: card.styleClass)
  }

  /// Returns the trend or the subtitle; if both are given, the trend wins (chosen:
  /// Docs/sources/cards.md#layout).
  mutating func trend(_ trend: HeadingTrend) -> LabelElement? {
    let subtitle = context.textElement(
      ofNumber: trend.subtitle,
      in: part("subtitle", style: .footnote, context.theme.font(.footnote)),
      attributed: trend.subtitleAttributedText)
    let builder = TrendBuilder(
      trend, part: part("trend", style: .subheadline, context.theme.font(.subheadline)),
      imageClasses: classes("trendImage"), imageSide: Self.trendImageSide, context: context)
    guard let trend = builder.label else {
      return subtitle.map { LabelElement(text: $0, spacing: TrendBuilder.spacing) }
    }
    if subtitle != nil {
      findings.append(.warning(context.path.key("subtitle"), .trendReplacesSubtitle))
    }
    return trend
  }

  /// Returns the text below the number and the facts.
  func details(of card: ChartCard) -> TextElement? {
    var part = part("details", style: .footnote, context.theme.font(.footnote))
    part.lineLimit =
      growth == .forChartAndTitle ? CardMetrics.largeLineLimit : Self.detailLines
    return context.textElement(card.details, in: part)
  }

  /// Returns the facts to draw; `nil` if there are none.
  mutating func facts(_ facts: [CardFact], in form: CardFacts.Form) -> CardFacts? {
    let lowered = LoweredFacts(
      facts, in: form, viewClass: card.styleClass, stacksCutTitles: growth == .forChartAndTitle,
      context)
    findings += lowered.findings
    spokenFacts = lowered.drawn
    return lowered.facts
  }

  /// Returns the line of the number; `nil` if there is nothing to draw.
  func section(of number: CardNumberLine) -> CardStack.Section? {
    number.value == nil && number.trend == nil
      ? nil : section(.arrangement(number), least: number.font?.leading)
  }

  /// Returns the facts below the number.
  func section(of facts: CardFacts) -> CardStack.Section {
    section(.arrangement(facts), least: facts.facts.first?.value.text.boxFont.leading)
  }

  /// Returns the details as a part that gives way to the chart.
  func section(ofDetails details: TextElement) -> CardStack.Section {
    var section = section(.text(details), least: details.text.boxFont.leading)
    section.yieldsToChart = true
    return section
  }

  /// As many as a subtitle of a card has in SAP's SwiftUI library.
  private static let detailLines = 2
  /// In points (stated: Docs/sources/cards.md#parts).
  private static let trendImageSide = 16.0
}

extension StyledText {
  /// An empty text, for a card with an error.
  fileprivate static let empty = StyledText(
    "", font: Font(weight: .regular, size: 17, leading: 22), color: RGBA(0x000000))
}
