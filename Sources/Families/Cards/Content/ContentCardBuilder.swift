import FioriBasics
import FioriCharts
import FioriKPI
import FioriLayout
import FioriLowering
import FioriModel

/// Builds the sections of a card, from its picture to its buttons.
struct ContentCardBuilder {
  var card: ContentCard
  let context: LoweringContext
  var findings: [Finding] = []
  private var spoken: [SpokenPart] = []

  init(_ card: ContentCard, in context: LoweringContext) {
    self.card = card
    let own = context.inCard(isHighlighted: card.isHighlighted)
    // A widget keeps its height, as the other cards do (Docs/sources/cards.md#size).
    self.context = own.widget == nil ? own : own.limitingTexts(to: .extraExtraExtraLarge)
    if let widget = context.widget { fit(into: widget) }
    if card.title.string.allSatisfy(\.isWhitespace) {
      findings.append(.warning(context.path.key("title"), .cardWithoutTitle))
    }
    if card.description != nil, !hasPicture {
      findings.append(.warning(context.path.key("description"), .descriptionWithoutPicture))
    }
    if card.kpiCaption != nil, card.kpi.map({ $0.caption != nil }) ?? true {
      findings.append(.warning(context.path.key("kpiCaption"), .captionWithoutKPI))
    }
  }

  mutating func view() -> LoweredView {
    var shell = CardShell(context: context, isHighlighted: card.isHighlighted).decoration
    shell.border?.isOverContent = hasPicture
    let sections =
      media(shell) + flexSection
      + [headSection] + content
    let (growth, footer) = (context.theme.widthGrowth, footer)
    let bars = card.isLoading ? context.theme.skeletonColor(on: context.background) : nil
    let stack = Element.arrangement(
      CardStack(
        width: width, height: context.isAlone ? context.declaredHeight ?? 0 : 0,
        growth: context.widget == nil ? .always : .never, widget: context.widget?.rawValue,
        sections: sections.enumerated().map { index, section in
          let isLast = index == sections.count - 1 && footer == nil
          return section.spaced(by: growth, isLast: isLast).loading(in: bars)
        },
        footer: footer?.spaced(by: growth, isLast: true).loading(in: bars),
        decoration: shell, kind: ContentCard.typeName))
    guard !card.isLoading else { return loading(stack) }
    speak(card.action?.title, at: "action")
    speak(card.secondaryAction?.title, at: "secondaryAction")
    speak(card.tertiaryAction?.title, at: "tertiaryAction")
    speak(card.overflowAction, at: "overflowAction")
    let title = AccessibilityText.spoken(card.title, in: context) ?? ""
    return LoweredView(
      element: stack, findings: findings,
      accessibilityText: context.widget == nil
        ? .whole(SpokenPart.text(title, spoken)) : .parts(title: title, spoken))
  }

  private func loading(_ stack: Element) -> LoweredView {
    LoweredView(
      element: stack, findings: findings.filter { $0.severity == .error },
      accessibilityText: .whole(.loading(in: context.phrases)))
  }

  // MARK: Measures

  /// The given width, or that of other cards in the size class (Docs/sources/cards.md#size).
  private var width: Double {
    context.declaredWidth ?? CardMetrics.width(in: context.sizeClass)
  }

  var innerWidth: Double { max(width - 2 * Self.padding, 0) }

  /// Stated (Docs/sources/cards.md#content-card).
  private static let padding = 16.0
  private static let mediaHeight = 145.0

  private var headPadding: Insets {
    let top = flexSectionPosition == .aboveMainHeader ? Self.flexSpacing : 16
    return Insets(top: top, right: 16, bottom: 6 * context.theme.widthGrowth, left: 16)
  }

  // MARK: Sections

  private var headSection: CardStack.Section {
    mutating get {
      var section = CardStack.Section(
        element: head, padding: headPadding, origin: context.path.key("title"))
      section.otherOrigins = headKeys.map { context.path.key($0) }
      section.simpler = simplerHeads
      return section
    }
  }

