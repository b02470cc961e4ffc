import FioriBasics
import FioriLayout
import FioriLowering
import FioriModel

/// Builds the content that only cards have: lists, tables and objects.
struct CardBodyBuilder {
  let context: LoweringContext
  var findings: [Finding] = []
  private var spoken: [String] = []

  init(in context: LoweringContext) { self.context = context }

  /// The color of the lines between parts.
  var hairline: RGBA { context.theme.hairlineColor(on: context.background) }

  /// Returns the first six of some parts with their indexes; more than these are a warning.
  mutating func shown<Part>(
    _ parts: [Part], _ key: String, _ name: String, at path: DescriptionPath? = nil
  ) -> [(Int, Part)] {
    if parts.count > Self.limit {
      findings.append(
        .warning(
          (path ?? context.path).key(key),
          .tooManyParts(parts.count, named: name, limit: Self.limit)))
    }
    return Array(parts.prefix(Self.limit).enumerated())
  }

  /// Notes texts for the accessibility text.
  mutating func speak(_ texts: [Text?]) {
    let parts = texts.compactMap { AccessibilityText.spoken($0, in: context) }
    if !parts.isEmpty { spoken.append(AccessibilityText.joined(parts, by: ",")) }
  }

  /// Notes texts for the accessibility text, with words in place of those that are missing, so that the others keep their
  /// places.
  mutating func speakAll(_ texts: [Text?]) {
    let parts = texts.map { AccessibilityText.spoken($0, in: context) }
    guard parts.contains(where: { $0 != nil }) else { return }
    let missing = context.phrases(.noValue)
    spoken.append(AccessibilityText.joined(parts.map { $0 ?? missing }, by: ","))
  }

  func text(
    _ text: Text?, _ key: String, at path: DescriptionPath, _ style: TextStyle,
    weight: Font.Weight = .regular, _ color: ColorStyle, given: [StateColors] = [],
    alignment: HorizontalAlignment = .leading, lineLimit: Int? = nil,
    isWhole: Bool = false
  ) -> TextElement? {
    let theme = context.theme
    var part = TextPart(
      kind: key, origin: isWhole ? path : path.key(key),
      style: FontStyleName(style), font: theme.font(style, weight: weight),
      color: theme.color(color, on: context.background),
      classes: theme.classes(["fdlFUICardView_\(key == "title" ? "itemTitle" : key)"]),
      lineLimit: lineLimit ?? Self.lines(in: context), keepsWordsWhole: theme.hasLargeTexts,
      alignment: alignment)
    part.described = given
    return context.textElement(text, in: part)
  }

  /// The alignment of a text at the end of a row; at large texts, it stands below the row's start.
  var endAlignment: HorizontalAlignment { context.theme.hasLargeTexts ? .leading : .trailing }

  /// Returns an icon before a row, which grows with its text.
  func icon(_ image: Image, at path: DescriptionPath) -> ImageElement {
    let side = Self.iconSide * TextStyle.subheadline.factor(context.theme.contentSizeCategory)
    let font = context.theme.font(.subheadline)
    var element = ImageElement(
      image: image, kind: "icon", origin: path, box: Size(width: side, height: side),
      tint: context.theme.color("secondaryLabel", on: context.background),
      ascent: (font.digitHeight + side) / 2, cornerRadius: Self.iconRadius)
    if image.renderingMode != .template { element.contentMode = nil }
    return element
  }

  /// Returns the text above or below the content.
  mutating func header(_ text: Text?, _ key: String, isFooter: Bool = false) -> ColumnElement.Item?
  {
    speak([text])
    return self.text(
      text, key, at: context.path, .footnote, isFooter ? context.faintLabel : "secondaryLabel"
    ).map { ColumnElement.Item(topSpace: rowSpacing, element: .text($0)) }
  }

  /// Returns how many lines a text has at most.
  static func lines(in context: LoweringContext) -> Int {
    context.theme.hasLargeTexts ? CardMetrics.largeLineLimit : lineLimit
  }

  /// The lines of a text in a row of a list or an object in a card, whose height is free, as it is not in a widget; `nil`
  /// for the usual number.
  var rowLines: Int? {
    context.widget == nil && !context.theme.hasLargeTexts ? Self.freeLineLimit : nil
  }

  /// Returns the parts below each other, or the words for no data where there are none.
  mutating func view(_ column: [ColumnElement.Item], kind: String) -> LoweredView {
    var column = column
    if column.isEmpty {
      let words: Text = .init(context.words.noData)
      speak([words])
      column = [
        text(words, "noData", at: context.path, .subheadline, context.faintLabel, isWhole: true)
      ]
      .compactMap(\.self).map { ColumnElement.Item(topSpace: 0, element: .text($0)) }
    }
    return LoweredView(
      element: .column(ColumnElement(items: column, alignment: .leading, kind: kind)),
      findings: findings,
      accessibilityText: .whole(
        AccessibilityText(title: "", text: AccessibilityText.joined(spoken, by: "."))))
  }

  /// The space between rows, in points, which grows with the texts as all of these.
  var rowSpacing: Double { 10 * context.theme.widthGrowth }
  /// The space above the title of a group.
  var groupSpacing: Double { 14 * context.theme.widthGrowth }
  /// The space above a group that no title separates from the one before it: twice the space between rows
  /// (chosen: Docs/sources/cards.md#content-card).
  var untitledGroupSpacing: Double { 2 * rowSpacing }

  /// The number of items or rows that a card shows.
  static let limit = 6
  /// The lines of a text.
  private static let lineLimit = 2
  /// The lines of a text in a card, where amounts keep their size (chosen: Docs/sources/cards.md#content-card).
  private static let freeLineLimit = 6
  /// The space between the lines of a row, in points.
  static let lineSpacing = 2.0
  private static let iconSide = 24.0
  private static let iconRadius = 4.0
}
