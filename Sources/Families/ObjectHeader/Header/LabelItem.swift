public import FioriModel

/// A fact about an object: a text and an icon.
///
/// The SAPFiori counterpart is `FUILabelItem`.
public struct LabelItem: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The end of the text that the icon is at.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case leading
    case trailing
  }

  /// The text; `nil` for just an icon.
  public var text: Text?
  /// The icon, 16 × 16 points; a template image has the color of the text. `nil` for the style
  /// sheets' icon, if any.
  public var image: Image?
  /// The side of the icon.
  public var alignment: Alignment

  /// Creates a fact with its icon at the SDK's default side.
  public init(text: Text? = nil, image: Image? = nil, alignment: Alignment = .trailing) {
    self.text = text
    self.image = image
    self.alignment = alignment
  }

  /// Creates a fact without an icon.
  public init(stringLiteral text: String) { self.init(text: Text(text)) }
}
