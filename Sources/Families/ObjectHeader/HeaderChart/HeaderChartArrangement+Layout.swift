import FioriBasics
import FioriCharts
import FioriKPI
import FioriLayout
import FioriLowering
import FioriModel

private typealias Metrics = HeaderChartMetrics

extension HeaderChartArrangement: Arrangement {
  var parts: [Element] {
    let texts: [Element?] = [
      title.map(Element.text), subtitle.map(Element.text), trend.map(Element.label),
    ]
    let value: Element? =
      switch value {
      case .kpi(let value): value.element
      case .ring(let ring): ring
      case nil: nil
      }
    return (texts + [value, plot?.element]).compactMap(\.self)
  }

  /// Lays out title and subtitle above a row of value and chart. The baseline is the title's, so
  /// that a header can align it with its other texts.
  ///
  /// A plot has no width of its own and takes all available width; without one, the view is as wide
  /// as its content. For texts and the chart, its largest width only counts while nothing is cut in it.
  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    if fillsWidth, room.maximumWidth.isFinite {
      return try filling(room.maximumWidth, layout).frame(within: room.maximumWidth, &layout)
    }
    var attempt = layout
    let usual = try usualWidth(in: room, layout)
    let frame = try self.frame(within: usual, &attempt)
    guard room.maximumWidth.isFinite, room.maximumWidth > usual,
      !frame.allLosses.isEmpty || !frame.brokenWords.isEmpty
    else {
      layout = attempt
      return frame
    }
    let needed = try naturalWidth(layout)
    return try widened(from: min(room.maximumWidth, max(needed, usual)), in: room, &layout)
  }

  /// Returns the view as it fills a width in points: the chart is beside the number, and as high as that, if the number
  /// leaves it half of the width.
  private func filling(_ width: Double, _ layout: some PartLayout) throws -> HeaderChartArrangement
  {
    var (view, attempt) = (self, layout)
    let number = try valueFrame(in: width, &attempt)?.size ?? .zero
    view.isStacked = isStacked && number.width > (width - Metrics.plotSpacing) / 2
    view.rowHeight = max(rowHeight, number.height)
    if isStacked { view.leastPlotHeight = Metrics.leastLargePlotHeight }
    return view
  }

  /// Lays out the view in a width in points, or in a larger one, up to the available width, where the chart lacks less.
  private func widened(
    from least: Double, in room: Constraints, _ layout: inout some PartLayout
  ) throws -> Frame {
    let unused = layout
    var best = try frame(within: least, &layout)
    guard case .chart? = plot else { return best }
    var width = least
    while width < room.maximumWidth, !best.allLosses.isEmpty {
      width = min(width * Metrics.widening, room.maximumWidth)
      var attempt = unused
      let wider = try frame(within: width, &attempt)
      if wider.allLosses.count < best.allLosses.count { (best, layout) = (wider, attempt) }
    }
    return best
  }

  /// Returns the width in points of a view whose texts fit: the largest one, or more if a legend needs it.
  private func usualWidth(in room: Constraints, _ layout: some PartLayout) throws -> Double {
    let usual = max(min(room.maximumWidth, Metrics.largestWidth), Metrics.leastWidth)
    guard room.maximumWidth.isFinite, room.maximumWidth > usual, case .chart(var chart)? = plot,
      !chart.legend.isEmpty
    else { return usual }
    let left = try isStacked ? 0 : spaceBeforePlot(in: usual, layout)
    chart.size = Size(width: max(usual - left, 0), height: plotHeight(in: usual))
    let width = try layout.widthForNames(
      of: chart, upTo: room.maximumWidth - left, plot: Metrics.leastPlotHeight)
    return width.map { $0 + left } ?? usual
  }

  /// Returns the width of the value beside the chart, with the space after it, in points.
  private func spaceBeforePlot(in width: Double, _ layout: some PartLayout) throws -> Double {
    var attempt = layout
    let value = try valueFrame(in: Metrics.valueWidth(in: width), &attempt)
    return value.map { $0.size.width + Metrics.plotSpacing } ?? 0
  }

  /// Returns the width of the texts on single lines, or of the value with the chart beside it, in points.
  private func naturalWidth(_ layout: some PartLayout) throws -> Double {
    var attempt = layout
    let texts = try [title, subtitle].compactMap(\.self).map {
      try attempt.frame(of: .text($0), in: .infinity).size.width
    }
    let largestValue = Metrics.valueWidth(in: Metrics.largestWidth)
    let value = try valueFrame(in: largestValue, &attempt)?.size.width ?? 0
    let chart = plot == nil || isStacked ? 0 : Metrics.plotSpacing + Metrics.comfortablePlotWidth
    return texts.reduce(value + chart, max)
  }

  private func frame(within widest: Double, _ layout: inout some PartLayout) throws -> Frame {
    var stack = Stack()
    let texts = [title, try limitedSubtitle(in: widest, layout)].compactMap(\.self)
    for (text, above) in zip(texts, [nil] + texts) {
      let space = above?.text.boxFont.space(
        before: text.text.boxFont, atLeast: Metrics.lineSpacing)
      stack.add(
        try layout.frame(of: .text(text), in: widest), after: space ?? 0,
        startShare: text.startShare)
    }
    if isStacked, let plot {
      if let number = try valueFrame(in: widest, &layout) {
        stack.add(number, after: Metrics.rowSpacing)
      }
      stack.add(try frame(of: plot, in: widest, &layout), after: Metrics.rowSpacing)
    } else if let row = try row(in: widest, &layout) {
      stack.add(row, after: Metrics.rowSpacing)
    }
    return stack.frame(width: max(stack.width, Metrics.leastWidth), layout, kind: kind)
  }

  /// Lays out value and chart side by side, aligned at the top if there is only a trend, and at the
  /// bottom otherwise (stated: Docs/sources/headers.md#chart-view), of a chart higher than usual, but not for a legend above
  /// the plot, at the usual one: the value stays near its title. Only texts and the chart exceed the largest
  /// width: a value that does would be smaller again beside the texts of a wider header.
  private func row(
    in width: Double, _ layout: inout some PartLayout
  ) throws -> Frame? {
    let usual = fillsWidth ? width : min(width, Metrics.largestWidth)
    guard let plot else { return try valueFrame(in: usual, &layout) }
    let number = try valueFrame(in: Metrics.valueWidth(in: usual), &layout)
    let left = number.map { $0.size.width + Metrics.plotSpacing } ?? 0
    guard width - left >= Metrics.leastPlotWidth else {
      layout.note(.warning(plotOrigin, .chartDoesNotFitBesideValue))
      return number
    }
    let chart = try frame(of: plot, in: width - left, &layout)
    let height = max(number?.size.height ?? 0, chart.size.height)
    func placed(_ frame: Frame, x: Double, above bottom: Double) -> Frame.Placed {
      let y = value == nil ? 0 : max(bottom - frame.size.height, 0)
      return Frame.Placed(origin: Point(x: x, y: y), frame: frame)
    }
    let children = [
      number.map {
        placed($0, x: 0, above: plot.hasLegendAbove ? height : min(chart.size.height, rowHeight))
      },
      placed(chart, x: left, above: height),
    ].compactMap(\.self)
    return Frame(
      size: Size(width: width, height: height), baseline: nil,
      content: .group(layout.inDirection(children, width: width)))
  }

  /// Returns the height of the chart with its labels in points: below the number, where it has the width, more than
  /// beside it (chosen: Docs/sources/headers.md#chart-view-room).
  private func plotHeight(in width: Double) -> Double {
    guard isStacked else { return rowHeight }
    let width = fillsWidth ? min(width, Metrics.largestWidth) : width
    return max(width * Metrics.stackedPlotShare, Metrics.plotHeight)
  }

  private func frame(
    of plot: Plot, in width: Double, _ layout: inout some PartLayout
  ) throws -> Frame {
    let frame = try grownFrame(of: plot, in: width, &layout)
    layout.noteLowPlot(of: frame, at: plotOrigin)
    return frame
  }

  /// Lays out the chart, which is higher than usual for its legend, or if it otherwise lacks a part or its plot is low: the
  /// height of a header is free.
  private func grownFrame(
    of plot: Plot, in width: Double, _ layout: inout some PartLayout
  ) throws -> Frame {
    let unused = layout
    let usualHeight = plotHeight(in: width)
    var size = Size(width: width, height: usualHeight)
    let usual = try layout.frame(of: plot.sized(size).element, in: width)
    guard case .chart(let chart) = plot.sized(size),
      !usual.allLosses.isEmpty || chart.legendTakesHeight
        || usual.plotHeight.map({ $0 < leastHeight(ofPlotIn: chart) }) ?? !chart.legend.isEmpty
    else { return usual }
    var attempt = unused
    let least = try attempt.frame(of: .chart(chart.withoutLegend), in: width).plotHeight ?? 0
    size.height += try attempt.missingHeight(
      of: chart, plot: max(least, leastPlotHeight ?? Metrics.leastPlotHeight))
    guard size.height > usualHeight else { return usual }
    layout = unused
    return try layout.frame(of: plot.sized(size).element, in: width)
  }

  /// Returns the height in points below which a plot makes its chart higher.
  private func leastHeight(ofPlotIn chart: ChartElement) -> Double {
    leastPlotHeight
      ?? (chart.legend.isEmpty ? Metrics.unreadablePlotHeight : Metrics.leastPlotHeight)
  }

  /// Returns the subtitle, which is smaller than the number if large texts leave the number no space for
  /// its own size.
  private func limitedSubtitle(in width: Double, _ layout: some PartLayout) throws -> TextElement? {
    guard let subtitle, isStacked else { return subtitle }
    var attempt = layout
    guard let number = try numberFrame(in: width, &attempt)?.largestTextSize else {
      return subtitle
    }
    let largest = number * Metrics.largestSubtitleShare
    return subtitle.text.boxFont.size > largest ? subtitle.drawn(at: largest) : subtitle
  }

  private func numberFrame(in width: Double, _ layout: inout some PartLayout) throws -> Frame? {
    switch value {
    case nil: nil
    case .kpi(let value): try value.frame(in: width, &layout)
    case .ring(let ring): try layout.frame(of: ring, in: width)
    }
  }

  /// Lays out the trend above the number or the ring; `nil` if there is neither.
  private func valueFrame(
    in width: Double, _ layout: inout some PartLayout
  ) throws -> Frame? {
    let number = try numberFrame(in: width, &layout)
    var stack = Stack()
    if let trend {
      stack.add(
        try layout.frame(of: .label(trend.limited(to: number?.largestTextSize)), in: width),
        after: 0, startShare: trend.text?.startShare ?? 0)
    }
    if let number { stack.add(number, after: Metrics.lineSpacing) }
    return stack.children.isEmpty ? nil : stack.frame(width: stack.width, layout)
  }
}

