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

  /// Reads a part of a view that represents several, such as `{"$each": "kpi", "card": {…}}`.
  private mutating func repeated(
    _ members: [JSONMember], each: JSONMember, _ node: JSONNode, at path: DescriptionPath
  ) -> TemplateNode {
    guard let column = column(of: each, at: path) else { return .fixed(node) }
    let key = RepeatedPart.key(in: path)
    if let other = members.first(where: { $0.key != "$each" && $0.key != key }) {
      problems.append(
        TemplateProblem(
          message: .besideEach(JSONProblem.shown(other.key), template: key),
          position: other.keyPosition, path: path))
      return .fixed(node)
    }
    guard let part = members.first(where: { $0.key == key }) else {
      problems.append(
        TemplateProblem(
          message: .noTemplate(key: key),
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
        .expectedColumn(found: member.value.value.kindName), member, at: path)
      return nil
    }
    use(column, at: member.value.position, path.key(member.key))
    return column
  }

  mutating func aggregate(_ member: JSONMember, at path: DescriptionPath) -> Aggregate {
    let names = Aggregate.allCases.map(\.rawValue)
    if case .string(let name) = member.value.value {
      if let aggregate = Aggregate(rawValue: name) { return aggregate }
      let hint = Suggestion.hint(for: name, among: names)
      report(.unknownAggregate(JSONProblem.shown(name), hint: hint), member, at: path)
    } else {
      report(
        .expectedAggregate(
          Suggestion.list(names, joiner: "or"), found: member.value.value.kindName),
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
          message: .unknownReference(JSONProblem.shown(member.key), hint: hint),
          position: member.keyPosition, path: path))
      return .fixed(node)
    }
    if let other = members.first(where: { $0.key != member.key }) {
      problems.append(
        TemplateProblem(
          message: .besideReference(JSONProblem.shown(other.key), reference: member.key),
          position: other.keyPosition, path: path))
      return .fixed(node)
    }
    if member.key == "$count" { return count(member, node, at: path) }
    guard case .string(let column) = member.value.value,
      let reference = DataReference(key: member.key, column: column)
    else {
      report(
        .expectedColumn(found: member.value.value.kindName), member, at: path)
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
      report(.expectedTrue(found: member.value.value.kindName), member, at: path)
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
              message: .unclosedValue,
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
    _ message: Message, _ member: JSONMember, at path: DescriptionPath
  ) {
    problems.append(
      TemplateProblem(
        message: message, position: member.value.position, path: path.key(member.key)))
  }
}
