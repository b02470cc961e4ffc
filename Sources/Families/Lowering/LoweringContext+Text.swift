package import FioriBasics
package import FioriLayout
package import FioriModel

/// The defaults that a part of a view provides for its text.
package struct TextPart: Sendable {
  /// The part's name in the layout report; `nil` for a text reported by its containing part.
  package let kind: String?
  /// The text's path in the description, starting at the figure's view.
  package let origin: DescriptionPath
  /// The name of the part's font in style sheets; `nil` for none.
  package var style: FontStyleName?
  package let font: Font
  /// The color of the look.
  package let color: RGBA
  /// The property of the color, if it is not only a text's.
  package var property = ColorProperty.text
  package var state = ControlState.normal
  /// The colors that the description sets for the view, the most specific first; the text's color is
  /// stronger.
  package var described: [StateColors] = []
  /// The classes that the description appends to the view; the text's classes are stronger.
  package var viewClass: [StyleClass] = []
  /// The part's own classes, the strongest last.
  package var classes: [String] = []
  package var lineLimit = 1
  /// The maximum width in points, however much space there is.
  package var maximumWidth = Double.infinity
  /// Whether the maximum width may be exceeded if a single word needs more.
  package var keepsWordsWhole = false
  /// The alignment of the lines within the paragraph.
  package var alignment = HorizontalAlignment.leading

  package init(
    kind: String?, origin: DescriptionPath, style: FontStyleName? = nil, font: Font, color: RGBA,
    viewClass: [StyleClass] = [], classes: [String] = [], lineLimit: Int = 1,
    maximumWidth: Double = .infinity,
    keepsWordsWhole: Bool = false, alignment: HorizontalAlignment = .leading
  ) {
    self.kind = kind
    self.origin = origin
    self.style = style
    self.font = font
    self.color = color
    self.viewClass = viewClass
    self.classes = classes
    self.lineLimit = lineLimit
    self.maximumWidth = maximumWidth
    self.keepsWordsWhole = keepsWordsWhole
    self.alignment = alignment
  }
}

extension TextElement {
  /// The text as a part of a row that is a value; `nil` for words.
  package var rowValue: RowElement.Value? {
    guard value != nil else { return nil }
    return RowElement.Value(origin: origin) {
      shorterForms.map { [RowElement.Item(leadingSpace: 0, element: .text($0))] }
    }
  }

  /// The fraction of the free width at the side where reading starts.
  package var startShare: Double { alignment.leftShare(in: .leftToRight) }

  /// The text on a single line, as a card's number (stated: Docs/sources/cards.md#parts).
  package var inOneLine: TextElement {
    var element = self
    element.lineLimit = 1
    return element
  }
}

extension LoweringContext {
  /// Returns a text with its style in a part resolved; `nil` if it is empty.
  ///
  /// Attributes of a run override its text's, and these override the attributes of the view, of style
  /// sheets and of the part. `attributed` replaces the content, font and color of the text, which keeps
  /// its line limit, alignment and classes.
  package func textElement(
    _ text: Text?, in part: TextPart, attributed: [TextRun] = []
  ) -> TextElement? {
    let described = (text ?? "").replaced(by: attributed)
    guard !described.string.isEmpty else { return nil }
    let origin = attributed.isEmpty ? part.origin : part.origin.attributedKey
    // Of one run, `written` reports the place as that of the text.
    let (text, findings) = numbers.written(
      described, at: attributed.count == 1 ? origin.index(0) : origin)
    let style = style(
      generic: ["Label"] + [part.style?.className].compactMap(\.self), part.classes,
      appended: part.viewClass + text.styleClass)
    var element = TextElement(
      text: styledText(text, in: part, style), kind: part.kind,
      origin: origin,
      maximumWidth: part.maximumWidth,
      lineLimit: text.lineLimit ?? style.lineLimit ?? part.lineLimit,
      keepsWordsWhole: part.keepsWordsWhole,
      alignment: text.alignment ?? style.alignment ?? part.alignment,
      decoration: style.decoration)
    element.keepsNumberWhole = true
    element.isAboveTexts = true
    // Only the first line of a title would be drawn, as if it ended there.
    if part.kind == "title", element.lineLimit == 1 { element.text = element.text.inOneLine }
    element.findings = findings
    if described.runs.count == 1, let value = described.runs[0].value {
      element.value = TextElement.Value(value) { [numbers] in
        numbers.shorterTexts(of: value).map(style.transformed)
      }
      if case .date = value {
        element.breaksDate = theme.contentSizeCategory.isAccessibilityCategory
      }
    }
    return element
  }

  /// Returns the text of a number, such as its caption, which is never larger than the number is drawn
  /// (chosen: Docs/sources/kpi.md#growth), unless it has a size of its own.
  package func textElement(
    ofNumber text: Text?, in part: TextPart, attributed: [TextRun] = []
  ) -> TextElement? {
    guard var element = textElement(text, in: part, attributed: attributed) else { return nil }
    element.isBoundToNumber = element.text.boxFont.size == part.font.size
    return element
  }

  private func styledText(_ text: Text, in part: TextPart, _ style: PartStyle) -> StyledText {
    let font = self.font(text.font, over: style.font(part.font))
    let color =
      text.color.map { ink($0) }
      ?? style.color(part.property, in: part.state, described: part.described, orElse: part.color)
    let runs = text.stretches.map { run in
      StyledText.Run(
        text: style.transformed(run.text), font: self.font(run.font, over: font),
        color: style.faded(run.color.map { ink($0) } ?? color), kern: run.kern,
        baselineOffset: run.baselineOffset)
    }
    return StyledText(
      runs: runs, font: runs.first?.font ?? font, color: runs.first?.color ?? style.faded(color),
      boxFont: runs.map(\.font).max { $0.size < $1.size })
  }

  private func font(_ font: TextFont?, over base: Font) -> Font {
    font?.resolved(over: base, theme.contentSizeCategory) ?? base
  }
}

extension Text {
  /// Returns the text with its content replaced by attributed runs, if there are any.
  fileprivate func replaced(by runs: [TextRun]) -> Text {
    guard !runs.isEmpty else { return self }
    return Text(
      runs: runs, numberOfLines: numberOfLines, alignment: alignment, styleClass: styleClass)
  }

  /// The runs to draw, each in a single style.
  fileprivate var stretches: [TextRun] {
    (runs.isEmpty ? [TextRun(text)] : runs).filter { !$0.text.isEmpty }
  }

  /// The line limit of the text; `nil` for the part's.
  package var lineLimit: Int? {
    numberOfLines.map { $0 > 0 ? $0 : .max }
  }
}

extension DescriptionPath {
  /// The path of the attributed version of the text at this path: `titleAttributedText` for
  /// `title`.
  fileprivate var attributedKey: DescriptionPath {
    guard case .key(let key) = steps.last else { return self }
    return parent.key("\(key)AttributedText")
  }
}

extension Text? {
  /// Whether the text is not empty.
  package var isThere: Bool { !(self?.string ?? "").isEmpty }

  /// Returns whether the text, or the runs that replace it, are only white space.
  package func isBlank(replacedBy runs: [TextRun]) -> Bool {
    (runs.isEmpty ? self ?? "" : Text(runs: runs)).string.allSatisfy(\.isWhitespace)
  }
}
