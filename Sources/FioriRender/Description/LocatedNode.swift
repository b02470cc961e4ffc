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
