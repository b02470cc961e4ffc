import FioriBasics

extension JSONText {
  /// The text; `nil` for anything else.
  var plain: String? {
    switch self {
    case .string(let text): text
    case .object(let members): members.first { $0.0 == "text" }?.1.plain
    case .null, .bool, .number, .value, .array: nil
    }
  }

  /// The number of lines that a text may have; `nil` if it has none of its own.
  var lineCount: Double? {
    guard case .object(let members) = self,
      case .value(let count)? = members.first(where: { $0.0 == "numberOfLines" })?.1
    else { return nil }
    return count
  }

  /// The words of a text or of its runs; `nil` for a number and anything else.
  var words: String? {
    guard case .object(let members) = self,
      case .array(let runs)? = members.first(where: { $0.0 == "text" })?.1
    else { return plain }
    return runs.compactMap(\.plain).joined()
  }

  var isNull: Bool { if case .null = self { true } else { false } }

  /// Whether it has a color of its own.
  var hasColor: Bool {
    if case .object(let members) = self { members.contains { $0.0 == "color" } } else { false }
  }

  /// The title of a column that is aligned to a side of UI5 or of adaptive cards.
  func aligned(_ side: String) -> JSONText {
    switch side.lowercased() {
    case "end", "right": ["title": self, "alignment": "trailing"]
    case "center": ["title": self, "alignment": "center"]
    default: self
    }
  }

  /// The text, number or value in a color; unchanged without one.
  func colored(_ color: JSONText?) -> JSONText { with("color", color) }

  /// The text with a number of lines; unchanged without one.
  func lined(_ count: Double?) -> JSONText {
    guard plain != nil else { return self }
    return with("numberOfLines", count.map(JSONText.value))
  }

  private func with(_ key: String, _ member: JSONText?) -> JSONText {
    guard let member else { return self }
    switch self {
    case .string: return .object([("text", self), (key, member)])
    case .value: return .object([("value", self), (key, member)])
    case .object(let members): return .object(members.filter { $0.0 != key } + [(key, member)])
    case .null, .bool, .number, .array: return self
    }
  }
}

extension [(String, JSONText)] {
  /// Adds a member that has a value.
  mutating func add(_ key: String, _ value: JSONText?) {
    if let value { append((key, value)) }
  }

  /// Adds an array that has elements.
  mutating func add(_ key: String, _ values: [JSONText]) {
    if !values.isEmpty { append((key, .array(values))) }
  }

  /// Adds an object that has members.
  mutating func add(_ key: String, _ members: [(String, JSONText)]) {
    if !members.isEmpty { append((key, .object(members))) }
  }
}