  /// The keys of the parts of the head beside the title.
  private var headKeys: [String] {
    let parts: [(String, isThere: Bool)] = [
      ("subtitle", card.subtitle != nil), ("icons", !card.icons.isEmpty),
      ("detailImage", card.detailImage != nil), ("headerAction", card.headerAction != nil),
      ("counter", card.counter != nil),
    ]
    return parts.filter(\.isThere).map(\.0)
  }

  /// The parts between the head and the buttons. A medium widget, which is low and wide, has its KPI
  /// beside a chart.
  private var content: [CardStack.Section] {
    mutating get {
      guard let chart = chartBesideKPI else { return rows + facts + body }
      let facts = facts
      guard let number = kpi(.leading), let plot = lowered(chart, at: "cardBody") else {
        return facts
      }
      return facts + [
        CardStack.Section(
          element: .arrangement(CardChartRow(number: number, chart: plot)),
          origin: context.path.key("cardBody"), otherOrigins: kpiKeys.map { context.path.key($0) },
          place: .rest)
      ]
    }
  }

  /// The chart of a medium widget whose KPI is beside it; `nil` for any other card.
  var chartBesideKPI: ChartView? {
    guard context.widget == .medium, card.row1.isEmpty, card.kpi != nil else { return nil }
    return card.cardBody as? ChartView
  }

  /// Whether the card has a picture that reaches its edges.
  private var hasPicture: Bool { card.mediaImage.map { $0.renderingMode != .template } ?? false }

  /// Returns the picture across the top. It reaches below its place, behind the card's background, so
  /// that only its upper corners are round.
  private mutating func media(_ shell: Decoration) -> [CardStack.Section] {
    guard let image = card.mediaImage else { return [] }
    guard hasPicture else { return [symbol(image)] }
    let radius = shell.cornerRadius
    var element = ImageElement(
      image: image, kind: "mediaImage", origin: context.path.key("mediaImage"),
      box: Size(width: width, height: Self.mediaHeight + radius), tint: color("tertiaryLabel"),
      ascent: Self.mediaHeight, cornerRadius: radius)
    element.contentMode = .fill
    let fill: RGBA = if case .color(let color)? = shell.fill { color } else { color("primaryFill") }
    let cover = BlockElement(size: Size(width: width, height: radius), color: fill)
    return [
      CardStack.Section(
        element: described(.image(element), height: Self.mediaHeight, cornerRadius: radius),
        padding: .zero),
      CardStack.Section(
        element: .block(cover), padding: Insets(top: -radius, right: 0, bottom: -radius, left: 0)),
    ]
  }

  /// Returns a shape in the place of the picture.
  private func symbol(_ image: Image) -> CardStack.Section {
    let size = Size(width: innerWidth, height: Self.mediaHeight - 2 * Self.padding)
    var element = ImageElement(
      image: image, kind: "mediaImage", origin: context.path.key("mediaImage"), box: size,
      tint: color("tertiaryLabel"), ascent: size.height)
    element.contentMode = .fit
    return CardStack.Section(
      element: .image(element),
      padding: Insets(top: Self.padding, right: Self.padding, bottom: 0, left: Self.padding))
  }

  /// Returns the rows with the KPI beside them. A medium widget shows those below the first one where no other
  /// part needs the space.
  private var rows: [CardStack.Section] {
    mutating get {
      let rows = [("row1", card.row1), ("row2", card.row2), ("row3", card.row3)].compactMap {
        key, items in row(items, at: key).map { (key: key, element: $0) }
      }
      let view = kpi(.trailing)
      guard !rows.isEmpty || view != nil else { return [] }
      func section(of rows: ArraySlice<(key: String, element: Element)>) -> CardStack.Section {
        let keys = (view == nil ? [] : kpiKeys) + rows.map(\.key)
        let paths = keys.map { context.path.key($0) }
        return CardStack.Section(
          element: rowsElement(rows.map(\.element), view), origin: paths[0],
          otherOrigins: Array(paths.dropFirst()))
      }
      guard context.widget == .medium, let first = rows.first else {
        return [section(of: rows[...])]
      }
      var section = section(of: [first])
      section.longer = rows.indices.dropFirst().map { index in
        CardStack.Section.Longer(
          element: rowsElement(rows[...index].map(\.element), view),
          origin: context.path.key(rows[index].key))
      }
      return [section]
    }
  }

