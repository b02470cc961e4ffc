/// A value that is read later, and the path to it.
struct LocatedNode: Sendable {
  let node: JSONNode
  let path: DescriptionPath
}

extension Property {
  /// A key whose value is kept as it is; the schema is that of who reads it, who knows its Swift, too.
  init(
    _ name: String, later keyPath: any WritableKeyPath<Owner, LocatedNode?> & Sendable,
    _ schema: @autoclosure @escaping @Sendable () -> JSONSchema, _ meaning: String,
    default absence: Absence = .nothing,
    examples: @autoclosure @escaping @Sendable () -> [JSONText] = []
  ) {
    let key = SchemaKey(name, meaning, absence, examples: examples(), schema: schema)
    self.init(key, swift: nil) { node, path, owner, _ in
      owner[keyPath: keyPath] = LocatedNode(node: node, path: path)
    }
  }
}