extension PartLayout {
  /// Reports a chart in a header whose plot is too low to be read.
  mutating func noteLowPlot(of chart: Frame, at origin: DescriptionPath) {
    guard let height = chart.plotHeight, height < Metrics.unreadablePlotHeight else { return }
    note(.warning(origin, .plotIsLow(height)))
  }
}

extension HeaderChartArrangement.Plot {
  fileprivate var element: Element {
    switch self {
    case .chart(let chart): .chart(chart)
    case .block(let block): .block(block)
    }
  }

  /// Whether the chart has a legend above its plot.
  fileprivate var hasLegendAbove: Bool {
    guard case .chart(let chart) = self else { return false }
    return chart.legendPosition == .top && !chart.legend.isEmpty
  }

  fileprivate func sized(_ size: Size) -> Self {
    switch self {
    case .chart(var chart):
      chart.size = size
      return .chart(chart)
    case .block(var block):
      block.size = size
      return .block(block)
    }
  }
}

/// Parts stacked vertically; missing parts leave no gap.
private struct Stack {
  private(set) var children: [Frame.Placed] = []
  /// The fraction of its free width that each part has before it.
  private var startShares: [Double] = []
  private(set) var width = 0.0
  private(set) var height = 0.0

  /// Adds a part `spacing` points below the previous one.
  mutating func add(_ frame: Frame, after spacing: Double, startShare: Double = 0) {
    if height > 0, !frame.isLeftOut { height += spacing }
    startShares.append(startShare)
    children.append(Frame.Placed(origin: Point(x: 0, y: height), frame: frame))
    width = max(width, frame.size.width)
    height += frame.size.height
  }

  /// Returns the parts placed for the reading direction.
  func frame(width: Double, _ layout: some PartLayout, kind: String? = nil) -> Frame {
    let placed = zip(children, startShares).map { child, share in
      Frame.Placed(
        origin: Point(x: (width - child.frame.size.width) * share, y: child.origin.y),
        frame: child.frame)
    }
    return Frame(
      size: Size(width: width, height: height), baseline: children.firstBaseline,
      content: .group(layout.inDirection(placed, width: width)), kind: kind)
  }
}
