import FileKit
import FioriDocuments
import FioriRender
import SystemPackage

/// The keys on the sides of a matrix of pictures.
package struct MatrixKeys: Sendable {
  package var rows: String?
  package var columns: String?

  package init(rows: String?, columns: String?) { (self.rows, self.columns) = (rows, columns) }

  /// The key of the names of figures.
  static let figure = "figure"

  /// All keys that a description can have different values for.
  package static let known = [figure] + Environment.traitNames
}

/// The rows and columns of a matrix of pictures.
///
/// Values that vary besides the two keys get rows of their own, or columns if only the rows have a
/// key, so a cell has one picture.
struct PictureMatrix: Sendable {
  /// The values that distinguish the rows or the columns: keys with their values.
  typealias Heading = [Choice]

  /// A key with a value.
  struct Choice: Hashable, Sendable {
    let key: String
    let value: String
  }

  let keys: MatrixKeys
  private(set) var rows: [Heading] = []
  private(set) var columns: [Heading] = []
  /// The keys with more than one value.
  private var varying: Set<String> = []
  /// The keys that options set for all pictures.
  private var overridden: Set<String> = []

  /// Finds the rows and columns of the pictures of a session.
  ///
  /// - Throws: ``UsageError`` if a key is unknown, or if there are too many cells.
  init(_ keys: MatrixKeys, of session: DrawingSession) throws {
    self.keys = keys
    try checkCount(session.figureCount)
    var pictures: [Heading] = []
    for (input, survey) in zip(session.inputs, session.surveys) {
      guard let survey else { continue }
      let reading: Reading
      if let kept = survey.reading {
        reading = kept
      } else if let rows = survey.rows {
        reading = session.source.reading(of: rows)
      } else {
        reading = try session.source.reading(of: input)
      }
      // Errors in a description are reported instead of the missing figures that they cause.
      guard !reading.document.diagnostics.hasErrors else { continue }
      note(reading.figures)
      pictures += reading.figures.map { Self.choices(of: $0, in: input) }
    }
    try find(pictures, "--rows", "--columns")
  }

  /// Finds the rows and columns of the figures of an input.
  ///
  /// - Throws: ``UsageError`` if a key is unknown, or if there are too many cells.
  init(_ keys: MatrixKeys, of figures: [Figure], in input: InputFile) throws {
    self.keys = keys
    try checkCount(figures.count)
    note(figures)
    try find(figures.map { Self.choices(of: $0, in: input) }, "rows", "columns")
  }

  private mutating func note(_ figures: [Figure]) {
    overridden.formUnion(figures.flatMap(\.overriddenTraits))
  }

  private mutating func find(
    _ pictures: [Heading], _ rowOption: String, _ columnOption: String
  ) throws {
    guard !pictures.isEmpty else { return }
    if let key = keys.rows, key == keys.columns {
      throw UsageError(
        "\(rowOption) and \(columnOption) are both '\(key)'; use different keys.")
    }
    let values = Dictionary(grouping: pictures.joined(), by: \.key).mapValues(Set.init)
    varying = Set(values.filter { $1.count > 1 }.keys)
    try check(keys.rows, of: rowOption, among: values.keys)
    try check(keys.columns, of: columnOption, among: values.keys)
    let (rowSet, columnSet) = (Set(pictures.map(rowHeading)), Set(pictures.map(columnHeading)))
    try checkCount(rowSet.count * columnSet.count)
  }

  /// Returns the row and the column of a figure, as indices of the headings, which it may add to.
  mutating func place(of figure: Figure, in input: InputFile) -> (row: Int, column: Int) {
    let choices = Self.choices(of: figure, in: input)
    return (
      Self.index(of: rowHeading(choices), in: &rows),
      Self.index(of: columnHeading(choices), in: &columns)
    )
  }

  private static func index(of heading: Heading, in headings: inout [Heading]) -> Int {
    if let index = headings.firstIndex(of: heading) { return index }
    headings.append(heading)
    return headings.count - 1
  }

  private static func choices(of figure: Figure, in input: InputFile) -> Heading {
    let name = figure.name ?? figure.index.map { "\(input.stem)-\($0 + 1)" } ?? input.stem
    let figureName = input.subfolder.appending(name).string
    return [Choice(key: MatrixKeys.figure, value: figureName)]
      + figure.varyingTraits.map { Choice(key: $0.trait, value: $0.label) }
  }

  private func rowHeading(_ choices: Heading) -> Heading {
    heading(keys.rows, choices, takesRest: keys.rows == nil || keys.columns != nil)
  }

  private func columnHeading(_ choices: Heading) -> Heading {
    heading(keys.columns, choices, takesRest: keys.columns == nil)
  }

  private func heading(_ key: String?, _ choices: Heading, takesRest: Bool) -> Heading {
    let rest = choices.filter {
      takesRest && varying.contains($0.key) && $0.key != keys.rows && $0.key != keys.columns
    }
    return choices.filter { $0.key == key } + rest
  }

  private func checkCount(_ count: Int) throws {
    guard count > Limits.cellCount else { return }
    throw UsageError(
      "the matrix would have \(count) cells, more than the \(Limits.cellCount) allowed; "
        + "draw fewer figures, or vary fewer traits.")
  }

