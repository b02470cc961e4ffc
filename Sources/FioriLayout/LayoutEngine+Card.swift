import FioriBasics
import FioriCharts
import FioriElements
import FioriFrames
import FioriModel

extension LayoutEngine {
  /// A card: lines from the top, and the body in what they leave.
  mutating func layout(_ card: CardElement) throws -> Frame {
    var lines = CardLines(width: card.size.width)
    let title = try titleLine(card, &lines)
    if card.value != nil || card.trend != nil { try valueLine(card, &lines) }
    if !card.legend.isEmpty { try legendLine(card, &lines) }
    let body = try body(card, below: lines, titleBaseline: title)
    return Frame(
      size: card.size, baseline: title,
      content: .group(inDirection(lines.children, width: card.size.width) + body), kind: card.kind,
      decoration: card.decoration)
  }

  /// Title and status on one baseline; the status keeps its width up to a share, the title takes the
  /// rest. The baseline.
  private mutating func titleLine(
    _ card: CardElement, _ lines: inout CardLines
  ) throws -> Double {
    let inner = lines.innerWidth
    let status = try card.status.map {
      try layout(
        $0, in: Constraints(maximumWidth: inner * CardMetrics.largestSideShare))
    }
    let taken = status.map { $0.size.width + CardMetrics.statusSpacing } ?? 0
    let title = try layout(card.title, in: Constraints(maximumWidth: max(inner - taken, 0)))
    let font = card.title.text.boxFont
    let baseline = lines.begin(height: font.leading, font: font)
    lines.add(title, atStart: 0, on: baseline)
    if let status { lines.add(status, atEnd: 0, on: baseline) }
    return baseline
  }

  /// The number and at its other end the trend, on one baseline. The number keeps clear of the trend
  /// by getting smaller; a trend without a number stands in its place.
  private mutating func valueLine(_ card: CardElement, _ lines: inout CardLines) throws {
    let inner = lines.innerWidth
    let trendShare = card.value == nil ? 1 : CardMetrics.largestSideShare
    let trend = try card.trend.map {
      try layout($0, in: Constraints(maximumWidth: inner * trendShare))
    }
    guard let value = card.value else {
      guard let trend, let font = card.trend?.text?.text.font else { return }
      let baseline = lines.begin(height: font.leading, font: font, after: CardMetrics.lineSpacing)
      return lines.add(trend, atStart: 0, on: baseline)
    }
    let taken = trend.map { $0.size.width + CardMetrics.trendSpacing } ?? 0
    let number = try frame(of: value, in: Constraints(maximumWidth: max(inner - taken, 0)))
    let font = value.font
    let baseline = lines.begin(height: font.leading, font: font, after: CardMetrics.lineSpacing)
    lines.add(number, atStart: 0, on: baseline)
    if let trend { lines.add(trend, atEnd: 0, on: baseline) }
  }

  private mutating func legendLine(_ card: CardElement, _ lines: inout CardLines) throws {
    let rows = LegendRows(try legend(card.legend, in: lines.innerWidth), width: .infinity)
    let top = lines.advance(by: rows.height, after: CardMetrics.lineSpacing)
    lines.children += rows.placed(
      below: top, width: lines.innerWidth, isCentered: false, isRightToLeft: false
    ).map {
      Frame.Placed(origin: $0.origin + Point(x: CardMetrics.padding, y: 0), frame: $0.frame)
    }
  }

  /// The entries in one row; while one would keep too few letters to be read, the last one goes, and
  /// the place after those that stay tells how many have.
  private mutating func legend(
    _ entries: [ChartElement.LegendEntry], in room: Double
  ) throws -> [LegendRows.Entry] {
    let natural = try entries.map { try layout($0.text, width: .infinity).size.width }
    let widths = LegendWidths(natural, dots: entries.map { $0.color != nil }, room: room).texts
    let isReadable = zip(natural, widths).allSatisfy { $1 >= min($0, Self.leastEntryWidth) }
    guard isReadable || entries.count < 2 else {
      return try legend(Self.shortened(entries), in: room)
    }
    return try zip(entries, widths).map { entry, width in
      LegendRows.Entry(
        text: try layout(entry.text, width: width), font: entry.text.font, color: entry.color)
    }
  }

  /// One entry less, and the count of those that are left out.
  private static func shortened(
    _ entries: [ChartElement.LegendEntry]
  ) -> [ChartElement.LegendEntry] {
    let named = entries.filter { $0.color != nil }
    let counted = entries.last { $0.color == nil }.flatMap { Int($0.text.string.dropFirst()) } ?? 0
    guard let last = named.last, named.count > 1 else { return Array(named.prefix(1)) }
    let rest = StyledText(
      "+\(counted + 1)", font: last.text.font, color: last.text.color)
    return named.dropLast() + [ChartElement.LegendEntry(text: rest, color: nil)]
  }

  private mutating func layout(_ text: StyledText, width: Double) throws -> Frame {
    try layout(
      TextElement(text: text, kind: "seriesTitle", origin: DescriptionPath()),
      in: Constraints(maximumWidth: width))
  }

  // MARK: Bodies

  private mutating func body(
    _ card: CardElement, below lines: CardLines, titleBaseline: Double
  ) throws -> [Frame.Placed] {
    let room = Rect(
      x: CardMetrics.padding, y: lines.bottom + CardMetrics.bodySpacing, width: lines.innerWidth,
      height: max(
        card.size.height - CardMetrics.padding - lines.bottom - CardMetrics.bodySpacing, 0))
    // What the eye takes for the free room (Docs/sources/cards.md#free-room).
    let middle = (titleBaseline + card.size.height) / 2
    let center = Point(x: card.size.width / 2, y: middle)
    switch card.body {
    case .none: return []
    case .chart(var chart):
      let isEmpty = chart.noData != nil && card.value == nil && card.legend.isEmpty
      guard !isEmpty else { return [try emptyChart(chart, around: center, in: room)] }
      chart.size = room.size
      return [Frame.Placed(origin: room.origin, frame: try layout(chart))]
    case .value(let value):
      let frame = try frame(of: value, in: Constraints(maximumWidth: room.size.width))
      return [frame.centered(x: center.x, y: center.y)]
    case .ring(let ring):
      let frame = try layout(ring, in: Constraints(maximumWidth: room.size.width))
      return [frame.centered(x: center.x, y: center.y)]
    }
  }

  /// The text of a chart without data, in the middle of the card's free room.
  private mutating func emptyChart(
    _ chart: ChartElement, around center: Point, in room: Rect
  ) throws -> Frame.Placed {
    var chart = chart
    let half = min(center.y - room.minY, room.maxY - center.y)
    chart.size = Size(width: room.size.width, height: max(2 * half, 0))
    return try layout(chart).centered(x: center.x, y: center.y)
  }
}

extension LayoutEngine {
  /// Points of three or four letters and an ellipsis (chosen: Docs/sources/cards.md#layout).
  private static let leastEntryWidth = 40.0
}
