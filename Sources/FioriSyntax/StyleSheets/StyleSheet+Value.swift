package import FioriBasics

extension StyleSheet {
  /// What a name is set to and where that begins.
  ///
  /// Equality and hashing look at the text alone, as with `Word`.
  public struct Value: Hashable, Sendable, CustomStringConvertible {
    /// The value's tokens joined by single blanks, as NUI's converters expect them:
    /// `rgb ( 255 , 0 , 0 )`.
    public let text: String
    /// The first character of its first token.
    package let position: SourcePosition

    /// The text.
    public var description: String { text }

    /// Whether the texts are the same.
    public static func == (left: Value, right: Value) -> Bool { left.text == right.text }

    /// Feeds the text.
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }
}
