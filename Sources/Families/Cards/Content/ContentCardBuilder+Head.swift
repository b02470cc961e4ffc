import FioriBasics
import FioriLayout
import FioriLowering
import FioriModel
import FioriObjectHeader

extension ContentCardBuilder {
  /// The title and the subtitle, with images before them, and the button and the counter after them.
  var head: Element {
    mutating get {
      if card.icons.count > CardBodyBuilder.limit {
        findings.append(
          .warning(
            context.path.key("icons"),
            .tooManyIcons(card.icons.count, limit: CardBodyBuilder.limit)))
      }
      let texts = [
        text(
          card.title, "title", context.widget == nil ? .title3 : .headline,
          weight: context.widget == nil ? .bold : .semibold, "primaryLabel",
          lines: context.widget == nil ? 3 : 2),
        text(
          card.subtitle, "subtitle", context.widget == nil ? .body : .footnote, "secondaryLabel",
          lines: 2),
      ].compactMap(\.self)
      speak(card.title, at: "title")
      speak(card.subtitle, at: "subtitle")
      speak(card.headerAction?.title, at: "headerAction")
      speak(card.counter, at: "counter")
      let space = texts.first.flatMap { title in
        texts.last.map { title.text.boxFont.space(before: $0.text.boxFont, atLeast: 0) }
      }
      let lines = withFlexItem(
        texts.map { ColumnElement.Item(topSpace: space ?? 0, element: .text($0)) })
      let column = Element.column(
        ColumnElement(items: lines, alignment: .leading, kind: nil))
      return head(of: column)
    }
  }

  /// Returns the texts beside or below the images, with the corner at the end. Below the images, they have the width of
  /// the corner also.
  private func head(of texts: Element) -> Element {
    let images = images
    guard let corner = corner(.trailing) else { return beside(images, texts) }
    guard keepsCorner else { return .arrangement(head(of: images, texts, besides: corner)) }
    var lines = sides(of: texts, corner, .firstText)
    lines.flows = true
    guard let images else { return .arrangement(lines) }
    lines.share = min(lines.share * innerWidth / max(innerWidth - widthOfImages, 1), 1)
    return beside(
      images, .arrangement(lines),
      orAbove: [.arrangement(sides(of: images.above, corner, .top)), texts])
  }

  /// The width of the icons and the image with the spaces after them, in points.
  private var widthOfImages: Double {
    var width = 0.0
    if case .image(let icon)? = icons.first { width += icon.maximumSize.width + Self.imageSpacing }
    guard let image = detailImage(1) else { return width }
    return width + image.maximumSize.width - 2 * image.sideMargin + Self.imageSpacing
  }

  /// Returns images and texts with the corner beside them. Where a text would have more lines beside it, the corner is
  /// beside the images, which are then above the texts, or without images below all, as at accessibility sizes where it
  /// needs the width.
  private func head(
    of images: Images?, _ texts: Element, besides corner: Element
  ) -> CardSides {
    let isBelowImages = images != nil && context.widget == nil
    var sides = sides(of: beside(images, texts), corner, isBelowImages ? .topText : .firstText)
    sides.stacked = CardSides.column([sides.leading, self.corner(.leading) ?? corner])
    if let images, isBelowImages {
      let row = self.sides(of: images.above, corner, .top)
      if context.theme.contentSizeCategory.isAccessibilityCategory { sides.lowest = sides.stacked }
      sides.stacked = CardSides.column([.arrangement(row), texts])
    }
    (sides.flows, sides.keepsLines) = (true, true)
    return sides
  }

  private func sides(
    of main: Element, _ corner: Element, _ placement: CardSides.Placement
  ) -> CardSides {
    CardSides(
      leading: main, trailing: corner, spacing: Self.columnSpacing, keeps: .trailing,
      share: Self.cornerShare, placement: placement)
  }

  /// Returns texts beside the images, which become smaller, and go above the texts in a card, where those do not fit.
  private func beside(
    _ images: Images?, _ texts: Element, orAbove stacked: [Element]? = nil
  ) -> Element {
    guard let images else { return texts }
    var sides = CardSides(
      leading: images.beside, trailing: texts, spacing: Self.imageSpacing, keeps: .leading,
      placement: .top, keepsSides: true)
    if card.detailImage != nil { sides.smallerLeading = leading(imageShare: Self.smallShare) }
    guard context.widget == nil else { return sides.element(in: context) }
    sides.stacked = CardSides.column(stacked ?? [images.above, texts])
    return sides.element(in: context)
  }

  /// The icons and the image, as they are beside the texts and above them.
  private struct Images {
    let beside: Element
    let above: Element
  }

