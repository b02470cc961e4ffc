import FioriBasics
package import FioriModel

/// The combinations of environment values that `variants` requests.
struct VariantMatrix {
  /// One value for each varying key.
  struct Combination {
    /// A key and its value in this combination.
    struct Choice {
      let key: String
      let value: LocatedNode
    }

    var choices: [Choice] = []

    /// Returns the environment with the values applied.
    func applied(
      to environment: Environment, _ reader: inout DescriptionReader
    ) -> Environment {
      var result = environment
      for choice in choices {
        let property = Environment.properties.first { $0.name == choice.key }
        property?.read(choice.value.node, choice.value.path, &result, &reader)
      }
      return result
    }

    /// The values as used in a file name.
    var labels: [(trait: String, label: String)] {
      choices.map { ($0.key, FileName.plain(Self.label(of: $0.value.node))) }
    }

    private static func label(of node: JSONNode) -> String {
      switch node.value {
      case .array(let nodes): nodes.map(label).joined(separator: "-")
      case .object(let members): members.map { label(of: $0.value) }.joined(separator: "-")
      case .string(let text): text
      case .null, .bool, .number: node.shown
      }
    }
  }

  private(set) var combinations = [Combination()]

  /// The schema of `variants`: values for each trait of an environment.
  static let schema = JSONSchema.definition(
    "variants", "Trait values of the environment; a picture is drawn for each combination.",
    examples: [["appearance": ["light", "dark"], "scale": [1, 2]]],
    .object(
      Environment.properties.map { trait in
        let examples = trait.key.examples()
        return SchemaKey(
          trait.name, trait.key.meaning, examples: examples.isEmpty ? [] : [.array(examples)],
          schema: { .array(of: trait.key.schema(), atLeast: 1) })
      }))

  /// Reads an object such as `{"appearance": ["light", "dark"], "scale": [1, 2]}`; `nil` produces a
  /// single empty combination.
  init(_ entry: LocatedNode?, _ reader: inout DescriptionReader) {
    guard let entry else { return }
    guard case .object(let members) = entry.node.value else {
      reader.expected("an object", found: entry.node, at: entry.path)
      return
    }
    for member in members { vary(member, at: entry.path.key(member.key), &reader) }
  }

  private mutating func vary(
    _ member: JSONMember, at path: DescriptionPath, _ reader: inout DescriptionReader
  ) {
    let known = Environment.properties.map(\.name)
    guard known.contains(member.key) else {
      return reader.unknown("trait", member.key, known: known, at: member.keyPosition, path)
    }
    if member.value.value == .null { return }
    guard case .array(let values) = member.value.value else {
      return reader.expected("an array of values", found: member.value, at: path)
    }
    guard !values.isEmpty else {
      return reader.error(.emptyVariant, at: member.value.position, path)
    }
    guard combinations.count * values.count <= Limits.figureCount else {
      return reader.error(.tooManyVariants, at: member.value.position, path)
    }
    combinations = combinations.flatMap { combination in
      values.enumerated().map { index, node in
        var longer = combination
        let value = LocatedNode(node: node, path: path.index(index))
        longer.choices.append(Combination.Choice(key: member.key, value: value))
        return longer
      }
    }
  }
}

extension Environment {
  /// The keys of all traits, which `variants` may have.
  package static var traitNames: [String] { properties.map(\.name) }
}
