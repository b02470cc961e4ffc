import FioriModel

/// Environments merged key by key, the innermost last.
struct EnvironmentChain {
  private(set) var nodes: [LocatedNode]

  init(_ node: LocatedNode?) {
    nodes = node.map { [$0] } ?? []
  }

  func adding(_ node: LocatedNode?) -> EnvironmentChain {
    var chain = self
    if let node { chain.nodes.append(node) }
    return chain
  }

  /// Returns the defaults with the chain applied.
  func environment(_ reader: inout DescriptionReader) -> Environment {
    nodes.reduce(Environment()) { environment, entry in
      reader.filled(environment, from: entry.node, at: entry.path, Environment.properties)
    }
  }
}
