import FioriBasics
import FioriLayout
import FioriModel

/// The cells of a card's table in columns that share the width.
struct CardTable: Sendable {
  /// The cells of each row, the titles of the columns first if there are any.
  var cells: [[TextElement?]]
  let alignments: [HorizontalAlignment]
  let hasHeader: Bool
  /// The color of the line below the titles.
  let hairline: RGBA
  /// How much larger than usual the spaces are.
  let growth: Double
  /// The rows with their cells below each other, for texts that would be too small in columns; `nil` for a table that
  /// keeps its columns.
  var stacked: CardValueRows?
  /// The losses of a table whose cells are below each other.
  var stackedLosses: [Loss] = []
  /// The size in points that cells in columns have at least; `nil` at large texts, where they are below each other if
  /// any is cut, broken or smaller.
  var leastSize: Double?

  /// The name of a row in the layout report.
  static let rowKind = "tableRow"
  /// The name of a cell there.
  static let cellKind = "cell"
  /// The space between two columns, and between two rows, in points.
  private var columnSpacing: Double { 12 * growth }
  /// The least space between two columns, where no word is broken then, in points (chosen:
  /// Docs/sources/cards.md#content-card).
  private var leastColumnSpacing: Double { 8 * growth }
  private var rowSpacing: Double { 8 * growth }
  /// The space between two rows where cells have several lines, in points: as much more than between two lines
  /// (chosen: Docs/sources/cards.md#content-card).
  private var wrappedRowSpacing: Double {
    let betweenLines = cells.joined().compactMap { $0?.text.boxFont }
      .map { $0.leading - $0.lineHeight }
    return max(rowSpacing, (betweenLines.max() ?? 0) + Self.leastRowDistance)
  }
  /// How much more space is between two rows than between two lines, in points.
  private static let leastRowDistance = 8.0
  /// The part of the width that columns of numbers keep at most.
  private static let keptShare = 0.75
}

extension CardTable {
  /// Returns the table with each of its cells changed, and at large texts only those that are below each other.
  func changingTexts(_ change: (TextElement) -> TextElement) -> CardTable {
    var table = self
    table.stacked = stacked?.changingTexts(change)
    guard stacked == nil || leastSize != nil else { return table }
    table.cells = cells.map { $0.map { $0.map(change) } }
    return table
  }

  /// The table with one height for lines of one font, in columns and below each other.
  var withEqualLines: CardTable {
    let letters = Element.arrangement(self).lineLetters
    guard !letters.isEmpty else { return self }
    var table = self
    table.cells = cells.map { $0.map { $0?.beside(letters) } }
    table.stacked = stacked?.changingTexts { $0.beside(letters) }
    return table
  }

  /// The table without its last row; `nil` for one that has no other.
  var withoutLastRow: CardTable? {
    guard cells.count > (hasHeader ? 2 : 1) else { return nil }
    var table = self
    table.cells.removeLast()
    table.stacked = stacked?.withoutLastRow
    return table
  }
}

