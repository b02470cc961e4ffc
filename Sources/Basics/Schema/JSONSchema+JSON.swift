extension JSONSchema {
  /// Returns the schema as a document that starts with `head` and ends with its definitions.
  package func document(head: [(String, JSONText)]) -> JSONText {
    var definitions: [SchemaDefinition] = []
    collect(into: &definitions)
    return .object(
      head + members + [("$defs", .object(definitions.map { ($0.name, $0.json) }))])
  }

  var members: [(String, JSONText)] {
    switch self {
    case .null: [("type", "null")]
    case .boolean: [("type", "boolean")]
    case .number(let range):
      [("type", "number")] + Self.bounds(range?.lowerBound, range?.upperBound)
    case .integer(let first, let last):
      [("type", "integer")] + Self.bounds(first.map(Double.init), last.map(Double.init))
    case .string(let pattern):
      [("type", "string")] + (pattern.map { [("pattern", .string($0))] } ?? [])
    case .choice(let names) where names.count == 1: [("const", .string(names[0]))]
    case .choice(let names): [("enum", .array(names.map(JSONText.string)))]
    case .array(let element, let least, let most):
      [("type", "array"), ("items", element.json)]
        + (least > 0 ? [("minItems", .value(Double(least)))] : [])
        + (most.map { [("maxItems", .value(Double($0)))] } ?? [])
    case .object(let object): object.members
    case .byIndex(let element):
      [
        ("type", "object"), ("patternProperties", .object([(Self.index, element.json)])),
        ("additionalProperties", false),
      ]
    case .byName(let element):
      [("type", "object"), ("patternProperties", .object([("^", element.json)]))]
    case .anyOf(let choices): Self.anyOf(choices)
    case .definition(let definition): [("$ref", .string(definition.reference))]
    case .typed(let definitions): Self.typed(definitions)
    }
  }

  var json: JSONText { .object(members) }

  /// The schemas nested in this one.
  var parts: [JSONSchema] {
    switch self {
    case .null, .boolean, .number, .integer, .string, .choice: []
    case .array(let element, _, _), .byIndex(let element), .byName(let element): [element]
    case .object(let object): object.keys.map { $0.schema() }
    case .anyOf(let choices): choices
    case .definition(let definition): [definition.schema()]
    case .typed(let definitions): definitions.map(JSONSchema.definition)
    }
  }

  /// Collects all definitions in the order they are used.
  package func collect(into definitions: inout [SchemaDefinition]) {
    switch self {
    case .definition(let definition):
      if definitions.contains(where: { $0.name == definition.name }) { return }
      definitions.append(definition)
    case .null, .boolean, .number, .integer, .string, .choice, .array, .object, .byIndex, .byName,
      .anyOf, .typed:
      break
    }
    for part in parts { part.collect(into: &definitions) }
  }

  /// Up to 18 digits, which always fit into 64 bits.
  private static let index = "^(0|[1-9][0-9]{0,17})$"

  private static func bounds(_ least: Double?, _ greatest: Double?) -> [(String, JSONText)] {
    let bounds = [("minimum", least), ("maximum", greatest)]
    return bounds.compactMap { name, bound in bound.map { (name, .value($0)) } }
  }

  /// Uses a condition for each type, so that errors are reported only for the type that is used.
  private static func typed(_ definitions: [SchemaDefinition]) -> [(String, JSONText)] {
    let names = definitions.map { JSONText.string($0.name) }
    let type: JSONText = [
      "title": "Type", "description": "The type of the view.", "enum": .array(names),
    ]
    return [
      ("type", "object"), ("required", ["type"]), ("properties", ["type": type]),
      ("allOf", .array(definitions.map { $0.whereTyped })),
    ]
  }

  /// Plain types become a list, which reads better.
  private static func anyOf(_ choices: [JSONSchema]) -> [(String, JSONText)] {
    let types = choices.compactMap(\.plainType)
    if types.count == choices.count { return [("type", .array(types.map(JSONText.string)))] }
    return [("anyOf", .array(choices.map(\.json)))]
  }

  /// The type, if it is the schema's only keyword.
  private var plainType: String? {
    guard members.count == 1, case ("type", .string(let type)) = members[0] else { return nil }
    return type
  }
}

extension SchemaObject {
  var members: [(String, JSONText)] {
    let required = keys.filter(\.absence.isRequired).map { JSONText.string($0.name) }
    return [
      ("type", "object"),
      ("properties", .object(keys.map { ($0.name, $0.json) })),
      ("additionalProperties", false),
    ] + (required.isEmpty ? [] : [("required", .array(required))])
      + (alternatives.isEmpty
        ? [] : [("oneOf", .array(alternatives.map { ["required": [.string($0)]] }))])
      + (conflicts.isEmpty ? [] : [("not", ["anyOf": .array(conflicts.map(Self.required))])])
  }
}

extension SchemaObject {
  private static func required(_ keys: [String]) -> JSONText {
    ["required": .array(keys.map(JSONText.string))]
  }
}

extension SchemaKey {
  /// The key's schema with its documentation.
  var json: JSONText {
    var members: [(String, JSONText)] = [("title", .string(title)), ("description", .string(text))]
    if isDeprecated { members.append(("deprecated", true)) }
    members += (absence.allowsNull ? schema().orNull : schema()).members
    if case .value(let value) = absence { members.append(("default", value)) }
    let examples = examples()
    if !examples.isEmpty { members.append(("examples", .array(examples))) }
    return .object(members)
  }

  /// The meaning, with the default if it is not a plain value.
  private var text: String {
    guard case .text(let text) = absence else { return meaning }
    return "\(meaning) Default: \(text)."
  }
}

extension SchemaDefinition {
  /// The condition for objects of this type.
  fileprivate var whereTyped: JSONText {
    [
      "if": ["properties": ["type": ["const": .string(name)]], "required": ["type"]],
      "then": ["$ref": .string(reference)],
    ]
  }

  /// The reference to the definition.
  var reference: String { "#/$defs/\(name)" }

  var json: JSONText {
    .object(
      [("title", .string(name)), ("description", .string(meaning))] + schema().members
        + (examples.isEmpty ? [] : [("examples", .array(examples))]))
  }
}

extension KeyDefault {
  var isRequired: Bool {
    if case .required = self { true } else { false }
  }

  /// Whether the key is required and may be `null`.
  var allowsNull: Bool {
    if case .required(_, orNull: true) = self { true } else { false }
  }
}
