import FioriBasics
import FioriModel
import FioriNative

/// The `data` of a description before its table is read.
struct DataSettings {
  var file: LocatedNode?
  var values: LocatedNode?
  var types: [String: DataType] = [:]
  var groupBy: [String]?
  var isEach = false
  var conditions: [RowCondition] = []
  var sortBy: [String] = []
  var limit: RowLimit?
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
        "where", "Values or ranges of columns; other rows are left out.",
        examples: [["region": ["EMEA", "APJ"], "month": ["from": "2026-01", "to": "2026-06"]]],
        schema: {
          .byName(.anyOf([cellSchema, .array(of: cellSchema), .object(RowRangeDraft.properties)]))
        }), swift: nil
    ) { node, path, settings, reader in settings.readWhere(node, path, &reader) },
    Property(
      "sortBy", \.sortBy, columnNames,
      "One or more columns to sort the rows by; descending after '-'.",
      default: .text("the order of the table"),
      examples: ["month", ["region", "-revenue"]]),
    Property(
      "limit", \.limit, rowLimit,
      "The most categories of a chart that come from a column, or rows of a figure if none do, after "
        + "'where' and 'sortBy'; 'other' adds up all others under its name.",
      examples: [5, ["count": 5, "other": "Other"]]),
    Property(
      SchemaKey(
        "types",
        "Types of columns that should not be guessed: string, number, quantity (a number that is not "
          + "an amount of money), or a date.",
        examples: [
          ["zip": "string", "sales": ["number": "de-DE"], "date": ["date": "MMM d yyyy"]]
        ],
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

  /// The columns to sort by, and whether the largest comes first.
  func order(in table: DataTable) -> [(column: String, isDescending: Bool)] {
    sortBy.map { name in
      name.hasPrefix("-") && !table.hasColumn(name)
        ? (String(name.dropFirst()), true) : (name, false)
    }
  }

  fileprivate static let cellSchema = JSONSchema.anyOf([.string(), .number(), .boolean, .null])

  private static let typeSchema = JSONSchema.anyOf([
    .choice(["string", "number", "quantity"]), .object(NumberTypeDraft.properties),
    .object(DateTypeDraft.properties),
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
      let path = path.key(member.key)
      var condition = RowCondition(column: member.key)
      if case .object(let members) = member.value.value {
        guard !members.isEmpty else {
          reader.error(.emptyFilter, at: member.value.position, path)
          continue
        }
        let range = reader.filled(
          RowRangeDraft(), from: member.value, at: path, RowRangeDraft.properties)
        (condition.from, condition.to, condition.excluded) = (range.from, range.to, range.excluded)
      } else {
        condition.values = Self.values(of: member.value, at: path, &reader)
      }
      conditions.append(condition)
    }
  }

  /// Returns a value, or the values of an array; wrong ones are reported.
  fileprivate static func values(
    of node: JSONNode, at path: DescriptionPath, _ reader: inout DescriptionReader
  ) -> [JSONValue] {
    guard case .array(let nodes) = node.value else {
      return [cellValue(node, "a value or an array of values", at: path, &reader)]
        .compactMap(\.self)
    }
    return nodes.enumerated().compactMap { index, node in
      cellValue(node, "a number, a string, true, false or null", at: path.index(index), &reader)
    }
  }

  private static func cellValue(
    _ node: JSONNode, _ expectation: String, at path: DescriptionPath,
    _ reader: inout DescriptionReader
  ) -> JSONValue? {
    switch node.value {
    case .number(let number): reader.warnIfRounded(number, at: node.position, path)
    case .string, .bool, .null: break
    case .array, .object:
      reader.expected(expectation, found: node, at: path)
      return nil
    }
    return node.value
  }

  /// A number, or an object with a `count` and the name of all others.
  private static let rowLimit = ValueReader<RowLimit>(
    .anyOf([count.schema(), .object(RowLimit.properties)]), swift: { _ in .none }
  ) { node, path, reader in
    guard node.isObject else { return count.read(node, path, &reader).map { RowLimit(count: $0) } }
    return reader.filled(RowLimit(count: 1), from: node, at: path, RowLimit.properties)
  }

  fileprivate static let count = ValueReader<Int>.integer(from: 1, to: 10_000)

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
    case .string("quantity"): return .quantity
    case .object where node.member("number") != nil:
      let draft = reader.filled(
        NumberTypeDraft(), from: node, at: path, NumberTypeDraft.properties)
      return draft.notation.map { .localNumber($0) }
    case .object(let members) where !members.isEmpty:
      let draft = reader.filled(
        DateTypeDraft(), from: node, at: path, DateTypeDraft.properties)
      if let pattern = draft.pattern, draft.zone != nil, !pattern.hasTime {
        reader.note(.warning, .zoneOfDates, at: node.position, path.key("timeZone"))
      }
      guard let pattern = draft.pattern ?? draft.impliedPattern(of: node) else { return nil }
      return .date(pattern, by: draft.period, in: draft.zone)
    default:
      reader.expected(
        "'string', 'number', 'quantity' or an object such as {\"date\": \"MMM d yyyy\"}",
        found: node, at: path)
      return nil
    }
  }
}

