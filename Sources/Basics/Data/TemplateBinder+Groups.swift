/// Groups of rows: the places of categories, and parts that repeat.
extension TemplateBinder {
  mutating func array(
    _ elements: [TemplateNode], _ position: SourcePosition, _ scope: TemplateScope,
    at path: DescriptionPath
  ) -> JSONNode {
    let outerUnit = shownUnit
    defer { shownUnit = outerUnit }
    shownUnit = shownUnit(of: elements, at: path) ?? shownUnit
    var nodes: [JSONNode] = []
    for element in elements {
      if case .repeated(let repetition, let body, let position) = element {
        for group in groups(for: repetition, scope, position, at: path) {
          var inner = scope
          inner.rows = group.rows
          if scope.isRing, path.lastStep == .key("series") {
            inner.aggregate = scope.aggregate ?? .sum
            warnAboutPart(group, of: repetition.column, body, scope, position, at: path)
          }
          if let node = node(body, inner, at: path.index(nodes.count)) { nodes.append(node) }
        }
      } else if let node = node(element, scope, at: path.index(nodes.count)) {
        nodes.append(node)
      }
    }
    return JSONNode(value: .array(nodes), position: position)
  }

  mutating func groups(
    for repetition: TemplateNode.Repetition, _ scope: TemplateScope, _ position: SourcePosition,
    at path: DescriptionPath
  ) -> [(rows: [BoundRow], isOther: Bool)] {
    let column = repetition.column
    var rows = scope.rows
    if !repetition.includesEmpty {
      warnAboutEmpty(rows.filter { $0.row.cell(column).value == .null }, column, position, at: path)
      rows = rows.filter { $0.row.cell(column).value != .null }
    }
    if let limit, limit.columns.contains(column), path.lastStep == .key("series"),
      scope.categories == nil
    {
      if scope.isRing { warnAboutCutWhole(limit.limit, column, rows, position, at: path) }
      return limitedParts(limit.limit, column, rows, position, at: path)
    }
    let groups = groups(of: rows, by: column)
    for rows in groups { warnAboutSpellings(rows, column, position, at: path) }
    return groups.map { ($0, false) }
  }

  /// Returns the rows of each part that is kept, and the rows of all others.
  private mutating func limitedParts(
    _ limit: RowLimit, _ column: String, _ rows: [BoundRow], _ position: SourcePosition,
    at path: DescriptionPath
  ) -> [(rows: [BoundRow], isOther: Bool)] {
    warnAboutTies(limit, column, unlimitedRows ?? rows, position, at: path)
    warnAboutLikeOther(
      limit, limit.categories(of: rows, by: column).map(\.name), of: column, position, at: path)
    return limit.parts(of: rows, by: column)
  }

  /// Warns about a category that is kept, but reads like all others together.
  private mutating func warnAboutLikeOther(
    _ limit: RowLimit, _ names: [String], of column: String, _ position: SourcePosition,
    at path: DescriptionPath
  ) {
    guard let other = limit.other, let name = limit.keptLikeOther(among: names) else { return }
    warn(
      name == other
        ? .otherInData(other, column: column)
        : .likeOtherInData(
          JSONProblem.shown(other), value: JSONProblem.shown(name),
          column: JSONProblem.shown(column)), position, path)
  }

  /// Warns about a ring without its smallest parts: its percentages are not shares of the whole.
  private mutating func warnAboutCutWhole(
    _ limit: RowLimit, _ column: String, _ rows: [BoundRow], _ position: SourcePosition,
    at path: DescriptionPath
  ) {
    guard limit.other == nil else { return }
    let count = limit.categories(of: unlimitedRows ?? rows, by: column).count
    guard count > limit.count else { return }
    warn(.cutWhole(limit.count, of: count, column: JSONProblem.shown(column)), position, path)
  }