  private mutating func kpi(_ alignment: HorizontalAlignment) -> Element? {
    guard var kpi = card.kpi else { return nil }
    kpi.alignment = alignment
    guard kpiKeys.contains("kpiCaption") else { return lowered(kpi, at: "kpi") }
    kpi.caption = card.kpiCaption
    return lowered(kpi, at: "kpi").map { $0.placingCaption(at: context.path.key("kpiCaption")) }
  }

  /// The keys of the KPI: also the caption's, if the KPI has none of its own.
  private var kpiKeys: [String] {
    card.kpiCaption == nil || card.kpi?.caption != nil ? ["kpi"] : ["kpi", "kpiCaption"]
  }

  private func rowsElement(_ rows: [Element], _ kpi: Element?) -> Element {
    let spacing = Self.rowSpacing * context.theme.widthGrowth
    func column(_ rows: [Element]) -> ColumnElement {
      ColumnElement(
        items: rows.map { ColumnElement.Item(topSpace: spacing, element: $0) },
        alignment: .leading, kind: nil)
    }
    // In a copy, which does not note the findings and words again.
    var builder = self
    let kpiBelow = stacksKPI ? builder.kpi(.leading) : nil
    guard let kpi, kpiBelow == nil || !rows.isEmpty else {
      return .column(column(rows + [kpiBelow].compactMap(\.self)))
    }
    var sides = CardSides(
      leading: .column(column(rows)), trailing: kpi, spacing: Self.columnSpacing, keeps: .trailing,
      share: rows.isEmpty ? 1 : 0.5, flows: true, clears: context.widget == nil,
      lowersShrunkNumber: context.widget != nil)
    if context.widget == nil, !rows.isEmpty {
      sides.leastSize = context.theme.font(.subheadline).size
    }
    if let kpiBelow {
      sides.stacked = column(rows + [kpiBelow])
      sides.keepsLines = true
    } else if context.widget == nil, !rows.isEmpty {
      var below = sides
      (below.leading, below.share) = (.column(column([])), 1)
      sides.stacked = CardSides.column([.column(column(rows)), .arrangement(below)])
    }
    return .arrangement(sides)
  }

  /// Whether the KPI is below the rows where they do not fit beside it: at large texts, except in a widget, whose height is
  /// fixed.
  private var stacksKPI: Bool { context.theme.hasLargeTexts && context.widget == nil }

  private var facts: [CardStack.Section] {
    mutating get {
      let facts = LoweredFacts(card.facts, viewClass: card.styleClass, in: context)
      findings += facts.findings
      for text in facts.spoken { say(text, at: DescriptionPath(.key("facts"))) }
      return facts.element.map {
        [CardStack.Section(element: $0, origin: context.path.key("facts"))]
      } ?? []
    }
  }

  private var body: [CardStack.Section] {
    mutating get {
      guard var body = card.cardBody else { return [] }
      if card.isLoading, var chart = body as? ChartView {
        // A chart's own block begins at the edge of the texts, and not beside hidden numbers.
        chart.isLoading = true
        body = chart
      }
      if card.isLoading, var list = body as? CardList {
        list.isLoading = true
        body = list
      }
      guard let element = lowered(body, at: "cardBody") else { return [] }
      let isNumber = body is KPIView || !(body is any CardContentBody || body is ChartView)
      return [
        CardStack.Section(
          element: element, isCentered: isNumber, origin: context.path.key("cardBody"),
          place: isNumber ? .middle : body is ChartView ? .rest : .inOrder)
      ]
    }
  }

  /// Returns a view inside the card, with its findings and its accessibility text noted.
  mutating func lowered(_ view: any Component, at key: String) -> Element? {
    lowered(view, at: DescriptionPath(.key(key)))
  }

  mutating func lowered(_ view: any Component, at path: DescriptionPath) -> Element? {
    let inner = context.inside(
      at: path, on: context.background, classes: context.outerClasses.appending(card.styleClass)
    ).giving(width: innerWidth)
    let view = view.lowered(in: view is KPIView ? inner.withoutTintedValues : inner)
    findings += view.findings
    if let text = view.accessibilityText.whole?.text, !text.isEmpty { say(text, at: path) }
    return view.element.sized(Size(width: innerWidth, height: Self.chartHeight))
  }

