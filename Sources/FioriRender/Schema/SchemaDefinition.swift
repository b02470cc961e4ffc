/// What stands under a name in a schema, so that other places refer to it.
struct SchemaDefinition: Sendable {
  let name: String
  /// A sentence for people.
  let meaning: String
  let examples: [JSONText]
  /// Made when it is asked for: reading a description needs none.
  let schema: @Sendable () -> JSONSchema
}
