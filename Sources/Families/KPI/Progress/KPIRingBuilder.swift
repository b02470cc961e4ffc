import FioriBasics
import FioriLayout
package import FioriLowering
package import FioriModel

/// Builds the ring of a progress view with its texts inside and below.
package struct KPIRingBuilder {
  let view: KPIProgressView
  let items: ResolvedKPIItems
  /// The progress, 0 to 1.
  let progress: Double
  let context: LoweringContext
  /// The style sheet attributes for an item style; `nil` for none.
  var sheets: (@Sendable (KPIItemStyle) -> PartStyle)?

  package init(
    view: KPIProgressView, items: ResolvedKPIItems, progress: Double, context: LoweringContext,
    sheets: (@Sendable (KPIItemStyle) -> PartStyle)? = nil
  ) {
    self.view = view
    self.items = items
    self.progress = progress
    self.context = context
    self.sheets = sheets
  }

  /// The ring; if it is the entire picture, with space for the overhang of its stroke.
  var element: Element {
    guard context.isAlone else { return .ring(ring(kind: KPIProgressView.typeName)) }
    let box = BoxElement(
      content: .ring(ring(kind: nil)), padding: Insets(ring(kind: nil).shape.widestLine / 2),
      kind: KPIProgressView.typeName)
    return .box(box)
  }

  /// Returns the ring as a part of another view.
  package func ring(kind: String?) -> RingElement {
    let attributes = attributes
    let rule = view.state == .disabled ? nil : view.rule(for: items)
    let colors = KPIProgressColors(view, attributes, rule, in: context)
    let size = view.chartSize
    let row = KPIRowBuilder(
      attributes: attributes, color: colors.value, theme: context.theme,
      maximumWidth: Self.valueWidth * size.textScale, minimumScale: Self.minimumScale,
      keepsHeight: false, isAboveTexts: view.caption != nil, state: view.state, sheets: sheets)
    let look = context.theme.look.ring
    let texts = texts(with: rule)
    var ring = RingElement(
      shape: Ring(
        progress: progress, lineWidth: view.progressWidth ?? Self.lineWidth,
        trackWidth: view.trackWidth ?? Self.lineWidth, track: colors.track,
        color: colors.progress),
      diameter: size.diameter, value: row.row(items),
      caption: caption(texts.caption, attributes, colors),
      footnote: below(texts.footnote, "footnote", colors, width: look.footnoteWidth(size)),
      // See Docs/sources/kpi.md#ring-caption.
      spacing: look.spacing, lineSpacing: 12, bottomSpace: look.bottomSpace, kind: kind)
    ring.touch = context.touch(isEnabled: view.isEnabled)
    if context.theme.contentSizeCategory.isAccessibilityCategory {
      ring.largestShare = KPIView.largestCaptionShare
      ring.isHeightFree = true
    }
    return ring
  }

  private var attributes: any KPIAttributesProvider {
    view.attributesProvider
      ?? RingKPIAttributes(
        generation: context.theme.generation, size: view.chartSize,
        isFraction: items.items.contains {
          $0.style == .fraction && $0.text?.contains("/") == true
        },
        contentSizeCategory: context.theme.contentSizeCategory)
  }

  /// A text and its path; `nil` for the path of its key.
  private typealias PlacedText = (text: Text?, path: DescriptionPath?)

  /// Returns the caption and the footnote. Where a color must not be the only sign, the title of its rule takes the place
  /// of the first one that is missing (chosen: Docs/sources/kpi.md#ring-caption).
  private func texts(with rule: ColorRule?) -> (caption: PlacedText, footnote: PlacedText) {
    let caption: PlacedText = (view.caption, nil)
    let footnote: PlacedText = (view.footnote, nil)
    guard context.differentiatesWithoutColor, let rule, let title = rule.title,
      let index = view.rules.firstIndex(of: rule)
    else { return (caption, footnote) }
    let sign: PlacedText = (Text(title), context.path.key("rules").index(index).key("title"))
    if (view.caption ?? "").string.isEmpty { return (sign, footnote) }
    return (caption, (view.footnote ?? "").string.isEmpty ? sign : footnote)
  }

  private func caption(
    _ caption: PlacedText, _ attributes: any KPIAttributesProvider, _ colors: KPIProgressColors
  ) -> RingElement.Caption? {
    let part = colors.part("caption", font: attributes.captionFont, at: caption.path)
    let width = view.chartSize.belowCaptionWidth
    guard let inside = context.textElement(ofNumber: caption.text, in: part),
      let below = below(caption, "caption", colors, width: width)
    else { return nil }
    return RingElement.Caption(
      inside: inside.alone, insideWidth: view.chartSize.insideCaptionWidth,
      insideSpacing: attributes.captionSpacing, below: below)
  }

  /// Returns a text below the ring, which does not scale with the ring.
  private func below(
    _ text: PlacedText, _ key: String, _ colors: KPIProgressColors, width: Double
  ) -> TextElement? {
    var part = colors.part(key, font: context.theme.font(.subheadline), at: text.path)
    part.lineLimit = 2
    part.maximumWidth = width * context.theme.widthGrowth
    part.keepsWordsWhole = context.theme.hasLargeTexts
    return context.textElement(ofNumber: text.text, in: part)
  }

  /// In points (stated: Docs/sources/kpi.md#ring).
  private static let lineWidth = 2.0

  /// The width of the large ring's value, in points (stated: Docs/sources/kpi.md#ring-value).
  private static let valueWidth = 108.0

  /// Stated (Docs/sources/kpi.md#ring-value).
  private static let minimumScale = 0.3
}
