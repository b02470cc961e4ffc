import FioriBasics
import FioriCharts
import FioriLayout
import FioriModel

/// The items of a summary: in a row if they fit, else in equal columns, the aggregates above the
/// others (chosen: a picture cannot be scrolled, Docs/sources/floorplan.md#layout).
struct ChartSummaryArrangement: Sendable {
  /// The items in the order of drawing, aggregates first.
  var items: [ChartSummaryElement]
  /// The color of the line after the aggregates.
  let separator: RGBA
  let metrics: ChartFloorplanMetrics
  /// Whether the items share a row if they fit with titles on several lines.
  var wrapsTitlesInRow = false
}

extension ChartSummaryArrangement: Arrangement {
  var parts: [Element] { items.flatMap(\.parts) }

  /// Returns the items below the texts; items of a table are between hairlines.
  func frame(between width: Double, _ layout: inout some PartLayout) throws -> Frame {
    let items = try layout.frame(
      of: .arrangement(self), in: max(width - 2 * metrics.tableIndent, 0))
    guard metrics.isTable else { return items }
    let insets = ChartFloorplanMetrics.tableInsets
    let height = insets.top + items.size.height + insets.bottom
    let lines = [0, height].map { y in
      PlotShape.rule(
        Rule(isHorizontal: true, position: y, start: 0, end: width, color: separator))
    }
    let table = Frame(
      size: Size(width: width, height: height), baseline: nil,
      content: .plot(PlotContent(shapes: lines)))
    let children = layout.inDirection(
      [Frame.Placed(origin: Point(x: metrics.tableIndent, y: insets.top), frame: items)],
      width: width)
    return Frame(
      size: table.size, baseline: children.firstBaseline,
      content: .group([Frame.Placed(origin: .zero, frame: table)] + children))
  }

  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    let width = room.maximumWidth
    if let row = try row(in: width, &layout) { return row }
    if wrapsTitlesInRow, let row = try rowOfLines(in: width, &layout) { return row }
    let rows = try rowsOfOneMark(in: width, &layout)
    var children: [Frame.Placed] = []
    var height = 0.0
    for row in rows {
      if height > 0 { height += metrics.rowSpacing }
      children.append(Frame.Placed(origin: Point(x: 0, y: height), frame: row))
      height += row.size.height
    }
    return Frame(
      size: Size(width: width, height: height), baseline: children.firstBaseline,
      content: .group(children))
  }

  /// Returns the rows of all items, whose marks have the size for the smallest value.
  private func rowsOfOneMark(in width: Double, _ layout: inout some PartLayout) throws -> [Frame] {
    let unused = layout
    let rows = try rows(in: width, &layout)
    let sizes = rows.flatMap { $0.textSizes(of: "value") }
    guard let usual = items.compactMap(\.markedSize).max(), let least = sizes.min(),
      least < usual - Self.tolerance, sizes.contains(where: { $0 > least + Self.tolerance })
    else { return rows }
    var all = self
    all.items = items.map { $0.limitingMarks(to: least) }
    layout = unused
    return try all.rows(in: width, &layout)
  }

  /// Returns the rows of all items, whose values have one size where they are of one font.
  private func rows(in width: Double, _ layout: inout some PartLayout) throws -> [Frame] {
    guard Set(items.compactMap(\.valueSize)).count > 1 else {
      return try rowsOfOneSize(largest: .infinity, in: width, &layout)
    }
    let groups = [items.filter(\.isAggregate), items.filter { !$0.isAggregate }]
    var rows: [Frame] = []
    var largest = Double.infinity
    for group in groups where !group.isEmpty {
      var part = self
      part.items = group
      let frames = try part.rowsOfOneSize(largest: largest, in: width, &layout)
      // Details are no larger than a total that shrinks.
      largest = frames.flatMap { $0.textSizes(of: "value") }.min() ?? largest
      rows += frames
    }
    return rows
  }

  /// Returns the rows of aggregates and of the other items, with values of at most a size in points, and
  /// in the smallest of their sizes if they are of one font.
  private func rowsOfOneSize(
    largest: Double, in width: Double, _ layout: inout some PartLayout
  ) throws -> [Frame] {
    func rows(_ largest: Double, _ layout: inout some PartLayout) throws -> [Frame] {
      let limited = items.map { $0.limited(to: largest) }
      // The columns of a table are the same for all items.
      let groups =
        metrics.isTable
        ? [limited] : [limited.filter(\.isAggregate), limited.filter { !$0.isAggregate }]
      return try groups.filter { !$0.isEmpty }.flatMap {
        try self.rows(of: $0, in: width, &layout)
      }
    }
    let unused = layout
    let natural = try rows(largest, &layout)
    let sizes = natural.flatMap { $0.textSizes(of: "value") }
    guard Set(items.compactMap(\.valueSize)).count == 1, let least = sizes.min(),
      sizes.contains(where: { $0 > least + Self.tolerance })
    else { return natural }
    layout = unused
    return try rows(least, &layout)
  }

  /// The lines of a title beyond which its words, one on each line, read as a list (chosen:
  /// Docs/sources/floorplan.md#layout).
  private static let mostTitleLines = 3.0
  /// A difference that rounding may cause, in points.
  private static let tolerance = 0.01

  /// Returns all items side by side; `nil` if they do not fit into a width in points.
  func row(in width: Double, _ layout: inout some PartLayout) throws -> Frame? {
    var widths: [Double] = []
    for item in items {
      widths.append(try item.naturalFrames(layout).width)
      // The other items need not be measured.
      guard end(of: widths) <= width else { return nil }
    }
    return try row(widths, &layout)
  }

  /// Returns all items side by side with titles on several lines, whose words are whole; `nil` if they do not fit into a
  /// width in points.
  private func rowOfLines(in width: Double, _ layout: inout some PartLayout) throws -> Frame? {
    let natural = try items.map { try $0.naturalFrames(layout) }
    let least = try zip(items, natural).map { try $0.leastWidth($1, layout) }
    let free = width - end(of: least)
    guard free >= 0 else { return nil }
    let wanted = zip(natural, least).map { max($0.width - $1, 0) }
    let share = min(free / max(wanted.reduce(0, +), 1), 1)
    return try row(zip(least, wanted).map { $0 + share * $1 }, &layout)
  }

  /// Returns items side by side in columns of widths in points; `nil` without any.
  private func row(_ widths: [Double], _ layout: inout some PartLayout) throws -> Frame? {
    guard !items.isEmpty else { return nil }
    let lefts = widths.indices.map { index in
      index > 0 ? end(of: widths.prefix(index)) + space(after: index - 1) : 0
    }
    let row = try ChartSummaryRow(
      items, widths: widths, lefts: lefts, isAtEnd: metrics.isTable, metrics: metrics, &layout)
    return row.frame(
      width: end(of: widths), separator: separatorPosition(lefts), valueWidths: row.valueWidths,
      layout)
  }

  /// Returns the end of the last of the first items side by side in columns of widths, in points.
  private func end(of widths: some Collection<Double>) -> Double {
    widths.reduce(0, +) + (0..<max(widths.count - 1, 0)).reduce(0) { $0 + space(after: $1) }
  }

  /// Returns the space after an item in a row, in points.
  private func space(after index: Int) -> Double {
    endsAggregates(index) ? 2 * metrics.separatorSpacing : metrics.itemSpacing
  }

  /// Whether the item is the last aggregate before other items.
  private func endsAggregates(_ index: Int) -> Bool {
    !metrics.isTable && items[index].isAggregate
      && items[at: index + 1]?.isAggregate == false
  }

  /// Returns the place and color of the line after the aggregates; `nil` without one.
  private func separatorPosition(_ lefts: [Double]) -> (x: Double, color: RGBA)? {
    items.indices.first(where: endsAggregates).map {
      (lefts[$0 + 1] - metrics.separatorSpacing, separator)
    }
  }

  // MARK: Columns

  /// Returns items in rows of equal columns, as many as keep the items on single lines; if that is
  /// one, as many as keep their words whole and leave about three lines at most to each title.
  private func rows(
    of items: [ChartSummaryElement], in width: Double, _ layout: inout some PartLayout
  ) throws -> [Frame] {
    let natural = try items.map { try $0.naturalFrames(layout) }
    func count(_ needed: Double) -> Int {
      let most = (width + metrics.itemSpacing) / (needed + metrics.itemSpacing)
      return min(max(Int(most), 1), items.count)
    }
    let onLines = count(natural.map(\.width).max() ?? 0)
    let most =
      try onLines > 1
      ? onLines
      : count(
        zip(items, natural).map {
          try max($0.leastWidth($1, layout), $1.width / Self.mostTitleLines)
        }.max() ?? 0)
    // As many in each row: three and three rather than four and two.
    let rowCount = (items.count + most - 1) / most
    let columns = (items.count + rowCount - 1) / rowCount
    let column = (width - Double(columns - 1) * metrics.itemSpacing) / Double(columns)
    // Below each other, they begin where the texts above them do.
    let isAtEnd = metrics.isTable && columns > 1
    let rows = try stride(from: 0, to: items.count, by: columns).map { start in
      let row = Array(items[start..<min(start + columns, items.count)])
      return try ChartSummaryRow(
        isAtEnd ? row : row.map(\.atStart), widths: row.map { _ in column },
        lefts: row.indices.map { Double($0) * (column + metrics.itemSpacing) }, isAtEnd: isAtEnd,
        metrics: metrics, &layout)
    }
    let widest = (0..<columns).map { place in
      rows.compactMap { $0.valueWidths[at: place] }.max() ?? 0
    }
    return rows.map { $0.frame(width: width, separator: nil, valueWidths: widest, layout) }
  }
}

