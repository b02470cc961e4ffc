import FioriBasics
import FioriLayout
import FioriLowering
import FioriModel

extension ObjectHeaderBuilder {
  /// The tags in rows; `nil` if there are none.
  var tags: Element? {
    let items = header.tags.enumerated().compactMap { index, tag in
      style.tags.element(
        of: tag, at: context.path.key("tags").index(index), viewClass: header.styleClass)
    }
    guard !items.isEmpty else { return nil }
    return .flow(
      FlowElement(
        items: items, spacing: Self.tagGap * style.tags.growth,
        rowSpacing: Self.tagGap * style.tags.growth,
        rowLimit: header.numberOfTagLines.flatMap { $0 > 0 ? $0 : nil },
        hasEqualHeights: true,
        overflow: overflow(.footnote, style.tagCount, kind: "moreTags")))
  }

  /// The label items in rows; `nil` if there are none.
  var labelItems: Element? {
    let path = context.path.key("labelItems")
    let items = header.labelItems.enumerated().compactMap { index, item in
      label(item, at: path.index(index))
    }
    guard !items.isEmpty else { return nil }
    return .flow(
      FlowElement(
        items: items, spacing: Self.labelItemGap * context.theme.widthGrowth,
        rowSpacing: Self.labelItemRowGap,
        rowLimit: context.theme.hasLargeTexts ? nil : Self.labelItemRows,
        overflow: overflow(
          .subheadline, style.tertiary, kind: "moreLabelItems",
          isRequested: header.numberOfLabelItems != nil)))
  }

  /// Returns the count of parts that are not drawn, in the style of all texts.
  private func overflow(
    _ text: TextStyle, _ color: RGBA, kind: String, isRequested: Bool = true
  ) -> FlowElement.Overflow {
    let sheet = context.style(
      generic: ["Label", FontStyleName(text).className], [], appended: header.styleClass)
    return FlowElement.Overflow(
      template: context.words.more, font: sheet.font(context.theme.font(text)),
      color: sheet.faded(sheet.color(.text, orElse: color)), kind: kind, isRequested: isRequested)
  }

  private func label(_ item: LabelItem, at path: DescriptionPath) -> Element? {
    let text = context.textElement(
      item.text,
      in: TextPart(
        kind: nil, origin: path, style: .subheadline, font: context.theme.font(.subheadline),
        color: style.tertiary, viewClass: header.styleClass,
        classes: ObjectHeaderClasses.labelItem("text"),
        lineLimit: metrics.isStacked ? .max : context.theme.titleLineLimit))
    let image = icon(
      item.image, kind: "image", at: path.key("image"),
      classes: ObjectHeaderClasses.labelItem("image"), beside: text, color: style.tertiary)
    guard text != nil || image != nil else { return nil }
    return .label(
      LabelElement(
        text: text, image: image, imageSide: item.alignment == .leading ? .leading : .trailing,
        spacing: Self.labelItemImageGap, kind: "labelItem"))
  }

  /// The space between two tags and between their rows at the default text size, in points (stated:
  /// Docs/sources/headers.md#tags).
  private static let tagGap = 10.0
  /// In points (Docs/sources/headers.md#label-items).
  private static let labelItemGap = 16.0
  private static let labelItemRowGap = 8.0
  /// Stated for compact; the same in regular width, where a single row would drop parts of six
  /// texts (chosen: Docs/sources/headers.md#label-items).
  private static let labelItemRows = 2
  /// In points (stated: Docs/sources/headers.md#label-items).
  private static let labelItemImageGap = 2.0
}
