/// A part of a description with references, checked once for all rows.
indirect enum TemplateNode: Sendable {
  /// A value without references.
  case fixed(JSONNode)
  case text([TextPart], SourcePosition)
  case reference(DataReference, SourcePosition)
  case calculation(Calculation, SourcePosition)
  case array([TemplateNode], SourcePosition)
  /// An object; `categories` is the column whose distinct cells are its `categories`.
  case object([Member], SourcePosition, categories: String?)
  /// A value for each distinct cell of a column, in place of an array or among its elements: a series
  /// by it, or a part of a view.
  case repeated(Repetition, TemplateNode, SourcePosition)
  /// An object for each row, in place of an object of columns: the points of a scatter chart.
  case points([Member], SourcePosition)
  /// A part whose columns are lined up with an aggregate of their own.
  case aggregated(Aggregate, TemplateNode)
  /// A text in the language of the picture, whose key comes out of rows.
  case keyed(TemplateNode, TextLookup)

  struct Member: Sendable {
    let key: String
    let keyPosition: SourcePosition
    let value: TemplateNode
  }

  /// The values that a part is repeated for.
  struct Repetition: Sendable {
    let column: String
    /// Whether an empty cell is a value, too.
    let includesEmpty: Bool
  }

  /// A part of a text: characters, or a cell.
  enum TextPart: Sendable {
    case plain(String)
    case cell(String, TextFormat?)
  }

  /// The elements of an array, or the value by itself.
  var elements: [TemplateNode] {
    if case .array(let elements, _) = self { elements } else { [self] }
  }

  /// The columns that categories come from, each once.
  var categoryColumns: [String] {
    let found: [String] =
      switch self {
      case .object(let members, _, _):
        (Self.categoryColumn(of: members).map { [$0] } ?? [])
          + members.flatMap(\.value.categoryColumns)
      case .array(let elements, _): elements.flatMap(\.categoryColumns)
      case .repeated(_, let node, _), .aggregated(_, let node): node.categoryColumns
      case .fixed, .text, .reference, .calculation, .points, .keyed: []
      }
    return found.enumerated().filter { !found[..<$0].contains($1) }.map(\.element)
  }

  /// Returns the column that the categories of an object come from.
  static func categoryColumn(of members: [Member]) -> String? {
    for member in members where member.key == "categories" {
      switch member.value {
      case .reference(.distinct(let column), _), .reference(.column(let column), _): return column
      default: break
      }
    }
    return nil
  }

  /// Whether this is a value without references.
  var isFixed: Bool { if case .fixed = self { true } else { false } }
}

extension DescriptionPath {
  /// The path of the name of figures, which becomes the name of files.
  package static let figureName = DescriptionPath(.key("name"))
}

/// A mistake in a reference.
package struct TemplateProblem: Sendable {
  package let message: String
  package let position: SourcePosition
  package let path: DescriptionPath
}

/// A description whose references have been read.
package struct ReferenceTree: Sendable {
  let root: TemplateNode
  /// The columns that it uses, each where it is first used.
  package let columns: [(name: String, position: SourcePosition, path: DescriptionPath)]
  package let problems: [TemplateProblem]

  /// Whether any value comes from rows.
  package var usesRows: Bool { !root.isFixed }

  /// The columns that categories come from, each once.
  package let categoryColumns: [String]

  /// Reads the references of a description, whose texts with keys out of rows are among `texts`.
  package init(
    _ node: JSONNode, at path: DescriptionPath = DescriptionPath(), texts: TextLookup? = nil
  ) {
    var compiler = TemplateCompiler(texts: texts)
    root = compiler.node(node, at: path)
    categoryColumns = root.categoryColumns
    columns = compiler.columns
    problems = compiler.problems
  }

  /// Returns the problems of columns that a table does not have.
  package func problems(with table: DataTable) -> [TemplateProblem] {
    columns.filter { !table.hasColumn($0.name) }.map { use in
      TemplateProblem(
        message: DataColumns.unknown(use.name, in: table), position: use.position, path: use.path)
    }
  }
}

extension JSONNode {
  /// Whether a part of the value comes out of rows.
  package var hasReferences: Bool {
    var compiler = TemplateCompiler()
    return !compiler.node(self, at: DescriptionPath()).isFixed
  }
}

/// Messages about columns.
package enum DataColumns {
  /// Returns the message for a column that a table does not have.
  package static func unknown(_ name: String, in table: DataTable) -> String {
    let shown = JSONProblem.shown(name)
    if let bar = name.lastIndex(of: "|"), table.hasColumn(String(name[..<bar])) {
      let format = JSONProblem.shown(String(name[name.index(after: bar)...]))
      return "unknown format '\(format)'; " + Suggestion.hint(for: format, among: TextFormat.names)
    }
    guard !table.columns.isEmpty else {
      return "'\(shown)' is no column of \(table.file), which has none"
    }
    return "'\(shown)' is no column of \(table.file); "
      + Suggestion.hint(for: shown, among: table.columns.map { JSONProblem.shown($0) })
  }
}

