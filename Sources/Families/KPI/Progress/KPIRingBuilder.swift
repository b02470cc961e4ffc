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
      keepsHeight: false, state: view.state, sheets: sheets)
    let look = context.theme.look.ring
    var ring = RingElement(
      shape: Ring(
        progress: progress, lineWidth: view.progressWidth ?? Self.lineWidth,
        trackWidth: view.trackWidth ?? Self.lineWidth, track: colors.track,
        color: colors.progress),
      diameter: size.diameter, value: row.row(items),
      caption: caption(attributes, colors),
      footnote: footnote(colors, width: look.footnoteWidth(size)),
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

  private func caption(
    _ attributes: any KPIAttributesProvider, _ colors: KPIProgressColors
  ) -> RingElement.Caption? {
    let part = colors.part("caption", font: attributes.captionFont)
    let width = view.chartSize.belowCaptionWidth
    guard let inside = context.textElement(ofNumber: view.caption, in: part),
      let below = below(view.caption, "caption", colors, width: width)
    else { return nil }
    return RingElement.Caption(
      inside: inside, insideWidth: view.chartSize.insideCaptionWidth,
      insideSpacing: attributes.captionSpacing, below: below)
  }

  private func footnote(_ colors: KPIProgressColors, width: Double) -> TextElement? {
    below(view.footnote, "footnote", colors, width: width)
  }

  /// Returns a text below the ring, which does not scale with the ring.
  private func below(
    _ text: Text?, _ key: String, _ colors: KPIProgressColors, width: Double
  ) -> TextElement? {
    var part = colors.part(key, font: context.theme.font(.subheadline))
    part.lineLimit = 2
    part.maximumWidth = width * context.theme.widthGrowth
    part.keepsWordsWhole = context.theme.hasLargeTexts
    return context.textElement(ofNumber: text, in: part)
  }

  /// In points (stated: Docs/sources/kpi.md#ring).
  private static let lineWidth = 2.0

  /// The width of the large ring's value, in points (stated: Docs/sources/kpi.md#ring-value).
  private static let valueWidth = 108.0

  /// Stated (Docs/sources/kpi.md#ring-value).
  private static let minimumScale = 0.3
}