  /// Warns about a part of a ring whose rows are added up without being asked for, or of whose several names
  /// only one is drawn.
  private mutating func warnAboutPart(
    _ part: (rows: [BoundRow], isOther: Bool), of column: String, _ body: TemplateNode,
    _ scope: TemplateScope, _ position: SourcePosition, at path: DescriptionPath
  ) {
    let (body, aggregate) = body.withAggregate(scope.aggregate)
    guard part.rows.count > 1, case .object(let members, _, _) = body,
      let values = members.first(where: { $0.key == "values" })?.value
    else { return }
    if part.isOther {
      warnAboutNegatives(
        in: part.rows, of: column, values.summedColumn(by: aggregate), scope, values.position,
        at: path)
      if let summed = values.summedColumn(by: aggregate) {
        warnAboutMissing(of: summed, in: part.rows, values.position, at: path)
      }
      guard let key = values.elements.lazy.compactMap(\.singleKey).first, let limit else { return }
      warn(
        .oneOfOthers(key, name: limit.limit.other ?? "", rows: part.rows.count), values.position,
        path)
    } else if aggregate == nil, case .reference(.column(let name), _) = values {
      warnAboutSum(of: name, at: column, part.rows, position, path)
    }
  }

  /// Warns about negative values among the others of a ring, which would be reported as parts of their own. Their
  /// rows have the name of the others instead of their own.
  private mutating func warnAboutNegatives(
    in others: [BoundRow], of column: String, _ summed: String?, _ scope: TemplateScope,
    _ position: SourcePosition, at path: DescriptionPath
  ) {
    guard let summed else { return }
    let indices = Set(others.map(\.index))
    let sums = groups(of: scope.rows.filter { indices.contains($0.index) }, by: column).compactMap {
      rows -> (name: String, sum: Double)? in
      guard case .number(let sum) = Aggregate.sum.value(of: rows.map { $0.row.cell(summed) }).0,
        sum < 0, let first = rows.first
      else { return nil }
      return (first.row.cell(column).text, sum)
    }
    guard let first = sums.first else { return }
    warn(
      .negativeInOther(
        JSONProblem.shown(first.name), first.sum, more: sums.count - 1,
        other: JSONProblem.shown(limit?.limit.other ?? "")), position, path)
  }

  /// Warns about the rows of all others without a value, since the sum of the rest looks like the whole.
  mutating func warnAboutMissing(
    of column: String, in others: [BoundRow], _ position: SourcePosition, at path: DescriptionPath
  ) {
    let count = others.count { $0.row.cell(column).value == .null }
    guard (1..<max(others.count, 1)).contains(count) else { return }
    warn(
      .missingInOther(
        count, of: others.count, column: JSONProblem.shown(column),
        other: JSONProblem.shown(limit?.limit.other ?? "")), position, path)
  }

  func groups(of rows: [BoundRow], by column: String) -> [[BoundRow]] {
    var (groups, indices): ([[BoundRow]], [String: Int]) = ([], [:])
    for row in rows {
      let key = row.row.cell(column).text
      if let index = indices[key] {
        groups[index].append(row)
      } else {
        indices[key] = groups.count
        groups.append([row])
      }
    }
    return groups
  }

  /// Returns the column of an object's categories if their number is limited.
  func limitedCategories(of members: [TemplateNode.Member]) -> String? {
    guard let limit, let column = TemplateNode.categoryColumn(of: members) else { return nil }
    return limit.columns.contains(column) ? column : nil
  }

  mutating func lineUp(
    _ column: String, _ scope: TemplateScope, _ position: SourcePosition, at path: DescriptionPath
  ) -> CategoryPlaces {
    let empty = scope.rows.filter { $0.row.cell(column).value == .null }
    warnAboutEmpty(empty, column, position, at: path.key("categories"))
    let limit = limit.flatMap { $0.columns.contains(column) ? $0.limit : nil }
    var places = CategoryPlaces(column: column)
    let categories = (limit ?? RowLimit(count: .max)).categories(of: scope.rows, by: column)
    for (name, rows) in categories.prefix(limit?.count ?? .max) {
      places.indices[name] = places.firstRows.count
      places.firstRows += rows.prefix(1)
      warnAboutSpellings(rows, column, position, at: path.key("categories"))
    }
    guard let limit, let other = limit.other, categories.count > limit.count else { return places }
    warnAboutLikeOther(
      limit, categories.map(\.name), of: column, position, at: path.key("categories"))
    let index = places.indices[other] ?? places.firstRows.count
    for (name, _) in categories.dropFirst(limit.count) { places.indices[name] = index }
    places.other = (other, index)
    return places
  }

