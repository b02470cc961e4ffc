import FioriBasics
import FioriCharts
import FioriLayout
import FioriModel

extension CardStack {
  /// The card with its sections, and the rows in them, closer to each other.
  var closer: CardStack {
    var card = self
    for index in sections.indices where sections[index].padding == Section.usualPadding {
      card.sections[index].padding.top = Section.closePadding
      card.sections[index].element = sections[index].element.withCloserRows
    }
    return card
  }

  /// The card with all of its buttons, in less and less height, and without them.
  var withLessFooter: some Sequence<CardStack> {
    let buttons = footer?.buttonOrigins ?? []
    let footers: [Section?] = footer.map { [$0] + $0.lowerButtons + [nil] } ?? [nil]
    return footers.lazy.map { shown -> CardStack in
      var card = self
      card.footer = shown
      card.losses += buttons.dropLast(shown?.buttonOrigins.count ?? 0).map {
        CardColumn.leftOut($0, in: widget ?? "")
      }
      return card
    }
  }
}

extension CardStack.Section {
  /// The buttons in less and less height: closer to the part above and sharing a row by need, then without the
  /// first ones. The main button is the last one.
  var lowerButtons: [CardStack.Section] {
    guard case .arrangement(let arrangement) = element, var buttons = arrangement as? CardButtons
    else { return [] }
    buttons.sharesRowByNeed = true
    return buttons.buttons.indices.map { index in
      var (section, rest) = (self, buttons)
      rest.buttons.removeFirst(index)
      section.element = .arrangement(rest)
      section.padding.top = Self.closePadding
      return section
    }
  }

  /// The space above a part that would not fit otherwise, in points: 8 with the padding of the part above
  /// (chosen: Docs/sources/cards.md#widgets).
  fileprivate static let closePadding = 2.0
}

extension BoxElement {
  /// Returns the box around other content, without a background.
  fileprivate func withContent(_ content: Element) -> BoxElement {
    BoxElement(
      content: content, padding: padding, width: width, minimumHeight: minimumHeight, kind: kind)
  }
}

extension ColumnElement {
  /// The rows closer to each other (chosen: Docs/sources/cards.md#widgets).
  fileprivate var closer: ColumnElement {
    var column = self
    for index in items.indices { column.items[index].topSpace *= Self.closeness }
    return column
  }

  private static let closeness = 0.7

  /// Returns the column with each of its texts changed.
  func changingTexts(_ change: (TextElement) -> TextElement) -> ColumnElement {
    var column = self
    for index in items.indices {
      column.items[index].element = items[index].element.changingTexts(change)
    }
    return column
  }
}

extension Element {
  /// Returns a chart, alone or beside a number, in a size. `above` are the parts above its place, from the same corner.
  func filling(
    _ size: Size, at origin: Point = .zero, below above: [Frame.Placed] = []
  ) -> Element {
    guard case .arrangement(let arrangement) = self, var row = arrangement as? CardChartRow else {
      return sized(size)
    }
    row.height = size.height
    row.note(above, above: origin, in: size.width)
    return .arrangement(row)
  }

  /// Whether a chart, alone or beside a number, has a legend.
  var hasLegend: Bool {
    if case .arrangement(let arrangement) = self, let row = arrangement as? CardChartRow {
      return row.chart.hasLegend
    }
    return chart?.legend.isEmpty == false
  }

  /// Returns a part with no more lines of text than a height in points has space for.
  func limitingLines(to height: Double) -> Element {
    switch self {
    case .text(let text): return .text(text.limitingLines(to: height))
    case .arrangement(let line as CardTitleLine):
      return .arrangement(line.limitingLines(to: height))
    case .arrangement(let line as CardNumberLine):
      return .arrangement(line.limitingLines(to: height))
    default: return self
    }
  }

  /// A heading, or rows, with one more line for each of their texts.
  var withOneMoreLine: Element { changingLines { min($0, .max - 1) + 1 } }

  /// Returns a heading, or rows, with another number of lines for each of their texts, from their own.
  func changingLines(_ lines: (Int) -> Int) -> Element {
    changingTexts { text in
      var text = text
      text.lineLimit = lines(text.lineLimit)
      return text
    }
  }