/// A part of a view that is repeated for each value of a column.
package enum RepeatedPart {
  /// Returns the key of a template in place of an array, or of one of its elements.
  static func key(in path: DescriptionPath) -> String {
    for case .key(let name) in path.steps.reversed() { return key(in: name) }
    return key(in: "")
  }

  /// Returns the key of a template in an array with a key.
  package static func key(in array: String) -> String { array == "cards" ? "card" : "item" }
}

/// Reads the references of a description.
struct TemplateCompiler {
  private(set) var columns: [(name: String, position: SourcePosition, path: DescriptionPath)] = []
  var problems: [TemplateProblem] = []
  private var seen: Set<String> = []
  private let texts: TextLookup?

  init(texts: TextLookup? = nil) { self.texts = texts }

  mutating func node(_ node: JSONNode, at path: DescriptionPath) -> TemplateNode {
    switch node.value {
    case .null, .bool, .number: return .fixed(node)
    case .string(let text): return self.text(text, node, at: path)
    case .array(let elements):
      let parts = elements.enumerated().map { self.node($1, at: path.index($0)) }
      return parts.allSatisfy(\.isFixed) ? .fixed(node) : .array(parts, node.position)
    case .object(let members):
      if let by = members.first(where: { $0.key == "$by" }) {
        return series(members, by: by, node, at: path)
      }
      if let each = members.first(where: { $0.key == "$each" }) {
        return repeated(members, each: each, node, at: path)
      }
      if let member = members.first(where: { $0.key.hasPrefix("$") && $0.key != "$schema" }) {
        return reference(member, of: members, node, at: path)
      }
      if let texts, let key = node.textKey {
        let part = self.node(key, at: path.key("text").key("key"))
        if !part.isFixed { return .keyed(part, texts) }
      }
      return object(members, node, at: path)
    }
  }

  // MARK: - Objects

  private mutating func object(
    _ members: [JSONMember], _ node: JSONNode, at path: DescriptionPath
  ) -> TemplateNode {
    let parts = self.members(members, at: path)
    if parts.allSatisfy(\.value.isFixed) { return .fixed(node) }
    var categories: String?
    for part in parts where part.key == "categories" {
      if case .reference(.distinct(let column), _) = part.value { categories = column }
    }
    guard let aggregate = members.first(where: { $0.key == "aggregate" }) else {
      return .object(parts, node.position, categories: categories)
    }
    let others = parts.filter { $0.key != "aggregate" }
    let object = TemplateNode.object(others, node.position, categories: categories)
    return .aggregated(self.aggregate(aggregate, at: path), object)
  }

  private mutating func members(
    _ members: [JSONMember], at path: DescriptionPath
  ) -> [TemplateNode.Member] {
    members.map { member in
      let value = node(member.value, at: path.key(member.key))
      return TemplateNode.Member(
        key: member.key, keyPosition: member.keyPosition,
        value: member.key == "values" ? points(value) : value)
    }
  }

  /// Returns the values of a series: an object of columns becomes a point for each row.
  private func points(_ node: TemplateNode) -> TemplateNode {
    guard case .object(let members, let position, _) = node else { return node }
    let parts = members.map { member in
      guard case .reference(.column(let column), let position) = member.value else { return member }
      return TemplateNode.Member(
        key: member.key, keyPosition: member.keyPosition,
        value: .reference(.cell(column), position))
    }
    return .points(parts, position)
  }

  private mutating func series(
    _ members: [JSONMember], by: JSONMember, _ node: JSONNode, at path: DescriptionPath
  ) -> TemplateNode {
    guard let column = column(of: by, at: path) else { return .fixed(node) }
    let rest = members.filter { $0.key != "$by" && $0.key != "aggregate" }
    let body = TemplateNode.object(
      self.members(rest, at: path), node.position, categories: nil)
    let aggregate = members.first { $0.key == "aggregate" }.map { self.aggregate($0, at: path) }
    return .repeated(
      TemplateNode.Repetition(column: column, includesEmpty: true),
      aggregate.map { .aggregated($0, body) } ?? body, node.position)
  }

  /// Reads a part of a view that stands for several, such as `{"$each": "kpi", "card": {…}}`.
  private mutating func repeated(
    _ members: [JSONMember], each: JSONMember, _ node: JSONNode, at path: DescriptionPath
  ) -> TemplateNode {
    guard let column = column(of: each, at: path) else { return .fixed(node) }
    let key = RepeatedPart.key(in: path)
    if let other = members.first(where: { $0.key != "$each" && $0.key != key }) {
      problems.append(
        TemplateProblem(
          message: "'\(JSONProblem.shown(other.key))' beside '$each'; only '\(key)' stands there, "
            + "the template of each part", position: other.keyPosition, path: path))
      return .fixed(node)
    }
    guard let part = members.first(where: { $0.key == key }) else {
      problems.append(
        TemplateProblem(
          message: "'\(key)' is missing beside '$each'; give it the template of each part",
          position: node.position, path: path))
      return .fixed(node)
    }
    return .repeated(
      TemplateNode.Repetition(column: column, includesEmpty: false),
      self.node(part.value, at: path.key(key)), node.position)
  }

