/// A part of a text with its own style.
///
/// The SAPFiori counterpart is a range of attributes in an `NSAttributedString`.
public struct TextRun: Hashable, Sendable {
  /// The text of the run.
  public var text: String
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
}
