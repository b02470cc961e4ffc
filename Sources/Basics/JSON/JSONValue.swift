/// A JSON value.
package enum JSONValue: Equatable, Sendable {
  /// `null`.
  case null

  /// `true` or `false`.
  case bool(Bool)

  /// A finite number.
  case number(Double)

  /// A string with its escapes resolved.
  case string(String)

  /// The elements in source order.
  case array([JSONNode])

  /// The members in source order, with unique keys.
  case object([JSONMember])

  /// The kind of value in messages.
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

/// A JSON value with its position.
package struct JSONNode: Equatable, Sendable {
  package let value: JSONValue

  /// The position of the value's first character.
  package let position: SourcePosition

  package init(value: JSONValue, position: SourcePosition) {
    (self.value, self.position) = (value, position)
  }
}

/// A member of an object: a key and its value.
package struct JSONMember: Equatable, Sendable {
  /// The key with its escapes resolved.
  package let key: String

  /// The position of the key's opening quote.
  package let keyPosition: SourcePosition

  /// The value with its position.
  package let value: JSONNode

  package init(key: String, keyPosition: SourcePosition, value: JSONNode) {
    (self.key, self.keyPosition, self.value) = (key, keyPosition, value)
  }
}

/// The result of reading a JSON text.
package struct JSONReading: Sendable {
  /// The value; `nil` if the text could not be read to its end.
  ///
  /// If there are problems, it is a best guess, only good for finding more errors.
  package let root: JSONNode?

  /// The problems in reading order; empty for a valid text.
  package let problems: [JSONProblem]

  /// The numbers that are rounded.
  package let roundedNumbers: RoundedNumbers
}

extension JSONText {
  /// Creates the text of a value that has been read.
  package init(_ value: JSONValue) {
    switch value {
    case .null: self = .null
    case .bool(let bool): self = .bool(bool)
    case .number(let number): self = .value(number)
    case .string(let text): self = .string(text)
    case .array(let nodes): self = .array(nodes.map { JSONText($0.value) })
    case .object(let members): self = .object(members.map { ($0.key, JSONText($0.value.value)) })
    }
  }
}
