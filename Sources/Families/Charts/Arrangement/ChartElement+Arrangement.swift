package import FioriBasics
package import FioriLayout
import FioriModel

extension ChartElement: Arrangement {
  /// The titles and the legend; the chart itself makes its labels, and limits them.
  package var parts: [Element] {
    let titles = [primary, secondary, horizontal].map(\.?.title) + [categories?.title, noData]
    return (titles.compactMap(\.self) + legend.map(\.text)).map { text in
      .text(TextElement(text: text, kind: nil, origin: origin))
    }
  }

  /// Lays out the chart: its plot with axes, the titles around it and the legend. It is higher than its
  /// size by the outer legend if it needs the space of that.
  package func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    try ChartFrameMemory.frame(of: self, &layout) { layout in try frame(&layout) }
  }

  private func frame(_ layout: inout some PartLayout) throws -> Frame {
    guard noData == nil else { return try noDataFrame(&layout) }
    let known = layout.findings.count
    defer { Self.placeFindings(from: known, at: origin, &layout) }
    var fitted = try namingOnce(&layout) ?? PlotRoom(of: self, &layout)
    if !fitted.hasWholeLineEnds, let wider = try withWiderLineEnds(than: fitted, &layout) {
      fitted = wider
    }
    var losses = fitted.losses + fitted.parts.losses + fitted.parts.nameLosses
    if fitted.lineEnds.count < fitted.chart.lineEnds.count {
      var other = self
      other.lineEnds = []
      fitted = try PlotRoom(of: other, &layout)
      losses = fitted.losses + fitted.parts.losses
      if !fitted.chart.legend.isEmpty {
        losses += fitted.parts.losses(ofLineEnds: self)
        layout.findings += [legendFinding].compactMap(\.self)
      }
    }
    let hidesOrder = fitted.parts.plot.contains { self.hidesOrder($0.frame) }
    let others = [
      fitted.parts.movedLegend(of: self), hidesOrder ? categories?.hiddenOrder : nil,
    ].compactMap(\.self)
    return Frame(
      size: fitted.chart.size, baseline: nil,
      content: .group(fitted.parts.placed.map { noting($0, others, of: fitted.chart.loneSeries) }),
      kind: ChartView.typeName, losses: losses
    ).placingLosses(at: origin)
  }

  /// Returns whether a frame is an axis of names that shows only the first and the last of a range, or some of all.
  private func hidesOrder(_ frame: Frame) -> Bool {
    guard frame.kind == "categoryAxis", let categories else { return false }
    let count = frame.axis?.labels.count ?? 0
    return categories.style == .range
      ? count <= 2 : count > 1 && count < categories.labels.count { !$0.isEmpty }
  }

  /// Returns the chart without the names at the ends of its lines, and in a legend, if its axes name all series; `nil` if
  /// they do not, or not whole.
  private func namingOnce(_ layout: inout some PartLayout) throws -> PlotRoom? {
    let named = Set(seriesNamedAtAxes)
    guard !lineEnds.isEmpty, named.isSuperset(of: data.drawnSeries) else { return nil }
    var (chart, trial) = (self, layout)
    chart.lineEnds = []
    chart.legend.removeAll { $0.series.map(named.contains) == true }
    let other = try PlotRoom(of: chart, &trial)
    guard other.lossCount == 0, !other.parts.placed.contains(where: \.frame.hasCutText) else {
      return nil
    }
    layout = trial
    return other
  }

  /// Returns the chart with more of its width for the names at the ends of its lines; `nil` if they are not whole there
  /// either, or as many other parts are lost for them.
  private func withWiderLineEnds(
    than fitted: PlotRoom, _ layout: inout some PartLayout
  ) throws -> PlotRoom? {
    guard largestLineEndShare > lineEndShare else { return nil }
    var (wider, trial) = (self, layout)
    wider.lineEndShare = largestLineEndShare
    let other = try PlotRoom(of: wider, &trial)
    guard other.hasWholeLineEnds, other.lossCount < fitted.lossCount else { return nil }
    layout = trial
    return other
  }

  /// Moves the findings about a chart's texts to the chart's path, without duplicates.
  private static func placeFindings(
    from start: Int, at origin: DescriptionPath, _ layout: inout some PartLayout
  ) {
    guard layout.findings.count > start else { return }
    var said: Set<Finding> = []
    let found = layout.findings[start...].map { finding in
      finding.path == DescriptionPath()
        ? Finding(severity: finding.severity, path: origin, message: finding.message) : finding
    }
    layout.findings.replaceSubrange(start..., with: found.filter { said.insert($0).inserted })
  }

  /// Returns a part with the warnings about its plot in the size that is drawn, and others about the chart in this size,
  /// and with the only series of the plot if nothing in the chart names it.
  private func noting(
    _ part: Frame.Placed, _ others: [Finding], of series: LoneSeries?
  ) -> Frame.Placed {
    guard var plot = part.frame.plot else { return part }
    plot.findings = overflows(of: part.frame) + misleadingMarks(of: part.frame) + others
    plot.loneSeries = series
    guard !plot.findings.isEmpty || series != nil else { return part }
    var frame = part.frame
    frame.content = .plot(plot)
    return Frame.Placed(origin: part.origin, frame: frame)
  }

  /// Returns a warning for each axis that values lie beyond.
  private func overflows(of frame: Frame) -> [Finding] {
    guard let plot = frame.plot, !plot.beyond.isEmpty else { return [] }
    return [false, true].compactMap { isSecondary in
      let axis = isSecondary ? secondary : primary
      guard let axis, axis.countsOverflow else { return nil }
      let key = isSecondary ? "secondaryNumericAxis" : "numericAxis"
      return PlotOverflowText(plot.beyond.filter { $0.isSecondary == isSecondary }, of: axis.ticks)
        .finding(at: origin.key(key))
    }
  }

  /// Returns warnings about marks that cannot be read in a plot of this size: bubbles whose areas differ from their
  /// sizes, points that others cover, bubbles on others, columns that are too thin, too short for their value or their
  /// stripes, or behind lines, and columns that may reach their targets or not.
  private func misleadingMarks(of frame: Frame) -> [Finding] {
    guard let plot = frame.plot else { return [] }
    let areas = bubbles.isEmpty ? nil : BubbleAreas(self, in: frame.size).finding(at: origin)
    let ends = type.kind.targetSeries.flatMap {
      CoveredEnds(plot, targets: $0).finding(at: origin)
    }
    let stripes =
      series.allSatisfy(\.hatchings.isEmpty)
      ? nil : LostStripes(plot, of: self).finding(at: origin)
    let points =
      type.kind.values.isPoint
      ? CoveredPoints(plot, in: frame.size)
      : type.kind.options.contains(.lines) ? CoveredPoints(plot, of: self, in: frame.size) : nil
    return [
      areas, thinColumns(of: plot), shortMarks(in: frame), unseenSelection(in: frame), stripes,
      ends,
      points?.finding(at: origin),
      bubbles.isEmpty
        ? nil : BubblesOnOthers(plot, of: self, in: frame.size).finding(at: origin),
      type.kind.options.contains(.columns)
        ? ColumnsBehindLines(plot, of: self).finding(at: origin) : nil,
    ].compactMap(\.self)
  }

  /// Columns by dates that cover others are reported on their own.
  private func thinColumns(of plot: PlotContent) -> Finding? {
    guard type.kind.options.contains(.cornerRadius), ClusterGeometry(self).coveredCount == 0 else {
      return nil
    }
    let isHorizontal = type.plot.axes == .horizontal
    func width(_ mark: PlotMark) -> Double {
      isHorizontal ? mark.frame.size.height : mark.frame.size.width
    }
    let thin = plot.marks.filter { width($0) < Self.leastColoredWidth && isColumn($0.series) }
    guard !thin.isEmpty else { return nil }
    let count = thin.count { width($0) < Self.leastColumnWidth }
    let path = origin.key("categories")
    guard count == 0 else {
      return .warning(path, .thinColumns(count, isHorizontal: isHorizontal))
    }
    // Colors that say more than the series, or columns of several series side by side.
    let hasColors = Dictionary(grouping: thin, by: \.series).contains { series, marks in
      Set(marks.map { self.series[series].color(at: $0.category) }).count > 1
    }
    return hasNeighbors || hasColors
      ? .warning(path, .thinColors(thin.count, isHorizontal: isHorizontal)) : nil
  }

  /// Whether columns of several series are side by side.
  var hasNeighbors: Bool {
    guard !type.kind.hasTotals else { return false }
    let columns = type.kind.options.contains(.columns) ? data.columns : nil
    return data.drawnSeries.count { $0 != type.kind.targetSeries && columns?.contains($0) != false }
      > 1
  }

  /// Columns of less than a pixel are drawn as high as one, parts of stacks may lie between two pixels, and parts of rings
  /// are narrower than the gaps beside them. A label makes up for the length of a single one, but if others lack theirs,
  /// all are compared by lengths that are not to scale.
  private func shortMarks(in frame: Frame) -> Finding? {
    guard let plot = frame.plot, let part = measuredPart else { return nil }
    let marks = plot.marks.filter(isMeasured)
    let short = marks.filter { length(of: $0, in: frame) < Self.leastMeasuredLength }
    guard short.contains(where: { !$0.isLabeled }) else { return nil }
    return .warning(
      origin.key("series"),
      .shortMarks(short.count, of: marks.count, part, areLikeZeros: hasZeroColumns(in: plot)))
  }

  /// If all selected columns are too short to be seen, all others are dim, and nothing looks selected.
  private func unseenSelection(in frame: Frame) -> Finding? {
    guard !selections.isEmpty, let plot = frame.plot, let part = measuredPart else { return nil }
    let selected = plot.marks.filter { selections[$0.series]?.contains($0.category) == true }
    guard !selected.isEmpty,
      selected.allSatisfy({
        isColumn($0.series) && length(of: $0, in: frame) < Self.leastMeasuredLength
      })
    else { return nil }
    return .warning(origin.key("selections"), .unseenSelection(selected.count, part))
  }

  /// The name of the marks whose lengths are their values; `nil` for other types.
  private var measuredPart: String? {
    if type.kind.values == .shares || type.kind.hasTotals { return "part" }
    guard
      type.kind.options.contains(.cornerRadius) || type.kind.options.contains(.totals)
        || type == .microColumn
    else { return nil }
    return type.plot.axes == .horizontal ? "bar" : "column"
  }

  /// Returns whether columns of zero are drawn as lines that look like the shortest columns.
  private func hasZeroColumns(in plot: PlotContent) -> Bool {
    !type.kind.hasTotals && type.kind.values != .shares
      && plot.marks.contains { $0.value == 0 && isColumn($0.series) }
  }

  /// Returns whether the marks of a series are columns, rather than points of lines or targets.
  func isColumn(_ series: Int) -> Bool {
    series != type.kind.targetSeries
      && (!type.kind.options.contains(.columns) || data.columns.contains(series))
  }

  /// Returns whether the length of a mark is its value.
  private func isMeasured(_ mark: PlotMark) -> Bool {
    guard type.kind.values != .shares else { return mark.value > 0 }
    return mark.value != 0 && isColumn(mark.series)
  }

  /// Returns the length of a mark along its value in points; for a part of a ring, along the outer edge of the ring.
  private func length(of mark: PlotMark, in frame: Frame) -> Double {
    if let angles = mark.angles {
      return (angles.upperBound - angles.lowerBound) / 360 * .pi * frame.size.width
    }
    return type.plot.axes == .horizontal ? mark.frame.size.width : mark.frame.size.height
  }

  /// Two pixels of most screens, in points: a shorter mark is drawn half as long again, or half as short.
  static let leastMeasuredLength = 0.999
  /// A pixel of most screens, in points.
  private static let leastColumnWidth = 0.499
  /// The width at which a reader can distinguish the colors of columns, in points.
  private static let leastColoredWidth = 1.999

  /// Returns the text of a chart without data, in its center.
  private func noDataFrame(_ layout: inout some PartLayout) throws -> Frame {
    guard let text = noData else { return Frame(size) }
    let frame = try layout.frame(
      of: .text(TextElement(text: text, kind: "noData", origin: DescriptionPath())),
      in: size.width)
    var result = Frame(size)
    result.content = .group([frame.centered(x: size.width / 2, y: size.height / 2)])
    if let color = noDataBorder {
      result.decoration = Decoration(border: Decoration.Border(width: 1, color: color))
    }
    return result
  }
}