/// Items side by side, whose titles, values and trends are on the same lines.
private struct ChartSummaryRow {
  private let parts: [ChartSummaryFrames]
  private let widths: [Double]
  private let lefts: [Double]
  private let isAtEnd: Bool
  private let metrics: ChartFloorplanMetrics

  /// `widths` are the items' widths, and `lefts` their places in reading direction, in points; `isAtEnd` is set if the parts
  /// of the items are at the side where reading ends.
  init(
    _ items: [ChartSummaryElement], widths: [Double], lefts: [Double], isAtEnd: Bool,
    metrics: ChartFloorplanMetrics, _ layout: inout some PartLayout
  ) throws {
    var parts: [ChartSummaryFrames] = []
    for (item, width) in zip(items, widths) {
      parts.append(try item.frames(in: width + Self.tolerance, &layout))
    }
    (self.parts, self.widths, self.lefts) = (parts, widths, lefts)
    (self.isAtEnd, self.metrics) = (isAtEnd, metrics)
  }

  /// The widths of the items' values with their dots, in points.
  var valueWidths: [Double] { parts.map(\.valueWidth) }

  /// `separator` is the place of a line between the items, and its color; `nil` for none. `valueWidths` are the widths of
  /// the values in the items' columns, whose dots are on one line.
  func frame(
    width: Double, separator: (x: Double, color: RGBA)?, valueWidths: [Double],
    _ layout: some PartLayout
  ) -> Frame {
    let lines = ChartSummaryFrames.Lines(parts, metrics)
    var children = parts.indices.map { index in
      Frame.Placed(
        origin: Point(x: lefts[index], y: 0),
        frame: parts[index].frame(
          on: lines, width: widths[index], valueWidth: valueWidths[index],
          isAtEnd: isAtEnd, layout))
    }
    if let separator {
      let rule = Rule(
        isHorizontal: false, position: 0, start: 0, end: lines.height, color: separator.color)
      children.append(
        Frame.Placed(
          origin: Point(x: separator.x, y: 0),
          frame: Frame(
            size: Size(width: 0, height: lines.height), baseline: nil,
            content: .plot(PlotContent(shapes: [.rule(rule)])))))
    }
    return Frame(
      size: Size(width: width, height: lines.height), baseline: children.firstBaseline,
      content: .group(layout.inDirection(children, width: width)))
  }
  /// Points that a sum of widths may be off, so that a text as wide as its place keeps its line.
  private static let tolerance = 0.001
}