  /// Returns the column that a part is repeated for.
  private mutating func column(of member: JSONMember, at path: DescriptionPath) -> String? {
    guard case .string(let column) = member.value.value else {
      report(
        "expected the name of a column, found \(member.value.value.kindName)", member, at: path)
      return nil
    }
    use(column, at: member.value.position, path.key(member.key))
    return column
  }

  private mutating func aggregate(_ member: JSONMember, at path: DescriptionPath) -> Aggregate {
    let names = Aggregate.allCases.map(\.rawValue)
    if case .string(let name) = member.value.value {
      if let aggregate = Aggregate(rawValue: name) { return aggregate }
      let hint = Suggestion.hint(for: name, among: names)
      report("unknown aggregate '\(JSONProblem.shown(name))'; \(hint)", member, at: path)
    } else {
      report(
        "expected \(Suggestion.list(names, joiner: "or")), found \(member.value.value.kindName)",
        member, at: path)
    }
    return .sum
  }

  // MARK: - References

  private mutating func reference(
    _ member: JSONMember, of members: [JSONMember], _ node: JSONNode, at path: DescriptionPath
  ) -> TemplateNode {
    if let keys = Calculation.keys.first(where: { $0.0 == member.key })?.1 {
      return calculation(member, keys, of: members, node, at: path)
    }
    guard DataReference.keys.contains(member.key) else {
      let known = DataReference.keys + Calculation.keys.map(\.0) + ["$by", "$each"]
      let hint = Suggestion.hint(for: member.key, among: known)
      problems.append(
        TemplateProblem(
          message: "unknown reference '\(JSONProblem.shown(member.key))'; \(hint)",
          position: member.keyPosition, path: path))
      return .fixed(node)
    }
    if let other = members.first(where: { $0.key != member.key }) {
      problems.append(
        TemplateProblem(
          message: "'\(JSONProblem.shown(other.key))' beside '\(member.key)'; "
            + "a reference has no other keys", position: other.keyPosition, path: path))
      return .fixed(node)
    }
    if member.key == "$count" { return count(member, node, at: path) }
    guard case .string(let column) = member.value.value,
      let reference = DataReference(key: member.key, column: column)
    else {
      report(
        "expected the name of a column, found \(member.value.value.kindName)", member, at: path)
      return .fixed(node)
    }
    use(column, at: member.value.position, path)
    if path == .figureName, case .cell = reference {
      return .text([.cell(column, .fileName)], node.position)
    }
    return .reference(reference, node.position)
  }

  private mutating func count(
    _ member: JSONMember, _ node: JSONNode, at path: DescriptionPath
  ) -> TemplateNode {
    guard member.value.value == .bool(true) else {
      report("expected true, found \(member.value.value.kindName)", member, at: path)
      return .fixed(node)
    }
    return .reference(.count, node.position)
  }

  private mutating func text(
    _ text: String, _ node: JSONNode, at path: DescriptionPath
  ) -> TemplateNode {
    guard text.utf8.contains(UInt8(ascii: "$")), text.contains("${") else { return .fixed(node) }
    var parts: [TemplateNode.TextPart] = []
    var plain = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$") {
      plain += rest[..<dollar]
      rest = rest[dollar...]
      if rest.hasPrefix("$${") {
        plain += "${"
        rest = rest.dropFirst(3)
      } else if rest.hasPrefix("${") {
        guard let end = rest.firstIndex(of: "}") else {
          problems.append(
            TemplateProblem(
              message: "'${' is not closed; add '}', or write '$${' for the two characters",
              position: node.position, path: path))
          return .fixed(node)
        }
        var (column, format) = Self.cell(rest[..<end].dropFirst(2))
        if format == nil, path == .figureName { format = .fileName }
        use(column, at: node.position, path)
        parts += [.plain(plain), .cell(column, format)]
        plain = ""
        rest = rest[rest.index(after: end)...]
      } else {
        plain += "$"
        rest = rest.dropFirst()
      }
    }
    return .text(parts + [.plain(plain + rest)], node.position)
  }

  /// Returns the column and the format of a cell in a text, such as `revenue|compact`.
  private static func cell(_ text: Substring) -> (column: String, format: TextFormat?) {
    guard let bar = text.lastIndex(of: "|"),
      let format = TextFormat(String(text[text.index(after: bar)...].filter { $0 != " " }))
    else { return (String(text), nil) }
    let column = String(text[..<bar].reversed().drop { $0 == " " })
    return (String(column.reversed()), format)
  }

  mutating func use(
    _ column: String, at position: SourcePosition, _ path: DescriptionPath
  ) {
    if seen.insert(column).inserted { columns.append((column, position, path)) }
  }

  mutating func report(
    _ message: String, _ member: JSONMember, at path: DescriptionPath
  ) {
    problems.append(
      TemplateProblem(
        message: message, position: member.value.position, path: path.key(member.key)))
  }
}
