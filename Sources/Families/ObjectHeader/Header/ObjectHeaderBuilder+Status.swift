import FioriBasics
import FioriLayout
import FioriLowering
import FioriModel

extension ObjectHeaderBuilder {
  /// Returns status and substatus in a layout; `nil` if there is neither. Lines may be wider than
  /// usual if that keeps words whole, or as wide as they are.
  func status(
    _ layout: ObjectHeader.StatusLayout, keepsWordsWhole: Bool = false, isFree: Bool = false
  ) -> Element? {
    let width =
      isFree ? .infinity : metrics.statusWidth(layout, in: context.screenWidth)
    let labels = [
      label(
        "status", header.statusText, header.statusImage, header.statusImageColor, layout, width,
        keepsWordsWhole),
      label(
        "substatus", header.substatusText, header.substatusImage, header.substatusImageColor,
        layout, width, keepsWordsWhole),
    ].compactMap(\.self)
    guard let first = labels.first else { return nil }
    guard layout != .stacked || metrics.isStacked else {
      let items = [ColumnElement.Item(topSpace: 0, element: .label(first))]
      let rest = labels.dropFirst().map {
        ColumnElement.Item(topSpace: metrics.substatusSpacing, element: .label($0))
      }
      return .column(
        ColumnElement(items: items + rest, alignment: alignment(of: layout), kind: nil))
    }
    return .flow(
      FlowElement(
        items: Self.grouped(labels).map(Element.label), spacing: metrics.inlineStatusSpacing,
        rowSpacing: metrics.substatusSpacing, alignment: alignment(of: layout)))
  }

  /// Returns the labels of a row: the image of a substatus without a text belongs to the status.
  private static func grouped(_ labels: [LabelElement]) -> [LabelElement] {
    guard labels.count == 2, labels[0].image == nil, labels[1].text == nil else { return labels }
    var label = labels[0]
    label.image = labels[1].image
    return [label]
  }

  /// Returns a text and its image; `nil` if there is neither.
  private func label(
    _ kind: String, _ text: Text?, _ image: Image?, _ imageColor: Color?,
    _ layout: ObjectHeader.StatusLayout, _ width: Double, _ keepsWordsWhole: Bool
  ) -> LabelElement? {
    let text = textElement(
      kind, text, .subheadline, style.secondary, alignment: alignment(of: layout),
      maximumWidth: width, keepsWordsWhole: keepsWordsWhole)
    let image = icon(
      image, kind: "\(kind)Image", at: context.path.key("\(kind)Image"),
      classes: ObjectHeaderClasses.names(of: "\(kind)ImageView"), own: imageColor, beside: text,
      color: style.secondary)
    guard text != nil || image != nil else { return nil }
    return LabelElement(
      text: text, image: image, imageSide: .trailing, spacing: metrics.statusImageSpacing)
  }

  /// Returns an icon centered on the digits next to it (Docs/sources/headers.md#label-items), which
  /// grows with the text (chosen); `nil` if neither the description nor a style sheet sets one.
  func icon(
    _ image: Image?, kind: String, at path: DescriptionPath, classes: [String],
    own: Color? = nil, beside text: TextElement?, color: RGBA
  ) -> ImageElement? {
    let sheet = context.style(classes)
    let given = image == nil ? sheet.image : nil
    guard let shown = image ?? given?.image else { return nil }
    let font = text?.text.boxFont ?? context.theme.font(.subheadline)
    let side = metrics.iconSide * TextStyle.subheadline.factor(context.theme.contentSizeCategory)
    var element = ImageElement(
      image: shown, kind: kind, origin: image == nil ? context.path : path,
      box: Size(width: side, height: side),
      tint: tint(of: own, classes, orElse: text?.text.color ?? color),
      ascent: (font.digitHeight + side) / 2, lineWidth: Self.iconLineWidth * side / metrics.iconSide
    )
    element.sheet = given?.source
    element.tintSource = sheet.tintSource
    return element
  }

  /// The object's picture; `nil` if neither the description nor a style sheet sets one.
  var detailImage: ImageElement? {
    let classes = ObjectHeaderClasses.names(of: "detailImageView")
    let part = context.style(classes)
    let own = header.detailImage == nil ? part.image : nil
    guard let image = header.detailImage ?? own?.image else { return nil }
    let origin = header.detailImage == nil ? context.path : context.path.key("detailImage")
    // No smaller than the icons, which grow with their texts.
    let icon = metrics.iconSide * TextStyle.subheadline.factor(context.theme.contentSizeCategory)
    let side = max(metrics.imageSize.width, icon * ObjectHeaderMetrics.imageGrowth)
    let size = header.detailImageSize ?? Size(width: side, height: side)
    var element = ImageElement(
      image: image, kind: "detailImage", origin: origin, box: size,
      tint: tint(
        of: header.detailImageColor, classes,
        orElse: context.theme.color("tintColor", on: style.background)),
      ascent: size.height, cornerRadius: metrics.imageCornerRadius)
    element.sheet = own?.source
    element.tintSource = part.tintSource
    // A template shows a shape, not a picture.
    element.contentMode =
      header.detailImageContentMode ?? (image.renderingMode == .template ? .fit : nil)
    return element
  }

  /// Returns the alignment of the texts of a layout.
  private func alignment(of layout: ObjectHeader.StatusLayout) -> HorizontalAlignment {
    layout == .row ? .leading : .trailing
  }

  /// Returns the tint of an image: its own color, or else the header's, or else the style sheets'. The
  /// classes of the header are weaker than the part's, and the classes that the description appends are
  /// stronger.
  private func tint(of own: Color?, _ classes: [String], orElse color: RGBA) -> RGBA {
    context.style(ObjectHeaderClasses.header + classes, appended: header.styleClass).color(
      .image, described: [own, header.tintColor].map { StateColors(normal: $0) }, orElse: color)
  }

  /// The line width of a built-in icon at its default size, in points
  /// (Docs/sources/headers.md#label-items).
  private static let iconLineWidth = 1.1
}
