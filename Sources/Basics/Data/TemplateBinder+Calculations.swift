/// Calculated numbers.
extension TemplateBinder {
  /// Returns the number of a calculation, or the array of a running sum; null, with a warning, where a
  /// number that it needs is missing.
  mutating func value(
    _ calculation: Calculation, _ position: SourcePosition, _ scope: TemplateScope,
    at path: DescriptionPath
  ) -> JSONNode {
    var scope = scope
    switch calculation {
    case .running(let column, let over, let aggregate):
      scope.aggregate = aggregate ?? scope.aggregate
      return running(column, over: over, position, scope, at: path)
    case .change(let comparison, _), .previous(let comparison), .current(let comparison):
      return compared(comparison, calculation, position, scope, at: path)
    case .ratio(let first, let second), .difference(let first, let second):
      (scope.categories, scope.aggregate) = (nil, nil)
      let nodes = [first, second].enumerated().compactMap { index, node in
        self.node(node, scope, at: path.key(calculation.key).index(index))
      }
      checkCurrency(of: [first, second], scope, position, at: path)
      return combined(nodes, calculation, position, at: path)
    }
  }

  // MARK: - Two numbers

  private mutating func combined(
    _ nodes: [JSONNode], _ calculation: Calculation, _ position: SourcePosition,
    at path: DescriptionPath
  ) -> JSONNode {
    var numbers: [Double] = []
    for node in nodes {
      switch node.value {
      case .number(let number): numbers.append(number)
      case .null:
        return missing(calculation, "\(name(of: node) ?? "a number") is empty", position, at: path)
      case .string, .bool, .array, .object:
        // A number may be in a column with other texts; a wrong cell is reported where it is read.
        guard let number = cell(of: node)?.number else { return node }
        numbers.append(number)
      }
    }
    guard numbers.count == 2 else { return JSONNode(value: .null, position: position) }
    guard case .ratio = calculation else {
      return result(Aggregate.sum(numbers[0], -numbers[1]), calculation, position)
    }
    guard numbers[1] != 0 else {
      let name = name(of: nodes[1]).map { ", \($0)," } ?? ""
      return missing(calculation, "the second number\(name) is 0", position, at: path)
    }
    return result(numbers[0] / numbers[1], calculation, position)
  }

  // MARK: - Periods

  private mutating func compared(
    _ comparison: Calculation.Comparison, _ calculation: Calculation, _ position: SourcePosition,
    _ scope: TemplateScope, at path: DescriptionPath
  ) -> JSONNode {
    let (column, over) = (comparison.column, comparison.over)
    let periods = periods(of: scope.rows, over: over)
    guard let last = periods.all.last else {
      return missing(calculation, "\(name(over, [])) is empty", position, at: path)
    }
    warnIfEarlier(last.name, over: over, calculation.key, position, at: path)
    let isCurrent = if case .current = calculation { true } else { false }
    guard let base = isCurrent ? last : periods.before(comparison.periods) else {
      return missing(
        calculation, gap(before: last, comparison, in: periods), position, at: path)
    }
    // Each period may have one currency, and still not the other's.
    if case .change = calculation {
      checkCurrency(of: column, base.rows + last.rows, position, at: path)
    }
    var sums: [Double] = []
    for period in [base, last] {
      let node = value(
        of: column, period.rows, in: over, comparison.aggregate, position, at: path)
      switch node.value {
      case .number(let sum): sums.append(sum)
      case .null:
        return missing(
          calculation, "\(name(column, period.rows)) is empty in '\(period.name)'", position,
          at: path)
      case .string, .bool, .array, .object: return node
      }
      switch calculation {
      case .previous, .current: return result(sums[0], calculation, position)
      case .change, .running, .ratio, .difference: break
      }
    }
    guard case .change(_, let isDifference) = calculation, sums.count == 2 else {
      return JSONNode(value: .null, position: position)
    }
    let (before, now) = (sums[0], sums[1])
    let difference = Aggregate.sum(now, -before)
    if isDifference { return result(difference, calculation, position) }
    guard before != 0 else {
      return missing(
        calculation, "\(name(column, base.rows)) is 0 in '\(base.name)'", position, at: path)
    }
    // From a negative number, more is still an increase.
    return result(difference / abs(before), calculation, position)
  }