/// The range of a column while it is being read.
private struct RowRangeDraft {
  var from: JSONValue?
  var to: JSONValue?
  var excluded: [JSONValue] = []

  static let properties: [Property<RowRangeDraft>] = [
    Property("from", \.from, bound, "The least value.", examples: ["2026-01", 100]),
    Property(
      "to", \.to, bound,
      "The greatest value; of a date, with all that it is the beginning of: a month with its days.",
      examples: ["2026-06", 200]),
    Property(
      "not", \.excluded, values, "One or more values whose rows are left out.",
      default: .text("none"), examples: ["EMEA", ["EMEA", "APJ"]]),
  ]

  private static let bound = ValueReader<JSONValue>(
    .anyOf([.string(), .number()]), swift: { _ in .none }
  ) { node, path, reader in
    switch node.value {
    case .number(let number):
      reader.warnIfRounded(number, at: node.position, path)
      return node.value
    case .string: return node.value
    case .null, .bool, .array, .object:
      reader.expected("a number or a string", found: node, at: path)
      return nil
    }
  }

  private static let values = ValueReader<[JSONValue]>(
    .anyOf([DataSettings.cellSchema, .array(of: DataSettings.cellSchema)]), swift: { _ in .none }
  ) { node, path, reader in DataSettings.values(of: node, at: path, &reader) }
}

extension RowLimit {
  fileprivate static let properties: [Property<RowLimit>] = [
    Property(
      "count", \.count, DataSettings.count, "The most categories.",
      default: .required("a number"), examples: [5]),
    Property(
      "other", \.other, .string, "The name of the category that adds up all others.",
      default: .text("they are left out"), examples: ["Other"]),
  ]
}

/// The type of a column of numbers while it is being read.
private struct NumberTypeDraft {
  var notation: NumberNotation?

  static let properties: [Property<NumberTypeDraft>] = [
    Property(
      "number", \.notation, notation, "The language that the numbers are written in.",
      default: .required("a language tag"), examples: ["de-DE"])
  ]

  private static let notation = ValueReader<NumberNotation>(.string(), swift: { $0.locale.swift }) {
    node, path, reader in
    guard let text = ValueReader<String>.string.read(node, path, &reader) else { return nil }
    if let notation = NumberNotation(text) { return notation }
    reader.error(.unknownLanguageOfNumbers(JSONProblem.shown(text)), at: node.position, path)
    return nil
  }
}

/// The type of a column of dates while it is being read.
private struct DateTypeDraft {
  var pattern: DatePattern?
  var period: DatePeriod?
  var zone: ClockZone?

  static let properties: [Property<DateTypeDraft>] = [
    Property(
      "date", \.pattern, pattern, "The pattern of the dates, in ICU's notation.",
      default: .text("ISO 8601, as data frames have them"),
      examples: ["MMM d yyyy", "yyyy-MM-dd"]),
    Property(
      "by", \.period, .choice("period"), "The period whose first day replaces each date.",
      default: .text("the day itself")),
    Property(
      "timeZone", \.zone, zone,
      "The IANA name of the zone whose clocks show the times; times with an offset are converted to it.",
      default: .text("times stay as they are written"), examples: ["Europe/Berlin"]),
  ]

  /// Returns the pattern of ISO dates for a type without its own; `nil` for a wrong one.
  func impliedPattern(of node: JSONNode) -> DatePattern? {
    node.member("date") == nil && (period != nil || zone != nil) ? .iso : nil
  }

  private static let zone = ValueReader<ClockZone>(.string(), swift: { _ in .none }) {
    node, path, reader in
    guard let name = ValueReader<String>.string.read(node, path, &reader) else { return nil }
    if let objection = ICUTimes.shared.objection(toZone: name) {
      reader.error(objection, at: node.position, path)
      return nil
    }
    return ClockZone(name: name) { try? ICUTimes.shared.offset(at: $0, in: name) }
  }

  private static let pattern = ValueReader<DatePattern>(.string(), swift: { $0.text.swift }) {
    node, path, reader in
    guard let text = ValueReader<String>.string.read(node, path, &reader) else { return nil }
    if let pattern = DatePattern(text) { return pattern }
    reader.error(.unknownDatePattern(JSONProblem.shown(text)), at: node.position, path)
    return nil
  }
}
