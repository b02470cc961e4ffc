/// Reads calculated numbers.
extension TemplateCompiler {
  /// Returns the calculation of an object; `keys` are those that may be beside its own.
  mutating func calculation(
    _ member: JSONMember, _ keys: [String], of members: [JSONMember], _ node: JSONNode,
    at path: DescriptionPath
  ) -> TemplateNode {
    let others = members.filter { $0.key != member.key }
    if let other = others.first(where: { !keys.contains($0.key) }) {
      problems.append(
        TemplateProblem(
          message: .besideCalculation(
            JSONProblem.shown(other.key), calculation: member.key, allowed: keys),
          position: other.keyPosition, path: path))
      return .fixed(node)
    }
    let calculation =
      ["$ratio", "$difference"].contains(member.key)
      ? pair(member, at: path) : overPeriods(member, others, at: path)
    return calculation.map { .calculation($0, node.position) } ?? .fixed(node)
  }

  private mutating func pair(_ member: JSONMember, at path: DescriptionPath) -> Calculation? {
    guard case .array(let nodes) = member.value.value, nodes.count == 2 else {
      let found =
        if case .array(let nodes) = member.value.value { nodes.count.counted("element") } else {
          member.value.value.kindName
        }
      report(.expectedPair(found: found), member, at: path)
      return nil
    }
    let operands = nodes.enumerated().map { index, node in
      self.node(node, at: path.key(member.key).index(index))
    }
    for (node, operand) in zip(nodes, operands) where operand.isFixed {
      if case .number = node.value { continue }
      report(.expectedNumberOrReference(found: node.value.kindName), member, at: path)
      return nil
    }
    return member.key == "$ratio"
      ? .ratio(operands[0], operands[1]) : .difference(operands[0], operands[1])
  }

  private mutating func overPeriods(
    _ member: JSONMember, _ others: [JSONMember], at path: DescriptionPath
  ) -> Calculation? {
    guard let column = column(member, at: path) else { return nil }
    let given = others.first { $0.key == "over" }
    var over: String?
    if let given {
      guard let name = self.column(given, at: path) else { return nil }
      over = name
    }
    let aggregate = others.first { $0.key == "aggregate" }.map { self.aggregate($0, at: path) }
    if member.key == "$running" {
      return .running(column: column, over: over, aggregate: aggregate)
    }
    guard let over else {
      report(.noOver, member, at: path)
      return nil
    }
    var comparison = Calculation.Comparison(column: column, over: over, aggregate: aggregate)
    if member.key == "$current" { return .current(comparison) }
    if let periods = others.first(where: { $0.key == "periods" }) {
      guard case .number(let number) = periods.value.value, let count = Int(exactly: number),
        (1...10_000).contains(count)
      else {
        report(
          .expectedPeriods(found: JSONText(periods.value.value).line),
          periods, at: path)
        return nil
      }
      comparison.periods = count
    }
    if member.key == "$current" { return .current(comparison) }
    guard member.key == "$change" else { return .previous(comparison) }
    return isDifference(others, at: path).map { .change(comparison, isDifference: $0) }
  }

  /// Returns whether a change is a difference; `nil` after an error.
  private mutating func isDifference(_ others: [JSONMember], at path: DescriptionPath) -> Bool? {
    guard let member = others.first(where: { $0.key == "as" }) else { return false }
    switch member.value.value {
    case .string("difference"): return true
    case .string("share"): return false
    case .string(let name):
      let hint = Suggestion.hint(for: name, among: ["share", "difference"])
      report(.unknownChange(JSONProblem.shown(name), hint: hint), member, at: path)
    default:
      report(.expectedChange(found: member.value.value.kindName), member, at: path)
    }
    return nil
  }

  private mutating func column(_ member: JSONMember, at path: DescriptionPath) -> String? {
    guard case .string(let name) = member.value.value else {
      report(
        .expectedColumn(found: member.value.value.kindName), member, at: path)
      return nil
    }
    use(name, at: member.value.position, path)
    return name
  }
}
