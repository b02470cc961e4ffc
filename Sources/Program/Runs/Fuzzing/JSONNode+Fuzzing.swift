import FioriBasics

/// A value in a description: the steps from the root to it.
typealias FuzzPath = [DescriptionPath.Step]

extension JSONNode {
  /// Returns the value at a path; `nil` if there is none.
  func node(at path: ArraySlice<DescriptionPath.Step>) -> JSONNode? {
    guard let step = path.first else { return self }
    switch (step, value) {
    case (.key(let key), .object(let members)):
      return members.first { $0.key == key }?.value.node(at: path.dropFirst())
    case (.index(let index), .array(let nodes)):
      return nodes[at: index]?.node(at: path.dropFirst())
    default: return nil
    }
  }

  /// Returns the tree with another value at a path, or without the one there if it is `nil`. A member
  /// that an object lacks is added; any other path that leads nowhere changes nothing.
  func replacing(_ path: ArraySlice<DescriptionPath.Step>, with new: JSONValue?) -> JSONNode {
    guard let step = path.first else {
      return JSONNode(value: new ?? .null, position: position)
    }
    let (rest, isLast) = (path.dropFirst(), path.count == 1)
    switch (step, value) {
    case (.key(let key), .object(var members)):
      if let index = members.firstIndex(where: { $0.key == key }) {
        if isLast, new == nil {
          members.remove(at: index)
        } else {
          let old = members[index]
          members[index] = JSONMember(
            key: key, keyPosition: old.keyPosition,
            value: old.value.replacing(rest, with: new))
        }
      } else if isLast, let new {
        members.append(
          JSONMember(
            key: key, keyPosition: position, value: JSONNode(value: new, position: position)))
      }
      return JSONNode(value: .object(members), position: position)
    case (.index(let index), .array(var nodes)) where nodes.indices.contains(index):
      if isLast, new == nil {
        nodes.remove(at: index)
      } else {
        nodes[index] = nodes[index].replacing(rest, with: new)
      }
      return JSONNode(value: .array(nodes), position: position)
    default: return self
    }
  }

  /// The paths of all values in it, each before those inside.
  var paths: [FuzzPath] {
    switch value {
    case .null, .bool, .number, .string: [[]]
    case .array(let nodes):
      [[]] + nodes.enumerated().flatMap { index, node in node.paths.map { [.index(index)] + $0 } }
    case .object(let members):
      [[]] + members.flatMap { member in member.value.paths.map { [.key(member.key)] + $0 } }
    }
  }
}

extension [DescriptionPath.Step] {
  /// The path with all indices alike, which the values of a list share.
  var pattern: FuzzPath { map { if case .index = $0 { .index(0) } else { $0 } } }
}
