/// Builds the anatomy that all cards share: they differ by their bodies alone.
struct CardBuilder {
  /// What stands between a card's title and its body.
  struct Head {
    var value: CardElement.Value?
    var trend: CardElement.Trend?
    var legend: [ChartElement.LegendEntry] = []
  }

  let card: any Card
  let context: LoweringContext
  private(set) var findings: [Finding] = []
  private var spokenItems: [PlacedKPIItem] = []
  private var spokenProgress: Double?

  /// Texts grow to the largest size below those for accessibility, since the height of a card is
  /// stated (boards, Dynamic Type in cards).
  init(_ card: any Card, in context: LoweringContext) {
    self.card = card
    self.context = context.limitingTexts(to: .extraExtraExtraLarge)
    if card.titleAttributedText.isEmpty, card.title.string.allSatisfy(\.isWhitespace) {
      findings.append(.error(context.path.key("title"), "'title' is missing; give the card one"))
    }
  }

  var typeName: String { type(of: card).typeName }

  private func color(_ style: ColorStyle) -> RGBA {
    context.theme.color(style, on: context.ground)
  }

  /// The classes of a part, those of the base views first (facts, cards-charts §8).
  private func classes(_ part: String) -> [String] {
    let names = ["fdlFUIKPITitleBaseView", "fdlFUICardBaseView"] + type(of: card).sheetNames
    return names.map { "\($0)_\(part)" } + context.outerClasses
  }

  // MARK: The whole

  /// The card around its body.
  func view(head: Head, body: CardElement.Body, words: Words? = nil) -> LoweredView {
    let element = CardElement(
      kind: typeName, size: size,
      decoration: CardShell(context: context, isHighlighted: card.isHighlighted).decoration,
      title: title, status: status, value: head.value, trend: head.trend, legend: head.legend,
      body: body)
    let value = KPIWords(
      value: spokenItems, caption: nil, progress: spokenProgress, isEnabled: true)
    return LoweredView(
      element: .card(element), findings: findings,
      words: .whole(CardWords(card: card, value: value, body: words).words))
  }

  /// Points: the width that is given, else a card's own in its size class (contract §1), by the
  /// stated height (facts, cards-charts §6.2).
  var size: Size {
    let own: Double = context.sizeClass == .compact ? 343 : 370
    return Size(width: context.givenWidth ?? own, height: CardMetrics.height)
  }

  private var title: TextElement {
    let part = TextPart(
      kind: "title", origin: context.path.key("title"), style: .headline,
      font: context.theme.font(.headline, weight: .semibold), color: color("primaryLabel"),
      viewClass: card.styleClass, classes: classes("title"))
    let element = context.textElement(card.title, in: part, attributed: card.titleAttributedText)
    return (element ?? TextElement(text: .empty, kind: "title", origin: part.origin)).inOneLine
  }

  private var status: TextElement? {
    let part = part("status", style: .footnote, context.theme.font(.footnote))
    return context.textElement(card.status, in: part, attributed: card.statusAttributedText)?
      .inOneLine
  }

  /// A quiet text.
  private func part(
    _ key: String, style: FontStyleName, _ font: Font, color: RGBA? = nil
  ) -> TextPart {
    TextPart(
      kind: key, origin: context.path.key(key), style: style, font: font,
      color: color ?? self.color("tertiaryLabel"), viewClass: card.styleClass,
      classes: classes(key))
  }

  // MARK: The second line

  /// What the card counts; `nil`: nothing.
  mutating func value(key: String, _ attributes: any KPIAttributesProvider) -> CardElement.Value? {
    if let text = attributedValue(attributes.font(for: .metric)) { return .text(text) }
    guard !card.kpiItems.isEmpty else { return nil }
    let resolved = ResolvedKPIItems(card.kpiItems, key: key, in: context)
    findings += resolved.findings
    spokenItems = resolved.items
    guard resolved.items.contains(where: { $0.text != "" }) else { return nil }
    return .items(
      KPIRowBuilder(
        attributes: attributes, color: color("primaryLabel"), maximumWidth: .infinity,
        minimumScale: Self.minimumScale, isLanguageRightToLeft: context.isLanguageRightToLeft,
        sheets: sheets
      ).row(resolved.items))
  }

  private func attributedValue(_ font: Font) -> TextElement? {
    guard !card.kpiAttributedText.isEmpty else { return nil }
    let part = TextPart(
      kind: "kpi", origin: context.path.key("kpi"), font: font, color: color("primaryLabel"))
    return context.textElement(nil, in: part, attributed: card.kpiAttributedText)?.inOneLine
  }

  /// What style sheets say of the items of each style.
  private var sheets: @Sendable (KPIItemStyle) -> PartStyle {
    let styles = KPIItemStyle.allCases.map { style in
      (style, context.theme.style(classes(style.sheetPart)))
    }
    return { style in styles.first { $0.0 == style }?.1 ?? styles[0].1 }
  }

