import FioriBasics
import FioriElements
import FioriModel

/// Builds the ring of a progress view with the texts in it and below it.
struct KPIRingBuilder {
  let view: KPIProgressView
  let items: [PlacedKPIItem]
  /// 0 to 1.
  let progress: Double
  let context: LoweringContext
  /// What style sheets say of the items of a style; `nil`: nothing.
  var sheets: (@Sendable (KPIItemStyle) -> PartStyle)?

  /// The ring; alone in a picture, with room for what the stroke overhangs.
  var element: Element {
    guard context.isAlone else { return .ring(ring(kind: KPIProgressView.typeName)) }
    let box = BoxElement(
      content: .ring(ring(kind: nil)), padding: Insets(Self.lineWidth / 2),
      kind: KPIProgressView.typeName)
    return .box(box)
  }

  /// The ring as a part of another view.
  func ring(kind: String?) -> RingElement {
    let attributes = attributes
    let colors = KPIProgressColors(view, attributes, in: context)
    let size = view.chartSize
    let row = KPIRowBuilder(
      attributes: attributes, color: colors.value, maximumWidth: Self.valueWidth * size.textScale,
      minimumScale: Self.minimumScale, keepsHeight: false,
      isLanguageRightToLeft: context.isLanguageRightToLeft, sheets: sheets)
    let look = context.theme.look.ring
    return RingElement(
      shape: Ring(
        progress: progress, lineWidth: Self.lineWidth, track: colors.track, color: colors.progress),
      diameter: size.diameter, value: row.row(items),
      caption: caption(attributes, colors),
      footnote: footnote(colors, width: look.footnoteWidth(size)),
      // See Docs/sources/kpi.md#ring-caption.
      spacing: look.spacing, lineSpacing: 12, bottomSpace: look.bottomSpace, kind: kind)
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
    let part = part("caption", font: attributes.captionFont, colors)
    let width = view.chartSize.belowCaptionWidth
    guard let inside = context.textElement(view.caption, in: part),
      let below = below(view.caption, "caption", colors, width: width)
    else { return nil }
    return RingElement.Caption(
      inside: inside, insideWidth: view.chartSize.insideCaptionWidth,
      insideSpacing: attributes.captionSpacing, below: below)
  }

  private func footnote(_ colors: KPIProgressColors, width: Double) -> TextElement? {
    below(view.footnote, "footnote", colors, width: width)
  }

  /// A text below the ring, which is not scaled with it.
  private func below(
    _ text: Text?, _ key: String, _ colors: KPIProgressColors, width: Double
  ) -> TextElement? {
    var part = part(key, font: context.theme.font(.subheadline), colors)
    part.lineLimit = 2
    part.maximumWidth = width
    part.keepsWordsWhole = context.theme.hasLargeTexts
    return context.textElement(text, in: part)
  }

  private func part(_ key: String, font: Font, _ colors: KPIProgressColors) -> TextPart {
    TextPart(
      kind: key, origin: context.path.key(key), style: .subheadline, font: font,
      color: colors.label, colorAttributes: colors.labelAttributes, viewClass: view.styleClass,
      classes: KPIProgressColors.labelClasses, alignment: .center)
  }

  /// Points (stated: Docs/sources/kpi.md#ring).
  private static let lineWidth = 2.0

  /// Points of the large ring's value (stated: Docs/sources/kpi.md#ring-value).
  private static let valueWidth = 108.0

  /// Stated (Docs/sources/kpi.md#ring-value).
  private static let minimumScale = 0.3
}
