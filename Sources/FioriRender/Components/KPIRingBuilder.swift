/// Builds the ring of a progress view with the texts in it and below it.
struct KPIRingBuilder {
  let view: KPIProgressView
  let items: [PlacedKPIItem]
  /// 0 to 1.
  let progress: Double
  let context: LoweringContext

  /// The ring; alone in a picture, with room for what the stroke overhangs.
  var element: Element {
    guard context.isAlone else { return .ring(ring(kind: KPIProgressView.typeName)) }
    let box = BoxElement(
      content: .ring(ring(kind: nil)), padding: Insets(Self.lineWidth / 2),
      kind: KPIProgressView.typeName)
    return .box(box)
  }

  private func ring(kind: String?) -> RingElement {
    let attributes = attributes
    let colors = KPIProgressColors(view, attributes, in: context)
    let size = view.chartSize
    let row = KPIRowBuilder(
      attributes: attributes, color: colors.value, maximumWidth: Self.valueWidth * size.textScale,
      minimumScale: Self.minimumScale, keepsHeight: false,
      isLanguageRightToLeft: context.isLanguageRightToLeft)
    let isHorizon = context.theme.generation == .horizon
    return RingElement(
      shape: Ring(
        progress: progress, lineWidth: Self.lineWidth, track: colors.track, color: colors.progress),
      diameter: size.diameter, value: row.row(items),
      caption: caption(attributes, colors),
      footnote: footnote(colors, width: isHorizon ? size.diameter : size.belowCaptionWidth),
      spacing: isHorizon ? 7 : 12, lineSpacing: 12, bottomSpace: isHorizon ? 5 : 0, kind: kind)
  }

  private var attributes: any KPIAttributesProvider {
    view.attributesProvider
      ?? RingKPIAttributes(
        generation: context.theme.generation, size: view.chartSize,
        isFraction: items.contains { $0.style == .fraction && $0.text?.contains("/") == true },
        contentSizeCategory: context.theme.contentSizeCategory)
  }

  private func caption(
    _ attributes: any KPIAttributesProvider, _ colors: KPIProgressColors
  ) -> RingElement.Caption? {
    guard let caption = view.caption, !caption.isEmpty else { return nil }
    let style = colors.labelStyle(view.captionStyleClass)
    let color = colors.text(style)
    let inside = TextElement(
      text: StyledText(caption, font: attributes.captionFont, color: color),
      kind: "caption", origin: context.path.key("caption"), alignment: .center)
    return RingElement.Caption(
      inside: inside.styled(by: style),
      insideWidth: view.chartSize.insideCaptionWidth,
      insideSpacing: attributes.captionSpacing,
      below: below(
        caption, "caption", color, style, width: view.chartSize.belowCaptionWidth))
  }

  private func footnote(_ colors: KPIProgressColors, width: Double) -> TextElement? {
    guard let footnote = view.footnote, !footnote.isEmpty else { return nil }
    let style = colors.labelStyle(view.footnoteStyleClass)
    return below(footnote, "footnote", colors.text(style), style, width: width)
  }

  /// A text below the ring, which is not scaled with it.
  private func below(
    _ text: String, _ key: String, _ color: RGBA, _ style: PartStyle, width: Double
  ) -> TextElement {
    TextElement(
      text: StyledText(text, font: context.theme.font(.subheadline), color: color), kind: key,
      origin: context.path.key(key), maximumWidth: width, lineLimit: 2,
      keepsWordsWhole: context.theme.hasLargeTexts, alignment: .center
    ).styled(by: style)
  }

  /// Points (stated: facts, theming §3.1).
  private static let lineWidth = 2.0

  /// Points of the large ring's value (stated: facts, theming §3.2).
  private static let valueWidth = 108.0

  /// Stated (facts, theming §3.2).
  private static let minimumScale = 0.3
}
