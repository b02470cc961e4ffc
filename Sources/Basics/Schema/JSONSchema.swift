/// The schema of a value in a description, as far as JSON Schema can express it.
///
/// Each reader has one, built from the schemas of its parts.
package indirect enum JSONSchema: Sendable {
  case null
  case boolean
  /// A number, optionally limited to a range.
  case number(in: ClosedRange<Double>? = nil)
  /// A whole number; `nil` for no limit.
  case integer(from: Int? = nil, to: Int? = nil)
  /// A string that matches a regular expression; `nil` for any string.
  case string(matching: String? = nil)
  /// One of several words.
  case choice([String])
  /// An array; `atMost` is `nil` for no limit.
  case array(of: JSONSchema, atLeast: Int = 0, atMost: Int? = nil)
  case object(SchemaObject)
  /// An object whose keys are indexes, starting at 0.
  case byIndex(JSONSchema)
  /// An object with any keys.
  case byName(JSONSchema)
  case anyOf([JSONSchema])
  /// A named definition, which is written only once.
  case definition(SchemaDefinition)
  /// An object whose `type` names one of the definitions, which it must match.
  case typed([SchemaDefinition])

  /// Returns an object with these keys and no others.
  package static func object(_ keys: [SchemaKey]) -> JSONSchema {
    .object(SchemaObject(keys: keys))
  }

  /// Returns a named definition: a title, a sentence, and example values.
  package static func definition(
    _ name: String, _ meaning: String, examples: [JSONText] = [],
    _ schema: @autoclosure @escaping @Sendable () -> JSONSchema
  ) -> JSONSchema {
    .definition(
      SchemaDefinition(name: name, meaning: meaning, examples: examples, schema: schema))
  }

  /// The schema, or `null`.
  package var orNull: JSONSchema { .anyOf([self, .null]) }
}

/// A named definition in a schema, which other parts refer to.
package struct SchemaDefinition: Sendable {
  package let name: String
  /// The description, a sentence.
  let meaning: String
  let examples: [JSONText]
  /// Created on demand: reading a description does not need it.
  let schema: @Sendable () -> JSONSchema

  package init(
    name: String,
    meaning: String,
    examples: [JSONText],
    schema: @escaping @Sendable () -> JSONSchema
  ) {
    self.name = name
    self.meaning = meaning
    self.examples = examples
    self.schema = schema
  }
}

/// The schema of an object, with its keys.
package struct SchemaObject: Sendable {
  let keys: [SchemaKey]
  /// Keys that require exactly one of them; empty for no such rule.
  var alternatives: [String] = []
  /// Keys that cannot be used together.
  var conflicts: [[String]] = []

  package init(
    keys: [SchemaKey], alternatives: [String] = [],
    conflicts: [[String]] = []
  ) {
    self.keys = keys
    self.alternatives = alternatives
    self.conflicts = conflicts
  }
}

/// A key of an object in a description, with its schema and documentation.
package struct SchemaKey: Sendable {
  package let name: String
  /// The description, a sentence that includes units.
  package let meaning: String
  package let absence: KeyDefault
  /// Created on demand, like the schema: reading a description needs neither.
  package let examples: @Sendable () -> [JSONText]
  let isDeprecated: Bool
  package let schema: @Sendable () -> JSONSchema

  package init(
    _ name: String, _ meaning: String, _ absence: KeyDefault = .nothing,
    examples: @autoclosure @escaping @Sendable () -> [JSONText] = [], isDeprecated: Bool = false,
    schema: @escaping @Sendable () -> JSONSchema
  ) {
    self.name = name
    self.meaning = meaning
    self.absence = absence
    self.examples = examples
    self.isDeprecated = isDeprecated
    self.schema = schema
  }

  /// Whether `null` is the only value, rather than a way to leave the key out.
  package var isNull: Bool { if case .null = schema() { true } else { false } }

  /// The key as words: `headlineText` is "Headline text".
  var title: String {
    CamelCase.words(of: String(name.drop { !$0.isLetter }))
  }
}

/// The effect of omitting a key.
package enum KeyDefault: Sendable {
  /// Nothing.
  case nothing
  /// The default value.
  case value(JSONText)
  /// A default that depends on something else, described in words.
  case text(String)
  /// An error with the expectation in words; with `orNull`, the value may be `null`.
  case required(String, orNull: Bool = false)
}

extension KeyDefault: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral
{
  package init(booleanLiteral value: Bool) { self = .value(.bool(value)) }
  package init(integerLiteral value: Int) { self = .value(.value(Double(value))) }
  package init(floatLiteral value: Double) { self = .value(.value(value)) }
  package init(stringLiteral value: String) { self = .value(.string(value)) }
}
