package import FioriBasics

/// One key of an object and its value.
package struct JSONMember: Hashable, Sendable {
  /// The key, its escapes resolved.
  package let key: String

  /// The place of the key's opening quote.
  package let keyPosition: SourcePosition

  /// The value with its own place.
  package let value: JSONNode
}
