package import FioriBasics
import FioriCharts
package import FioriFiles
import FioriModel
import Synchronization

/// A description that has been parsed, with the table of its data, whose figures are read when they
/// are needed: one template can have a million rows.
package final class DocumentSource: Sendable {
  private let reader: DocumentReader
  private let root: JSONNode?
  private let rows: RowFigures?
  /// The axes that the figures of all rows share; `nil` if they share none.
  private let sharedRange: SharedRange?
  /// Whether the names of series come from the rows, so that they can differ between figures.
  private let hasNamesOfRows: Bool
  /// The names of the series of all rows; `nil` before a part of them is read.
  private let namesOfRows = Mutex<SharedRange??>(nil)
  private let parsing: ReadingTime.Span
  /// Whether the file is probably a description, and not any other JSON.
  package let isDescription: Bool

  /// Parses a description, and reads its table.
  ///
  /// - Parameters:
  ///   - json: The description in UTF-8.
  ///   - file: The file name to use in diagnostics.
  ///   - resources: The folder of its images and its data; `nil` to allow none.
  ///   - takesID: Whether it may have an `id`.
  ///   - data: A table that replaces the description's own.
  ///   - rowLimit: The largest number of rows of its own table.
  ///   - isCancelled: Whether no one needs the figures anymore, asked before each is read.
  package init(
    _ json: [UInt8], file: String, resources: ResourceFolder?, takesID: Bool = false,
    data: DataInput? = nil, rowLimit: Int = DataTable.rowLimit,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    let start = ContinuousClock.now
    var reader = DocumentReader(
      file: file, resources: resources, takesID: takesID, isCancelled: isCancelled)
    let root = reader.parse(json)
    (self.reader, self.root, rows, sharedRange) = Self.read(root, reader, data, rowLimit)
    hasNamesOfRows = rows != nil && root?.hasSeriesOfRows == true
    isDescription = DescriptionCheck.isDescription(root)
    parsing = ReadingTime.Span(from: start)
  }

  /// Takes a description that has been parsed, whose values may have been changed since.
  package init(
    _ root: JSONNode, file: String, resources: ResourceFolder?, data: DataInput? = nil,
    rowLimit: Int = DataTable.rowLimit
  ) {
    let start = ContinuousClock.now
    let reader = DocumentReader(file: file, resources: resources)
    (self.reader, self.root, rows, sharedRange) = Self.read(root, reader, data, rowLimit)
    hasNamesOfRows = rows != nil && root.hasSeriesOfRows
    isDescription = true
    parsing = ReadingTime.Span(from: start)
  }

  /// Reads the table of a description; its root, or its rows, are read later.
  private static func read(
    _ root: JSONNode?, _ reader: DocumentReader, _ data: DataInput?, _ rowLimit: Int
  ) -> (DocumentReader, JSONNode?, RowFigures?, SharedRange?) {
    guard let root, data != nil || root.hasData else { return (reader, root, nil, nil) }
    var reader = reader
    let rows = reader.rowFigures(of: root, data: data, rowLimit: rowLimit)
    reader.isCollection = rows?.isSeveral == true
    if let rows { reader.checkCurrenciesOfRange(of: rows, root) }
    return (reader, nil, rows, rows.flatMap { sharedRange(of: $0, root, reader) })
  }

  /// Reads the figures of all rows for the axes that they share, without keeping any; `nil` if the
  /// description does not ask for that.
  private static func sharedRange(
    of rows: RowFigures, _ root: JSONNode, _ reader: DocumentReader
  ) -> SharedRange? {
    guard case .bool(true)? = root.member("sharedRange")?.value.value else { return nil }
    var search = SharedRangeSearch()
    for index in 0..<rows.count {
      var reader = reader
      for figure in reader.figures(of: rows, at: index) { search.add(figure.view) }
    }
    return search.range
  }

  /// The number of parts that can be read by themselves: the figures of rows, or one.
  package var partCount: Int { rows?.count ?? 1 }

  /// Whether nothing is wrong with the description as a whole, and with its table; its figures may
  /// still have errors.
  package var isSound: Bool { !reader.description.diagnostics.hasErrors }

  /// Whether its figures are made of rows.
  package var hasRows: Bool { rows != nil }

  /// Returns the first rows that the figures are made from, in the form of a description; `nil`
  /// without rows.
  package func objects(ofRows count: Int) -> [JSONValue]? {
    guard let rows else { return nil }
    var objects: [JSONValue] = []
    for figure in 0..<rows.count where objects.count < count {
      let indices = rows.selection.rows(of: figure).prefix(count - objects.count)
      objects += indices.map { rows.table.object(ofRow: Int($0)) }
    }
    return objects
  }

  /// The names of the figures of rows; `nil` for others, and if the description does not name them.
  package var names: [String]? { rows?.names }

  /// The row values behind the name of each figure, by column; empty for a figure without rows.
  package var nameValues: [[(column: String, value: JSONText)]] {
    rows.map { rows in (0..<rows.count).map(rows.nameValues) } ?? []
  }

  /// Reads the figures of some parts, or of all.
  package func document(_ parts: Range<Int>? = nil) -> Document {
    let start = ContinuousClock.now
    var reader = reader
    var figures: [Figure] = []
    if let rows {
      for index in parts ?? 0..<rows.count { figures += reader.figures(of: rows, at: index) }
    } else if let root {
      figures = reader.figures(of: root)
    }
    let shared = rows == nil && reader.sharesRange ? SharedRange(of: figures.map(\.view)) : nil
    let names =
      sharedRange ?? shared
      ?? colorNames(of: figures, isPart: parts.map { $0.count < partCount } ?? false)
    for index in figures.indices { figures[index].sharedRange = names }
    return reader.document(
      figures, reading: ReadingTime(parsing: parsing, figures: ReadingTime.Span(from: start)))
  }
}

extension DocumentSource {
  /// Returns the names of series that several charts have in different orders, so that each keeps its color; `nil`
  /// if there are none. A part of the rows has the names of all, which are then read once more, without keeping
  /// their figures.
  private func colorNames(of figures: [Figure], isPart: Bool) -> SharedRange? {
    guard isPart, hasNamesOfRows, let rows else {
      var search = SeriesColorSearch()
      for figure in figures { search.add(figure.view) }
      return search.range
    }
    return namesOfRows.withLock { known in
      if let known { return known }
      var search = SeriesColorSearch()
      for index in 0..<rows.count {
        var reader = reader
        for figure in reader.figures(of: rows, at: index) { search.add(figure.view) }
      }
      known = .some(search.range)
      return search.range
    }
  }
}

extension JSONNode {
  /// Whether the names of series in the description come from rows.
  fileprivate var hasSeriesOfRows: Bool {
    switch value {
    case .array(let nodes): nodes.contains(where: \.hasSeriesOfRows)
    case .object(let members):
      members.contains { $0.key == "series" ? $0.value.hasNamesOfRows : $0.value.hasSeriesOfRows }
    default: false
    }
  }

  /// Whether series are repeated for values of a column, or have titles with references.
  private var hasNamesOfRows: Bool {
    guard case .array(let nodes) = value else { return hasReferences }
    return nodes.contains { node in
      node.member("$by") != nil || node.member("title")?.value.hasReferences == true
    }
  }

  /// Whether a description has data.
  fileprivate var hasData: Bool { member("data").map { $0.value.value != .null } ?? false }
}
