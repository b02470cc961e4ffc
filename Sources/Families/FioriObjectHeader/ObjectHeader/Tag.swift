public import FioriModel

/// A short label for an object, on a background of its own.
///
/// The SAPFiori counterpart is `FUITag`.
public struct Tag: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text of the tag.
  public var title: Text
  /// The color scheme that determines the tag's colors; `nil` for that of the header.
  public var colorScheme: ColorScheme?
  /// The background color, on which the text is light or dark, whichever is more readable; `nil`
  /// for the look's own.
  public var fillColor: Color?

  /// Creates a tag with the given text and the SDK's defaults for all other properties.
  public init(title: Text, colorScheme: ColorScheme? = nil, fillColor: Color? = nil) {
    self.title = title
    self.colorScheme = colorScheme
    self.fillColor = fillColor
  }

  /// Creates a tag in the header's colors.
  public init(stringLiteral title: String) { self.init(title: Text(title)) }
}
