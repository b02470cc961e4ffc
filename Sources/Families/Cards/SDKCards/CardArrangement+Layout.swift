import FioriBasics
import FioriCharts
import FioriKPI
import FioriLayout
import FioriLowering
import FioriModel

extension CardArrangement: Arrangement {
  var parts: [Element] {
    let body: Element? =
      switch body {
      case .none: nil
      case .chart(let chart): .chart(chart)
      case .value(let value): value.element
      case .ring(let ring): .ring(ring)
      }
    let head: [Element?] = [
      .text(title), status.map(Element.text), trend.map(Element.label), value?.element,
      facts.map(Element.arrangement), details.map(Element.text), body,
    ]
    return head.compactMap(\.self) + legend.map { .text(Self.title($0.text)) }
  }

  /// Lays out the lines from the top, and the body in the remaining room. The legend goes if the chart
  /// takes its room.
  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    var lines = CardLines(width: size.width)
    let (baseline, lastBaseline) = try titleLine(&lines, &layout)
    let hasValueLine = value != nil || trend != nil
    let numberSize = hasValueLine ? try valueLine(&lines, &layout) : nil
    if let facts, facts.form == .row {
      try factsLine(facts.limited(to: numberSize), &lines, &layout)
    }
    if let details { try detailsLine(details, &lines, &layout) }
    let head = lines
    if !legend.isEmpty { try legendLine(&lines, &layout) }
    var card = self
    let body: [Frame.Placed]
    if case .chart(let chart) = self.body {
      let missing = grows ? try missingHeight(of: chart, below: lines, &layout) : 0
      card.size.height += missing
      let fitted = try card.chart(chart, below: lines, head: head, lastBaseline, &layout)
      body = [fitted.placed]
      if !fitted.leavesLegend { lines = head }
    } else {
      body = try self.body(below: lines, titleBaseline: lastBaseline, &layout)
    }
    return Frame(
      size: card.size, baseline: baseline,
      content: .group(layout.inDirection(lines.children, width: size.width) + body), kind: kind,
      decoration: decoration)
  }

  /// Lays out title and status on one baseline and returns it, and the last baseline of the title.
  private func titleLine(
    _ lines: inout CardLines, _ layout: inout some PartLayout
  ) throws -> (first: Double, last: Double) {
    let inner = lines.innerWidth
    let rest = heightBelowTitle
    let title = lines.fitted(title, height: size.height, leaving: rest)
    let status = status.map { lines.fitted($0, height: size.height, leaving: rest) }
    let (main, side) = try titleFrames(title, status, in: inner, &layout)
    let taken = side.map { $0.size.width + CardMetrics.statusSpacing } ?? 0
    let font = title.text.boxFont
    let baseline = lines.begin(height: font.leading, font: font)
    let free = max(inner - taken - main.size.width, 0)
    lines.add(main, atStart: free * title.startShare, on: baseline)
    lines.makeRoom(for: main, title, on: baseline)
    if let side {
      lines.add(side, atEnd: 0, on: baseline)
      lines.makeRoom(for: side, status, on: baseline)
    }
    return (baseline, baseline + max(main.size.height - font.lineHeight, 0))
  }

  /// Lays out title and status side by side. The status keeps its width up to a fraction of the line, and
  /// the title takes the rest; where that would cut the title, the status yields as far as the title needs.
  private func titleFrames(
    _ title: TextElement, _ status: TextElement?, in width: Double,
    _ layout: inout some PartLayout
  ) throws -> (title: Frame, status: Frame?) {
    let side = try status.map {
      try layout.frame(of: .text($0), in: width * CardMetrics.largestSideShare)
    }
    let taken = side.map { $0.size.width + CardMetrics.statusSpacing } ?? 0
    let main = try layout.frame(of: .text(title), in: max(width - taken, 0))
    guard let status, !main.allLosses.isEmpty else { return (main, side) }
    var whole = try layout.frame(of: .text(title), in: width)
    guard whole.allLosses.isEmpty else { return (main, side) }
    let rest = width - whole.size.width - CardMetrics.statusSpacing
    if rest >= CardMetrics.leastStatusWidth {
      let narrow = try layout.frame(of: .text(status), in: rest)
      if narrow.brokenWords.isEmpty { return (whole, narrow) }
    }
    whole.losses.append(Loss(status.origin, .doesNotFitBesideTitle))
    return (whole, nil)
  }

  /// The height that the lines below the title need to leave a chart or a ring its least height, in
  /// points; 0 without either.
  private var heightBelowTitle: Double {
    if case .ring = body { return RingElement.leastDiameter }
    guard case .chart = body else { return 0 }
    let fonts = [
      value?.font ?? trend?.text?.text.boxFont, facts?.facts.first?.value.text.boxFont,
      details?.text.boxFont, legend.first?.text.font,
    ]
    return Self.height(fonts)
  }

  /// Returns the height of some lines and of a chart below them, in points.
  private static func height(_ fonts: [Font?]) -> Double {
    fonts.compactMap(\.self).reduce(CardMetrics.bodySpacing + CardMetrics.leastChartHeight) {
      $0 + CardMetrics.lineSpacing + $1.leading
    }
  }

  /// Lays out the number and, at the other end, the trend on one baseline, and returns the size of the
  /// number in points. The number shrinks to stay clear of the trend; a trend without a number takes
  /// the number's place.
  private func valueLine(
    _ lines: inout CardLines, _ layout: inout some PartLayout
  ) throws -> Double? {
    let inner = lines.innerWidth
    let trendShare = value == nil ? 1 : CardMetrics.largestSideShare
    var trend = trend
    let text = trend?.text.map { lines.fitted($0, height: size.height) }
    trend?.text = text
    var side = try trend.map { try layout.frame(of: .label($0), in: inner * trendShare) }
    guard let value else {
      guard let side, let text else { return nil }
      let font = text.text.font
      let baseline = lines.begin(height: font.leading, font: font, after: CardMetrics.lineSpacing)
      lines.add(
        side, atStart: max(inner - side.size.width, 0) * text.startShare, on: baseline)
      lines.makeRoom(for: side, text, on: baseline)
      return nil
    }
    var number = try number(value, before: side, in: inner, &layout)
    if let limited = trend?.limited(to: number.largestTextSize), limited != trend {
      side = try layout.frame(of: .label(limited), in: inner * trendShare)
      // The number may be larger next to the smaller trend.
      number = try self.number(value, before: side, in: inner, &layout)
    }
    if let loss = trend?.lossBesideNumber, number.largestTextSize == nil {
      var whole = try self.number(value, before: nil, in: inner, &layout)
      if whole.largestTextSize != nil {
        whole.losses.append(loss)
        (number, side) = (whole, nil)
      }
    }
    let font = value.font
    let baseline = lines.begin(height: font.leading, font: font, after: CardMetrics.lineSpacing)
    lines.add(number, atStart: 0, on: baseline)
    if let side {
      lines.add(side, atEnd: 0, on: baseline)
      lines.makeRoom(for: side, text, on: baseline)
    }
    return number.largestTextSize
  }

  /// Lays out the number in the room that the trend leaves of a width in points. A trend that is cut leaves
  /// no more than one that is not, so that a number is never smaller in a wider card.
  private func number(
    _ value: KPIValueLine, before trend: Frame?, in width: Double,
    _ layout: inout some PartLayout
  ) throws -> Frame {
    let taken =
      trend.map { trend in
        let isWhole = trend.allLosses.isEmpty
        return CardMetrics.trendSpacing
          + (isWhole ? trend.size.width : width * CardMetrics.largestSideShare)
      } ?? 0
    return try value.frame(in: max(width - taken, 0), &layout)
  }

  /// Lays out the facts below the number.
  private func factsLine(
    _ facts: CardFacts, _ lines: inout CardLines, _ layout: inout some PartLayout
  ) throws {
    let frame = try layout.frame(of: .arrangement(facts), in: lines.innerWidth)
    let top = lines.advance(by: frame.size.height, after: CardMetrics.lineSpacing)
    lines.children.append(
      Frame.Placed(origin: Point(x: CardMetrics.padding, y: top), frame: frame))
  }

  /// Lays out the details, which leave space for a legend and a chart.
  private func detailsLine(
    _ details: TextElement, _ lines: inout CardLines, _ layout: inout some PartLayout
  ) throws {
    let text = lines.fitted(
      details, height: size.height, leaving: Self.height([legend.first?.text.font]))
    let frame = try layout.frame(of: .text(text), in: lines.innerWidth)
    let top = lines.advance(by: frame.size.height, after: CardMetrics.lineSpacing)
    let free = max(lines.innerWidth - frame.size.width, 0)
    lines.children.append(
      Frame.Placed(
        origin: Point(x: CardMetrics.padding + free * text.startShare, y: top), frame: frame))
  }

  // MARK: Legend

  private func legendLine(
    _ lines: inout CardLines, _ layout: inout some PartLayout
  ) throws {
    let rows = try legendRows(in: lines.innerWidth, &layout)
    let top = lines.advance(by: rows.height, after: CardMetrics.lineSpacing)
    lines.children += rows.placed(
      below: top, width: lines.innerWidth, isCentered: false, isRightToLeft: false
    ).map { $0.moved(by: Point(x: CardMetrics.padding, y: 0)) }
  }

  /// Returns the legend in one row, with fewer names if these are then whole; or, if names would be cut to
  /// the same text there, in as many rows as they need, two at most.
  private func legendRows(in room: Double, _ layout: inout some PartLayout) throws -> LegendRows {
    let row = LegendRows(try entries(legend, in: room, &layout), width: .infinity)
    guard row.readsAlike else {
      guard row.isCut else { return row }
      let fewer = LegendRows(
        try entries(legend, in: room, keepsWhole: true, &layout), width: .infinity)
      return fewer.isCut ? row : fewer
    }
    var shown = legend
    while true {
      let entries = try shown.map { entry in
        let indent = LegendRows.indent(color: entry.color, mark: entry.mark)
        return try self.entry(entry, in: max(room - indent, 0), &layout)
      }
      let rows = LegendRows(entries, width: room)
      guard rows.count > Self.largestRowCount, shown.count > 1 else { return rows }
      shown = shortened(shown)
    }
  }

  private static let largestRowCount = 2

  /// Returns the entries in one row. While an entry would be cut, or have too few letters to be readable,
  /// drops the last one and shows the number of dropped entries instead.
  private func entries(
    _ legend: [ChartElement.LegendEntry], in room: Double, keepsWhole: Bool = false,
    _ layout: inout some PartLayout
  ) throws -> [LegendRows.Entry] {
    let natural = try legend.map { try Self.frame(of: $0.text, in: .infinity, &layout).size.width }
    let widths = LegendWidths(
      natural, indents: legend.map { LegendRows.indent(color: $0.color, mark: $0.mark) },
      room: room
    ).texts
    let least = keepsWhole ? .infinity : Self.leastEntryWidth
    let isReadable = zip(natural, widths).allSatisfy { $1 >= min($0, least) }
    guard isReadable || legend.count < 2 else {
      return try entries(shortened(legend), in: room, keepsWhole: keepsWhole, &layout)
    }
    return try zip(legend, widths).map { try entry($0, in: $1, &layout) }
  }

  private func entry(
    _ entry: ChartElement.LegendEntry, in width: Double, _ layout: inout some PartLayout
  ) throws -> LegendRows.Entry {
    let row = LegendRows.Entry(
      text: try Self.frame(of: entry.text, in: width, &layout), font: entry.text.font,
      color: entry.color, mark: entry.mark)
    return row.placingLosses(at: entry.series.map { legendPath.index($0) } ?? legendPath)
  }

  /// Returns the entries without the last one, followed by the number of dropped entries.
  private func shortened(
    _ entries: [ChartElement.LegendEntry]
  ) -> [ChartElement.LegendEntry] {
    let named = entries.filter { $0.color != nil }
    let count = 1 + entries.reduce(0) { $0 + $1.omittedCount }
    guard let last = named.last, named.count > 1 else { return Array(named.prefix(1)) }
    let rest = StyledText(
      LocalizedStrings.text(moreSeries, count: count), font: last.text.font,
      color: last.text.color)
    return named.dropLast()
      + [ChartElement.LegendEntry(text: rest, color: nil, omittedCount: count)]
  }

  private static func frame(
    of text: StyledText, in width: Double, _ layout: inout some PartLayout
  ) throws -> Frame {
    try layout.frame(of: .text(title(text)), in: width)
  }

  private static func title(_ text: StyledText) -> TextElement {
    TextElement(text: text, kind: "seriesTitle", origin: DescriptionPath())
  }

  // MARK: Bodies

  private func room(below lines: CardLines) -> Rect {
    let top = lines.bottom + CardMetrics.bodySpacing
    return Rect(
      x: CardMetrics.padding, y: top, width: lines.innerWidth,
      height: max(size.height - CardMetrics.padding - top, 0))
  }

  private func body(
    below lines: CardLines, titleBaseline: Double, _ layout: inout some PartLayout
  ) throws -> [Frame.Placed] {
    let width = room(below: lines).size.width
    let facts = try facts.flatMap { $0.form == .columns ? $0 : nil }.map {
      let frame = try layout.frame(of: .arrangement($0), in: width)
      let top = size.height - CardMetrics.padding - frame.size.height
      return Frame.Placed(origin: Point(x: CardMetrics.padding, y: top), frame: frame)
    }
    let frame: Frame?
    switch body {
    case .none, .chart: frame = nil
    case .value(let value): frame = try value.frame(in: width, &layout)
    case .ring(let ring):
      let room = size.height - titleBaseline - 2 * CardMetrics.bodySpacing
      frame = try layout.frame(
        of: .ring(ring.reduced(to: max(room, RingElement.leastDiameter))), in: width)
    }
    let center = center(below: titleBaseline, above: facts?.origin.y ?? size.height)
    return [frame?.centered(x: center.x, y: center.y), facts].compactMap(\.self)
  }

  /// Returns the optical center of the free room (Docs/sources/cards.md#free-room).
  private func center(below titleBaseline: Double, above bottom: Double) -> Point {
    Point(x: size.width / 2, y: (titleBaseline + bottom) / 2)
  }

  /// Returns a chart below some lines, and whether it leaves the legend its room.
  private func chart(
    _ chart: ChartElement, below lines: CardLines, head: CardLines, _ titleBaseline: Double,
    _ layout: inout some PartLayout
  ) throws -> (placed: Frame.Placed, leavesLegend: Bool) {
    let room = room(below: lines)
    guard chart.noData == nil || value != nil || !legend.isEmpty else {
      return (
        try Self.empty(
          chart, around: center(below: titleBaseline, above: size.height), in: room, &layout), true
      )
    }
    var chart = chart
    chart.size = room.size
    if !legend.isEmpty {
      chart.outerLegend = ChartElement.OuterLegend(
        origin: legendPath, height: lines.bottom - head.bottom)
    }
    let frame = try layout.frame(of: .chart(chart), in: room.size.width)
    let taken = max(frame.size.height - room.size.height, 0)
    return (
      Frame.Placed(origin: Point(x: room.minX, y: room.minY - taken), frame: frame), taken == 0
    )
  }

  /// Returns how much higher the card has to be for its chart, in points.
  private func missingHeight(
    of chart: ChartElement, below lines: CardLines, _ layout: inout some PartLayout
  ) throws -> Double {
    let room = room(below: lines)
    var chart = chart
    chart.size = room.size
    let hidden = max(room.minY + CardMetrics.padding - size.height, 0)
    return try hidden + layout.missingHeight(of: chart)
  }

  /// Returns the text of a chart without data, centered in the card's free room.
  private static func empty(
    _ chart: ChartElement, around center: Point, in room: Rect, _ layout: inout some PartLayout
  ) throws -> Frame.Placed {
    var chart = chart
    let half = min(center.y - room.minY, room.maxY - center.y)
    chart.size = Size(width: room.size.width, height: max(2 * half, 0))
    return try layout.frame(of: .chart(chart), in: room.size.width)
      .centered(x: center.x, y: center.y)
  }

  /// The width in points of three or four letters and an ellipsis (chosen:
  /// Docs/sources/cards.md#layout).
  private static let leastEntryWidth = 40.0
}

extension LabelElement {
  /// What is lost where a trend or a subtitle leaves the number its room; `nil` without a text.
  fileprivate var lossBesideNumber: Loss? {
    text.map {
      Loss($0.origin, .doesNotFitBesideNumber($0.text.string))
    }
  }
}
