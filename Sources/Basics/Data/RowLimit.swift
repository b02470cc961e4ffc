/// How many categories or rows a figure has at most.
package struct RowLimit: Equatable, Sendable {
  package var count: Int
  /// The name of the category that adds up all others; `nil` to leave them out.
  package var other: String?
  /// The columns that rows are sorted by.
  var orders: [Order] = []

  /// A column to sort by.
  struct Order: Equatable, Sendable {
    let column: String
    let isDescending: Bool
  }

  package init(count: Int, other: String? = nil) {
    (self.count, self.other) = (count, other)
  }

  /// Returns the limit of rows that are sorted by columns.
  package func sorted(by orders: [(column: String, isDescending: Bool)]) -> RowLimit {
    var limit = self
    limit.orders = orders.map { Order(column: $0.column, isDescending: $0.isDescending) }
    return limit
  }

  /// Returns which columns of categories are limited: of several, dates are left whole, since the
  /// first five months and all others would mean nothing.
  func limited(_ columns: [String], in rows: [BoundRow]) -> [String] {
    guard columns.count > 1 else { return columns }
    let others = columns.filter { column in
      rows.contains { row in
        let cell = row.row.cell(column)
        return cell.value != .null && ISODate(cell.text) == nil
      }
    }
    return others.isEmpty ? columns : others
  }

  /// Returns the rows of the categories that are kept, and those without one.
  func kept(_ rows: [BoundRow], by column: String) -> [BoundRow] {
    let names = Set(categories(of: rows, by: column).prefix(count).map(\.name))
    return rows.filter { row in
      let cell = row.row.cell(column)
      return cell.value == .null || names.contains(cell.text)
    }
  }

  /// Returns the categories of rows, ranked by their sums of the first column of numbers that rows are sorted
  /// by: dates before it only order the rows, and a largest row would say nothing about the sum that is drawn.
  /// Without such a column, they have the order of the rows.
  func categories(of rows: [BoundRow], by column: String) -> [(name: String, rows: [BoundRow])] {
    var (groups, indices): ([(name: String, rows: [BoundRow])], [String: Int]) = ([], [:])
    for row in rows {
      let cell = row.row.cell(column)
      guard cell.value != .null else { continue }
      if let index = indices[cell.text] {
        groups[index].rows.append(row)
      } else {
        indices[cell.text] = groups.count
        groups.append((cell.text, [row]))
      }
    }
    guard let (order, sums) = rank(of: groups.map(\.rows), by: column) else { return groups }
    return groups.indices.sorted { left, right in
      guard let first = sums[left], let second = sums[right], first != second else {
        // A category without any number comes last; equal ones keep their order.
        return (sums[left] != nil) == (sums[right] != nil) ? left < right : sums[left] != nil
      }
      return order.isDescending ? first > second : first < second
    }.map { groups[$0] }
  }

  /// Returns the column that ranks groups of rows by a column, with their sums; `nil` if there is none.
  private func rank(
    of groups: [[BoundRow]], by column: String
  ) -> (order: Order, sums: [Double?])? {
    for order in orders where order.column != column && !ColumnName.isPeriod(order.column) {
      if let sums = Self.sums(of: order.column, groups), sums.contains(where: { $0 != nil }) {
        return (order, sums)
      }
    }
    return nil
  }

  /// Returns the column of dates whose order decides which categories are kept, which says nothing about
  /// their size; `nil` if none does.
  func unrankedOrder(of rows: [BoundRow], by column: String) -> String? {
    guard let order = orders.first?.column, !orders.contains(where: { $0.column == column }),
      let cell = rows.lazy.map({ $0.row.cell(order) }).first(where: { $0.value != .null }),
      ColumnName.isPeriod(order) || cell.number == nil && ISODate(cell.text) != nil
    else { return nil }
    let groups = categories(of: rows, by: column)
    guard groups.count > count, rank(of: groups.map(\.rows), by: column) == nil else { return nil }
    return order
  }

  /// Returns the rows of each value of a column that is kept, and the rows of all others under their
  /// name.
  func parts(of rows: [BoundRow], by column: String) -> [(rows: [BoundRow], isOther: Bool)] {
    let groups = categories(of: rows, by: column)
    let kept = groups.prefix(count).filter { $0.name != other }
    guard let other else { return kept.map { ($0.rows, false) } }
    let names = Set(kept.map(\.name))
    let rest = rows.filter { !names.contains($0.row.cell(column).text) }
    guard !rest.isEmpty else { return kept.map { ($0.rows, false) } }
    let named = rest.map { row in
      BoundRow(index: row.index, row: row.row.replacing(column, with: other))
    }
    return kept.map { ($0.rows, false) } + [(named, true)]
  }

  /// Returns the name that would be kept of some categories, but reads like the name of all others, at best exactly;
  /// `nil` without one, or if there are no others.
  func keptLikeOther(among names: [String]) -> String? {
    guard let other, names.count > count else { return nil }
    let kept = names.prefix(count)
    return kept.first { $0 == other } ?? kept.first { Self.readAlike($0, other) }
  }

  /// Whether two names differ only in spaces, invisible characters or capital letters.
  private static func readAlike(_ one: String, _ other: String) -> Bool {
    seen(one) == seen(other)
  }

  private static func seen(_ name: String) -> String {
    let visible = name.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    return visible.split { $0.properties.isWhitespace }.map { String(String.UnicodeScalarView($0)) }
      .joined(separator: " ").lowercased()
  }

  /// A category that is kept and one that is left out with the same value.
  struct Tie {
    let kept: String
    let left: String
    let column: String
  }

  /// Returns the tie at the cut; `nil` without one.
  func tie(of rows: [BoundRow], by column: String) -> Tie? {
    let groups = categories(of: rows, by: column)
    guard count > 0, groups.count > count,
      let (order, sums) = rank(of: groups.map(\.rows), by: column),
      let kept = sums[count - 1], kept == sums[count]
    else { return nil }
    return Tie(kept: groups[count - 1].name, left: groups[count].name, column: order.column)
  }

  /// Returns the sum of a column in each group of rows, `nil` where all cells are empty; `nil` for a
  /// column that has other texts.
  private static func sums(of column: String, _ groups: [[BoundRow]]) -> [Double?]? {
    var sums: [Double?] = []
    for rows in groups {
      var sum: Double?
      for row in rows {
        let cell = row.row.cell(column)
        if cell.value == .null { continue }
        guard let number = cell.number else { return nil }
        sum = Aggregate.sum(sum ?? 0, number)
      }
      sums.append(sum)
    }
    return sums
  }
}
