package import FioriBasics
package import FioriLayout
package import FioriModel

/// The titles of series with their colors, and the sizes of bubbles, in as many rows as needed.
///
/// A legend is a flow of entries and not a placement of labels: its entries have no marks to be near to and nothing
/// to stay clear of, so no entry is lost to another; the last one counts the entries beyond its height.
package struct LegendRows {
  /// A title and its color.
  package struct Entry {
    private(set) var text: Frame
    let font: Font
    /// The color of the dot; `nil` for no dot.
    let color: RGBA?
    /// The mark in place of the dot; `nil` for a dot.
    let mark: LegendMark?
    private let dot: ChartSpacing.Dot
    /// The width that the mark is centered in, in points; `nil` for its own.
    package var markWidth: Double?
    /// The series that the entry names; `nil` for none.
    package var series: Int?

    package init(
      text: Frame, font: Font, color: RGBA?, mark: LegendMark? = nil,
      dot: ChartSpacing.Dot = .small
    ) {
      (self.text, self.font, self.color, self.mark, self.dot) = (text, font, color, mark, dot)
    }

    /// Returns the entry with the losses of its text at a path.
    package func placingLosses(at path: DescriptionPath) -> Entry {
      var entry = self
      entry.text = text.placingLosses(at: path)
      return entry
    }

    /// The space before the text, in points.
    fileprivate var indent: Double {
      let indent = LegendRows.indent(color: color, mark: mark, dot: dot)
      guard color != nil, let markWidth else { return indent }
      return indent - ownMarkWidth + markWidth
    }

    /// The width of the mark or the dot, in points.
    package var ownMarkWidth: Double { color == nil ? 0 : LegendRows.markSize(mark, dot).width }

    /// Returns the frame of the mark or the dot.
    fileprivate func markFrame(_ color: RGBA) -> Frame {
      LegendRows.frame(of: mark, color, dot: dot)
    }

    /// The height of the text above its first baseline, in points.
    fileprivate var ascent: Double { text.baseline ?? text.size.height }

    /// The height of the entry's row, in points.
    fileprivate var rowHeight: Double {
      let lines = max(font.leading + text.size.height - font.lineHeight, font.leading)
      guard case .size(let radius) = mark?.form else { return lines }
      return max(lines, 2 * radius)
    }
  }

  /// Returns the space before a title with a dot or a mark that takes at least a width, in points.
  package static func indent(
    color: RGBA?, mark: LegendMark?, dot: ChartSpacing.Dot = .small, markWidth: Double = 0
  ) -> Double {
    guard color != nil else { return 0 }
    return dot.textIndent - dot.size + max(markSize(mark, dot).width, markWidth)
  }

  /// Returns the frame of a series' mark, or of its dot, `growth` times as large.
  package static func frame(
    of mark: LegendMark?, _ color: RGBA, dot: ChartSpacing.Dot = .small, growth: Double = 1
  ) -> Frame {
    let size = markSize(mark, dot) * growth
    let content =
      mark.map { Frame.Content.plot(PlotContent(shapes: $0.shapes(in: size, color))) }
      ?? .block(Block(cornerRadius: dot.size / 2 * growth, color: color))
    return Frame(size: size, baseline: nil, content: content)
  }

  private static func markSize(_ mark: LegendMark?, _ dot: ChartSpacing.Dot) -> Size {
    let dotSize = ChartSpacing.Dot.small.size
    return switch mark?.form {
    case nil: Size(width: dot.size, height: dot.size)
    case .line: Size(width: 3 * dotSize, height: dotSize)
    case .bar: Size(width: 0.5 * dotSize, height: 1.5 * dotSize)
    case .point, .fill: Size(width: 1.5 * dotSize, height: 1.5 * dotSize)
    case .size(let radius): Size(width: 2 * radius, height: 2 * radius)
    }
  }

  private var rows: [[Entry]]
  /// The space between two rows, in points.
  var spacing = LegendRows.rowSpacing

  /// Creates a flow of entries. If it has one entry in each row, their texts begin below each other as far as the width
  /// allows.
  package init(_ entries: [Entry], width: Double) {
    let flow: [[Entry]] = entries.reduce(into: []) { rows, entry in
      guard let last = rows.last, Self.width(of: last + [entry]) <= width else {
        rows.append([entry])
        return
      }
      rows[rows.count - 1].append(entry)
    }
    guard flow.count > 1, flow.count == entries.count else {
      rows = flow
      return
    }
    let column = LegendRows(column: entries)
    rows = column.width <= width + LabelPlacer.slack ? column.rows : flow
  }

  /// Creates a column with an entry in each row, whose texts begin below each other.
  package init(column entries: [Entry]) {
    let widest = entries.map(\.ownMarkWidth).max() ?? 0
    rows = entries.map { entry in
      var entry = entry
      entry.markWidth = widest
      return [entry]
    }
  }

  /// Returns the rows with others below them.
  package func followed(by others: LegendRows) -> LegendRows {
    var all = self
    all.rows += others.rows
    return all
  }

  package var isEmpty: Bool { rows.isEmpty }

  /// The number of rows.
  package var count: Int { rows.count }

  /// Whether a title is cut.
  package var isCut: Bool { cutCount > 0 }

  /// Whether the number of names that are left out has a row of its own below others.
  package var endsInLoneNumber: Bool {
    rows.count > 1 && rows.last?.count == 1 && rows.last?.first?.color == nil
  }

  /// Returns whether the rows, with one name less, have the number of the others beside a name, and so a row less than
  /// those where it has its own.
  package func savesLoneNumber(of other: LegendRows) -> Bool {
    !endsInLoneNumber && count == other.count - 1
  }

  var entryCount: Int { rows.reduce(0) { $0 + $1.count } }

  /// The number of titles that are cut.
  package var cutCount: Int { rows.joined().count(where: \.text.isTruncated) }

  /// The place of the first title that is cut among all; `nil` if all are whole.
  package var firstCutIndex: Int? {
    rows.joined().enumerated().first { $0.element.text.isTruncated }?.offset
  }

  /// The number of lines of all titles.
  var lineCount: Int { rows.joined().reduce(0) { $0 + $1.text.lineCount } }

  /// The number of lines that end within words.
  var brokenWordCount: Int {
    rows.joined().reduce(0) { $0 + $1.text.brokenWords.count }
  }

  /// Whether two titles are cut to the same text.
  package var readsAlike: Bool {
    let cut = rows.joined().map(\.text).filter(\.isTruncated).map(\.shownText)
    return Set(cut).count < cut.count
  }

  /// The width of the widest mark or dot of rows with one entry each whose texts begin at different places, in points;
  /// `nil` for all others.
  var raggedMarkWidth: Double? {
    guard rows.count > 1, rows.allSatisfy({ $0.count == 1 }) else { return nil }
    let marked = rows.joined().filter { $0.color != nil }
    guard Set(marked.map(\.indent)).count > 1 else { return nil }
    return marked.map(\.ownMarkWidth).max()
  }

  /// The series with an entry, in order.
  package var series: [Int] { rows.joined().compactMap(\.series) }

  /// The width of the widest row in points.
  package var width: Double { rows.map(Self.width).max() ?? 0 }

  /// The height of all rows in points.
  package var height: Double {
    rows.isEmpty
      ? 0 : rows.reduce(-spacing) { $0 + Self.height(of: $1) + spacing }
  }

  private static func height(of row: [Entry]) -> Double {
    max(leastRowHeight, row.map(\.rowHeight).max() ?? 0)
  }

  /// Returns the rows starting at a height, either centered or at the side where reading starts.
  package func placed(
    below top: Double, width: Double, isCentered: Bool, isRightToLeft: Bool
  ) -> [Frame.Placed] {
    var top = top
    return rows.flatMap { row in
      let height = Self.height(of: row)
      defer { top += height + spacing }
      let free = isCentered ? (width - Self.width(of: row)) / 2 : 0
      let placed = placed(row, from: free, middle: top + height / 2, isRightToLeft)
      return isRightToLeft ? placed.map { $0.mirrored(in: width) } : placed
    }
  }

  /// A dot is centered on the digits next to it (Docs/sources/cards.md#legend).
  private func placed(
    _ row: [Entry], from left: Double, middle: Double, _ isRightToLeft: Bool
  ) -> [Frame.Placed] {
    var x = left
    // First lines are beside each other.
    let ascent = row.map(\.ascent).max() ?? 0
    let height = ascent + (row.map { $0.text.size.height - $0.ascent }.max() ?? 0)
    return row.flatMap { entry -> [Frame.Placed] in
      let text = Frame.Placed(
        origin: Point(x: x + entry.indent, y: middle - height / 2 + ascent - entry.ascent),
        frame: entry.text)
      defer { x += entry.indent + entry.text.size.width + Self.entrySpacing }
      guard let color = entry.color else { return [text] }
      let digits = text.origin.y + (entry.text.baseline ?? 0) - entry.font.digitHeight / 2
      let mark = entry.markFrame(color)
      let origin = Point(
        x: x + ((entry.markWidth ?? mark.size.width) - mark.size.width) / 2,
        y: digits - mark.size.height / 2)
      let placed = Frame.Placed(origin: origin, frame: mark)
      guard case .size = entry.mark?.form else { return [placed, text] }
      return [placed.labeled(by: text, isRightToLeft)]
    }
  }

  private static func width(of row: [Entry]) -> Double {
    row.reduce(-entrySpacing) { $0 + $1.indent + $1.text.size.width + entrySpacing }
  }

  /// In points (Docs/sources/cards.md#legend).
  package static let entrySpacing = 16.0
  package static let rowSpacing = 4.0
  private static let leastRowHeight = 18.0
}

