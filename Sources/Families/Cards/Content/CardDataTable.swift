import FioriBasics
import FioriLayout
public import FioriLowering
public import FioriModel

/// A table in a card.
public struct CardDataTable: CardBody {
  /// The type in a description, `dataTable`.
  public static let typeName = "dataTable"

  // key: .array(of: .cardTableColumn), examples: [["Product", ["title": "Revenue", "alignment":
  //   "trailing"]]]
  /// The columns, with their titles; empty for a table without a header.
  public var columns: [CardTableColumn] = []

  // key: .tableRows, examples: [[["Chairs", 4200], ["Desks", 1900]]]
  /// The rows of cells: texts, numbers, values, or `nil` for an empty cell; a card shows six at
  /// most.
  public var rows: [[Text?]]

  // init: …
  /// Creates a table of rows.
  public init(columns: [CardTableColumn] = [], rows: [[Text?]]) {
    self.columns = columns
    self.rows = rows
  }

  /// Lowers the table to its cells.
  public func lowered(in context: LoweringContext) -> LoweredView {
    var builder = CardBodyBuilder(in: context)
    var shown = builder.shown(rows, "rows", "row")
    let count = columns.isEmpty ? rows.map(\.count).max() ?? 0 : columns.count
    noteSurplus(count, &builder)
    let stacks = context.theme.hasLargeTexts && count > 1
    if stacks {
      shown = shown.filter { $1.prefix(count).contains { $0?.string.isEmpty == false } }
    }
    guard !shown.isEmpty else { return builder.view([], kind: Self.typeName) }
    shown = Self.withEqualDecimals(shown, in: context)
    let alignments = (0..<count).map { alignment(of: $0) }
    let path = context.path
    let lines = stacks ? Self.largeLineLimit : Self.lineLimit(in: context)
    var cells: [[TextElement?]] = []
    if columns.contains(where: { !$0.title.string.isEmpty }) {
      builder.speak(columns.map(\.title))
      cells.append(
        columns.enumerated().map { index, column in
          builder.text(
            column.title, Self.titleKind, at: path.key("columns").index(index), .footnote,
            context.faintLabel, alignment: alignments[index], lineLimit: lines, isWhole: true)
        })
    }
    let hasHeader = !cells.isEmpty
    for (index, row) in shown {
      builder.speakAll((0..<count).map { row[at: $0] ?? nil })
      cells.append(
        row.prefix(count).enumerated().map { column, text in
          builder.text(
            text, CardTable.cellKind, at: path.key("rows").index(index).index(column), .subheadline,
            column == 0 ? "primaryLabel" : "secondaryLabel", alignment: alignments[column],
            lineLimit: lines, isWhole: true)
        })
    }
    var table = CardTable(
      cells: cells, alignments: alignments, hasHeader: hasHeader, hairline: builder.hairline,
      growth: context.theme.widthGrowth,
      stacked: count > 1 ? stacked(shown, count, builder) : nil,
      leastSize: stacks
        ? nil : context.theme.font(context.widget == nil ? .footnote : .caption2).size)
    if let widget = context.widget, columns.first?.title.string.isEmpty == false {
      table.stackedLosses = [
        CardColumn.leftOut(path.key("columns").index(0), in: widget.rawValue)
      ]
    }
    return builder.view(
      [ColumnElement.Item(topSpace: 0, element: .arrangement(table.withEqualLines))],
      kind: Self.typeName)
  }

  /// The lines of a cell in columns at large texts, which are below each other where one has more (chosen:
  /// Docs/sources/cards.md#content-card).
  private static let largeLineLimit = 2

  /// The lines of a cell where the height is free, as it is not in a widget; `nil` for the usual number.
  private static func lineLimit(in context: LoweringContext) -> Int? {
    context.widget == nil ? CardMetrics.largeLineLimit : nil
  }

  /// Returns the rows as labels and values beside each other, and at large texts below each other where one does not
  /// fit.
  private func stacked(
    _ rows: [(Int, [Text?])], _ count: Int, _ builder: CardBodyBuilder
  ) -> CardValueRows {
    let isLarge = builder.context.theme.hasLargeTexts
    return CardValueRows(
      column: column(rows, count, builder) { Self.beside($0, $1) },
      stacked: isLarge ? column(rows, count, builder) { [.text($0), .text($1)] } : nil,
      value: CardTable.cellKind, label: Self.titleKind)
  }

