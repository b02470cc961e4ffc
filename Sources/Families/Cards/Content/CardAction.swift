import FioriLowering
public import FioriModel

/// A button of a card.
///
/// The counterpart is `FioriButton`.
public struct CardAction: Hashable, Sendable, ExpressibleByStringLiteral {
  // key: .fioriText, examples: ["Approve"]
  /// The text of the button; `nil` for an icon alone.
  public var title: Text?

  // key: .image, examples: ["builtin:document"]
  /// The icon of a button without a text; `nil` for none.
  public var icon: Image?

  // key: isEnabled
  /// Whether the button can be tapped.
  public var isEnabled = true

  // init: …
  /// Creates a button.
  public init(title: Text? = nil, icon: Image? = nil, isEnabled: Bool = true) {
    self.title = title
    self.icon = icon
    self.isEnabled = isEnabled
  }

  /// Creates a button with a text.
  public init(stringLiteral title: String) { self.init(title: Text(title)) }
}
