import FioriRender
import Testing

@testable import TestSupport

/// The keys that descriptions give, each after the name of what it is a key of: `kpiView.items`.
struct KeyCoverage {
  private(set) var used: Set<String> = []
  private let validator: SchemaValidator

  init(_ descriptions: [[UInt8]]) throws {
    validator = try SchemaValidator.plain.get()
    for json in descriptions {
      take(try #require(readJSON(bytes: json).root), validator.root, of: "")
    }
  }

  /// What no description gives, of all that stands in figures and is not ignored.
  var missing: [String] {
    let keys = validator.definitions.flatMap { name, rule in
      ([rule] + rule.anyOf).flatMap { $0.keys.map { "\(name).\($0)" } }
    }
    return keys.filter { !used.contains($0) && !Self.isOther($0) }.sorted()
  }

  /// Whether a key says how to read others, or is deprecated and ignored.
  private static func isOther(_ key: String) -> Bool {
    ["figure.", "variants.", "objectHeader.splitPercent", "objectHeader.isApplyingSplitPercent"]
      .contains(where: key.hasPrefix)
  }

  private mutating func take(_ node: JSONNode, _ rule: SchemaRule, of owner: String) {
    guard validator.accepts(node, rule) else { return }
    if let name = rule.reference, let target = validator.definitions[name] {
      take(node, target, of: name)
    }
    for part in rule.anyOf + rule.allOf + rule.consequences { take(node, part, of: owner) }
    switch node.value {
    case .array(let nodes):
      for (node, item) in nodes.flatMap({ node in rule.items.map { (node, $0) } }) {
        take(node, item, of: owner)
      }
    case .object(let members):
      for member in members where member.value.value != .null || takesNull(member, rule) {
        take(member, rule, of: owner)
      }
    case .null, .bool, .number, .string: break
    }
  }

  /// Whether `null` is the value of a member, rather than a way to leave it out.
  private func takesNull(_ member: JSONMember, _ rule: SchemaRule) -> Bool {
    rule.properties[member.key].map { validator.accepts(member.value, $0) } ?? false
  }

  private mutating func take(_ member: JSONMember, _ rule: SchemaRule, of owner: String) {
    if let property = rule.properties[member.key] {
      used.insert("\(owner).\(member.key)")
      take(member.value, property, of: owner)
    }
    for (pattern, property) in rule.patternProperties where pattern.matches(member.key) {
      take(member.value, property, of: owner)
    }
  }
}
