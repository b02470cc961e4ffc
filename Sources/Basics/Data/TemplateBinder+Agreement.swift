/// Texts, formats and currencies that must agree in all rows that they are taken from.
extension TemplateBinder {
  /// Warns about cells that differ, since only the first one is used: a number might be taken for a sum,
  /// and a text or a format might be wrong for the other rows.
  mutating func warnIfDifferent(
    _ column: String, _ position: SourcePosition, _ scope: TemplateScope, at path: DescriptionPath
  ) {
    // One value where an array is expected is an error.
    let isArray = [.key("values"), .key("categories")].contains(path.lastStep)
    guard !isArray, !reportedCurrencies.contains(path),
      let rows = Self.differentRows(scope.rows, in: column), let first = scope.rows.first
    else { return }
    if case .number = first.row.cell(column).value {
      warn(.severalNumbers(rows), position, path)
    } else {
      warn(.severalTexts(rows), position, path)
    }
  }

  /// Returns how some rows differ in a column; `nil` if they do not.
  static func differentRows(_ rows: [BoundRow], in column: String) -> DifferentRows? {
    guard let first = rows.first?.row.cell(column).text,
      let other = rows.dropFirst().lazy.map({ $0.row.cell(column).text }).first(where: {
        $0 != first
      })
    else { return nil }
    return DifferentRows(count: rows.count, column: column, first: first, other: other)
  }
}

/// Rows that differ in a column.
struct DifferentRows {
  let count: Int
  let column: String
  /// The text of the first row, and one that differs from it; `nil` if all are the same.
  let first: String
  let other: String?
}

extension CategoryPlaces {
  /// Returns the rows of each category.
  func groups(of rows: [BoundRow]) -> [[BoundRow]] {
    var groups = [[BoundRow]](repeating: [], count: count)
    for row in rows {
      if let index = indices[row.row.cell(column).text] { groups[index].append(row) }
    }
    return groups
  }
}

extension TemplateNode {
  /// The columns whose cells this takes from a row.
  var cellColumns: [String] {
    switch self {
    case .text(let parts, _):
      parts.compactMap { if case .cell(let column, _) = $0 { column } else { nil } }
    case .reference(.cell(let column), _), .reference(.aggregate(.first, let column), _),
      .reference(.aggregate(.last, let column), _):
      [column]
    default: []
    }
  }

  /// The columns whose cells are combined into one number.
  var addedColumns: [String] {
    switch self {
    case .reference(.column(let column), _): [column]
    case .reference(.aggregate(let aggregate, let column), _):
      [.first, .last].contains(aggregate) ? [] : [column]
    case .calculation(let calculation, _): calculation.columns
    case .array(let elements, _): elements.flatMap(\.addedColumns)
    case .repeated(_, let node, _), .aggregated(_, let node): node.addedColumns
    case .object(let members, _, _):
      members.filter { $0.key == "values" }.flatMap(\.value.addedColumns)
    case .fixed, .text, .reference, .points, .keyed: []
    }
  }

  /// The place in the description.
  var position: SourcePosition {
    switch self {
    case .fixed(let node): node.position
    case .text(_, let position), .reference(_, let position), .calculation(_, let position),
      .array(_, let position), .object(_, let position, _), .repeated(_, _, let position),
      .points(_, let position):
      position
    case .aggregated(_, let node), .keyed(let node, _): node.position
    }
  }
}

extension Calculation {
  /// The columns whose cells are combined.
  var columns: [String] {
    switch self {
    case .change(let comparison, _), .previous(let comparison), .current(let comparison):
      [comparison.column]
    case .running(let column, _, _): [column]
    case .ratio(let one, let other), .difference(let one, let other):
      one.addedColumns + other.addedColumns
    }
  }
}

extension [TemplateNode.Member] {
  /// Returns the value at some nested keys.
  func value(of keys: [String]) -> TemplateNode? {
    guard let key = keys.first, let member = first(where: { $0.key == key }) else { return nil }
    if keys.count == 1 { return member.value }
    let rest = Array<String>(keys.dropFirst())
    switch member.value {
    case .object(let members, _, _): return members.value(of: rest)
    case .fixed(let node):
      return rest.reduce(node as JSONNode?) { node, key in
        guard case .object(let members)? = node?.value else { return nil }
        return members.first { $0.key == key }?.value
      }.map { .fixed($0) }
    default: return nil
    }
  }
}
