public import FioriModel

/// A short word about an object, on a ground of its own.
///
/// The SAPFiori counterpart is `FUITag`.
public struct Tag: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The word.
  public var title: Text
  /// The ground that the tag's colors are chosen for; `nil`: the header's.
  public var colorScheme: ColorScheme?
  /// The tag's own ground, on which the word is light or dark, whichever is read better; `nil`: the
  /// look's.
  public var fillColor: Color?

  /// A tag with the given word and everything else as the SDK has it.
  public init(title: Text, colorScheme: ColorScheme? = nil, fillColor: Color? = nil) {
    self.title = title
    self.colorScheme = colorScheme
    self.fillColor = fillColor
  }

  /// A tag in the header's colors.
  public init(stringLiteral title: String) { self.init(title: Text(title)) }
}
