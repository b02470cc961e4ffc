/// A value that is read later, and the path to it.
struct LocatedNode: Sendable {
  let node: JSONNode
  let path: DescriptionPath
}

extension ValueReader where Value == LocatedNode {
  /// Any value, kept as it is.
  static let any = ValueReader { node, path, _ in LocatedNode(node: node, path: path) }
}
