import FioriBasics

extension JSONNode {
  /// Returns the value of an object's member; `nil` for anything else.
  subscript(_ key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// Returns the member of an object, or the element of an array, with a name in a path.
  func child(_ name: Substring) -> JSONNode? {
    guard case .array(let nodes) = value else { return self[String(name)] }
    return Int(name).flatMap { nodes.indices.contains($0) ? nodes[$0] : nil }
  }

  /// Returns the value at a path such as `/items/0/name`.
  func node(at path: some StringProtocol) -> JSONNode? {
    var node: JSONNode? = self
    for name in path.split(separator: "/") where name != "." { node = node?.child(Substring(name)) }
    return node
  }

  /// The elements of an array; `nil` for anything else.
  var elements: [JSONNode]? {
    if case .array(let nodes) = value { nodes } else { nil }
  }

  var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  var isObject: Bool {
    if case .object = value { true } else { false }
  }
}

/// The data of a part of a manifest.
struct ManifestData {
  /// All data, which a path with a slash begins at.
  let root: JSONNode
  /// The start of other paths.
  let node: JSONNode

  var elements: [JSONNode]? { node.elements }

  /// Returns the value at a path, from an item or from the data.
  func node(at path: String, of item: JSONNode?) -> JSONNode? {
    if path.hasPrefix("/") { return root.node(at: path) ?? node.node(at: path) }
    return (item ?? node).node(at: path) ?? (item == nil ? root.node(at: path) : nil)
  }
}
