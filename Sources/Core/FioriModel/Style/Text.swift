/// A text with its style; unset attributes use the style of its part.
///
/// The SAPFiori counterpart is `FUIText`.
public struct Text: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text; empty if it consists of runs.
  public var text: String
  /// The runs with different styles, which replace `text`; empty for none.
  public var runs: [TextRun]
  /// The font; `nil` uses the part's.
  public var font: TextFont?
  /// The color; `nil` uses the part's.
  public var color: Color?
  /// The maximum number of lines; 0 means no limit, as in UIKit; `nil` uses the part's.
  public var numberOfLines: Int?
  /// The alignment of the lines; `nil` uses the part's.
  public var alignment: HorizontalAlignment?
  /// The style classes of the text, in addition to its part's.
  public var styleClass: [StyleClass]

  /// Creates a text in one style.
  public init(
    _ text: String, font: TextFont? = nil, color: Color? = nil, numberOfLines: Int? = nil,
    alignment: HorizontalAlignment? = nil, styleClass: [StyleClass] = []
  ) {
    self.init(
      text: text, runs: [], font: font, color: color, numberOfLines: numberOfLines,
      alignment: alignment, styleClass: styleClass)
  }

  /// Creates a text with several styles; `font` and `color` apply to runs that set none.
  public init(
    runs: [TextRun], font: TextFont? = nil, color: Color? = nil, numberOfLines: Int? = nil,
    alignment: HorizontalAlignment? = nil, styleClass: [StyleClass] = []
  ) {
    self.init(
      text: "", runs: runs, font: font, color: color, numberOfLines: numberOfLines,
      alignment: alignment, styleClass: styleClass)
  }

  /// Creates a text in its part's style.
  public init(stringLiteral text: String) { self.init(text) }

  private init(
    text: String, runs: [TextRun], font: TextFont?, color: Color?, numberOfLines: Int?,
    alignment: HorizontalAlignment?, styleClass: [StyleClass]
  ) {
    self.text = text
    self.runs = runs
    self.font = font
    self.color = color
    self.numberOfLines = numberOfLines
    self.alignment = alignment
    self.styleClass = styleClass
  }

  /// The whole text, with its runs joined.
  package var string: String { runs.isEmpty ? text : runs.map(\.text).joined() }
}
