/// A JSON value and where it begins.
struct JSONNode: Hashable, Sendable {
  /// What the text says there.
  let value: JSONValue

  /// The place of the value's first character.
  let position: SourcePosition
}
