import FioriModel
import FioriRender
import Foundation

/// A schema as the validator follows it: the keywords that ours uses, and no others.
struct SchemaRule: Sendable {
  private(set) var types: [String] = []
  private(set) var words: [String]?
  private(set) var isTrue = false
  private(set) var minimum: Double?
  private(set) var maximum: Double?
  private(set) var pattern: SchemaPattern?
  /// One at the most.
  private(set) var items: [SchemaRule] = []
  private(set) var minItems = 0
  private(set) var maxItems = Int.max
  private(set) var properties: [String: SchemaRule] = [:]
  /// In the order of the schema.
  private(set) var keys: [String] = []
  private(set) var patternProperties: [(pattern: SchemaPattern, rule: SchemaRule)] = []
  private(set) var isClosed = false
  private(set) var required: [String] = []
  private(set) var anyOf: [SchemaRule] = []
  private(set) var oneOf: [SchemaRule] = []
  private(set) var allOf: [SchemaRule] = []
  /// One at the most, which must not hold.
  private(set) var exclusions: [SchemaRule] = []
  /// One at the most, of which the next holds where it does.
  private(set) var conditions: [SchemaRule] = []
  private(set) var consequences: [SchemaRule] = []
  /// The name of a definition.
  private(set) var reference: String?
  private(set) var title: String?
  private(set) var meaning: String?
  private(set) var fallback: JSONNode?
  private(set) var examples: [JSONNode] = []

  /// Takes a schema apart; throws where it has a keyword that is not known here.
  init(_ node: JSONNode) throws {
    guard case .object(let members) = node.value else { throw SchemaFault.notASchema(node.shown) }
    for member in members where try !takeBound(member) && !takePart(member) && !takeWords(member) {
      throw SchemaFault.unknownKeyword(member.key)
    }
  }

  private mutating func takeBound(_ member: JSONMember) throws -> Bool {
    switch (member.key, member.value.value) {
    case ("minimum", .number(let number)): minimum = number
    case ("maximum", .number(let number)): maximum = number
    case ("minItems", .number(let number)): minItems = Int(number)
    case ("maxItems", .number(let number)): maxItems = Int(number)
    case ("additionalProperties", .bool(false)): isClosed = true
    case ("required", .array(let nodes)): required = try nodes.map { try $0.string }
    case ("pattern", .string(let text)): pattern = try SchemaPattern(text)
    case ("$ref", .string(let text)): reference = text.replacing("#/$defs/", with: "")
    default: return false
    }
    return true
  }

  private mutating func takePart(_ member: JSONMember) throws -> Bool {
    switch (member.key, member.value.value) {
    case ("type", .string(let type)): types = [type]
    case ("type", .array(let nodes)): types = try nodes.map { try $0.string }
    case ("const", .string(let word)): words = [word]
    case ("const", .bool(true)): isTrue = true
    case ("enum", .array(let nodes)): words = try nodes.map { try $0.string }
    case ("items", _): items = [try SchemaRule(member.value)]
    case ("anyOf", .array(let nodes)): anyOf = try nodes.map(SchemaRule.init)
    case ("oneOf", .array(let nodes)): oneOf = try nodes.map(SchemaRule.init)
    case ("allOf", .array(let nodes)): allOf = try nodes.map(SchemaRule.init)
    case ("not", _): exclusions = [try SchemaRule(member.value)]
    case ("if", _): conditions = [try SchemaRule(member.value)]
    case ("then", _): consequences = [try SchemaRule(member.value)]
    case ("properties", .object(let members)):
      keys = members.map(\.key)
      for member in members { properties[member.key] = try SchemaRule(member.value) }
    case ("patternProperties", .object(let members)):
      patternProperties = try members.map { (try SchemaPattern($0.key), try SchemaRule($0.value)) }
    default: return false
    }
    return true
  }

  private mutating func takeWords(_ member: JSONMember) throws -> Bool {
    switch (member.key, member.value.value) {
    case ("title", .string(let text)): title = text
    case ("description", .string(let text)): meaning = text
    case ("default", _): fallback = member.value
    case ("examples", .array(let nodes)): examples = nodes
    case ("deprecated", .bool), ("$schema", _), ("$id", _), ("$defs", _): break
    default: return false
    }
    return true
  }
}

extension JSONNode {
  /// The text that the node has to be.
  fileprivate var string: String {
    get throws {
      guard case .string(let text) = value else { throw SchemaFault.notASchema(shown) }
      return text
    }
  }
}
