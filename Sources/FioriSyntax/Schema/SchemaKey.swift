package import FioriBasics

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
