/// A value that is read later, and the path to it.
struct LocatedNode: Sendable {
  let node: JSONNode
  let path: DescriptionPath
}

extension ValueReader where Value == LocatedNode {
  /// Any value, kept as it is; the schema is that of who reads it.
  static func later(
    _ schema: @autoclosure @escaping @Sendable () -> JSONSchema
  ) -> ValueReader {
    ValueReader(schema()) { node, path, _ in LocatedNode(node: node, path: path) }
  }
}

extension Property {
  /// A key whose value is read later, by who knows its Swift, too.
  init(
    _ name: String, _ keyPath: any WritableKeyPath<Owner, LocatedNode?> & Sendable,
    _ reader: ValueReader<LocatedNode>, _ meaning: String, default absence: Absence = .nothing,
    examples: @autoclosure @escaping @Sendable () -> [JSONText] = []
  ) {
    let key = SchemaKey(name, meaning, absence, examples: examples(), schema: reader.schema)
    self.init(key, swift: nil) { node, path, owner, description in
      owner[keyPath: keyPath] = reader.read(node, path, &description)
    }
  }
}