  private var footer: CardStack.Section? {
    let buttons = [
      overflowButton, button(card.tertiaryAction, "tertiaryAction", .tertiary),
      button(card.secondaryAction, "secondaryAction", .secondary),
      button(card.action, "action", .primary),
    ].compactMap(\.self)
    guard !buttons.isEmpty else { return nil }
    return CardStack.Section(
      element: .arrangement(
        CardButtons(buttons: buttons, isIntrinsic: isIntrinsic)))
  }

  private var isIntrinsic: Bool {
    switch card.footerButtonWidth {
    case .auto: innerWidth > Self.widestCompactWidth
    case .equal: false
    case .intrinsic: true
    }
  }

  /// The button with three dots.
  private var overflowButton: CardButtons.Button? {
    guard card.overflowAction != nil else { return nil }
    let (fill, ink) = colors(of: CardAction(), .secondary)
    let (path, font) = (context.path.key("overflowAction"), context.theme.font(.body))
    return CardButtons.Button(
      text: TextElement(
        text: StyledText("", font: font, color: ink), kind: nil, origin: path),
      icon: image(Image(.builtin(.ellipsis)), "icon", at: path, .body, tint: ink),
      decoration: decoration(fill), isEnabled: true)
  }

  /// The ranks of the buttons in SAP's library.
  private enum Rank {
    case primary, secondary, tertiary
  }

  private func button(_ action: CardAction?, _ key: String, _ rank: Rank) -> CardButtons.Button? {
    guard let action else { return nil }
    let theme = context.theme
    let (fill, ink) = colors(of: action, rank)
    let text = context.textElement(
      action.title,
      in: TextPart(
        kind: nil, origin: context.path.key(key), style: .body,
        font: theme.font(.body, weight: .semibold), color: ink, viewClass: card.styleClass,
        classes: classes(key), lineLimit: CardBodyBuilder.lines(in: context),
        keepsWordsWhole: theme.hasLargeTexts, alignment: .center))
    return text.map {
      CardButtons.Button(text: $0, decoration: decoration(fill), isEnabled: action.isEnabled)
    }
  }

  private func decoration(_ fill: RGBA?) -> Decoration {
    Decoration(fill: fill.map { .color($0) }, cornerRadius: Self.buttonRadius)
  }

  /// Returns the colors of a button, without a fill for one that has only its text
  /// (Docs/sources/cards.md#content-card).
  private func colors(of action: CardAction, _ rank: Rank) -> (fill: RGBA?, ink: RGBA) {
    let tint = color("tintColor")
    switch (rank, action.isEnabled) {
    case (.tertiary, true): return (nil, tint)
    case (.tertiary, false): return (nil, color(context.faintLabel))
    case (_, false): return (color("tertiaryFill"), color("quaternaryLabel"))
    case (.secondary, true): return (color("secondaryFill"), color("secondaryLabel"))
    case (.primary, true): break
    }
    let inks = [
      RGBA(red: 255, green: 255, blue: 255, alpha: 255),
      context.theme.color("primaryLabel", on: .light),
    ]
    return (tint, tint.mostReadable(among: inks))
  }

  // MARK: Parts

  func color(_ style: ColorStyle) -> RGBA { context.theme.color(style, on: context.background) }

  func classes(_ part: String) -> [String] {
    context.theme.classes(["fdlFUICardView_\(part)"])
  }

  mutating func speak(_ text: Text?, at key: String) { speak(text, at: DescriptionPath(.key(key))) }

  mutating func speak(_ text: Text?, at place: DescriptionPath) {
    if let text = AccessibilityText.spoken(text, in: context) { say(text, at: place) }
  }

  /// Notes the accessibility text of the part of the card that a place, from the card, is in.
  mutating func say(_ text: String, at place: DescriptionPath) {
    let part = place.steps.first.map { context.path.appending(DescriptionPath($0)) }
    spoken.append(SpokenPart(text, at: part ?? context.path))
  }

  static let rowSpacing = 6.0
  static let columnSpacing = 12.0
  private static let chartHeight = 168.0
  private static let widestCompactWidth = 667.0
  private static let buttonRadius = 8.0
}
