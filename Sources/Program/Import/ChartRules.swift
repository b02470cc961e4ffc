import FioriBasics

/// The colors of values that meet a condition.
struct ChartRules {
  /// A rule: the ranges of measures, and the values of dimensions.
  fileprivate struct Rule {
    let part: ManifestPart
    let color: JSONText
    let title: String
    let conditions: [(name: String, part: ManifestPart)]
  }

  private var rules: [Rule] = []
  private var others: (color: JSONText, title: String)?

  /// Reads the rules of a manifest; those that cannot be converted are reported.
  init(_ style: ManifestPart?) {
    for part in style?["rules"]?.elements ?? [] {
      guard let color = Self.color(part) else { continue }
      let context = part["dataContext"]
      let all =
        context?.node.elements == nil ? [context].compactMap(\.self) : context?.elements ?? []
      let title = part["displayName"]?.string ?? ""
      for conditions in all {
        rules.append(
          Rule(
            part: part, color: color, title: title,
            conditions: conditions.members.map { ($0.key, $0.part) }))
      }
      if all.isEmpty { part.leaveOut(.incompleteRule(without: "'dataContext'")) }
    }
    if let rest = style?["others"], let color = Self.color(rest) {
      others = (color, rest["displayName"]?.string ?? "")
    }
  }

  /// Whether one of the colors has a name.
  var areNamed: Bool { rules.contains { !$0.title.isEmpty } || others?.title.isEmpty == false }

  private static func color(_ part: ManifestPart) -> JSONText? {
    guard let color = part["properties"]?["color"] else {
      part.leaveOut(.incompleteRule(without: "color"))
      return nil
    }
    return ChartColor.color(color)
  }

  /// Colors the values of series.
  func paint(_ series: inout [ChartSeries]) {
    for rule in rules {
      guard rule.conditions.count == 1, let (name, condition) = rule.conditions.first,
        let bounds = Self.bounds(condition)
      else {
        rule.part.leaveOut(.unsupportedRule)
        continue
      }
      let matching = series.indices.filter { series[$0].measure?.names.contains(name) == true }
      guard !matching.isEmpty else {
        rule.part.leaveOut(.ruleOfUnknownMeasure(name))
        continue
      }
      for index in matching {
        series[index].rules.append(rule.json(bounds))
      }
    }
    guard let others else { return }
    for index in series.indices where !series[index].rules.isEmpty {
      guard let least = series[index].numbers.min() else { continue }
      var members: [(String, JSONText)] = [("from", .value(least)), ("color", others.color)]
      members.add("title", others.title.isEmpty ? nil : .string(others.title))
      series[index].rules.append(.object(members))
    }
  }

  /// Returns the bounds of a range or of one value; `nil` for anything else.
  private static func bounds(_ part: ManifestPart) -> [(String, JSONText)]? {
    if let number = part.number { return [("is", .value(number))] }
    let bounds = [("min", "from"), ("max", "to"), ("equal", "is")].compactMap { key, bound in
      part[key]?.number.map { (bound, JSONText.value($0)) }
    }
    return bounds.isEmpty || bounds.count < part.members.count ? nil : bounds
  }
}

extension ChartRules.Rule {
  /// The rule as a series has it.
  fileprivate func json(_ bounds: [(String, JSONText)]) -> JSONText {
    var members = bounds + [("color", color)]
    members.add("title", title.isEmpty ? nil : .string(title))
    return .object(members)
  }
}