  /// Warns about a category that is left out although its value equals the last one that is kept.
  mutating func warnAboutTies(
    _ limit: RowLimit, _ column: String, _ rows: [BoundRow], _ position: SourcePosition,
    at path: DescriptionPath
  ) {
    if let order = limit.unrankedOrder(of: rows, by: column) {
      return warn(.unrankedLimit(of: column, by: order), position, path)
    }
    guard let tie = limit.tie(of: rows, by: column) else { return }
    warn(
      .tieAtLimit(
        kept: JSONProblem.shown(tie.kept), left: JSONProblem.shown(tie.left), column: tie.column),
      position, path)
  }

  /// Notes how many categories a chart leaves out: neither its picture nor its words show that it has only the first ones.
  mutating func noteCut(
    _ limit: RowLimit, _ column: String, _ rows: [BoundRow], _ position: SourcePosition,
    at path: DescriptionPath
  ) {
    guard limit.other == nil else { return }
    let count = limit.categories(of: rows, by: column).count
    guard count > limit.count else { return }
    note(.cutCategories(limit.count, of: count, column: JSONProblem.shown(column)), position, path)
  }

  /// Warns about rows that are not drawn, since their cell of a column is empty.
  mutating func warnAboutEmpty(
    _ rows: [BoundRow], _ column: String, _ position: SourcePosition, at path: DescriptionPath
  ) {
    guard let row = rows.first else { return }
    warn(.emptyCategory(in: name(column, row), otherRows: rows.count - 1), position, path)
  }

  /// Warns about rows of one group whose cells only read the same, such as an accent in one character and in two.
  mutating func warnAboutSpellings(
    _ rows: [BoundRow], _ column: String, _ position: SourcePosition, at path: DescriptionPath
  ) {
    // Reading the cells again takes time, and ASCII texts have one spelling except for two signs of physics.
    guard rows.count > 1, let first = rows.first?.row.cell(column).text,
      !first.utf8.allSatisfy({ $0 < 0x80 }),
      let other = rows.first(where: { !$0.row.cell(column).text.isExactly(first) })
    else { return }
    warn(.sameCategories(in: name(column, other)), position, path)
  }

  /// Warns about categories for each row beside series of groups of rows, which do not line up.
  mutating func warnIfNotDistinct(
    _ members: [TemplateNode.Member], _ scope: TemplateScope, at path: DescriptionPath
  ) {
    guard
      let categories = members.first(where: { $0.key == "categories" }),
      case .reference(.column(let column), let position) = categories.value,
      let series = members.first(where: { $0.key == "series" })?.value,
      series.elements.contains(where: {
        if case .repeated(let repetition, _, _) = $0 {
          groups(of: scope.rows, by: repetition.column).count > 1
        } else {
          false
        }
      })
    else { return }
    let name = JSONProblem.shown(column)
    warn(.categoryPerRow(column: name), position, path.key("categories"))
  }
}

extension TemplateNode {
  /// Returns the part itself and its own aggregate, or else the one around it.
  fileprivate func withAggregate(_ outer: Aggregate?) -> (TemplateNode, Aggregate?) {
    if case .aggregated(let own, let node) = self { (node, own) } else { (self, outer) }
  }

  /// Returns the column whose rows the values of a ring's part add up; `nil` if they are not a sum.
  fileprivate func summedColumn(by aggregate: Aggregate?) -> String? {
    if case .reference(.column(let column), _) = self {
      return aggregate ?? .sum == .sum ? column : nil
    }
    return elements.lazy.compactMap { element -> String? in
      guard case .reference(.aggregate(.sum, let column), _) = element else { return nil }
      return column
    }.first
  }

  /// The key of a reference to one of several rows; `nil` for any other value.
  fileprivate var singleKey: String? {
    switch self {
    case .reference(.cell, _): "$"
    case .reference(.aggregate(let aggregate, _), _):
      [.first, .last].contains(aggregate) ? "$\(aggregate.rawValue)" : nil
    default: nil
    }
  }
}
