import FioriBasics
import FioriCharts
import FioriLayout
import FioriModel

/// The names of a card's series.
struct CardLegend: Sendable {
  let entries: [ChartElement.LegendEntry]
  /// The path of the names.
  let origin: DescriptionPath
  /// The text for the titles that do not fit, with a place for their number.
  let moreSeries: String
  /// Whether the names have as many rows, and each as many lines, as they need.
  var isHeightFree = false
  /// The letters of all names that may need higher lines, by font; `nil` until the layout.
  var letters: [Font: String]?
}

extension CardLegend: Arrangement {
  var parts: [Element] { entries.map { .text(Self.title($0.text)) } }

  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    guard letters != nil else {
      var legend = self
      legend.letters = entries.map(\.text).lineLetters
      return try legend.frame(in: room, &layout)
    }
    let width = room.maximumWidth
    let (rows, shown) = try rows(in: width, &layout)
    let children = rows.placed(below: 0, width: width, isCentered: false, isRightToLeft: false)
    return Frame(
      size: Size(width: width, height: rows.height),
      content: .group(layout.inDirection(children, width: width)), losses: losses(of: shown))
  }

  /// The rows, and the entries in them.
  private typealias Shown = (rows: LegendRows, entries: [ChartElement.LegendEntry])

  /// Returns the legend in one row, with fewer names if these are then whole, unless only one name is cut and several
  /// others would be left out for it; or, if no name is whole there or names would be cut to the same text, in as many
  /// rows as they need, two at most while the height is not free.
  private func rows(in room: Double, _ layout: inout some PartLayout) throws -> Shown {
    guard !isHeightFree else { return try rowsOfWholeNames(in: room, &layout) }
    let row = try self.row(entries, in: room, &layout)
    guard row.rows.readsAlike else {
      guard row.rows.isCut else { return row }
      let fewer = try self.row(entries, in: room, keepsWhole: true, &layout)
      guard fewer.rows.isCut else {
        return try rowCuttingOneName(from: row, besides: fewer, in: room, &layout) ?? fewer
      }
      let shown = try rowsOfWholeNames(in: room, &layout)
      return shown.rows.isCut ? row : shown
    }
    return try rowsOfWholeNames(in: room, &layout)
  }

  /// Returns the longest row, from one with more names, that cuts a single name, which is not among the whole names of
  /// another row, and has at least one more name besides; `nil` without one.
  private func rowCuttingOneName(
    from longest: Shown, besides fewer: Shown, in room: Double, _ layout: inout some PartLayout
  ) throws -> Shown? {
    func nameCount(_ shown: Shown) -> Int { shown.entries.count { $0.color != nil } }
    let count = nameCount(fewer)
    var row = longest
    while row.rows.cutCount != 1 {
      guard nameCount(row) > count + 2 else { return nil }
      row = try self.row(shortened(row.entries), in: room, &layout)
    }
    let cutsOther = row.rows.firstCutIndex.map { $0 >= count } ?? false
    return cutsOther && nameCount(row) > count + 1 ? row : nil
  }

  /// Returns the first names and the number of the others in two rows at most, or all names where the height is free.
  private func rowsOfWholeNames(
    in room: Double, _ layout: inout some PartLayout
  ) throws -> Shown {
    var shown = try flow(entries, in: room, &layout)
    while !isHeightFree, shown.rows.count > Self.largestRowCount, shown.entries.count > 1 {
      shown = try flow(shortened(shown.entries), in: room, &layout)
    }
    guard shown.rows.endsInLoneNumber else { return shown }
    let fewer = try flow(shortened(shown.entries), in: room, &layout)
    return fewer.rows.savesLoneNumber(of: shown.rows) ? fewer : shown
  }

  /// Returns entries in as many rows as they need.
  private func flow(
    _ entries: [ChartElement.LegendEntry], in room: Double, _ layout: inout some PartLayout
  ) throws -> Shown {
    let texts = try entries.map { entry in
      let indent = LegendRows.indent(color: entry.color, mark: entry.mark)
      return try self.entry(entry, in: max(room - indent, 0), &layout)
    }
    return (LegendRows(texts, width: room), entries)
  }

  /// Returns the loss of the names that are only counted.
  private func losses(of shown: [ChartElement.LegendEntry]) -> [Loss] {
    let names = shown.filter { $0.color != nil }
    let total = entries.reduce(0) { $0 + ($1.color == nil ? $1.omittedCount : 1) }
    guard names.count < total else { return [] }
    let isFull = names == entries.filter { $0.color != nil }
    return [
      Loss(
        origin,
        .namesOfLegendLeftOut(total - names.count, of: total, limit: isFull ? entries.count : nil))
    ]
  }

  private static let largestRowCount = 2

  /// Returns the entries in one row. While an entry would be cut, or have too few letters to be readable,
  /// drops the last one and shows the number of dropped entries instead.
  private func row(
    _ legend: [ChartElement.LegendEntry], in room: Double, keepsWhole: Bool = false,
    _ layout: inout some PartLayout
  ) throws -> Shown {
    let natural = try legend.map { try frame(of: $0.text, in: .infinity, &layout).size.width }
    let widths = LegendWidths(
      natural, indents: legend.map { LegendRows.indent(color: $0.color, mark: $0.mark) },
      room: room
    ).texts
    let least = keepsWhole ? .infinity : Self.leastEntryWidth
    let isReadable = zip(natural, widths).allSatisfy { $1 >= min($0, least) }
    guard isReadable || legend.count(where: { $0.color != nil }) < 2 else {
      return try row(shortened(legend), in: room, keepsWhole: keepsWhole, &layout)
    }
    let row = try zip(legend, widths).map { try entry($0, in: $1, &layout) }
    return (LegendRows(row, width: .infinity), legend)
  }

  private func entry(
    _ entry: ChartElement.LegendEntry, in width: Double, _ layout: inout some PartLayout
  ) throws -> LegendRows.Entry {
    let row = LegendRows.Entry(
      text: try frame(of: entry.text, in: width, &layout), font: entry.text.font,
      color: entry.color, mark: entry.mark)
    return row.placingLosses(at: entry.series.map { origin.index($0) } ?? origin)
  }

  /// Returns the entries without the last one, followed by the number of dropped entries.
  private func shortened(
    _ entries: [ChartElement.LegendEntry]
  ) -> [ChartElement.LegendEntry] {
    let named = entries.filter { $0.color != nil }
    let count = 1 + entries.reduce(0) { $0 + $1.omittedCount }
    guard let last = named.last, named.count > 1 else { return entries }
    let rest = StyledText(
      LocalizedStrings.text(moreSeries, count: count), font: last.text.font,
      color: last.text.color)
    return named.dropLast()
      + [ChartElement.LegendEntry(text: rest, color: nil, omittedCount: count)]
  }

  private func frame(
    of text: StyledText, in width: Double, _ layout: inout some PartLayout
  ) throws -> Frame {
    var title = Self.title(text).beside(letters ?? [:])
    if isHeightFree { title.lineLimit = CardMetrics.largeLineLimit }
    return try layout.frame(of: .text(title), in: width)
  }

  private static func title(_ text: StyledText) -> TextElement {
    TextElement(text: text, kind: "seriesTitle", origin: DescriptionPath())
  }

  /// The width in points of three or four letters and an ellipsis (chosen:
  /// Docs/sources/cards.md#layout).
  private static let leastEntryWidth = 40.0
}