  /// Returns the rows with their cells below each other, with a function that arranges a title and its cell.
  private func column(
    _ rows: [(Int, [Text?])], _ count: Int, _ builder: CardBodyBuilder,
    _ pair: (TextElement, TextElement) -> [Element]
  ) -> ColumnElement {
    let path = builder.context.path
    func title(_ place: Int) -> TextElement? {
      guard columns.indices.contains(place) else { return nil }
      return builder.text(
        columns[place].title, Self.titleKind, at: path.key("columns").index(place), .footnote,
        builder.context.faintLabel, isWhole: true)
    }
    // The title of the first cells is above all of them, since it often says what the numbers are: `Thousand units`. In a
    // widget, it would displace a row.
    let heading = builder.context.widget == nil ? title(0) : nil
    var column = [heading].compactMap(\.self).map {
      ColumnElement.Item(topSpace: builder.rowSpacing, element: .text($0))
    }
    for (index, row) in rows {
      var lines: [ColumnElement.Item] = []
      for (place, text) in row.prefix(count).enumerated() {
        let origin = path.key("rows").index(index).index(place)
        let label = place > 0 ? title(place) : nil
        // In a widget, whose height is fixed, a dash would displace a row.
        let isMissing =
          label != nil && text?.string.isEmpty != false && builder.context.widget == nil
        guard
          let cell = builder.text(
            isMissing ? LoweredFacts.missing : text, CardTable.cellKind, at: origin, .subheadline,
            place == 0 ? "primaryLabel" : "secondaryLabel",
            alignment: place == 0 ? .leading : builder.endAlignment,
            lineLimit: Self.lineLimit(in: builder.context), isWhole: true)
        else { continue }
        lines += (label.map { pair($0, cell) } ?? [.text(cell)]).map {
          ColumnElement.Item(topSpace: CardBodyBuilder.lineSpacing, element: $0)
        }
      }
      column.append(
        ColumnElement.Item(
          topSpace: builder.rowSpacing,
          element: .column(
            ColumnElement(items: lines, alignment: .leading, kind: CardTable.rowKind))))
    }
    return ColumnElement(items: column, alignment: .leading, kind: nil)
  }

  /// Returns a label and its value beside each other.
  private static func beside(_ label: TextElement, _ value: TextElement) -> [Element] {
    var value = value
    value.alignment = .trailing
    return [
      .arrangement(
        CardSides(
          leading: .text(label), trailing: .text(value), spacing: labelSpacing, keeps: .leading,
          share: 0.5, pushesTrailing: true))
    ]
  }

  private static let titleKind = "columnTitle"
  /// The space between a label and its value, in points, as in an object.
  private static let labelSpacing = 12.0

  /// Returns the given alignment, or the one for the type of most cells: numbers end at one edge.
  private func alignment(of column: Int) -> HorizontalAlignment {
    if columns.indices.contains(column), let given = columns[column].alignment { return given }
    let cells = rows.compactMap { $0[at: column] ?? nil }.filter { !$0.string.isEmpty }
    return cells.count < 2 * cells.count(where: \.isNumber) ? .trailing : .leading
  }

  private func noteSurplus(_ count: Int, _ builder: inout CardBodyBuilder) {
    for (index, row) in rows.enumerated() where row.count > count {
      builder.findings.append(
        .warning(
          builder.context.path.key("rows").index(index),
          .wrongCountOfCells(row.count, columns: count)
        ))
    }
  }
}

/// A column of a card's table.
public struct CardTableColumn: Hashable, Sendable, ExpressibleByStringLiteral {
  // key: .fioriText, default: .required("a string"), examples: ["Revenue"]
  /// The title of the column; empty for none.
  public var title: Text

  // key: .choice("alignment"), default: .text("trailing for numbers, else leading")
  /// The alignment of the cells; `nil` for trailing numbers, and leading texts.
  public var alignment: HorizontalAlignment?

  // init: …
  /// Creates a column with a title.
  public init(title: Text, alignment: HorizontalAlignment? = nil) {
    self.title = title
    self.alignment = alignment
  }

  /// Creates a column with a title.
  public init(stringLiteral title: String) { self.init(title: Text(title)) }
}

extension Text {
  /// Whether the text is a single number.
  fileprivate var isNumber: Bool {
    guard runs.count == 1, case .number? = runs.first?.value else { return false }
    return true
  }
}
