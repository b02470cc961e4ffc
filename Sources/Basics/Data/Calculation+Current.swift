/// Numbers of the last row where `{"$current": "revenue", "over": "month"}`, the value of the last period, may be meant.
extension TemplateBinder {
  /// Warns about a card whose number is the last row, and whose trend compares the totals of periods.
  mutating func warnAboutLast(_ members: [TemplateNode.Member], at path: DescriptionPath) {
    guard let trend = members.first(where: { $0.key == "trend" })?.value,
      let change = trend.comparisons.first
    else { return }
    for member in members where member.key == "kpiItems" || member.key == "kpi" {
      guard let position = member.value.lastPosition(of: change.column) else { continue }
      warn(
        .lastBesideChange(column: change.column, over: change.over), position,
        path.key(member.key))
    }
  }
}

extension TemplateNode {
  /// The periods that changes in this compare.
  fileprivate var comparisons: [Calculation.Comparison] {
    if case .calculation(.change(let comparison, _), _) = self { return [comparison] }
    return parts.flatMap(\.comparisons)
  }

  /// Returns the place of the last cell of a column; `nil` if this has none.
  fileprivate func lastPosition(of column: String) -> SourcePosition? {
    if case .reference(.aggregate(.last, column), let position) = self { return position }
    return parts.lazy.compactMap { $0.lastPosition(of: column) }.first
  }

  private var parts: [TemplateNode] {
    switch self {
    case .object(let members, _, _), .points(let members, _): members.map(\.value)
    case .array(let elements, _): elements
    case .repeated(_, let node, _), .aggregated(_, let node): [node]
    case .fixed, .text, .reference, .calculation, .keyed: []
    }
  }
}

extension Message {
  fileprivate static func lastBesideChange(column: String, over: String) -> Message {
    let (column, over) = (JSONProblem.shown(column), JSONProblem.shown(over))
    return Message(
      .data,
      "'$last' is the last row, but the trend compares the totals of '\(over)'; write "
        + "{\"$current\": \"\(column)\", \"over\": \"\(over)\"} for the last total")
  }
}
