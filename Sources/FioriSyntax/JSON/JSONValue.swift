package import FioriBasics

/// What a JSON text can say.
package enum JSONValue: Equatable, Sendable {
  /// The word null.
  case null

  /// The word true or false.
  case bool(Bool)

  /// A finite number.
  case number(Double)

  /// A text, its escapes resolved.
  case string(String)

  /// Elements in document order.
  case array([JSONNode])

  /// Members in document order, each key once.
  case object([JSONMember])

  /// The kind of value, as a message names it.
  package var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// A JSON value and where it begins.
package struct JSONNode: Equatable, Sendable {
  /// What the text says there.
  package let value: JSONValue

  /// The place of the value's first character.
  package let position: SourcePosition
}

/// One key of an object and its value.
package struct JSONMember: Equatable, Sendable {
  /// The key, its escapes resolved.
  package let key: String

  /// The place of the key's opening quote.
  package let keyPosition: SourcePosition

  /// The value with its own place.
  package let value: JSONNode
}

/// What reading a JSON text gave.
package struct JSONReading: Sendable {
  /// The value, or nil where the text could not be followed to its end.
  ///
  /// With problems present it is a best guess, good only for finding further errors.
  package let root: JSONNode?

  /// What is wrong with the text, in reading order; empty for a valid text.
  package let problems: [JSONProblem]
}
