import FioriBasics

/// Adds the references to rows of data to a schema, wherever a value is allowed.
enum SchemaReferences {
  private static let reference: JSONText = ["$ref": "#/$defs/reference"]
  private static let textReference: JSONText = ["$ref": "#/$defs/textReference"]
  private static let seriesBy: JSONText = ["$ref": "#/$defs/seriesBy"]
  private static let pointColumns: JSONText = ["$ref": "#/$defs/pointColumns"]

  /// The definitions whose values cannot come out of rows.
  private static let fixed: Set<String> = ["data", "lint", "serve", "texts", "variants", "figure"]

  /// The keys at the top that may be references.
  private static let rootReferences: Set<String> = ["environment", "name", "accessibilityText"]

  /// The keys that document a value rather than restrict it.
  private static let annotations: Set<String> = [
    "title", "description", "deprecated", "default", "examples",
  ]

  /// The arrays whose elements may be repeated for each value of a column.
  private static let repeatedParts: Set<String> = [
    "cards", "items", "kpiItems", "tags", "labelItems", "summaryItems",
  ]

  /// Returns a schema where every value may be a reference.
  static func adding(to root: JSONText) -> JSONText {
    guard case .object(let members) = root else { return root }
    return .object(
      members.map { name, value in
        switch (name, value) {
        case ("$defs", .object(let definitions)):
          (
            name,
            .object(
              definitions.map {
                ($0, $0 == "figure" ? spoken($1) : fixed.contains($0) ? $1 : opened($1))
              }
                + [
                  ("reference", definition), ("textReference", TextsSettings.reference),
                  ("pointColumns", pointColumnsDefinition),
                ]
                + seriesByDefinition(definitions))
          )
        case ("properties", .object(let keys)):
          (name, .object(keys.map { ($0, rootReferences.contains($0) ? choice($1) : $1) }))
        default: (name, value)
        }
      })
  }

  /// Returns the schema of a figure, whose spoken words may be one of the texts.
  private static func spoken(_ schema: JSONText) -> JSONText {
    guard case .object(let members) = schema else { return schema }
    return .object(
      members.map { name, value in
        guard name == "properties", case .object(let keys) = value else { return (name, value) }
        return (name, .object(keys.map { ($0, $0 == "accessibilityText" ? choice($1) : $1) }))
      })
  }

  /// The definitions of texts.
  private static let texts: Set<String> = ["text", "tag", "labelItem"]

  /// Returns whether a value may be any text, and so one of `texts`.
  private static func isText(_ rules: [(String, JSONText)]) -> Bool {
    rules.contains { name, value in
      switch (name, value) {
      case ("type", .string("string")): rules.allSatisfy { !["enum", "pattern"].contains($0.0) }
      case ("type", .array(let types)):
        types.contains { if case .string("string") = $0 { true } else { false } }
      case ("$ref", .string(let path)): texts.contains { path == "#/$defs/\($0)" }
      case ("anyOf", .array(let choices)):
        choices.contains { if case .object(let rules) = $0 { isText(rules) } else { false } }
      default: false
      }
    }
  }

  /// Returns a schema whose parts may be references, but not itself; elements of an array may also
  /// match `others`.
  private static func opened(_ schema: JSONText, or others: [JSONText] = []) -> JSONText {
    guard case .object(let members) = schema else { return schema }
    return .object(
      members.map { name, value in
        switch (name, value) {
        case ("properties", .object(let keys)): (name, .object(properties(keys)))
        case ("patternProperties", .object(let keys)):
          (name, .object(keys.map { ($0, choice($1)) }))
        case ("items", _): (name, choice(value, or: others))
        case ("anyOf", .array(let choices)): (name, .array(choices.map { opened($0) }))
        default: (name, value)
        }
      })
  }

  private static func properties(_ keys: [(String, JSONText)]) -> [(String, JSONText)] {
    // The type of a view decides how the rest is read.
    let values: [(String, JSONText)] = keys.map { name, schema in
      switch name {
      case "type": (name, schema)
      case "series": (name, choice(opened(schema, or: [seriesBy]), or: [seriesBy], isOpened: true))
      case "values": (name, choice(schema, or: [pointColumns]))
      case _ where repeatedParts.contains(name):
        (name, choice(schema, or: repeated(schema, in: name)))
      default: (name, choice(schema))
      }
    }
    guard keys.contains(where: { $0.0 == "values" }) else { return values }
    return values + [("aggregate", aggregate)]
  }

