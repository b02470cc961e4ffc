import FioriBasics

extension ValueReader where Value == [ColorRule] {
  /// Rules; the first matching one wins.
  package static let colorRules = ValueReader(
    .array(of: ValueReader<ColorRule>.colorRule.schema(), atMost: Limits.ruleCount),
    swift: rules.swift
  ) { node, path, reader in
    if case .array(let nodes) = node.value, nodes.count > Limits.ruleCount {
      reader.error(
        .tooManyRules(nodes.count, limit: Limits.ruleCount),
        at: node.position, path)
      return nil
    }
    return rules.read(node, path, &reader)
  }

  private static let rules = array(of: .colorRule)
}

extension ValueReader where Value == ColorRule {
  /// A rule with its bounds; one whose bound is an empty cell does not hold.
  package static let colorRule = ValueReader(ruleObject.schema(), swift: ruleObject.swift) {
    node, path, reader in
    guard var rule = ruleObject.read(node, path, &reader) else { return nil }
    guard case .object(let members) = node.value else { return rule }
    for member in members
    where member.value.value == .null && member.value.position.cell != 0
      && boundKeys.contains(member.key)
    {
      rule.lacksBound = true
      reader.note(
        .warning, .ruleWithoutBound, at: member.value.position,
        path.key(member.key))
    }
    return rule
  }

  private static let ruleObject = object(
    "rule",
    "A color for the values within some bounds; of several rules, the first match wins.",
    examples: [["below": 480_000, "color": "negativeLabel", "title": "Below target"]],
    over: ColorRule(color: .palette("primaryLabel")),
    taking: ["below", "from", "to", "is", .required("color"), "title"], ColorRule.properties)

  private static let boundKeys = ["below", "from", "to", "is"]
}

extension ColorRule {
  fileprivate static let properties: [Property<ColorRule>] = [
    Property(
      "below", \.below, .ruleBound, "The value is below this number or text.",
      examples: [480_000]),
    Property("from", \.from, .ruleBound, "The least value.", examples: [480_000]),
    Property("to", \.to, .ruleBound, "The greatest value.", examples: [600_000]),
    Property("is", \.is, .ruleBound, "The only value.", examples: ["Late"]),
    Property(
      "color", \.color, .color, "The color of the values.", default: .required("a color"),
      examples: ["negativeLabel"]),
    Property(
      "title", \.title, .string, "What the color means, in the legend and the accessibility text.",
      examples: ["Below target"]),
  ]
}

extension ValueReader where Value == ColorRule.Value {
  /// A number or a text; a cell's number if it has one.
  package static let ruleBound = ValueReader(
    .anyOf([.number(), .string()]),
    swift: { value in
      switch value {
      case .number(let number): number.swift
      case .text(let text): text.swift
      }
    }
  ) { node, path, reader in
    switch reader.value(of: node, as: .number) {
    case .number(let number): return .number(number)
    case .string(let text): return .text(text)
    case .null, .bool, .array, .object:
      reader.expected("a number or a string", found: node, at: path)
      return nil
    }
  }
}
