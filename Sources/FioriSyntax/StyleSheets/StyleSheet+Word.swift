package import FioriBasics

extension StyleSheet {
  /// A name in a sheet and where it stands.
  ///
  /// Equality and hashing look at the text alone: two sheets that say the same are equal, however
  /// their lines are broken, and a word finds itself in a set.
  public struct Word: Hashable, Sendable, CustomStringConvertible {
    /// The name as written.
    public let text: String
    /// Its first character.
    package let position: SourcePosition

    /// The text.
    public var description: String { text }

    /// Whether the texts are the same.
    public static func == (left: Word, right: Word) -> Bool { left.text == right.text }

    /// Feeds the text.
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }
}
