import FioriBasics
import FioriSyntax

/// The type that a column is given, where it must not be guessed.
package enum DataType: Equatable, Sendable {
  case string
  case number
  /// Numbers as a language writes them.
  case localNumber(NumberNotation)
  /// Dates in a pattern, which become ISO dates: those of the first day of the period they are in, if
  /// there is one.
  case date(DatePattern, by: DatePeriod?)

  /// Returns a cell with this type; one that cannot have it keeps its text and names its fault.
  func converted(_ cell: DataCell) -> DataCell {
    var cell = cell
    switch self {
    case .string:
      if cell.value != .null { cell.value = .string(cell.text) }
      cell.isText = true
    case .number:
      if case .string(let text) = cell.value, let number = JSONNumberText.number(text) {
        cell.value = .number(number)
      }
    case .localNumber(let notation):
      guard case .string(let text) = cell.value else { return cell }
      guard let number = notation.number(in: text) else {
        cell.fault = "is no number of '\(notation.locale)', such as '\(notation.example)'"
        return cell
      }
      cell.value = .number(number)
    case .date(let pattern, let period):
      guard cell.value != .null else { return cell }
      guard let date = pattern.date(in: cell.text) else {
        cell.fault = "is no date of the form '\(pattern.text)', such as '\(pattern.example)'"
        return cell
      }
      cell.text = period.map { date.start(of: $0).iso } ?? date.iso
      cell.value = .string(cell.text)
    }
    return cell
  }
}

/// A period into which dates are gathered.
package enum DatePeriod: String, CaseIterable, Sendable {
  case week, month, quarter, year
}
