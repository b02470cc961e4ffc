/// A text with the style that it asks for; what it leaves open is its part's own.
///
/// The SAPFiori counterpart is `FUIText`.
public struct Text: Hashable, Sendable, ExpressibleByStringLiteral {
  /// What it says; of one made of runs empty.
  public var text: String
  /// Stretches of different style, in place of `text`; empty: none.
  public var runs: [TextRun]
  /// `nil`: the part's own.
  public var font: TextFont?
  /// `nil`: the part's own.
  public var color: Color?
  /// How many lines there may be; 0, as in UIKit: as many as the text needs; `nil`: the part's own.
  public var numberOfLines: Int?
  /// Of the lines among each other; `nil`: the part's own.
  public var alignment: HorizontalAlignment?
  /// Classes of style sheets that the text has besides its part's.
  public var styleClass: [StyleClass]

  /// A text in one style.
  public init(
    _ text: String, font: TextFont? = nil, color: Color? = nil, numberOfLines: Int? = nil,
    alignment: HorizontalAlignment? = nil, styleClass: [StyleClass] = []
  ) {
    self.init(
      text: text, runs: [], font: font, color: color, numberOfLines: numberOfLines,
      alignment: alignment, styleClass: styleClass)
  }

  /// A text of several styles; `font` and `color` are those of runs without their own.
  public init(
    runs: [TextRun], font: TextFont? = nil, color: Color? = nil, numberOfLines: Int? = nil,
    alignment: HorizontalAlignment? = nil, styleClass: [StyleClass] = []
  ) {
    self.init(
      text: "", runs: runs, font: font, color: color, numberOfLines: numberOfLines,
      alignment: alignment, styleClass: styleClass)
  }

  /// A text in its part's style.
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

  /// What is read: the text, or its runs one after another.
  package var string: String { runs.isEmpty ? text : runs.map(\.text).joined() }
}
