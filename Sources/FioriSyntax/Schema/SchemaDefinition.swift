package import FioriBasics

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