extension Element {
  /// A chart.
  package static func chart(_ chart: ChartElement) -> Element { .arrangement(chart) }

  /// The chart that the element is; `nil` for any other.
  package var chart: ChartElement? {
    if case .arrangement(let arrangement) = self { arrangement as? ChartElement } else { nil }
  }

  /// Returns a chart, or the block in place of one, in a size.
  package func sized(_ size: Size) -> Element {
    if var chart {
      chart.size = size
      return .chart(chart)
    }
    guard case .block(var block) = self else { return self }
    block.size = size
    return .block(block)
  }
}

/// The texts of a chart.
extension PartLayout {
  /// Returns a text on one line of any width. One above marks is high enough for letters with long tails.
  mutating func label(_ text: StyledText, isAboveMarks: Bool = false) throws -> Frame {
    try label(text, maximumWidth: .infinity, isAboveMarks: isAboveMarks)
  }

  /// Returns a text on one line, truncated with an ellipsis if wider than `maximumWidth` points. A number without letters of a right-to-left language reads from left to
  /// right even if everything else does not: its sign comes first.
  mutating func label(
    _ text: StyledText, maximumWidth: Double, isAboveMarks: Bool = false
  ) throws -> Frame {
    var element = TextElement(text: text.inOneLine, kind: "label", origin: DescriptionPath())
    element.isAboveMarks = isAboveMarks
    guard !text.string.unicodeScalars.contains(where: \.isRightToLeft) else {
      return try frame(of: .text(element), in: maximumWidth).withoutKind
    }
    return try readingFromTheLeft { [element] in
      try $0.frame(of: .text(element), in: maximumWidth)
    }.withoutKind
  }

