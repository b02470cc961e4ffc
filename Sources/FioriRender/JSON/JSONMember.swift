/// One key of an object and its value.
struct JSONMember: Hashable, Sendable {
  /// The key, its escapes resolved.
  let key: String

  /// The place of the key's opening quote.
  let keyPosition: SourcePosition

  /// The value with its own place.
  let value: JSONNode
}