  /// Returns a schema for a value, a reference or one of some others; `isOpened` is set if the parts
  /// of the value may already be references.
  private static func choice(
    _ schema: JSONText, or others: [JSONText] = [], isOpened: Bool = false
  ) -> JSONText {
    guard case .object(let members) = isOpened ? schema : opened(schema) else { return schema }
    let notes = members.filter { annotations.contains($0.0) }
    let rules = members.filter { !annotations.contains($0.0) }
    let more = [reference] + (isText(rules) ? [textReference] : []) + others
    if rules.count == 1, case ("anyOf", .array(let choices)) = rules[0] {
      return .object(notes + [("anyOf", .array(choices + more))])
    }
    return .object(notes + [("anyOf", .array([.object(rules)] + more))])
  }

  /// Returns the schema of a part that is repeated instead of an array.
  private static func repeated(_ schema: JSONText, in array: String) -> [JSONText] {
    guard case .object(let members) = schema,
      let items = members.first(where: { $0.0 == "items" })?.1
    else { return [] }
    let key = RepeatedPart.key(in: array)
    let column: JSONText = [
      "title": "$each", "description": "The column with a value for each part.", "type": "string",
    ]
    return [
      [
        "type": "object",
        "properties": .object([("$each", column), (key, opened(items))]),
        "required": ["$each", .string(key)],
        "additionalProperties": false,
      ]
    ]
  }

  /// Returns the definition of a series for each value of a column, with the keys of a series.
  private static func seriesByDefinition(
    _ definitions: [(String, JSONText)]
  ) -> [(String, JSONText)] {
    guard let series = definitions.first(where: { $0.0 == "series" })?.1,
      case .object(let members) = opened(series)
    else { return [] }
    let keys: [(String, JSONText)] = members.map { name, value in
      switch (name, value) {
      case ("title", _): (name, "seriesBy")
      case ("description", _): (name, "A series for each value of a column of a long table.")
      case ("examples", _):
        (name, [["$by": "symbol", "title": "${symbol}", "values": ["$column": "price"]]])
      case ("properties", .object(let keys)): (name, .object([("$by", by)] + keys))
      case ("required", .array(let names)): (name, .array(["$by"] + names))
      default: (name, value)
      }
    }
    return [("seriesBy", .object(keys))]
  }

  private static let by: JSONText = [
    "title": "$by", "description": "The column with the names of the series.", "type": "string",
  ]

  private static let pointColumnsDefinition: JSONText = [
    "title": "pointColumns",
    "description": "Columns of numbers, for a point of each row.",
    "type": "object",
    "properties": .object(
      ["x", "y", "size"].map { ($0, ["title": .string($0), "$ref": "#/$defs/reference"]) }),
    "required": ["x", "y"],
    "additionalProperties": false,
    "examples": [["x": ["$column": "price"], "y": ["$column": "units"]]],
  ]

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
              "properties": ["$count": ["description": "The number of rows.", "const": true]],
              "required": ["$count"], "additionalProperties": false,
            ]
          ] + calculations),
      "examples": [["$": "region"], ["$column": "revenue"], ["$sum": "revenue"]],
    ]
  }

  private static var calculations: [JSONText] {
    let over: JSONText = [
      "description": "The column of the periods, in ascending order.", "type": "string",
    ]
    let kind: JSONText = [
      "description": "A change as a share, or as a difference. Default: share.",
      "enum": ["share", "difference"],
    ]
    let periods: JSONText = [
      "description": "How many periods lie between the two. Default: 1.", "type": "integer",
      "minimum": 1, "maximum": 10000,
    ]
    return [
      calculation(
        "$change", "The last period against an earlier one.",
        [("over", over), ("as", kind), ("periods", periods), ("aggregate", aggregate)],
        required: ["over"]),
      calculation(
        "$previous", "The value of the period before the last.",
        [("over", over), ("periods", periods), ("aggregate", aggregate)], required: ["over"]),
      calculation(
        "$current", "The value of the last period, which $change compares.",
        [("over", over), ("periods", periods), ("aggregate", aggregate)], required: ["over"]),
      calculation(
        "$running", "The sums up to each place, row or period.",
        [("over", over), ("aggregate", aggregate)]),
      pair("$ratio", "The first number divided by the second."),
      pair("$difference", "The first number without the second."),
    ]
  }

  private static func calculation(
    _ name: String, _ meaning: String, _ others: [(String, JSONText)], required: [String] = []
  ) -> JSONText {
    let column: JSONText = [
      "title": .string(name), "description": .string(meaning), "type": "string",
    ]
    return [
      "properties": .object([(name, column)] + others),
      "required": .array(([name] + required).map { .string($0) }), "additionalProperties": false,
    ]
  }

  private static func pair(_ name: String, _ meaning: String) -> JSONText {
    let numbers: JSONText = [
      "title": .string(name), "description": .string(meaning), "type": "array",
      "items": ["anyOf": [["type": "number"], reference]], "minItems": 2, "maxItems": 2,
    ]
    return [
      "properties": .object([(name, numbers)]), "required": .array([.string(name)]),
      "additionalProperties": false,
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
