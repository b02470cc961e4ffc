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

  /// Creates a text that is a number, formatted for the locale.
  public init(_ value: NumberValue) { self.init(runs: [TextRun(value)]) }

  /// Creates a text that is a date, formatted for the locale.
  public init(_ value: DateValue) { self.init(runs: [TextRun(value)]) }

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

  /// The whole text, with its runs joined and its values as they are without a locale.
  package var string: String { runs.isEmpty ? text : runs.map(\.string).joined() }
}

/// A part of a text with its own style.
///
/// The SAPFiori counterpart is a range of attributes in an `NSAttributedString`.
public struct TextRun: Hashable, Sendable {
  /// The text of the run; empty if it is a value.
  public var text: String
  /// The value that the run shows in place of `text`; `nil` for none.
  public var value: TextValue?
  /// The font; `nil` uses the text's.
  public var font: TextFont?
  /// The color; `nil` uses the text's.
  public var color: Color?
  /// The space after each character except the text's last, in points.
  public var kern: Double
  /// The baseline offset in points.
  public var baselineOffset: Double

  /// Creates a run; `nil` uses the style of the text.
  public init(
    _ text: String, font: TextFont? = nil, color: Color? = nil, kern: Double = 0,
    baselineOffset: Double = 0
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.kern = kern
    self.baselineOffset = baselineOffset
  }

  /// Creates a run that is a number, formatted for the locale.
  public init(
    _ value: NumberValue, font: TextFont? = nil, color: Color? = nil, kern: Double = 0,
    baselineOffset: Double = 0
  ) {
    self.init("", font: font, color: color, kern: kern, baselineOffset: baselineOffset)
    self.value = .number(value)
  }

  /// Creates a run that is a date, formatted for the locale.
  public init(
    _ value: DateValue, font: TextFont? = nil, color: Color? = nil, kern: Double = 0,
    baselineOffset: Double = 0
  ) {
    self.init("", font: font, color: color, kern: kern, baselineOffset: baselineOffset)
    self.value = .date(value)
  }

  /// The text, or the value as it is without a locale.
  package var string: String { value?.plain ?? text }
}

/// The font of a text; unset attributes use the font of its part.
///
/// The SAPFiori counterpart is `UIFont.preferredFioriFont`.
public struct TextFont: Hashable, Sendable {
  /// The style, which sets the size, scaled by the preferred text size, and the weight Regular, as
  /// Fiori draws every style; `nil` keeps both.
  public var style: TextStyle?
  /// The weight; `nil` uses the style's.
  public var weight: Font.Weight?
  /// The size in points, whatever the preferred text size; `nil` uses the style's.
  public var size: Double?
  /// A family among the loaded fonts; `nil` uses the current family.
  public var family: String?

  /// Creates a font from a style, from attributes, or from both.
  public init(
    _ style: TextStyle? = nil, weight: Font.Weight? = nil, size: Double? = nil,
    family: String? = nil
  ) {
    self.style = style
    self.weight = weight
    self.size = size
    self.family = family
  }

  /// Returns the font for a text whose default is `base`.
  package func resolved(over base: Font, _ category: ContentSizeCategory) -> Font {
    var font = style?.font(category) ?? base
    font.family = family ?? base.family
    font.weight = weight ?? font.weight
    return size.map(font.resized) ?? font
  }
}

/// The values of `text-transform` in style sheets.
enum TextTransform: String, Hashable, Sendable, CaseIterable {
  case uppercase
  case lowercase
  case capitalize
  case none

  func applied(to text: String) -> String {
    switch self {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalize: Self.capitalized(text)
    case .none: text
    }
  }

  private static func capitalized(_ text: String) -> String {
    var startsWord = true
    return String(
      text.flatMap { character -> String in
        defer { startsWord = character.isWhitespace }
        return startsWord ? character.uppercased() : String(character)
      })
  }
}

/// The alignment of narrower parts to a wider one.
public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
  case leading
  case center
  case trailing

  /// Returns the fraction of the free width on the left.
  package func leftShare(in direction: Environment.LayoutDirection) -> Double {
    switch self {
    case .center: 0.5
    case .leading: direction == .leftToRight ? 0 : 1
    case .trailing: direction == .leftToRight ? 1 : 0
    }
  }
}

/// The values of `text-align` in style sheets.
enum HorizontalSide: String, Hashable, Sendable, CaseIterable {
  case left
  case center
  case right
}
