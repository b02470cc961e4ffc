/// A part of a text with its own style.
///
/// The SAPFiori counterpart is a range of attributes in an `NSAttributedString`.
public struct TextRun: Hashable, Sendable {
  /// What it says.
  public var text: String
  /// `nil`: the text's.
  public var font: TextFont?
  /// `nil`: the text's.
  public var color: Color?
  /// Points after each character, but for the text's last.
  public var kern: Double
  /// Baseline offset in points.
  public var baselineOffset: Double

  /// A run; what is `nil` is as in the text around it.
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
