import FioriBasics
import FioriCharts
import FioriLayout
import FioriLowering
import FioriModel

private typealias Metrics = ChartFloorplanMetrics

/// A chart floorplan: its texts, the summary below or beside them, and the chart in the rest.
struct ChartFloorplanArrangement: Sendable {
  let kind: String
  let metrics: ChartFloorplanMetrics
  let decoration: Decoration
  let title: TextElement
  let subtitle: TextElement?
  let status: TextElement?
  let summary: ChartSummaryArrangement
  /// The chart, or a block in its place; `nil` for none.
  let plot: Element?
}

extension ChartFloorplanArrangement: Arrangement {
  var parts: [Element] {
    [title, subtitle, status].compactMap(\.self).map(Element.text)
      + [summary.items.isEmpty ? nil : .arrangement(summary), plot].compactMap(\.self)
  }

  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    var children = try head(&layout)
    var bottom = children.map { $0.origin.y + $0.frame.size.height }.max() ?? 0
    var losses: [Loss] = []
    if let plot, let chart = plot.chart, isTooLow(below: bottom) {
      losses.append(Loss(chart.origin, .chartDoesNotFitBelowSummary, isWhole: true))
    } else if let plot {
      let top = bottom + metrics.chartSpacing
      let frame = try frame(of: plot, below: top, &layout)
      children.append(Frame.Placed(origin: Point(x: 0, y: top), frame: frame))
      bottom = top + frame.size.height
    }
    let least = plot == nil || !losses.isEmpty ? metrics.declaredHeight ?? 0 : 0
    return Frame(
      size: Size(width: metrics.width, height: max(bottom + Metrics.padding, least)),
      baseline: children.firstBaseline,
      content: .group(children.map { $0.moved(by: Point(x: metrics.side, y: 0)) }), kind: kind,
      decoration: decoration, losses: losses)
  }

  /// Lays out the chart, which is higher than usual if names are lost and the height is free.
  private func frame(
    of plot: Element, below top: Double, _ layout: inout some PartLayout
  ) throws -> Frame {
    var size = Size(width: metrics.innerWidth, height: chartHeight(below: top))
    let unused = layout
    let usual = try layout.frame(of: plot.sized(size), in: size.width)
    guard metrics.declaredHeight == nil, !usual.allLosses.isEmpty,
      let chart = plot.sized(size).chart
    else { return usual }
    var attempt = unused
    size.height += try attempt.missingHeight(of: chart, plot: chart.heightOfNames)
    guard size.height > usual.size.height else { return usual }
    layout = unused
    return try layout.frame(of: plot.sized(size), in: size.width)
  }

  private func chartHeight(below top: Double) -> Double {
    guard let height = metrics.declaredHeight else { return metrics.chartHeight }
    return max(height - top - Metrics.padding, Metrics.leastVisibleChart)
  }

  /// Returns whether texts and a summary that end at a height leave a chart too little of a fixed height to be drawn.
  private func isTooLow(below bottom: Double) -> Bool {
    rest(below: bottom) < Metrics.leastVisibleChart
  }

  /// Returns the height that is left for the chart; infinite if the height is free.
  private func rest(below bottom: Double) -> Double {
    guard plot != nil, let height = metrics.declaredHeight else { return .infinity }
    return height - bottom - metrics.chartSpacing - Metrics.padding
  }

  // MARK: Texts and summary

  /// Returns the texts and the summary, side by side in regular width if the items fit into a row.
  private func head(_ layout: inout some PartLayout) throws -> [Frame.Placed] {
    let width = metrics.innerWidth
    guard !summary.items.isEmpty else {
      return [Frame.Placed(origin: Point(x: 0, y: Metrics.padding), frame: try texts(&layout))]
    }
    if !metrics.isCompact, let head = try headInOneRow(&layout) { return head }
    let texts = try texts(&layout)
    let top = Metrics.padding + texts.size.height + metrics.headSpacing
    let items = try items(below: top, &layout)
    let placed = [
      Frame.Placed(origin: Point(x: 0, y: Metrics.padding), frame: texts),
      Frame.Placed(origin: Point(x: 0, y: top), frame: items),
    ]
    return layout.inDirection(placed, width: width)
  }

  /// Returns the summary below the texts, with titles on several lines in one row if the chart would be too low otherwise.
  private func items(below top: Double, _ layout: inout some PartLayout) throws -> Frame {
    let unused = layout
    let usual = try summary.frame(between: metrics.innerWidth, &layout)
    guard rest(below: top + usual.size.height) < Metrics.leastChartHeight else { return usual }
    var (lower, attempt) = (summary, unused)
    lower.wrapsTitlesInRow = true
    let row = try lower.frame(between: metrics.innerWidth, &attempt)
    guard row.size.height < usual.size.height else { return usual }
    layout = attempt
    return row
  }

  /// Returns the summary at the end of the line that the title starts; `nil` if it does not fit.
  private func headInOneRow(_ layout: inout some PartLayout) throws -> [Frame.Placed]? {
    let width = metrics.innerWidth
    var attempt = layout
    var stack = try stack(in: width * Metrics.largestTextShare, &attempt)
    let room = width - stack.size.width - metrics.summarySpacing
    if stack.isCramped, let items = try summary.row(in: room, &attempt) {
      // The share only counts while the summary needs the rest.
      attempt = layout
      stack = try self.stack(in: width - items.size.width - metrics.summarySpacing, &attempt)
    }
    guard let items = try summary.row(in: room, &attempt) else { return nil }
    layout = attempt
    let texts = stack.frame(width: stack.size.width, layout)
    let line = max(texts.baseline ?? 0, items.baseline ?? 0)
    func placed(_ frame: Frame, x: Double) -> Frame.Placed {
      Frame.Placed(
        origin: Point(x: x, y: Metrics.padding + line - (frame.baseline ?? line)), frame: frame)
    }
    return layout.inDirection(
      [placed(texts, x: 0), placed(items, x: width - items.size.width)], width: width)
  }

  /// Returns the texts below each other.
  private func stack(
    in width: Double, _ layout: inout some PartLayout
  ) throws -> LeadingStack {
    var stack = LeadingStack()
    for text in [title, subtitle, status].compactMap(\.self) {
      let frame = try layout.frame(of: .text(text), in: width)
      stack.add(frame, text.text.boxFont, after: metrics.lineSpacing)
    }
    return stack
  }

  /// Returns the texts in lines; the status is at the end of one of them if both fit there, and otherwise below all.
  private func texts(_ layout: inout some PartLayout) throws -> Frame {
    let width = metrics.innerWidth
    let host = try hostOfStatus(layout)
    var side: Frame?
    if host != nil, let status { side = try layout.frame(of: .text(status), in: width) }
    var stack = LeadingStack()
    for text in [title, subtitle, host == nil ? status : nil].compactMap(\.self) {
      let frame = try layout.frame(of: .text(text), in: width)
      let beside = text.kind == host ? side : nil
      let taken = beside.map { $0.size.width + metrics.statusSpacing } ?? 0
      let share = text.kind == "status" && isAtEnd(frame, text) ? 1 : text.startShare
      stack.add(
        frame, text.text.boxFont, x: max(width - taken - frame.size.width, 0) * share,
        after: metrics.lineSpacing)
      if let beside { stack.add(beside, besideLastAt: width - beside.size.width) }
    }
    return stack.frame(width: width, layout)
  }

  /// Returns the name of the text beside which the status fits on one line; `nil` without one, and where the end of the
  /// line is far away.
  private func hostOfStatus(_ layout: some PartLayout) throws -> String? {
    guard let status, metrics.sharesTitleLine || metrics.isCompact else { return nil }
    var trial = layout
    func isBeside(_ text: TextElement) throws -> Bool {
      guard !text.text.string.contains(where: \.isNewline) else { return false }
      let widths = try [text, status].map {
        try trial.frame(of: .text($0), in: .infinity).size.width
      }
      return widths.reduce(metrics.statusSpacing, +) <= metrics.innerWidth
    }
    let hosts = metrics.sharesTitleLine ? [title] : subtitle.map { [$0, title] } ?? []
    return try hosts.first(where: isBeside)?.kind
  }

  /// Whether a status below the texts is where reading ends, as in SAP's own (Docs/sources/floorplan.md#classic): only where
  /// a subtitle would be, on one line, and not in regular width, where the end is far away.
  private func isAtEnd(_ frame: Frame, _ status: TextElement) -> Bool {
    subtitle == nil && !metrics.sharesTitleLine && metrics.isCompact
      && frame.size.height < 2 * status.text.boxFont.lineHeight
  }
}
