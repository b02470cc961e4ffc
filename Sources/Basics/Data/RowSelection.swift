/// The rows of each figure.
package struct RowSelection: Sendable {
  /// How the rows are divided into figures.
  package enum Division: Equatable, Sendable {
    /// One figure of the whole table.
    case whole
    /// A figure for each row.
    case each
    /// A figure for each combination of the values of columns.
    case by([String])
  }

  /// The rows of all figures, in their order.
  package let rows: [Int32]
  private let groups: [[Int32]]?

  /// The number of figures.
  package var count: Int { groups?.count ?? rows.count }

  /// Returns the rows of a figure, counted from 0.
  package func rows(of figure: Int) -> [Int32] { groups?[figure] ?? [rows[figure]] }

  /// Chooses rows, orders them, and divides them.
  ///
  /// `order` are the columns to sort by, none for the order of the table.
  package init(
    of table: DataTable, where conditions: [RowCondition],
    sortedBy order: [(column: String, isDescending: Bool)], dividedBy division: Division
  ) {
    var rows = (0..<Int32(clamping: table.rowCount)).map { $0 }
    if !conditions.isEmpty {
      rows = Self.filtered(rows, of: table, by: conditions.filter { !$0.isRange })
      // The dates of the rows are in a range, not the periods that they are gathered into.
      rows = Self.filtered(rows, of: table.withoutPeriods, by: conditions.filter(\.isRange))
    }
    // The last column first: rows that are equal keep their order.
    for column in order.reversed() { rows = Self.sorted(rows, of: table, by: column) }
    self.rows = rows
    switch division {
    case .each: groups = nil
    case .whole: groups = rows.isEmpty ? [] : [rows]
    case .by(let columns): groups = Self.groups(of: rows, by: columns, in: table)
    }
  }

  private static func filtered(
    _ rows: [Int32], of table: DataTable, by conditions: [RowCondition]
  ) -> [Int32] {
    guard !conditions.isEmpty else { return rows }
    return rows.filter { index in
      let row = table.row(Int(index))
      return conditions.allSatisfy { $0.holds(for: row.cell($0.column)) }
    }
  }

  private static func sorted(
    _ rows: [Int32], of table: DataTable, by order: (column: String, isDescending: Bool)
  ) -> [Int32] {
    let keys = rows.map { table.row(Int($0)).cell(order.column) }
    let places = places(of: keys)
    let sorted = rows.indices.sorted { left, right in
      let (a, b) = (keys[left], keys[right])
      // Empty cells come last in both orders.
      if (a.value == .null) != (b.value == .null) { return b.value == .null }
      let (first, second) = order.isDescending ? (b, a) : (a, b)
      if let places, let one = places[first.text], let other = places[second.text] {
        return one < other || (one == other && left < right)
      }
      return isBefore(first, second) || (!isBefore(second, first) && left < right)
    }
    return sorted.map { rows[$0] }
  }

  /// Returns the places of texts that are names with an order of their own, such as months; `nil` for others.
  private static func places(of cells: [DataCell]) -> [String: Int]? {
    var names: Set<String> = []
    for cell in cells {
      switch cell.value {
      case .null: break
      case .string: names.insert(cell.text)
      default: return nil
      }
      guard names.count <= mostNames else { return nil }
    }
    let list = Array(names)
    guard let order = NameOrder(of: list) else { return nil }
    return Dictionary(zip(list, order.places)) { first, _ in first }
  }

  /// More names than there are weeks in a few years, or days in a year.
  private static let mostNames = 1_000

  /// Compares numbers by size, and texts by their characters; numbers come first.
  private static func isBefore(_ left: DataCell, _ right: DataCell) -> Bool {
    switch (left.value, right.value) {
    case (.number(let left), .number(let right)): left < right
    case (.number, _): true
    case (_, .number): false
    default: left.text < right.text
    }
  }

  private static func groups(
    of rows: [Int32], by columns: [String], in table: DataTable
  ) -> [[Int32]] {
    var (groups, indices): ([[Int32]], [[String]: Int]) = ([], [:])
    for index in rows {
      let row = table.row(Int(index))
      let key = columns.map { row.cell($0).text }
      if let group = indices[key] {
        groups[group].append(index)
      } else {
        indices[key] = groups.count
        groups.append([index])
      }
    }
    return groups
  }
}
