/// The amounts that become one number, or share an axis, a stack or a column of a table.
extension TemplateBinder {
  /// The rows whose currencies decide about one number.
  struct Amount {
    let column: String
    let rows: [BoundRow]
  }

  /// Returns the amounts that a part of a description is made of. A share of one amount in another has none.
  func amounts(of node: TemplateNode, _ rows: [BoundRow]) -> [Amount] {
    switch node {
    case .fixed, .text, .keyed, .reference(.count, _): []
    case .reference(.cell(let column), _): [Amount(column: column, rows: Array(rows.prefix(1)))]
    case .reference(.column(let column), _), .reference(.distinct(let column), _):
      [Amount(column: column, rows: rows)]
    case .reference(.aggregate(let aggregate, let column), _):
      [Amount(column: column, rows: aggregate.rows(of: column, in: rows))]
    case .calculation(let calculation, _): amounts(of: calculation, rows)
    case .array(let elements, _): elements.flatMap { amounts(of: $0, rows) }
    case .repeated(let repetition, let node, _):
      groups(of: rows, by: repetition.column).flatMap { amounts(of: node, $0) }
    case .aggregated(_, let node): amounts(of: node, rows)
    case .object(let members, _, _), .points(let members, _):
      members.flatMap { amounts(of: $0.value, rows) }
    }
  }

  private func amounts(of calculation: Calculation, _ rows: [BoundRow]) -> [Amount] {
    switch calculation {
    case .change(_, isDifference: false): return []
    case .running(let column, _, _): return [Amount(column: column, rows: rows)]
    case .current(let comparison), .previous(let comparison), .change(let comparison, _):
      let periods = periods(of: rows, over: comparison.over)
      let (last, base) = (periods.all.last, periods.before(comparison.periods))
      let used =
        switch calculation {
        case .current: [last]
        case .previous: [base]
        default: [last, base]
        }
      return [
        Amount(column: comparison.column, rows: used.flatMap { $0?.rows ?? [] })
      ]
    case .difference(let one, let other): return amounts(of: one, rows) + amounts(of: other, rows)
    case .ratio(let one, let other):
      let parts = [one, other].map { amounts(of: $0, rows).filter { isAmount($0.column) } }
      return parts.allSatisfy { !$0.isEmpty } ? [] : parts.flatMap(\.self)
    }
  }

  // MARK: - Charts

  /// Returns the amounts of a chart's marks and reference lines, by what they are compared on.
  func marks(of members: [TemplateNode.Member], _ rows: [BoundRow]) -> [String: [Amount]] {
    var marks: [String: [Amount]] = [:]
    let secondary = members.value(of: ["indexesOfSecondaryValuesAxis"])?.indices ?? []
    for (index, element) in (members.first { $0.key == "series" }?.value.elements ?? [])
      .enumerated()
    {
      let axis = secondary.contains(index) ? "secondary" : "y"
      for (key, amounts) in self.marks(of: element, rows, on: axis) {
        marks[key, default: []] += amounts
      }
    }
    for (key, axis) in [("numericAxis", "y"), ("secondaryNumericAxis", "secondary")] {
      if let references = members.value(of: [key, "references"]) {
        marks[axis, default: []] += amounts(of: references, rows)
      }
    }
    return marks
  }

  private func marks(
    of series: TemplateNode, _ rows: [BoundRow], on axis: String
  ) -> [(key: String, [Amount])] {
    switch series {
    case .repeated(let repetition, let node, _):
      groups(of: rows, by: repetition.column).flatMap { marks(of: node, $0, on: axis) }
    case .aggregated(_, let node): marks(of: node, rows, on: axis)
    case .object(let members, _, _):
      members.first { $0.key == "values" }.map { marks(of: $0.value, rows, on: axis) } ?? []
    case .points(let members, _):
      members.map { member in
        (
          member.key,
          member.value.cellColumns.map { Amount(column: $0, rows: rows) }
        )
      }
    default: [(axis, amounts(of: series, rows))]
    }
  }

  /// Returns the amounts of all charts whose axes can have a range in common, by axis.
  func marks(ofChartsIn node: TemplateNode, _ rows: [BoundRow]) -> [(axis: String, amount: Amount)]
  {
    switch node {
    case .object(let members, _, _) where members.contains { $0.key == "series" }:
      guard !TemplateNode.hasNoRange(members) else { return [] }
      return marks(of: members, rows).flatMap { axis, amounts in amounts.map { (axis, $0) } }
    case .object(let members, _, _):
      return members.flatMap { marks(ofChartsIn: $0.value, rows) }
    case .array(let elements, _): return elements.flatMap { marks(ofChartsIn: $0, rows) }
    case .repeated(let repetition, let node, _):
      return groups(of: rows, by: repetition.column).flatMap { marks(ofChartsIn: node, $0) }
    case .aggregated(_, let node): return marks(ofChartsIn: node, rows)
    case .fixed, .text, .reference, .calculation, .points, .keyed: return []
    }
  }

