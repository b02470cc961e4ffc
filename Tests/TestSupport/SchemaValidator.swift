import FioriModel
import FioriRender
import Testing

/// Holds values against the schema, as any validator of JSON Schema would, but for `null`.
///
/// A member that is `null` where the schema has no `null` counts as missing: so the reader takes it,
/// and the schema leaves it out on purpose.
struct SchemaValidator: Sendable {
  let root: SchemaRule
  let definitions: [String: SchemaRule]

  /// The schema of descriptions, as it is printed.
  static let full = Result { try SchemaValidator(Document.schema) }

  /// The schema of descriptions without data.
  static let ours = Result { try SchemaValidator(Document.plainSchema(withAccept: true)) }

  /// The same for random descriptions, which accept no warnings.
  static let plain = Result { try SchemaValidator(Document.plainSchema()) }

  init(_ text: String) throws {
    let node = try #require(readJSON(text).root)
    root = try SchemaRule(node)
    guard case .object(let members)? = node.member("$defs")?.value.value else {
      throw SchemaFault.unknownName("$defs")
    }
    definitions = try Dictionary(
      uniqueKeysWithValues: members.map { ($0.key, try SchemaRule($0.value)) })
  }

  func accepts(_ node: JSONNode) -> Bool { accepts(node, root) }

  func accepts(_ node: JSONNode, _ rule: SchemaRule) -> Bool {
    if let name = rule.reference {
      guard let target = definitions[name], accepts(node, target) else { return false }
    }
    if let words = rule.words {
      guard case .string(let word) = node.value, words.contains(word) else { return false }
    }
    guard !rule.isTrue || node.value == .bool(true) else { return false }
    guard rule.types.isEmpty || rule.types.contains(where: node.isOf) else { return false }
    guard rule.anyOf.isEmpty || rule.anyOf.contains(where: { accepts(node, $0) }) else {
      return false
    }
    guard rule.allOf.allSatisfy({ accepts(node, $0) }),
      !rule.exclusions.contains(where: { accepts(node, $0) })
    else { return false }
    if let condition = rule.conditions.first, accepts(node, condition) {
      return rule.consequences.allSatisfy { accepts(node, $0) }
    }
    switch node.value {
    case .number(let number):
      return number >= rule.minimum ?? -.infinity && number <= rule.maximum ?? .infinity
    case .string(let text): return rule.pattern?.matches(text) ?? true
    case .array(let nodes): return accepts(nodes, rule)
    case .object(let members): return accepts(members, rule, node)
    case .null, .bool: return true
    }
  }

  private func accepts(_ nodes: [JSONNode], _ rule: SchemaRule) -> Bool {
    guard nodes.count >= rule.minItems, nodes.count <= rule.maxItems else { return false }
    guard let item = rule.items.first else { return true }
    return nodes.allSatisfy { accepts($0, item) }
  }

  private func accepts(_ members: [JSONMember], _ rule: SchemaRule, _ node: JSONNode) -> Bool {
    let given = members.filter { !isAbsent($0, rule) }
    guard rule.required.allSatisfy({ key in given.contains { $0.key == key } }),
      given.allSatisfy({ accepts($0, rule) })
    else { return false }
    return rule.oneOf.isEmpty || rule.oneOf.filter { accepts(node, $0) }.count == 1
  }

  private func accepts(_ member: JSONMember, _ rule: SchemaRule) -> Bool {
    if let property = rule.properties[member.key] { return accepts(member.value, property) }
    let known = rule.patternProperties.filter { $0.pattern.matches(member.key) }
    return known.isEmpty ? !rule.isClosed : known.allSatisfy { accepts(member.value, $0.rule) }
  }

  private func isAbsent(_ member: JSONMember, _ rule: SchemaRule) -> Bool {
    guard member.value.value == .null else { return false }
    if let property = rule.properties[member.key] { return !accepts(member.value, property) }
    return rule.properties.isEmpty && rule.patternProperties.isEmpty
  }
}

extension JSONNode {
  /// Whether the value is of a type of JSON Schema.
  fileprivate func isOf(type: String) -> Bool {
    switch (type, value) {
    case ("null", .null), ("boolean", .bool), ("number", .number), ("string", .string),
      ("array", .array), ("object", .object):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }
}
