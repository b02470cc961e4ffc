import FioriBasics
import FioriData

/// Adds the references to rows of data to a schema, wherever a value may stand.
enum SchemaReferences {
  private static let reference: JSONText = ["$ref": "#/$defs/reference"]

  /// The definitions whose values cannot come out of rows.
  private static let fixed: Set<String> = ["data", "variants", "figure"]

  /// The keys that document a value rather than restrict it.
  private static let annotations: Set<String> = [
    "title", "description", "deprecated", "default", "examples",
  ]

  /// Returns a schema in which every value may be a reference.
  static func adding(to root: JSONText) -> JSONText {
    guard case .object(let members) = root else { return root }
    return .object(
      members.map { name, value in
        switch (name, value) {
        case ("$defs", .object(let definitions)):
          (
            name,
            .object(
              definitions.map { ($0, fixed.contains($0) ? $1 : opened($1)) }
                + [("reference", definition)])
          )
        case ("properties", .object(let keys)):
          (name, .object(keys.map { ($0, $0 == "environment" ? choice($1) : $1) }))
        default: (name, value)
        }
      })
  }

  /// Returns a schema whose parts may be references, but not itself.
  private static func opened(_ schema: JSONText) -> JSONText {
    guard case .object(let members) = schema else { return schema }
    return .object(
      members.map { name, value in
        switch (name, value) {
        case ("properties", .object(let keys)): (name, .object(properties(keys)))
        case ("patternProperties", .object(let keys)):
          (name, .object(keys.map { ($0, choice($1)) }))
        case ("items", _): (name, choice(value))
        case ("anyOf", .array(let choices)): (name, .array(choices.map(opened)))
        default: (name, value)
        }
      })
  }

  private static func properties(_ keys: [(String, JSONText)]) -> [(String, JSONText)] {
    // The type of a view decides how the rest is read.
    let opened = keys.map { ($0, $0 == "type" ? $1 : choice($1)) }
    guard keys.contains(where: { $0.0 == "values" }) else { return opened }
    return opened + [("aggregate", aggregate)]
  }

  /// Returns a schema for a value or a reference.
  private static func choice(_ schema: JSONText) -> JSONText {
    guard case .object(let members) = opened(schema) else { return schema }
    let notes = members.filter { annotations.contains($0.0) }
    let rules = members.filter { !annotations.contains($0.0) }
    if rules.count == 1, case ("anyOf", .array(let choices)) = rules[0] {
      return .object(notes + [("anyOf", .array(choices + [reference]))])
    }
    return .object(notes + [("anyOf", [.object(rules), reference])])
  }

  private static let aggregate: JSONText = [
    "title": "aggregate",
    "description": "The value of several rows of one place. Default: sum.",
    "enum": .array(Aggregate.allCases.map { .string($0.rawValue) }),
  ]

  private static var definition: JSONText {
    [
      "title": "reference",
      "description": "A value that comes out of the rows of data.",
      "type": "object",
      "anyOf": .array(
        [
          key("$", "The cell of the figure's first row."),
          key("$column", "The cells of all rows of the figure, as an array."),
          key("$distinct", "The different cells of the figure's rows, as an array."),
        ]
          + Aggregate.allCases.map { key("$\($0.rawValue)", "Of the cells of all rows.") }
          + [
            [
              "properties": ["$count": ["description": "The number of rows.", "type": "boolean"]],
              "required": ["$count"], "additionalProperties": false,
            ],
            [
              "properties": [
                "$by": [
                  "description": "A column; the rest is repeated for each of its values.",
                  "type": "string",
                ]
              ],
              "required": ["$by"],
            ],
            ["required": ["x", "y"]],
          ]),
      "examples": [["$": "region"], ["$column": "revenue"], ["$sum": "revenue"]],
    ]
  }

  private static func key(_ name: String, _ meaning: String) -> JSONText {
    let value: JSONText = [
      "title": .string(name), "description": .string(meaning), "type": "string",
    ]
    return [
      "properties": .object([(name, value)]), "required": .array([.string(name)]),
      "additionalProperties": false,
    ]
  }
}
