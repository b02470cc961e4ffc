import FioriRender

/// Descriptions made by following the schema, and what spoils them; from a seed, always the same.
struct RandomDescription {
  private let validator: SchemaValidator
  private var chance: Chance
  /// Whether views of all types have about half of their keys; otherwise, most have none.
  private let isDense: Bool

  init(_ validator: SchemaValidator, seed: Int, isDense: Bool = false) {
    self.validator = validator
    self.isDense = isDense
    chance = Chance(seed: seed)
  }

  /// A description that keeps to the schema.
  mutating func valid() -> JSONText { value(validator.root, depth: 0) }

  /// The same with something changed, which may be wrong then or not.
  mutating func changed() -> JSONText {
    var tree = valid()
    for _ in 0...chance.below(2) { tree = changed(tree) }
    return tree
  }

  private mutating func value(_ rule: SchemaRule, depth: Int) -> JSONText {
    if !rule.examples.isEmpty, chance.below(4) == 0 {
      return JSONText(rule.examples[chance.below(rule.examples.count)])
    }
    if let words = rule.words { return .string(words[chance.below(words.count)]) }
    if let name = rule.reference, let target = validator.definitions[name] {
      return value(target, requiring: rule.required, depth: depth)
    }
    if !rule.allOf.isEmpty { return typed(rule, depth: depth) }
    if !rule.anyOf.isEmpty {
      return value(rule.anyOf[chance.below(rule.anyOf.count)], depth: depth)
    }
    return value(rule, requiring: [], depth: depth)
  }

  private mutating func value(
    _ rule: SchemaRule, requiring keys: [String], depth: Int
  ) -> JSONText {
    if isDense, !rule.allOf.isEmpty { return typed(rule, depth: depth) }
    guard !rule.types.isEmpty else { return value(rule, depth: depth) }
    switch rule.types[chance.below(rule.types.count)] {
    case "boolean": return .bool(chance.below(2) == 0)
    case "number": return .value(number(rule) + 0.5 * Double(chance.below(2)))
    case "integer": return .value(number(rule))
    case "string": return .string(text(rule))
    case "array":
      let count = min(max(chance.below(4), rule.minItems), rule.maxItems)
      return .array(
        rule.items.first.map { item in (0..<count).map { _ in value(item, depth: depth + 1) } }
          ?? [])
    case "object": return .object(members(rule, requiring: keys, depth: depth))
    default: return .null
    }
  }

  /// An object of one of several types, which it says.
  private mutating func typed(_ rule: SchemaRule, depth: Int) -> JSONText {
    let branch = rule.allOf[chance.below(rule.allOf.count)]
    guard let name = branch.consequences.first?.reference, let target = validator.definitions[name]
    else { return .null }
    return value(target, requiring: rule.required, depth: depth)
  }

  /// Small, and with room for a half more.
  private mutating func number(_ rule: SchemaRule) -> Double {
    let least = rule.minimum ?? -20
    return least + Double(chance.below(Int(min((rule.maximum ?? least + 40) - least, 40))))
  }

  private mutating func text(_ rule: SchemaRule) -> String {
    let fitting = Self.texts.filter { rule.pattern?.matches($0) ?? true }
    return fitting[chance.below(fitting.count)]
  }

  private mutating func members(
    _ rule: SchemaRule, requiring keys: [String], depth: Int
  ) -> [(String, JSONText)] {
    if let (_, element) = rule.patternProperties.first {
      return (0..<chance.below(3)).map { ("\($0)", value(element, depth: depth + 1)) }
    }
    var required = rule.required + keys
    if !rule.oneOf.isEmpty { required += rule.oneOf[chance.below(rule.oneOf.count)].required }
    let excluded = rule.oneOf.flatMap(\.required)
    return rule.keys.compactMap { key in
      let odds = isDense && depth > 0 ? 2 + depth / 2 : 3 + 2 * depth
      let isChosen = !excluded.contains(key) && chance.below(odds) == 0
      guard required.contains(key) || isChosen, let property = rule.properties[key] else {
        return nil
      }
      return (key, value(property, depth: depth + 1))
    }
  }

  /// One for each pattern of the schema at least.
  private static let texts = [
    "+{count} weitere",
    "Sales", "kpi-1", "#FFFFFF", "#FFFFFF40", "0x1F6B3A", "tintColor_darkBackground",
    "rgb(31, 107, 58)", "hsla(0.4, 1.0, 0.4, 0.5)", "de-DE", "icons/pump.svg",
    "data:image/png;base64,AAAA", "",
  ]
}

extension RandomDescription {
  /// Goes some way down and changes what is there.
  private mutating func changed(_ tree: JSONText) -> JSONText {
    switch tree {
    case .array(var elements) where !elements.isEmpty && chance.below(5) > 0:
      let index = chance.below(elements.count)
      elements[index] = changed(elements[index])
      return .array(elements)
    case .object(var members) where !members.isEmpty && chance.below(5) > 0:
      let index = chance.below(members.count)
      members[index].1 = changed(members[index].1)
      return .object(members)
    case .object(let members): return .object(changed(members))
    case .array(let elements): return spoilt(elements)
    case .string(let text): return chance.below(2) == 0 ? .string(text + "x") : other()
    case .value(let number), .number(let number):
      return chance.below(2) == 0 ? .value(number * -1000 + 0.25) : other()
    case .null, .bool: return other()
    }
  }

  private mutating func changed(_ members: [(String, JSONText)]) -> [(String, JSONText)] {
    var members = members
    guard !members.isEmpty, chance.below(3) > 0 else { return members + [("unknwon", other())] }
    let index = chance.below(members.count)
    switch chance.below(4) {
    case 0: members.remove(at: index)
    case 1: members[index].0 += "s"
    case 2: members[index].1 = .null
    default: members[index].1 = other()
    }
    return members
  }

  private mutating func spoilt(_ elements: [JSONText]) -> JSONText {
    chance.below(2) == 0 ? .array(elements + [other()]) : other()
  }

  /// A value of any kind.
  private mutating func other() -> JSONText {
    let values: [JSONText] = [
      nil, true, 3, -7.5, "red", "12", [], [nil], ["Q1", 4], [1, 2, 3, 4], [:], ["text": "a"],
      ["type": "kpiView"], ["0": [1]], ["source": "builtin:person"], [["text": "run"]],
    ]
    return values[chance.below(values.count)]
  }
}

extension JSONText {
  /// What was read, to be written again.
  init(_ node: JSONNode) {
    self =
      switch node.value {
      case .null: .null
      case .bool(let value): .bool(value)
      case .number(let value): .value(value)
      case .string(let value): .string(value)
      case .array(let nodes): .array(nodes.map(JSONText.init))
      case .object(let members): .object(members.map { ($0.key, JSONText($0.value)) })
      }
  }
}