  /// Returns a heading, or rows, with each of their texts changed.
  func changingTexts(_ change: (TextElement) -> TextElement) -> Element {
    switch self {
    case .text(let text): return .text(change(text))
    case .column(let column): return .column(column.changingTexts(change))
    case .box(let box) where box.decoration == nil:
      return .box(box.withContent(box.content.changingTexts(change)))
    case .arrangement(let sides as CardSides):
      return .arrangement(sides.changingTexts(change))
    case .arrangement(let table as CardTable):
      return .arrangement(table.changingTexts(change))
    case .arrangement(let rows as CardValueRows):
      return .arrangement(rows.changingTexts(change))
    default: return self
    }
  }

  /// Rows with one height for lines of one font, whichever letters are in each of them.
  var withEqualLines: Element {
    let letters = lineLetters
    return letters.isEmpty ? self : changingTexts { $0.beside(letters) }
  }

  /// A column or a table without its last row, or the last line of an only row; `nil` for one that has no other, and
  /// anything else.
  var withoutLastRow: Element? {
    switch self {
    case .column(let column):
      // A row is whole or gone: its labels say nothing without their values.
      guard let last = column.items.last,
        ![CardTable.rowKind, CardObject.itemKind].contains(column.kind)
      else { return nil }
      var items = Array(column.items.dropLast())
      if !items.isEmpty, let heading = Self.headings[column.kind ?? ""] {
        // A heading without a row says nothing.
        while case .text(let text)? = items.last?.element, text.kind == heading {
          items.removeLast()
        }
        guard !items.isEmpty else { return nil }
      }
      if items.isEmpty {
        guard let shorter = last.element.withoutLastRow else { return nil }
        items = [ColumnElement.Item(topSpace: last.topSpace, element: shorter)]
      }
      return .column(
        ColumnElement(items: items, alignment: column.alignment, kind: column.kind))
    case .box(let box) where box.decoration == nil:
      return box.content.withoutLastRow.map { .box(box.withContent($0)) }
    case .arrangement(let table as CardTable): return table.withoutLastRow.map(Element.arrangement)
    case .arrangement(let rows as CardValueRows):
      return rows.withoutLastRow.map(Element.arrangement)
    case .arrangement(var sides as CardSides):
      // The icon of a row says nothing without its title.
      guard case .image = sides.leading, let shorter = sides.trailing.withoutLastRow else {
        return nil
      }
      sides.trailing = shorter
      return .arrangement(sides)
    default: return nil
    }
  }

  /// The number of rows of a list, an object or a table, with their headings, or of other parts below each other.
  var rowCount: Int {
    switch self {
    case .column(let column) where column.kind == CardDataTable.typeName:
      column.items.reduce(0) { $0 + $1.element.rowCount }
    case .column(let column): column.items.count
    case .arrangement(let table as CardTable): table.cells.count
    case .arrangement(let rows as CardValueRows): rows.column.items.count
    default: 1
    }
  }

  /// A list, an object or a table with one line for each of its texts; `nil` if they have no more, and for anything
  /// else.
  var onOneLine: Element? {
    guard isRows else { return nil }
    var hasMore = false
    let low = changingLines { lines in
      hasMore = hasMore || lines > 1
      return 1
    }
    return hasMore ? low : nil
  }

  /// A list or an object with its rows closer to each other; unchanged for anything else.
  fileprivate var withCloserRows: Element {
    switch self {
    case .arrangement(var rows as CardValueRows):
      (rows.column, rows.stacked) = (rows.column.closer, rows.stacked?.closer)
      return .arrangement(rows)
    default: return self
    }
  }

  private var isRows: Bool {
    switch self {
    case .column(let column): column.kind == CardDataTable.typeName
    case .arrangement(let arrangement): arrangement is CardValueRows
    default: false
    }
  }

  /// The part above the rows of a list, and of each group of an object.
  private static let headings = [CardList.typeName: "header", CardObject.typeName: "title"]
}
