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

/// What stands under a name in a schema, so that other places refer to it.
package struct SchemaDefinition: Sendable {
  package let name: String
  /// A sentence for people.
  let meaning: String
  let examples: [JSONText]
  /// Made when it is asked for: reading a description needs none.
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

/// An object of a description: the keys that it may have.
package struct SchemaObject: Sendable {
  let keys: [SchemaKey]
  /// Whether it has exactly one of them.
  var isSingleKeyed = false
  /// Keys of which exactly one is given; empty: it does not matter.
  var alternatives: [String] = []

  package init(keys: [SchemaKey], isSingleKeyed: Bool = false, alternatives: [String] = []) {
    self.keys = keys
    self.isSingleKeyed = isSingleKeyed
    self.alternatives = alternatives
  }
}

/// A key of an object in a description: what it may hold, and what is said of it.
package struct SchemaKey: Sendable {
  package let name: String
  /// A sentence for people, units named.
  package let meaning: String
  package let absence: KeyDefault
  /// Made when they are asked for, as the schema: reading a description needs neither.
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

  /// The key's words: `headlineText` is "Headline text".
  var title: String {
    CamelCase.words(of: String(name.drop { !$0.isLetter }))
  }
}

/// What a key counts as where it is not given.
package enum KeyDefault: Sendable {
  /// As if there were no such thing.
  case nothing
  /// As this value.
  case value(JSONText)
  /// As something that depends on others, in words.
  case words(String)
  /// As an error, which asks for what the words say; `null` may stand for a value or not.
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