extension CardTable: Arrangement {
  var parts: [Element] { cells.flatMap { $0.compactMap(\.self).map(Element.text) } }

  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    let unused = layout
    var table = try withCellsOfOneSize(in: room.maximumWidth, layout)
    var frame = try table.inColumns(in: room.maximumWidth, &layout)
    var attempt = unused
    if !frame.brokenWords.isEmpty,
      let smaller = try table.withWholeWords(in: room.maximumWidth, attempt)
    {
      let whole = try smaller.inColumns(in: room.maximumWidth, &attempt)
      if whole.brokenWords.isEmpty { (table, frame, layout) = (smaller, whole, attempt) }
    }
    guard let stacked, table.isCramped(frame, insteadOf: self) else { return frame }
    layout = unused
    var rows = try layout.frame(of: .arrangement(stacked), in: room)
    rows.losses += stackedLosses
    return rows
  }

  /// Whether a frame of the cells in columns, in one size instead of that of another table, is hard to read.
  private func isCramped(_ frame: Frame, insteadOf table: CardTable) -> Bool {
    guard let leastSize else { return !frame.isWhole || cells != table.cells }
    if !frame.allLosses.isEmpty { return true }
    let least = cells.joined().compactMap { $0?.text.boxFont.size }.min()
    return cells != table.cells && least.map { $0 < leastSize - TextElement.sizeTolerance } ?? false
  }

  private func inColumns(in width: Double, _ layout: inout some PartLayout) throws -> Frame {
    let columns = try self.columns(in: width, &layout)
    let rows = try cells.map { try self.row($0, columns, width: width, &layout) }
    let isWrapped = rows.dropFirst(hasHeader ? 1 : 0).contains(where: \.wrapsText)
    let spacing = isWrapped ? wrappedRowSpacing : rowSpacing
    var children: [Frame.Placed] = []
    var top = 0.0
    for (index, frame) in rows.enumerated() {
      children.append(Frame.Placed(origin: Point(x: 0, y: top), frame: frame))
      let isHeader = index == 0 && hasHeader
      top += frame.size.height + (isHeader ? rowSpacing : spacing)
      guard isHeader else { continue }
      let line = try layout.frame(
        of: .block(BlockElement(size: Size(width: width, height: 0.5), color: hairline)), in: width)
      children.append(Frame.Placed(origin: Point(x: 0, y: top - rowSpacing / 2), frame: line))
      top += rowSpacing / 2
    }
    return Frame(
      size: Size(
        width: width, height: children.last.map { $0.origin.y + $0.frame.size.height } ?? 0),
      baseline: children.firstBaseline, content: .group(children))
  }

  /// Returns the table with all texts no larger than the smallest number is drawn, since a number in larger
  /// digits would read as the larger one.
  private func withCellsOfOneSize(
    in width: Double, _ layout: some PartLayout
  ) throws -> CardTable {
    var table = self
    // Smaller cells leave others more space, so that they need not shrink once more.
    for _ in 0..<Self.mostAttempts {
      let cells = try table.drawn(atMost: table.smallestNumber(in: width, layout)).cells
      guard cells != table.cells else { break }
      table.cells = cells
    }
    return table.cells == cells ? table : try largest(from: table, in: width, layout)
  }

  /// Returns the table between a smaller one and its own size whose numbers need not shrink: a number that shrinks
  /// alone becomes smaller than if all texts do.
  private func largest(
    from smaller: CardTable, in width: Double, _ layout: some PartLayout
  ) throws -> CardTable {
    var attempt = layout
    let faults = try smaller.inColumns(in: width, &attempt).faultCounts
    var best = smaller
    var (low, high) = (smaller.largestSize, largestSize)
    for _ in 0..<Self.halvingCount {
      let size = (low + high) / 2
      let other = drawn(atMost: size)
      attempt = layout
      if try other.smallestNumber(in: width, layout) >= size - TextElement.sizeTolerance,
        try other.inColumns(in: width, &attempt).faultCounts <= faults
      {
        (best, low) = (other, size)
      } else {
        high = size
      }
    }
    return best
  }

  /// Returns the table with its cells as much smaller as their longest words need beside each other with the least space
  /// between them; `nil` where the cells would be too small.
  private func withWholeWords(in width: Double, _ layout: some PartLayout) throws -> CardTable? {
    guard let leastSize else { return nil }
    var attempt = layout
    let least = leastWidth(
      try widths(&attempt) { $0 }, try widths(&attempt) { $0.inWords })
    let room = width - leastColumnSpacing * Double(max(alignments.count - 1, 0))
    let size = largestSize * (room / least) - TextElement.sizeTolerance
    return size >= leastSize && size < largestSize ? drawn(atMost: size) : nil
  }

  /// Returns the width in points of columns of numbers and of the longest words of the others, from their needs.
  private func leastWidth(_ needs: [Double], _ words: [Double]) -> Double {
    needs.indices.reduce(0) { $0 + (keepsWidth($1) ? needs[$1] : words[$1]) }
  }

  /// Whether a column keeps the width that it needs: one of numbers, unless it also has texts, which may wrap.
  private func keepsWidth(_ column: Int) -> Bool {
    guard alignments[column] == .trailing else { return false }
    let values = cells.dropFirst(hasHeader ? 1 : 0).compactMap { $0[at: column] ?? nil }
    return Set(values.map { $0.value == nil }).count < 2
  }

  /// Returns the size in points of the smallest number as it is drawn in columns; infinite without any.
  private func smallestNumber(in width: Double, _ layout: some PartLayout) throws -> Double {
    var attempt = layout
    let columns = try self.columns(in: width, &attempt)
    var least = Double.infinity
    for row in cells.dropFirst(hasHeader ? 1 : 0) {
      for (cell, column) in zip(row, columns) {
        guard let cell, cell.value != nil || cell.keepsNumberWhole else { continue }
        let frame = try attempt.frame(of: .text(cell), in: column.width)
        least = min(least, frame.largestTextSize ?? .infinity)
      }
    }
    return least
  }

  /// The size of the largest cell, in points.
  private var largestSize: Double {
    cells.joined().compactMap { $0?.text.boxFont.size }.max() ?? 0
  }

  private func drawn(atMost size: Double) -> CardTable {
    var table = self
    table.cells = cells.map { $0.map { $0?.drawn(atMost: size) } }
    return table
  }

  /// Enough for a size to less than a third of a point.
  private static let halvingCount = 4
  private static let mostAttempts = 3

  private func row(
    _ row: [TextElement?], _ columns: [Column], width: Double, _ layout: inout some PartLayout
  ) throws -> Frame {
    var x = 0.0
    var children: [Frame.Placed] = []
    for (column, cell) in row.enumerated() {
      guard columns.indices.contains(column) else { break }
      let (width, after) = (columns[column].width, columns[column].spaceAfter)
      defer { x += width + after }
      guard let cell else { continue }
      let frame = try layout.frame(of: .text(cell), in: width)
      let free = max(width - frame.size.width, 0)
      let left = free * alignments[column].leftShare(in: .leftToRight)
      children.append(Frame.Placed(origin: Point(x: x + left, y: 0), frame: frame))
    }
    let baseline = children.compactMap(\.frame.baseline).max() ?? 0
    children = children.map {
      $0.moved(by: Point(x: 0, y: baseline - ($0.frame.baseline ?? baseline)))
    }
    let height = children.map { $0.origin.y + $0.frame.size.height }.max() ?? 0
    return Frame(
      size: Size(width: width, height: height), baseline: baseline,
      content: .group(layout.inDirection(children, width: width)), kind: Self.rowKind)
  }

  /// A column: its width, and the space between it and the next one, in points.
  private struct Column {
    var width: Double
    var spaceAfter: Double
  }

  /// Returns the columns: what their cells need, and an equal part of the rest; where there is no rest, the widest
  /// columns yield.
  private func columns(in width: Double, _ layout: inout some PartLayout) throws -> [Column] {
    let needs = try widths(&layout) { $0 }
    let room = max(width - columnSpacing * Double(max(needs.count - 1, 0)), 0)
    let rest = room - needs.reduce(0, +)
    guard rest < 0 else {
      let isLastAtEnd = alignments.count > 1 && alignments.last == .trailing
      // The first column takes the rest where the last one ends at the edge.
      let share = isLastAtEnd ? Double(needs.count - 1) : Double(max(needs.count, 1))
      return needs.enumerated().map { index, need in
        guard !isLastAtEnd || index < needs.count - 1 else {
          return Column(width: need, spaceAfter: 0)
        }
        // Beside texts that begin at one edge, numbers that end at another would look like one column.
        let isBeforeStart = alignments[index] == .trailing && alignments[at: index + 1] == .leading
        let after = isBeforeStart ? rest / share / 2 : 0
        return Column(width: need + rest / share - after, spaceAfter: columnSpacing + after)
      }
    }
    let words = try widths(&layout) { $0.inWords }
    let least = try withWrappedTitles(needs, words, in: width, &layout)
    let spacing = spacing(least, words, in: width)
    let others = max(width - spacing * Double(max(needs.count - 1, 0)), 0)
    return limited(least, words, to: others).map { Column(width: $0, spaceAfter: spacing) }
  }

  /// Returns the needs of columns, of those of numbers without their titles on one line if words of the others would be
  /// broken, in points.
  private func withWrappedTitles(
    _ needs: [Double], _ words: [Double], in width: Double, _ layout: inout some PartLayout
  ) throws -> [Double] {
    let spacing = leastColumnSpacing * Double(max(needs.count - 1, 0))
    guard hasHeader, leastWidth(needs, words) + spacing > width else { return needs }
    let wrapped = try widths(&layout, ofTitles: \.inWords) { $0 }
    return needs.indices.map { keepsWidth($0) ? wrapped[$0] : needs[$0] }
  }

  /// Returns the space between two columns that are narrower than they need: less than usual where that keeps all words
  /// whole, in points.
  private func spacing(_ needs: [Double], _ words: [Double], in width: Double) -> Double {
    // Rounding must not break the longest word.
    let rest = width - leastWidth(needs, words) - TextElement.sizeTolerance
    let spacing = rest / Double(max(needs.count - 1, 1))
    return spacing < leastColumnSpacing ? columnSpacing : min(spacing, columnSpacing)
  }

  /// Returns the width in points that the widest cell of each column takes, each of them changed, and titles as well.
  private func widths(
    _ layout: inout some PartLayout,
    ofTitles changeTitle: (TextElement) -> TextElement = { $0 },
    of change: (TextElement) -> TextElement
  ) throws -> [Double] {
    var widths = [Double](repeating: 0, count: alignments.count)
    for (index, row) in cells.enumerated() {
      for (column, cell) in row.enumerated() where widths.indices.contains(column) {
        guard let cell else { continue }
        let text = change(index == 0 && hasHeader ? changeTitle(cell) : cell)
        let width = try layout.frame(of: .text(text), in: .infinity).size.width
        widths[column] = max(widths[column], width)
      }
    }
    return widths
  }

  /// Returns widths that fit the room: columns of numbers keep theirs as long as enough is left for the
  /// others, which are no narrower than their longest words if these fit.
  private func limited(_ needs: [Double], _ words: [Double], to room: Double) -> [Double] {
    let isKept = alignments.indices.map(keepsWidth)
    let kept = needs.indices.reduce(0.0) { isKept[$1] ? $0 + needs[$1] : $0 }
    // Numbers that shrink are not words that would be broken.
    guard kept <= room * Self.keptShare else {
      return Self.limited(needs.map { ($0, 0) }, to: room)
    }
    let others = needs.indices.filter { !isKept[$0] }.map { (needs[$0], words[$0]) }
    var rest = Self.limited(others, to: room - kept)[...]
    return needs.indices.map { isKept[$0] ? needs[$0] : rest.popFirst() ?? 0 }
  }

  /// Returns widths that fit the room: the largest needs are cut to one width, but not to less than the longest word
  /// of their column if all of these fit.
  private static func limited(
    _ columns: [(need: Double, word: Double)], to room: Double
  ) -> [Double] {
    let areWhole = columns.reduce(0) { $0 + $1.word } <= room
    var rest = room
    var isWide = columns.map { _ in false }
    while true {
      let others = columns.indices.filter { !isWide[$0] }
      let limit = limit(of: others.map { columns[$0].need }, to: rest)
      let wide = others.filter { areWhole && columns[$0].word > limit }
      guard !wide.isEmpty else {
        return columns.indices.map {
          isWide[$0] ? columns[$0].word : min(columns[$0].need, limit)
        }
      }
      for column in wide {
        isWide[column] = true
        rest -= columns[column].word
      }
    }
  }

  /// Returns the width that the largest of some needs are cut to, so that all fit the room.
  private static func limit(of needs: [Double], to room: Double) -> Double {
    var rest = room
    var limit = 0.0
    for (index, need) in needs.sorted().enumerated() {
      limit = rest / Double(needs.count - index)
      guard need <= limit else { break }
      rest -= need
    }
    return limit
  }
}

extension TextElement {
  /// A difference of sizes that rounding may cause, in points.
  static let sizeTolerance = 0.01

  /// The text with a line for each of its words.
  fileprivate var inWords: TextElement {
    var element = self
    (element.maximumWidth, element.keepsWordsWhole, element.lineLimit) = (0, true, .max)
    return element
  }

  /// Returns the text no larger than a size in points.
  func drawn(atMost size: Double) -> TextElement {
    text.boxFont.size > size + Self.sizeTolerance ? drawn(at: size) : self
  }
}
