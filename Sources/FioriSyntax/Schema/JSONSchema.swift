package import FioriBasics

/// What a value of a description may be, as far as JSON Schema can say it.
///
/// Readers carry one each, and make theirs from those of their parts.
package indirect enum JSONSchema: Sendable {
  case null
  case boolean
  /// A number; without a range any.
  case number(in: ClosedRange<Double>? = nil)
  /// A whole number; `nil`: no bound.
  case integer(from: Int? = nil, to: Int? = nil)
  /// A text that a regular expression finds something in; `nil`: any.
  case string(matching: String? = nil)
  /// One of some words.
  case choice([String])
  /// An array; `atMost` is `nil` where there is no bound.
  case array(of: JSONSchema, atLeast: Int = 0, atMost: Int? = nil)
  case object(SchemaObject)
  /// An object whose keys are indexes, counted from 0.
  case byIndex(JSONSchema)
  case anyOf([JSONSchema])
  /// What is told once, under a name.
  case definition(SchemaDefinition)
  /// An object whose `type` is the name of one of these, and which is what stands under it.
  case typed([SchemaDefinition])

  /// An object with these keys and no others.
  package static func object(_ keys: [SchemaKey]) -> JSONSchema {
    .object(SchemaObject(keys: keys))
  }

  /// What is told under a name: a title for it, a sentence, and values that serve as examples.
  package static func definition(
    _ name: String, _ meaning: String, examples: [JSONText] = [],
    _ schema: @autoclosure @escaping @Sendable () -> JSONSchema
  ) -> JSONSchema {
    .definition(
      SchemaDefinition(name: name, meaning: meaning, examples: examples, schema: schema))
  }

  /// The same, or `null`.
  package var orNull: JSONSchema { .anyOf([self, .null]) }
}
