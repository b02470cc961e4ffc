public import FioriModel

/// A fact about an object: a text and an icon.
///
/// The SAPFiori counterpart is `FUILabelItem`.
public struct LabelItem: Hashable, Sendable, ExpressibleByStringLiteral {
  /// Which end of the text the icon stands at.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case leading
    case trailing
  }

  /// The fact; `nil`: the icon says it.
  public var text: Text?
  /// 16 by 16 points; a template has the text's color. `nil`: what style sheets say, else none.
  public var image: Image?
  /// The icon's side.
  public var alignment: Alignment

  /// A fact with its icon where the SDK has it.
  public init(text: Text? = nil, image: Image? = nil, alignment: Alignment = .trailing) {
    self.text = text
    self.image = image
    self.alignment = alignment
  }

  /// A fact without an icon.
  public init(stringLiteral text: String) { self.init(text: Text(text)) }
}
