package import FioriBasics
package import FioriSyntax

/// A value that is read later, and the path to it.
package struct LocatedNode: Sendable {
  package let node: JSONNode
  package let path: DescriptionPath

  package init(node: JSONNode, path: DescriptionPath) {
    self.node = node
    self.path = path
  }
}

extension Property {
  /// A key whose value is kept as it is; the schema is that of who reads it, who knows its Swift, too.
  package init(
    _ name: String,
    later keyPath: @autoclosure () -> PropertyPath<Owner, LocatedNode?>,
    _ schema: @autoclosure @escaping @Sendable () -> JSONSchema, _ meaning: String,
    default absence: KeyDefault = .nothing,
    examples: @autoclosure @escaping @Sendable () -> [JSONText] = []
  ) {
    let key = SchemaKey(name, meaning, absence, examples: examples(), schema: schema)
    let place = keyPath()
    self.init(key, swift: nil) { node, path, owner, _ in
      owner[keyPath: place] = LocatedNode(node: node, path: path)
    }
  }
}
