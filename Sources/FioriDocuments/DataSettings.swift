import FioriBasics
import FioriData
import FioriReading
import FioriSyntax

/// The `data` of a description before its table is read.
struct DataSettings {
  var file: LocatedNode?
  var values: LocatedNode?
  var types: [String: DataType] = [:]
  var groupBy: [String]?
  var isEach = false
  var allowed: [(column: String, values: [JSONValue])] = []
  var sortBy: String?
  /// The paths of the keys that name columns.
  var columns: [(name: String, position: SourcePosition, path: DescriptionPath)] = []

  static let properties: [Property<DataSettings>] = [
    Property(
      "file", later: \.file, .string(),
      "Path of a .csv, .tsv, .json or .jsonl file, relative to the description.",
      examples: ["sales.csv"]),
    Property(
      "values", later: \.values, .array(of: .byName(.anyOf([cellSchema, .array(of: cellSchema)]))),
      "The rows themselves, as objects.",
      examples: [[["region": "EMEA", "revenue": 294]]]),
    Property(
      "groupBy", \.groupBy, columnNames,
      "One or more columns; a figure is drawn for each of their values.",
      examples: ["region", ["region", "year"]]),
    Property("each", \.isEach, .bool, "Whether a figure is drawn for each row.", default: false),
    Property(
      SchemaKey(
        "where", "Values of columns; rows with others are left out.",
        examples: [["region": ["EMEA", "APJ"]]],
        schema: { .byName(.anyOf([cellSchema, .array(of: cellSchema)])) }), swift: nil
    ) { node, path, settings, reader in settings.readWhere(node, path, &reader) },
    Property(
      "sortBy", \.sortBy, .string, "The column to sort the rows by; descending after '-'.",
      examples: ["month", "-revenue"]),
    Property(
      SchemaKey(
        "types", "Types of columns that should not be guessed: string, number, or a date.",
        examples: [["zip": "string", "date": ["date": "MMM d yyyy", "by": "month"]]],
        schema: { .byName(typeSchema) }), swift: nil
    ) { node, path, settings, reader in settings.readTypes(node, path, &reader) },
  ]

  /// The schema of `data`.
  static let schema = JSONSchema.definition(
    "data", "A table whose rows the values of the description come from.",
    examples: [["file": "sales.csv", "groupBy": "region"]],
    .object(
      SchemaObject(
        keys: properties.map(\.key), conflicts: [["file", "values"], ["each", "groupBy"]])))

  /// The number of figures, and the rows of each.
  var division: RowSelection.Division {
    if isEach { return .each }
    return groupBy.map { .by($0) } ?? .whole
  }

  /// The column to sort by, and whether the largest comes first.
  func order(in table: DataTable) -> (column: String, isDescending: Bool)? {
    guard let sortBy else { return nil }
    if sortBy.hasPrefix("-"), !table.hasColumn(sortBy) { return (String(sortBy.dropFirst()), true) }
    return (sortBy, false)
  }

  private static let cellSchema = JSONSchema.anyOf([.string(), .number(), .boolean, .null])

  private static let typeSchema = JSONSchema.anyOf([
    .choice(["string", "number"]), .object(DateTypeDraft.properties),
  ])

  private static let columnNames = ValueReader<[String]>(
    .anyOf([.string(), .array(of: .string(), atLeast: 1)]), swift: { .array($0.map(\.swift)) }
  ) { node, path, reader in
    if case .array(let nodes) = node.value, !nodes.isEmpty {
      return ValueReader.array(of: .string).read(node, path, &reader)
    }
    return ValueReader<String>.string.read(node, path, &reader).map { [$0] }
  }

  private mutating func readWhere(
    _ node: JSONNode, _ path: DescriptionPath, _ reader: inout DescriptionReader
  ) {
    guard case .object(let members) = node.value else {
      return reader.expected("an object such as {\"region\": [\"EMEA\"]}", found: node, at: path)
    }
    for member in members {
      columns.append((member.key, member.keyPosition, path))
      var nodes = [member.value]
      if case .array(let elements) = member.value.value { nodes = elements }
      for node in nodes {
        guard case .number(let number) = node.value else { continue }
        reader.warnIfRounded(number, at: node.position, path.key(member.key))
      }
      allowed.append((member.key, nodes.map(\.value)))
    }
  }

  private mutating func readTypes(
    _ node: JSONNode, _ path: DescriptionPath, _ reader: inout DescriptionReader
  ) {
    guard case .object(let members) = node.value else {
      return reader.expected("an object such as {\"zip\": \"string\"}", found: node, at: path)
    }
    for member in members {
      columns.append((member.key, member.keyPosition, path))
      types[member.key] = Self.type(member.value, at: path.key(member.key), &reader)
    }
  }

  private static func type(
    _ node: JSONNode, at path: DescriptionPath, _ reader: inout DescriptionReader
  ) -> DataType? {
    switch node.value {
    case .string("string"): return .string
    case .string("number"): return .number
    case .object:
      let draft = reader.filled(
        DateTypeDraft(), from: node, at: path, DateTypeDraft.properties)
      return draft.pattern.map { .date($0, by: draft.period) }
    default:
      reader.expected(
        "'string', 'number' or an object such as {\"date\": \"MMM d yyyy\"}", found: node, at: path)
      return nil
    }
  }
}

/// The type of a column of dates while it is being read.
private struct DateTypeDraft {
  var pattern: DatePattern?
  var period: DatePeriod?

  static let properties: [Property<DateTypeDraft>] = [
    Property(
      "date", \.pattern, pattern, "The pattern of the dates, in ICU's notation.",
      default: .required("a pattern"), examples: ["MMM d yyyy", "yyyy-MM-dd"]),
    Property(
      "by", \.period, .choice("period"), "The period of which each date becomes the first day.",
      default: .words("the day itself")),
  ]

  private static let pattern = ValueReader<DatePattern>(.string(), swift: { $0.text.swift }) {
    node, path, reader in
    guard let text = ValueReader<String>.string.read(node, path, &reader) else { return nil }
    if let pattern = DatePattern(text) { return pattern }
    reader.error(
      "'\(JSONProblem.shown(text))' is no date pattern with a year; "
        + "give one such as 'yyyy-MM-dd' or 'MMM d yyyy'", at: node.position, path)
    return nil
  }
}