  /// Returns why there is no period before another.
  private func gap(
    before last: Periods.Period, _ comparison: Calculation.Comparison, in periods: Periods
  ) -> String {
    let name = name(comparison.over, last.rows)
    let shown = JSONProblem.shown(last.name)
    if periods.all.count == 1 { return "'\(shown)' in \(name) is the only period" }
    let count = comparison.periods
    let steps = count.counted(periods.unit ?? "period")
    return "there are no rows \(steps) before '\(shown)' in \(name)"
  }

  private mutating func running(
    _ column: String, over: String?, _ position: SourcePosition, _ scope: TemplateScope,
    at path: DescriptionPath
  ) -> JSONNode {
    checkCurrency(of: column, scope.rows, position, at: path)
    let groups: [(category: String?, rows: [BoundRow])]
    // The column whose names may have an order for sums.
    let places = over ?? scope.categories?.column ?? scope.placeColumn
    if let over {
      groups = periods(of: scope.rows, over: over).all.map { ($0.name, $0.rows) }
    } else if let categories = scope.categories {
      groups = categories.groups(of: scope.rows).map { (nil, $0) }
    } else {
      groups = scope.rows.map { (nil, [$0]) }
    }
    var total = 0.0
    var sums = [JSONNode](
      repeating: JSONNode(value: .null, position: position), count: groups.count)
    for index in over == nil ? order(of: groups.map(\.rows), by: places) : Array(groups.indices) {
      let node = value(
        of: column, groups[index].rows, in: places, scope.aggregate, position, at: path)
      sums[index] = node
      guard case .number(let sum) = node.value else { continue }
      total = Aggregate.sum(total, sum)
      sums[index] = JSONNode(value: .number(total), position: position)
    }
    guard let over, let categories = scope.categories, categories.column == over else {
      return JSONNode(value: .array(sums), position: position)
    }
    var lined = [JSONNode](
      repeating: JSONNode(value: .null, position: position), count: categories.count)
    for (group, sum) in zip(groups, sums) {
      if let index = group.category.flatMap({ categories.indices[$0] }) { lined[index] = sum }
    }
    return JSONNode(value: .array(lined), position: position)
  }

  /// Returns the indices of groups of rows in the order of their names, or as they are if these have none.
  private func order(of groups: [[BoundRow]], by column: String?) -> [Int] {
    let names = column.map { column in groups.map { $0.first?.row.cell(column).text ?? "" } }
    return names.flatMap { NameOrder(of: $0)?.sortedIndices } ?? Array(groups.indices)
  }

  /// Returns the value of a column's cells in one period or place, null if all are empty, or the text of one
  /// that is not a number. Cells that are added up without being asked for are a warning.
  private mutating func value(
    of column: String, _ rows: [BoundRow], in places: String?, _ aggregate: Aggregate?,
    _ position: SourcePosition, at path: DescriptionPath
  ) -> JSONNode {
    let count = rows.count { $0.row.cell(column).value != .null }
    guard count > 0 else { return JSONNode(value: .null, position: position) }
    if count > 1, aggregate == nil, let places {
      warnAboutSum(of: column, at: places, rows, position, path)
    }
    return self.aggregate(aggregate ?? .sum, column, rows, position, at: path)
  }

  // MARK: - Results

  private mutating func result(
    _ number: Double, _ calculation: Calculation, _ position: SourcePosition
  ) -> JSONNode {
    JSONNode(value: .number(number), position: cellPosition(nil, calculation.key, at: position))
  }

  private mutating func missing(
    _ calculation: Calculation, _ reason: String, _ position: SourcePosition,
    at path: DescriptionPath
  ) -> JSONNode {
    warn(.noResult(of: calculation.key, reason: reason), position, path)
    return JSONNode(
      value: .null, position: cellPosition(nil, calculation.key, at: position, as: .missing))
  }
}
