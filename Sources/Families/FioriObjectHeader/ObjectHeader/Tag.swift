public import FioriModel

/// A short label for an object, on a background of its own.
///
/// The SAPFiori counterpart is `FUITag`.
public struct Tag: Hashable, Sendable, ExpressibleByStringLiteral {
  // key: .fioriText, "Text of the tag.", default: .required("a text"), examples: ["Started"]
  /// The text of the tag.
  public var title: Text

  // key: .colorScheme, "Color scheme of the tag's background.", default: .words("the header's")
  /// The color scheme that determines the tag's colors; `nil` for that of the header.
  public var colorScheme: ColorScheme?

  // key: .color, "Background of the tag; its text is light or dark, whichever has more contrast.",
  //   default: .words("depends on the generation"), examples: ["positiveLabel"]
  /// The background color, on which the text is light or dark, whichever is more readable; `nil`
  /// for the look's own.
  public var fillColor: Color?

  // init: …
  /// Creates a tag with the given text and the SDK's defaults for all other properties.
  public init(title: Text, colorScheme: ColorScheme? = nil, fillColor: Color? = nil) {
    self.title = title
    self.colorScheme = colorScheme
    self.fillColor = fillColor
  }

  /// Creates a tag in the header's colors.
  public init(stringLiteral title: String) { self.init(title: Text(title)) }
}
