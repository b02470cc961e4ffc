extension CardBuilder {
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

  func attributedValue(_ font: Font) -> TextElement? {
    guard !card.kpiAttributedText.isEmpty else { return nil }
    let part = TextPart(
      kind: "kpi", origin: context.path.key("kpi"), font: font, color: color("primaryLabel"))
    return context.textElement(nil, in: part, attributed: card.kpiAttributedText)?.inOneLine
  }

  /// What style sheets say of the items of each style.
  var sheets: @Sendable (KPIItemStyle) -> PartStyle {
    let styles = KPIItemStyle.allCases.map { style in
      (style, context.theme.style(classes(style.sheetPart)))
    }
    return { style in styles.first { $0.0 == style }?.1 ?? styles[0].1 }
  }

  /// Where the number goes, or what it is about; the first wins where both are given (chosen: facts,
  /// cards-charts §6.4).
  mutating func trend(of card: ChartCard) -> LabelElement? {
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
      return subtitle.map { LabelElement(text: $0, spacing: CardMetrics.trendImageSpacing) }
    }
    if subtitle != nil {
      findings.append(
        .warning(
          context.path.key("subtitle"),
          "the trend stands in the subtitle's place; leave one of the two out"))
    }
    return LabelElement(
      text: text, image: image.map { trendImage($0, color: part.color) },
      spacing: CardMetrics.trendImageSpacing)
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

  /// Points (stated: facts, cards-charts §6.1).
  private static let trendImageSide = 16.0
  /// How far a long number is scaled down before it is cut (facts, cards-charts §6.4).
  private static let minimumScale = 0.5
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
