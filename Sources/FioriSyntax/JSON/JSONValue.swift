/// What a JSON text can say.
package enum JSONValue: Hashable, Sendable {
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
