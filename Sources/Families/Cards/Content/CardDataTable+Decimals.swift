import FioriBasics
import FioriLowering
import FioriModel

extension CardDataTable {
  /// Returns rows whose columns of percentages have as many decimals in each cell as the cell that has the most: `55.0%`
  /// below `21.3%`. Columns where a cell sets its decimals, or has no number, are unchanged.
  static func withEqualDecimals(
    _ rows: [(Int, [Text?])], in context: LoweringContext
  ) -> [(Int, [Text?])] {
    var rows = rows
    for column in 0..<(rows.map(\.1.count).max() ?? 0) {
      let cells = rows.indices.filter { rows[$0].1[at: column]??.string.isEmpty == false }
      let numbers = cells.compactMap { rows[$0].1[column]?.percentage }
      guard cells.count > 1, numbers.count == cells.count else { continue }
      let decimals = numbers.map(context.numbers.decimals)
      guard let most = decimals.max(), Set(decimals).count > 1 else { continue }
      for (row, number) in zip(cells, numbers) {
        var number = number
        number.minimumFractionDigits = most
        rows[row].1[column]?.runs[0].value = .number(number)
      }
    }
    return rows
  }
}

extension NumberResolver {
  /// Returns the number of decimals that a number is written with.
  fileprivate func decimals(of number: NumberValue) -> Int {
    let number = shown(number)
    guard let digits = try? formatter.fractionDigits(of: number) else { return 0 }
    return digits.first(where: number.isExact) ?? digits.upperBound
  }
}

extension Text {
  /// The percentage that the text is, without decimals of its own; `nil` for any other text.
  fileprivate var percentage: NumberValue? {
    guard runs.count == 1, case .number(let number)? = runs[0].value, number.style == .percent,
      number.minimumFractionDigits == nil, number.maximumFractionDigits == nil
    else { return nil }
    return number
  }
}