  private var images: Images? {
    leading(imageShare: 1).map { beside in
      Images(beside: beside, above: card.icons.isEmpty ? beside : imagesAbove)
    }
  }

  private func text(
    _ text: Text?, _ key: String, _ style: TextStyle, weight: Font.Weight = .regular,
    _ color: ColorStyle, lines: Int, alignment: HorizontalAlignment = .leading
  ) -> TextElement? {
    context.textElement(
      text,
      in: TextPart(
        kind: key, origin: context.path.key(key), style: FontStyleName(style),
        font: context.theme.font(style, weight: weight), color: self.color(color),
        viewClass: card.styleClass, classes: classes(key),
        // The height of a card with large texts is free, and that of a widget is not.
        lineLimit: context.theme.hasLargeTexts && context.widget == nil ? .max : lines,
        keepsWordsWhole: context.theme.hasLargeTexts, alignment: alignment))
  }

  /// Returns the icons below each other, then the image in a fraction of its usual size.
  private func leading(imageShare: Double) -> Element? {
    let icons = icons.map { ColumnElement.Item(topSpace: 4, element: $0) }
    let column =
      icons.isEmpty
      ? nil : Element.column(ColumnElement(items: icons, alignment: .center, kind: Self.iconsKind))
    guard let detail = detail(imageShare) else { return column }
    guard let column else { return detail }
    return .arrangement(
      CardSides(
        leading: column, trailing: detail, spacing: Self.imageSpacing, keeps: .leading,
        isCompact: true, placement: .top))
  }

  /// The icons beside each other, then the image, or below them where they would need a second row beside it.
  private var imagesAbove: Element {
    guard let detail = detail(1) else { return iconRows() }
    var sides = CardSides(
      leading: iconRows(limit: 1), trailing: detail, spacing: Self.imageSpacing, keeps: .trailing,
      isCompact: true, placement: .middle)
    sides.stacked = CardSides.column([iconRows(), detail])
    return .arrangement(sides)
  }

  /// Returns the icons beside each other, in a number of rows at most; `nil` for as many as they need.
  private func iconRows(limit: Int? = nil) -> Element {
    let flow = FlowElement(
      items: icons, spacing: Self.imageSpacing, rowSpacing: Self.imageSpacing / 2, rowLimit: limit)
    return .box(BoxElement(content: .flow(flow), kind: Self.iconsKind))
  }

  private var icons: [Element] {
    let path = context.path.key("icons")
    return card.icons.prefix(CardBodyBuilder.limit).enumerated().map { index, icon in
      .image(image(icon, "icon", at: path.index(index), .subheadline))
    }
  }

  private func detail(_ share: Double) -> Element? { detailImage(share).map(sideAligned) }

  private func detailImage(_ share: Double) -> ImageElement? {
    guard let image = card.detailImage else { return nil }
    let isTemplate = image.renderingMode == .template
    // No smaller than the icons, which grow with their texts.
    let icon = context.theme.font(.subheadline).size * Self.iconGrowth
    let side = max(
      share * (isTemplate ? Self.templateSide : Self.imageSide), icon * Self.imageGrowth)
    var element = ImageElement(
      image: image, kind: "detailImage", origin: context.path.key("detailImage"),
      box: Size(width: side, height: side), tint: color("tintColor"), ascent: side,
      cornerRadius: Self.imageRadius)
    element.contentMode = isTemplate ? .fit : nil
    return element
  }

  /// Returns the button above the counter, both from one edge.
  private func corner(_ alignment: HorizontalAlignment) -> Element? {
    let action = card.headerAction
    let ink: ColorStyle = action?.isEnabled == false ? context.faintLabel : "tintColor"
    let title = text(
      action?.title, "headerAction", .body, weight: .semibold, ink, lines: 2, alignment: alignment)
    let button: Element? =
      title.map(Element.text)
      ?? action?.icon.map {
        sideAligned(
          image(
            $0, "headerAction", at: context.path.key("headerAction"), .body, tint: color(ink)))
      }
    let counter = text(
      card.counter, "counter", .footnote, context.faintLabel, lines: 1, alignment: alignment)
    let parts = [button, counter.map(Element.text)].compactMap(\.self)
    guard !parts.isEmpty else { return nil }
    return .column(
      ColumnElement(
        items: parts.map { ColumnElement.Item(topSpace: 4, element: $0) },
        alignment: alignment, kind: nil))
  }

  private func sideAligned(_ icon: ImageElement) -> Element {
    icon.sideAligned(isLoading: card.isLoading)
  }

