/// A way to make one value of several cells; null cells are skipped.
package enum Aggregate: String, CaseIterable, Sendable {
  case sum, mean, min, max, first, last

  /// Returns the value of several cells, or the first cell that is not a number where numbers are
  /// needed.
  func value(of cells: [DataCell]) -> (value: JSONValue, mistake: Int?) {
    let given = cells.indices.filter { cells[$0].value != .null }
    // Rows without any value are not rows of zeros, whatever is made of them.
    guard cells.isEmpty || !given.isEmpty else { return (.null, nil) }
    switch self {
    case .first: return (given.first.map { cells[$0].value } ?? .null, nil)
    case .last: return (given.last.map { cells[$0].value } ?? .null, nil)
    case .sum, .mean, .min, .max: break
    }
    var numbers: [Double] = []
    for index in given {
      guard let number = cells[index].number, cells[index].fault == nil else {
        return (.null, index)
      }
      numbers.append(number)
    }
    return (result(of: numbers, places: given.map { cells[$0].decimalPlaces }.max() ?? 0), nil)
  }

  private func result(of numbers: [Double], places: Int) -> JSONValue {
    switch self {
    case .sum: .number(Self.sum(numbers, places: places))
    case .mean:
      numbers.isEmpty ? .null : .number(Self.sum(numbers, places: places) / Double(numbers.count))
    case .min: numbers.min().map { .number($0) } ?? .null
    case .max: numbers.max().map { .number($0) } ?? .null
    case .first, .last: .null
    }
  }

  /// Returns the sum with no more decimal places than its terms have, so that 0.1 and 0.2 are 0.3.
  private static func sum(_ numbers: [Double], places: Int) -> Double {
    rounded(numbers.reduce(0, +), places: places)
  }

  /// Returns the sum of two numbers with no more decimal places than they have.
  static func sum(_ one: Double, _ other: Double) -> Double {
    rounded(
      one + other, places: Swift.max(decimalPlaces(of: "\(one)"), decimalPlaces(of: "\(other)")))
  }

  private static func rounded(_ sum: Double, places: Int) -> Double {
    let factor = (0..<places).reduce(1.0) { product, _ in product * 10 }
    let scaled = sum * factor
    // Beyond it, a whole number has no decimal places to round.
    guard places > 0, abs(scaled) < 9_007_199_254_740_992 else { return sum }
    return scaled.rounded() / factor
  }
}

extension Aggregate {
  /// Returns the number of digits after the point of a number; 0 with an exponent.
  fileprivate static func decimalPlaces(of text: String) -> Int {
    guard let point = text.utf8.lastIndex(of: UInt8(ascii: ".")),
      !text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "e") })
    else { return 0 }
    return text.utf8.distance(from: point, to: text.utf8.endIndex) - 1
  }

  /// Returns the first number of some cells, or else their sum, that is rounded.
  func rounding(
    of cells: [DataCell], to value: JSONValue
  ) -> (text: String, number: Double, cell: Int?)? {
    if let index = cells.firstIndex(where: \.isRounded), let number = cells[index].number {
      return (cells[index].text, number, index)
    }
    guard self == .sum, case .number(let sum) = value, JSONNumberText.canBeRounded(sum) else {
      return nil
    }
    var exact = 0
    for number in cells.compactMap(\.number) {
      guard let whole = Int(exactly: number) else { return nil }
      let (next, overflow) = exact.addingReportingOverflow(whole)
      if overflow { return nil }
      exact = next
    }
    return Int(exactly: sum) == exact ? nil : ("the sum \(exact)", sum, nil)
  }
}

extension DataCell {
  /// The number of digits after the point, as the data has them; 0 with an exponent.
  fileprivate var decimalPlaces: Int {
    let isPlain = JSONNumberText.number(text) != nil
    return Aggregate.decimalPlaces(of: isPlain ? text : number.map { "\($0)" } ?? "")
  }
}
