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
    if main.isLeftOut, side == nil {
      lines.children.append(
        Frame.Placed(origin: Point(x: CardMetrics.padding, y: lines.bottom), frame: main))
      return (lines.bottom, lines.bottom)
    }
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

  /// Lays out title and status side by side. Both are whole if they fit. Otherwise a status that is short
  /// compared to the title stays, and a longer one takes what a whole title leaves, or is left out: which
  /// of the two comes first does not depend on the width, so that a wider card never shows less.
  private func titleFrames(
    _ title: TextElement, _ status: TextElement?, in width: Double,
    _ layout: inout some PartLayout
  ) throws -> (title: Frame, status: Frame?) {
    guard let status else { return (try layout.frame(of: .text(title), in: width), nil) }
    var attempt = layout
    let natural = try [title, status].map {
      try attempt.frame(of: .text($0), in: .infinity).size.width
    }
    let rest = width - natural[1] - CardMetrics.statusSpacing
    if natural[1] <= width * CardMetrics.largestSideShare || natural[0] <= rest {
      let beside = try layout.frame(of: .text(title), in: max(rest, 0))
      let isShort = natural[1] <= natural[0] * CardMetrics.shortStatusShare
      if isShort || beside.allLosses.isEmpty {
        return (beside, try layout.frame(of: .text(status), in: natural[1]))
      }
    }
    var whole = try layout.frame(of: .text(title), in: width)
    let free = width - whole.size.width - CardMetrics.statusSpacing
    if whole.allLosses.isEmpty, free >= CardMetrics.leastStatusWidth {
      let narrow = try layout.frame(of: .text(status), in: free)
      if narrow.brokenWords.isEmpty, !narrow.isLeftOut { return (whole, narrow) }
    }
    whole.losses.append(Loss(status.origin, .doesNotFitBesideTitle))
    return (whole, nil)
  }

  /// The height that the lines below the title need to leave a chart or a ring its least height, in
  /// points; 0 without either.
  private var heightBelowTitle: Double {
    if case .ring = body { return CardMetrics.bodySpacing + RingElement.leastDiameter }
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
    let trendWidth = try trendWidth(in: inner, layout)
    var trend = trend
    let text = trend?.text.map { lines.fitted($0, height: size.height) }
    trend?.text = text
    var side = try trend.map { try layout.frame(of: .label($0), in: trendWidth) }
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
      side = try layout.frame(of: .label(limited), in: trendWidth)
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

  /// Returns the width of the trend, in points: a fraction of the line, or as much as the number leaves if
  /// that is more.
  private func trendWidth(in width: Double, _ layout: some PartLayout) throws -> Double {
    guard let value else { return width }
    var attempt = layout
    let number = try value.frame(in: .infinity, &attempt).size.width
    return max(width * CardMetrics.largestSideShare, width - number - CardMetrics.trendSpacing)
  }

  /// Lays out the number in the room that the trend leaves of a width in points. A trend that is cut leaves
  /// no more than one that is not, so that a number is never smaller in a wider card.
  private func number(
    _ value: KPIValueLine, before trend: Frame?, in width: Double,
    _ layout: inout some PartLayout
  ) throws -> Frame {
    let taken =
      try trend.map { trend in
        let isWhole = trend.allLosses.isEmpty
        return CardMetrics.trendSpacing
          + (isWhole ? trend.size.width : try trendWidth(in: width, layout))
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
    let top = lines.advance(
      by: frame.size.height, after: frame.isLeftOut ? 0 : CardMetrics.lineSpacing)
    let free = max(lines.innerWidth - frame.size.width, 0)
    lines.children.append(
      Frame.Placed(
        origin: Point(x: CardMetrics.padding + free * text.startShare, y: top), frame: frame))
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
      let room = room(below: lines)
      let frame = try layout.frame(
        of: .ring(ring.reduced(to: max(room.size.height, RingElement.leastDiameter))), in: width)
      let center = center(below: titleBaseline, above: size.height)
      let top = max(center.y - frame.size.height / 2, room.minY)
      let y = min(top, max(room.maxY - frame.size.height, room.minY))
      return [
        Frame.Placed(origin: Point(x: center.x - frame.size.width / 2, y: y), frame: frame)
      ]
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
    var frame = try layout.frame(of: .chart(chart), in: room.size.width)
    let taken = max(frame.size.height - room.size.height, 0)
    if facts != nil, !legend.isEmpty, let height = frame.lowPlotHeight {
      frame.losses.append(Loss(legendPath.parent.key("chartView"), .plotIsLow(height)))
    }
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
}

extension LabelElement {
  /// What is lost where a trend or a subtitle leaves the number its room; `nil` without a text.
  fileprivate var lossBesideNumber: Loss? {
    text.map {
      Loss($0.origin, .doesNotFitBesideNumber($0.text.string))
    }
  }
}