  /// Returns a text on up to two lines, or `nil` if it does not fit without breaking or cutting a
  /// word.
  mutating func wrappedLabel(
    _ text: StyledText, maximumWidth: Double, lineLimit: Int = 2, alignment: HorizontalAlignment
  ) throws -> Frame? {
    let element = TextElement(
      text: text.inOneLine, kind: "label", origin: DescriptionPath(), maximumWidth: maximumWidth,
      lineLimit: lineLimit, keepsWordsWhole: true, alignment: alignment)
    let frame = try frame(of: .text(element), in: .infinity).withoutKind
    guard case .text(let block) = frame.content, !block.isTruncated,
      frame.size.width <= maximumWidth
    else { return nil }
    return frame
  }

  /// Returns a text on up to `lineLimit` lines, truncated with an ellipsis if it needs more.
  mutating func paragraph(
    _ text: StyledText, maximumWidth: Double, lineLimit: Int, alignment: HorizontalAlignment
  ) throws -> Frame {
    let element = TextElement(
      text: text.inOneLine, kind: "label", origin: DescriptionPath(), lineLimit: lineLimit,
      alignment: alignment)
    return try frame(of: .text(element), in: maximumWidth).withoutKind
  }

  /// Returns a text with its own line break, on up to two lines.
  mutating func brokenLabel(
    _ text: StyledText, alignment: HorizontalAlignment
  ) throws -> Frame {
    let element = TextElement(
      text: text, kind: "label", origin: DescriptionPath(), lineLimit: 2, keepsWordsWhole: true,
      alignment: alignment)
    return try frame(of: .text(element), in: .infinity).withoutKind
  }
}

extension Frame {
  /// Creates an empty frame for a chart.
  fileprivate init(_ size: Size) {
    self.init(size: size, baseline: nil, content: .group([]), kind: ChartView.typeName)
  }

  /// The frame as a part that the layout report leaves out.
  fileprivate var withoutKind: Frame {
    var frame = self
    frame.kind = nil
    return frame
  }
}

extension Frame.Placed {
  /// The parts of a group at their places, or the frame itself.
  var parts: [Frame.Placed] {
    guard case .group(let parts) = frame.content else { return [self] }
    return parts.map { $0.moved(by: origin) }
  }
}

extension StyledText {
  /// Returns the text in a size in points if it is larger.
  func atMost(_ size: Double) -> StyledText {
    font.size > size ? scaled(by: size / font.size) : self
  }
}
