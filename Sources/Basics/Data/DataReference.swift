/// A value in a description that comes out of rows, such as `{"$sum": "revenue"}`.
package enum DataReference: Sendable {
  /// The cell of the figure's first row.
  case cell(String)
  /// All cells of the figure's rows.
  case column(String)
  /// The different cells of the figure's rows, in order of appearance.
  case distinct(String)
  case aggregate(Aggregate, String)
  /// The number of the figure's rows.
  case count

  /// The keys, as in a description.
  package static let keys =
    ["$", "$column", "$distinct"] + Aggregate.allCases.map { "$" + $0.rawValue } + ["$count"]

  /// Creates a reference for its key and column; `nil` if the key is unknown.
  init?(key: String, column: String) {
    switch key {
    case "$": self = .cell(column)
    case "$column": self = .column(column)
    case "$distinct": self = .distinct(column)
    default:
      guard let aggregate = Aggregate(rawValue: String(key.dropFirst())) else { return nil }
      self = .aggregate(aggregate, column)
    }
  }

  /// The column; `nil` for the number of rows.
  var column: String? {
    switch self {
    case .cell(let name), .column(let name), .distinct(let name), .aggregate(_, let name): name
    case .count: nil
    }
  }
}