  // MARK: - Tables

  /// Returns the amounts in each column of a table, or in each part of a list's items, that do not have a
  /// currency of their own.
  func plainAmounts(
    inRows body: TemplateNode, _ rows: [BoundRow]
  ) -> [(column: Int, amounts: [Amount])] {
    switch body {
    case .repeated(let repetition, let body, _):
      groups(of: rows, by: repetition.column).flatMap { plainAmounts(inRows: body, $0) }
    case .aggregated(_, let body): plainAmounts(inRows: body, rows)
    case .array(let cells, _):
      cells.enumerated().map { ($0, plainAmounts(of: $1, rows)) }
    case .object(let members, _, _):
      // A title such as `Paid (EUR)` shows the currency of its own number.
      ownTitleCurrency(of: members, at: DescriptionPath()) == nil
        ? members.enumerated().map { ($0, plainAmounts(of: $1.value, rows)) } : []
    case .text, .reference, .calculation: [(0, plainAmounts(of: body, rows))]
    case .fixed, .points, .keyed: []
    }
  }

  private func plainAmounts(of cell: TemplateNode, _ rows: [BoundRow]) -> [Amount] {
    switch cell {
    case .text(let parts, _):
      parts.indices.compactMap { index in
        guard case .cell(let column, let format) = parts[index], isAmount(column),
          TextFormat.canBeAmount(format), CurrencyText.beside(index, of: parts) == nil
        else { return nil }
        return Amount(column: column, rows: Array(rows.prefix(1)))
      }
    case .object(let members, _, _):
      if let value = members.first(where: { $0.key == "value" })?.value {
        members.canBeAmount() ? amounts(of: value, rows) : []
      } else {
        members.flatMap { plainAmounts(of: $0.value, rows) }
      }
    case .array(let elements, _):
      shownUnit(of: elements, at: DescriptionPath()) == nil
        ? elements.flatMap { plainAmounts(of: $0, rows) } : []
    case .aggregated(_, let node): plainAmounts(of: node, rows)
    case .reference, .calculation: amounts(of: cell, rows)
    case .fixed, .repeated, .points, .keyed: []
    }
  }
}

extension TemplateNode {
  /// Returns the rows whose cells become this number or text.
  func numberRows(of rows: [BoundRow]) -> [BoundRow] {
    switch self {
    case .reference(.aggregate(let aggregate, let column), _):
      aggregate.rows(of: column, in: rows)
    case .reference(.cell, _), .text: Array(rows.prefix(1))
    default: rows
    }
  }
}

extension Aggregate {
  /// Returns the rows whose cells become one number.
  func rows(of column: String, in rows: [BoundRow]) -> [BoundRow] {
    func hasValue(_ row: BoundRow) -> Bool { row.row.cell(column).value != .null }
    switch self {
    case .first: return rows.first(where: hasValue).map { [$0] } ?? []
    case .last: return rows.last(where: hasValue).map { [$0] } ?? []
    case .sum, .mean, .min, .max: return rows.filter(hasValue)
    }
  }
}

extension [TemplateNode.Member] {
  /// Whether the number of an object, or of the format at some nested keys, may be an amount without its
  /// currency.
  func canBeAmount(at keys: [String] = []) -> Bool {
    if value(of: keys + ["currency"]) != nil { return false }
    guard let style = value(of: keys + ["style"]) else { return true }
    guard case .fixed(let node) = style, case .string(let name) = node.value else { return false }
    return ["decimal", "compact"].contains(name)
  }
}

extension TemplateNode {
  /// Whether a chart has no range of values that it could have in common with others.
  fileprivate static func hasNoRange(_ members: [Member]) -> Bool {
    func text(_ key: String) -> JSONValue? {
      guard case .fixed(let node)? = members.value(of: [key]) else { return nil }
      return node.value
    }
    return text("stacking") == .string("percent")
      || ["donut", "microHarveyBall", "microRadial"].contains { text("chartType") == .string($0) }
  }

  /// Whether a part has cells of some columns.
  func mentions(_ columns: [String]) -> Bool {
    switch self {
    case .fixed, .reference(.count, _), .calculation: false
    case .text(let parts, _):
      parts.contains { part in
        if case .cell(let column, _) = part { columns.contains(column) } else { false }
      }
    case .reference(.cell(let column), _), .reference(.column(let column), _),
      .reference(.distinct(let column), _), .reference(.aggregate(_, let column), _):
      columns.contains(column)
    case .array(let elements, _): elements.contains { $0.mentions(columns) }
    case .object(let members, _, _), .points(let members, _):
      members.contains { $0.value.mentions(columns) }
    case .repeated(_, let node, _), .aggregated(_, let node), .keyed(let node, _):
      node.mentions(columns)
    }
  }
}