  /// Whether button and counter are beside the title even if that makes its lines shorter: not at large texts, except
  /// for an icon, which takes little of the width until accessibility sizes.
  private var keepsCorner: Bool {
    guard context.theme.hasLargeTexts else { return true }
    guard let action = card.headerAction, !action.title.isThere else { return false }
    return action.icon != nil && !context.theme.contentSizeCategory.isAccessibilityCategory
  }

  /// Returns an icon that is as high as the digits of a text beside it need.
  func image(
    _ image: Image, _ kind: String, at path: DescriptionPath, _ style: TextStyle,
    tint: RGBA? = nil
  ) -> ImageElement {
    let font = context.theme.font(style)
    let side = (font.size * Self.iconGrowth).rounded()
    return ImageElement(
      image: image, kind: kind, origin: path, box: Size(width: side, height: side),
      tint: tint ?? color("secondaryLabel"), ascent: (font.digitHeight + side) / 2)
  }

  // MARK: Rows

  /// Returns the items of a row, which wraps where it has no room; `nil` if there are none.
  mutating func row(_ items: [CardRowItem], at key: String) -> Element? {
    let path = context.path.key(key)
    if items.count > CardBodyBuilder.limit {
      findings.append(.warning(path, .tooManyItemsOfRow(items.count, limit: CardBodyBuilder.limit)))
    }
    var elements: [Element] = []
    for (index, item) in items.prefix(CardBodyBuilder.limit).enumerated() {
      let place = DescriptionPath(.key(key), .index(index))
      if let element = element(item, at: place) { elements.append(element) }
    }
    guard !elements.isEmpty else { return nil }
    let growth = context.theme.widthGrowth
    return .flow(
      FlowElement(
        items: elements, spacing: 8 * growth, rowSpacing: 4 * growth, hasEqualHeights: true))
  }

  mutating func element(_ item: CardRowItem, at place: DescriptionPath) -> Element? {
    let path = context.path.appending(place)
    let isLow = context.widget.map { $0 != .large } ?? false
    if let tag = item.tag {
      speak(tag.title, at: place)
      return context.element(of: tag, at: path.key("tag"), viewClass: card.styleClass)
    }
    if let rating = item.rating { return stars(rating, of: item.of, at: place) }
    if let kpi = item.kpi { return lowered(kpi, at: place.key("kpi")) }
    speak(item.text, at: place)
    let text = context.textElement(
      item.text,
      in: TextPart(
        kind: nil, origin: path, style: .subheadline, font: context.theme.font(.subheadline),
        color: color("secondaryLabel"), viewClass: card.styleClass, classes: classes("rowItem"),
        lineLimit: isLow ? context.theme.titleLineLimit : CardBodyBuilder.lines(in: context)))
    let icon = item.icon.map { image($0, "icon", at: path.key("icon"), .subheadline) }
    guard text != nil || icon != nil else { return nil }
    return .label(LabelElement(text: text, image: icon, spacing: 4, kind: Element.itemKind))
  }

  /// Returns as many stars as a rating has, the filled ones first, to half a star as SAP draws them.
  private mutating func stars(_ rating: Double, of count: Double, at place: DescriptionPath)
    -> Element
  {
    let path = context.path.appending(place)
    let count = Int(count.rounded())
    if rating > Double(count) {
      findings.append(.warning(path.key("rating"), .tooManyStars(rating, of: count)))
    }
    let phrases = context.phrases
    say(phrases(.stars, count: count, ["rating": phrases.number(rating)]), at: place)
    let stars = (0..<count).map { index in
      let rest = (rating * 2).rounded() / 2 - Double(index)
      let star: BuiltinIcon = rest >= 1 ? .starFill : rest > 0 ? .starHalf : .star
      return RowElement.Item(
        leadingSpace: 2,
        element: .image(
          image(
            Image(.builtin(star)), "star", at: path.key("rating"), .subheadline,
            tint: color(star == .star ? "tertiaryLabel" : "tintColor"))))
    }
    return .row(
      RowElement(
        items: stars, strut: context.theme.font(.subheadline), maximumWidth: .infinity,
        minimumScale: 0.5))
  }

  /// The name of the icons in the layout report.
  private static let iconsKind = "icons"
  /// In points; stated, but for the size of an icon (Docs/sources/cards.md#content-card).
  private static let imageSpacing = 8.0
  private static let imageSide = 60.0
  private static let templateSide = 40.0
  /// The size of an image beside which a word would be broken, as a fraction of the usual one (chosen).
  private static let smallShare = 0.6
  private static let imageRadius = 8.0
  private static let cornerShare = 0.4
  private static let iconGrowth = 1.15
  /// How much larger an image is than an icon at least (chosen).
  private static let imageGrowth = 1.25
}

extension Phrase {
  fileprivate static let stars = Phrase("stars")
}
