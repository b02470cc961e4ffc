package import FioriBasics

/// A JSON value and where it begins.
package struct JSONNode: Hashable, Sendable {
  /// What the text says there.
  package let value: JSONValue

  /// The place of the value's first character.
  package let position: SourcePosition
}