extension Frame.Placed {
  /// Returns the frame of a size as the part of the layout report that has a text's text. Its origin
  /// and the origin of the text are not mirrored yet.
  fileprivate func labeled(by text: Frame.Placed, _ isRightToLeft: Bool) -> Frame.Placed {
    let label = Frame.Placed(
      origin: Point(x: text.origin.x - origin.x, y: text.origin.y - origin.y), frame: text.frame)
    let size = frame.size
    return Frame.Placed(
      origin: origin,
      frame: Frame(
        size: size, baseline: text.frame.baseline.map { label.origin.y + $0 },
        content: .group([
          Frame.Placed(origin: .zero, frame: frame),
          isRightToLeft ? label.mirrored(in: size.width) : label,
        ]), kind: "bubbleSize"))
  }
}

extension LegendMark {
  /// Returns the shapes of the mark in a box.
  fileprivate func shapes(in size: Size, _ color: RGBA) -> [PlotShape] {
    let middle = Point(x: size.width / 2, y: size.height / 2)
    switch form {
    case .line(let width, let hasPoints):
      let dash = pattern.dash.map { $0 * width }
      func line(from start: Double, to end: Double, _ dash: [Double]) -> PlotShape {
        .line(
          [Point(x: start, y: middle.y), Point(x: end, y: middle.y)],
          StrokeStyle(width: width, cap: .butt, dash: dash), color)
      }
      let side = middle.x - Self.symbolRadius
      let sideDash = Self.twoDashes(dash, in: side)
      let lines =
        hasPoints && !dash.isEmpty
        ? [
          line(from: 0, to: side, sideDash),
          line(from: size.width, to: size.width - side, sideDash),
        ]
        : [line(from: 0, to: size.width, SeriesPattern.wholeDashes(dash, in: size.width))]
      guard hasPoints else { return lines }
      let ground = PlotShape.symbols(
        [middle], pattern.symbol.filled, radius: Self.symbolRadius, background)
      return (pattern.symbol.isHollow ? lines + [ground] : lines) + [symbol(at: middle, color)]
    case .point: return [symbol(at: middle, color)]
    case .bar: return [.block(Rect(origin: .zero, size: size), color)]
    case .size(let radius):
      return [
        .circle(center: middle, radius: radius, color.fadedTo(0.2)),
        .ring(center: middle, radius: max(radius - 0.5, 0), width: 1, color),
      ]
    case .fill:
      let block = PlotShape.block(Rect(origin: .zero, size: size), color)
      return pattern.hatching == .none
        ? [block] : [block, .hatching(pattern.hatching, over: [block], background)]
    }
  }

  /// Returns the dashes of a line at a side of a symbol, so much longer or shorter that at least two dashes fill the side:
  /// the symbol would cover the only gap.
  private static func twoDashes(_ dash: [Double], in length: Double) -> [Double] {
    guard dash.count > 2 else { return SeriesPattern.wholeDashes(dash, in: length) }
    let shown = dash.prefix(3).reduce(0, +)
    return dash.map { $0 * length / shown }
  }

  private func symbol(at point: Point, _ color: RGBA) -> PlotShape {
    .symbols([point], pattern.symbol, radius: Self.symbolRadius, color)
  }

  /// In points.
  private static let symbolRadius = 4.0
}