  private func check(
    _ key: String?, of option: String, among varied: some Collection<String>
  ) throws {
    guard let key, !varied.contains(key) else { return }
    if overridden.contains(key) {
      throw UsageError(
        "\(option) \(key) cannot be used because the command line sets '\(key)' for all pictures; "
          + "remove one of them."
      )
    }
    if Environment.traitNames.contains(key) {
      throw UsageError(
        "\(option) \(key): no input has variants of '\(key)'; add \"variants\": {\"\(key)\": […]}.")
    }
    let own = MatrixKeys.known.filter(varied.contains)
    let hint =
      Suggestion.nearest(to: key, among: own).map { "did you mean '\($0)'?" }
      ?? "use \(Suggestion.list(own, joiner: "or"))\(own.count == 1 ? ", or a key of 'variants'" : "")."
    throw UsageError("\(option) \(key): unknown key; \(hint)")
  }
}

extension PictureMatrix.Choice {
  /// The value as a heading, with its key if it does not say what it is.
  var label: String {
    value == "true" || value == "false" || value.first?.isNumber == true ? "\(key) \(value)" : value
  }
}

/// A matrix of the pictures that were drawn.
struct MatrixTable {
  let rowKey: String
  let columnKey: String
  /// The rows, with the index of the picture of each column; `nil` for none.
  let rows: [(heading: DrawingMatrix.Heading, cells: [Int?])]
  let columns: [DrawingMatrix.Heading]
}

extension PictureMatrix {
  /// Returns the matrix of pictures at places.
  func table(_ places: [(row: Int, column: Int)]) -> MatrixTable {
    var cells = rows.map { _ in columns.map { _ in Int?.none } }
    for (index, place) in places.enumerated() { cells[place.row][place.column] = index }
    let (rowOrder, columnOrder) = (Self.order(of: rows), Self.order(of: columns))
    return MatrixTable(
      rowKey: keys.rows ?? "", columnKey: keys.columns ?? "",
      rows: rowOrder.map { row in
        (Self.words(rows[row], keys.rows), columnOrder.map { cells[row][$0] })
      },
      columns: columnOrder.map { Self.words(columns[$0], keys.columns) })
  }

  /// Returns the indices of headings in the order of their addition, but with all of the same value of
  /// the key together.
  private static func order(of headings: [Heading]) -> [Int] {
    var ranks: [Choice?: Int] = [:]
    for heading in headings where ranks[heading.first] == nil { ranks[heading.first] = ranks.count }
    return headings.indices.sorted { left, right in
      let (one, other) = (ranks[headings[left].first] ?? 0, ranks[headings[right].first] ?? 0)
      return (one, left) < (other, right)
    }
  }

  private static func words(_ heading: Heading, _ key: String?) -> DrawingMatrix.Heading {
    let labels = heading.map(\.label)
    guard key != nil, let title = labels.first else { return (labels.joined(separator: ", "), "") }
    return (title, labels.dropFirst().joined(separator: ", "))
  }
}

extension MatrixKeys {
  /// Returns one drawing of the drawings of an input's figures, in rows and columns. A figure without a
  /// name is called as its input, or as what it is.
  ///
  /// - Throws: ``UsageError`` if a key is unknown, or if there are too many cells.
  func drawing(
    of cells: [(figure: Figure, drawing: Drawing)], named name: String?, _ renderer: Renderer
  ) throws -> Drawing {
    let input = InputFile(name ?? cells.first.map { type(of: $0.figure.view).typeName } ?? "")
    var matrix = try PictureMatrix(self, of: cells.map(\.figure), in: input)
    let places = cells.map { matrix.place(of: $0.figure, in: input) }
    return try renderer.matrix(
      of: DrawingMatrix(matrix.table(places), of: cells.map(\.drawing)), scale: Self.scale)
  }

  /// The pixels per point of a matrix, regardless of its figures' own.
  private static let scale = 2.0
}

extension DrawingMatrix {
  /// Creates a matrix of drawings that a table has the indices of.
  init(_ table: MatrixTable, of drawings: [Drawing]) {
    self.init(
      rowKey: table.rowKey, columnKey: table.columnKey,
      rows: table.rows.map { ($0.heading, $0.cells.map { $0.map { drawings[$0] } }) },
      columns: table.columns)
  }
}

extension MatrixTable {
  /// Returns a table whose cells are figures.
  func html(_ figures: [String]) -> String {
    let head = columns.map { "<th scope=\"col\">\(Self.html($0))</th>" }.joined()
    let corner = "<td>\(MarkupText.escaped(rowKey))</td>"
    let span = "<td colspan=\"\(columns.count)\">\(MarkupText.escaped(columnKey))</td>"
    let key = columnKey.isEmpty ? "" : "<tr><td></td>\(span)</tr>\n"
    let body = rows.map { heading, cells in
      let cells = cells.map { "<td>\($0.map { figures[$0] } ?? "")</td>" }
      return "<tr><th scope=\"row\">\(Self.html(heading))</th>\(cells.joined(separator: "\n"))</tr>"
    }
    return """
      <table>
      <thead>
      \(key)<tr>\(corner)\(head)</tr>
      </thead>
      <tbody>
      \(body.joined(separator: "\n"))
      </tbody>
      </table>
      """
  }

  private static func html(_ heading: DrawingMatrix.Heading) -> String {
    let title = MarkupText.escaped(heading.title)
    guard !heading.details.isEmpty else { return title }
    return title + "<small>\(MarkupText.escaped(heading.details))</small>"
  }

  /// The rules of its page besides the figures' rules; pictures keep their sizes, so that they can
  /// be compared.
  static let style = """

    main { display: block; overflow-x: auto; }
    table { border-spacing: 16px; margin: -16px; }
    th, td { padding: 0; text-align: start; vertical-align: top; }
    th { color: light-dark(#1d2d3e, #fff); overflow-wrap: anywhere; min-width: 5em; max-width: 20em; }
    small { display: block; font-weight: normal; }
    img { max-width: none; }
    """
}
