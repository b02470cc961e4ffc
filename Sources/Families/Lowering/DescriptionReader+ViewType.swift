import FioriBasics
package import FioriModel

extension DescriptionReader {
  /// Returns the type with the name in an object's `type`; `nil` after an error.
  package mutating func viewType<Kind>(
    of entry: LocatedNode, among types: [Kind], named name: (Kind) -> String
  ) -> Kind? {
    guard entry.node.isObject else {
      expected("a view", found: entry.node, at: entry.path)
      return nil
    }
    let names = types.map(name)
    var choice: String { Suggestion.list(names, joiner: "or") }
    guard let type = entry.node.member("type")?.value else {
      if case .object(let members) = entry.node.value,
        let member = members.first(where: { Self.isNearlyType($0.key) })
      {
        unknown("key", member.key, known: ["type"], at: member.keyPosition, entry.path)
        return nil
      }
      error(.missingType(choice), at: entry.node.position, entry.path)
      return nil
    }
    let path = entry.path.key("type")
    guard case .string(let given) = type.value else {
      expected(choice, found: type, at: path)
      return nil
    }
    guard let index = names.firstIndex(of: given) else {
      unknown("view type", given, known: names, at: type.position, path)
      return nil
    }
    return types[index]
  }

  /// Whether a key can only be a misspelled `type`, which no other key of a view is like.
  private static func isNearlyType(_ key: String) -> Bool {
    Suggestion.nearest(to: key, among: ["type"]) != nil
  }
}