  /// Where the number goes, or what it is about; the first wins where both are given (chosen: facts,
  /// cards-charts §6.4).
  mutating func trend(of card: ChartCard) -> CardElement.Trend? {
    let color = card.trendSemanticColor.map { context.theme.color($0) }
    let part = part(
      "trend", style: .subheadline, context.theme.font(.subheadline), color: color)
    let text = context.textElement(card.trend, in: part, attributed: card.trendAttributedText)?
      .inOneLine
    let image = card.trendAttributedText.isEmpty ? card.trendImage : nil
    let subtitle = context.textElement(
      card.subtitle, in: self.part("subtitle", style: .footnote, context.theme.font(.footnote)),
      attributed: card.subtitleAttributedText)?.inOneLine
    guard text != nil || image != nil else {
      return subtitle.map { CardElement.Trend(image: nil, text: $0) }
    }
    if subtitle != nil {
      findings.append(
        .warning(
          context.path.key("subtitle"),
          "the trend stands in the subtitle's place; leave one of the two out"))
    }
    return CardElement.Trend(image: image.map { trendImage($0, color: part.color) }, text: text)
  }

  /// Its middle is on the middle of the digits beside it (boards, trend).
  private func trendImage(_ image: Image, color: RGBA) -> ImageElement {
    let sheet = context.theme.style(classes("trendImage"))
    let digits = context.theme.font(.subheadline).digitHeight
    // It grows with the text beside it (chosen).
    let side =
      Self.trendImageSide * TextStyle.subheadline.factor(context.theme.contentSizeCategory)
    return ImageElement(
      image: image, kind: "trendImage", origin: context.path.key("trendImage"),
      box: Size(width: side, height: side), tint: sheet.color([.tintColor]) ?? color,
      ascent: (digits + side) / 2)
  }

  // MARK: Bodies

  /// A chart's element, and what is said of it.
  mutating func lowered(_ chart: ChartView) -> (body: CardElement.Body, words: Words?) {
    let view = chart.lowered(
      in: context.inside(
        at: DescriptionPath(.key("chartView")), on: context.ground, classes: context.outerClasses))
    findings += view.findings
    let words: Words? = if case .whole(let words) = view.words { words } else { nil }
    guard case .chart(let element) = view.element else { return (.none, words) }
    return (.chart(element), words)
  }

  /// A small ring (stated: sapfiori/cards), its value in the text's colour, since nothing in a card
  /// can be tapped by itself (boards, its value).
  mutating func ring(progress: Double?) -> RingElement {
    var view = KPIProgressView(items: card.kpiItems, progress: progress, chartSize: .small)
    view.textColor = StateColors(normal: .palette("primaryLabel"))
    let resolved = ResolvedKPIItems(
      card.kpiItems, hasIcons: false, key: "kpiItems", in: context)
    let (share, shareFindings) = view.checkedProgress(resolved, in: context)
    // A ring without a value is no fault in a card, all of whose parts are optional.
    findings += (card.kpiItems.isEmpty ? [] : resolved.findings) + shareFindings
    spokenItems = resolved.items
    spokenProgress = progress == nil && resolved.isPercentage ? nil : share
    let inner = context.inside(at: DescriptionPath(), on: context.ground)
    var ring = KPIRingBuilder(
      view: view, items: resolved.items, progress: share, context: inner, sheets: sheets
    ).ring(kind: "kpi")
    if let text = attributedValue(ring.value.strut) {
      ring.value = RowElement(
        items: [RowElement.Item(leadingSpace: 0, element: .text(text))], strut: ring.value.strut,
        maximumWidth: ring.value.maximumWidth, minimumScale: ring.value.minimumScale,
        keepsHeight: false)
    }
    return ring
  }

  // MARK: The legend

  /// The names of series in the colours of a chart's; the fourth place tells of more (stated: facts,
  /// cards-charts §5.3; its text chosen there).
  func legend(_ titles: [String], of chart: ChartView?) -> [ChartElement.LegendEntry] {
    let colors = chart.map { ChartStyle($0, in: context).legendColors(titles.count) } ?? []
    let sheet = context.theme.style(
      ["Label", FontStyleName.footnote.className] + context.theme.names(of: card.styleClass)
        + classes("seriesTitles"))
    func text(_ string: String) -> StyledText {
      StyledText(
        string, font: sheet.font(context.theme.font(.footnote)),
        color: sheet.faded(sheet.color([.fontColor]) ?? color("secondaryLabel")))
    }
    let isCut = titles.count > Self.legendCount
    let shown = titles.prefix(isCut ? Self.legendCount - 1 : Self.legendCount).enumerated()
    let entries = shown.map { index, title in
      ChartElement.LegendEntry(
        text: text(title),
        color: colors.indices.contains(index) ? colors[index] : color("tertiaryLabel"))
    }
    guard isCut else { return entries }
    let rest = "+\(titles.count - entries.count)"
    return entries + [ChartElement.LegendEntry(text: text(rest), color: nil)]
  }

  /// Stated (facts, cards-charts §5.3).
  private static let legendCount = 4
  /// Points (stated: facts, cards-charts §6.1).
  private static let trendImageSide = 16.0
  /// How far a long number is scaled down before it is cut (facts, cards-charts §6.4).
  private static let minimumScale = 0.5
}

extension TextElement {
  /// The text in one line, as the texts of a card are (stated: facts, cards-charts §6.1).
  fileprivate var inOneLine: TextElement {
    var element = self
    element.lineLimit = 1
    return element
  }
}

extension StyledText {
  /// No text, of a card that has an error.
  fileprivate static let empty = StyledText(
    "", font: Font(weight: .regular, size: 17, leading: 22), color: RGBA(0x000000))
}

extension KPIItemStyle {
  /// How the classes of style sheets call the items of the style.
  fileprivate var sheetPart: String {
    switch self {
    case .unit: "kpiUnitItem"
    case .metric: "kpiMetricItem"
    case .fraction: "kpiFractionItem"
    case .icon: "kpiIconItem"
    }
  }
}
