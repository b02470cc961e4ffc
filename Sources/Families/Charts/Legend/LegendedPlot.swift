import FioriBasics
import FioriLayout
import FioriModel

/// A plot with its titles, in the space that the legend leaves.
struct LegendedPlot {
  /// The chart as large as that space.
  let chart: ChartElement
  let whole: Size
  let legend: LegendRows
  let titles: ChartTitles
  /// The plot, its axes and the texts in it, from the upper left corner of the space below the titles.
  let plot: [Frame.Placed]
  private(set) var losses: [Loss]
  /// The loss of the names that the legend only counts.
  let nameLosses: [Loss]

  /// The plot itself; `nil` without one.
  private var plotFrame: Rect? {
    plot.first { $0.frame.kind == "plot" }.map { Rect(origin: $0.origin, size: $0.frame.size) }
  }

  /// The size of the plot itself, in points; `nil` without one.
  let plotSize: Size?

  /// The length of the plot's shorter side, in points.
  fileprivate var side: Double { plotSize.map { min($0.width, $0.height) } ?? 0 }

  /// Returns how much the shorter side differs from a length, in points.
  fileprivate func error(ofSide length: Double) -> Double { abs(side - length) }

  /// Whether the circles for sizes have no space.
  fileprivate var leavesSizesOut: Bool { losses.contains(chart.lossOfSizes) }

  /// Returns the plot with one more loss.
  fileprivate func losing(_ loss: Loss) -> LegendedPlot {
    var plot = self
    plot.losses.append(loss)
    return plot
  }

  /// The height of the space for the plot and its axes, in points.
  static func plotHeight(_ chart: ChartElement, _ titles: ChartTitles) -> Double {
    max(chart.size.height - titles.top - titles.bottom, 0)
  }

  /// All parts, from the upper left corner of the whole chart.
  var placed: [Frame.Placed] {
    let inner =
      plot.map { $0.moved(by: Point(x: 0, y: titles.top)) }
      + titles.placed(
        above: Self.plotHeight(chart, titles) + titles.top, in: chart,
        plotMiddle: plotFrame?.midX ?? chart.size.width / 2, beside: plot)
    return inner.map { $0.moved(by: origin) } + placedLegend
  }

  /// The upper left corner of the space that the legend leaves.
  private var origin: Point {
    let free = Point(x: whole.width - chart.size.width, y: whole.height - chart.size.height)
    return switch chart.legendPosition {
    case .top: Point(x: 0, y: free.y)
    case .trailing: Point(x: chart.isRightToLeft ? free.x : 0, y: 0)
    case .bottom, .lineEnds, .hidden: .zero
    }
  }

  private var placedLegend: [Frame.Placed] {
    guard !legend.isEmpty else { return [] }
    let isTrailing = chart.legendPosition == .trailing
    let isRound = chart.type.plot.axes == .none
    let top: Double =
      switch chart.legendPosition {
      case .top: 0
      case .trailing: trailingTop(isCentered: isRound)
      case .bottom, .lineEnds, .hidden: whole.height - legend.height
      }
    let rows = legend.placed(
      below: top, width: isTrailing ? legend.width : whole.width,
      isCentered: isRound && !isTrailing, isRightToLeft: chart.isRightToLeft)
    guard isTrailing, !chart.isRightToLeft else { return rows }
    return rows.map { $0.moved(by: Point(x: whole.width - legend.width, y: 0)) }
  }

  /// Returns the top of a legend beside the plot: level with the plot, or centered beside it, as far as
  /// the height allows.
  func trailingTop(isCentered: Bool) -> Double {
    let (y, height) = (plotFrame?.minY ?? 0, plotFrame?.size.height ?? chart.size.height)
    let wanted = isCentered ? y + (height - legend.height) / 2 : y
    return max(min(titles.top + wanted, whole.height - legend.height), 0)
  }
}

extension PartLayout {
  /// Lays out the legend and, in the remaining space, the plot. Circles that show sizes are as large as
  /// in the plot, which is itself smaller for them; where no plot has circles of its size beside it, they are left out.
  mutating func legendedPlot(of chart: ChartElement) throws -> LegendedPlot {
    var side = min(chart.size.width, chart.size.height) / 2
    var result = try legendedPlot(of: chart, side: side)
    guard let sizes = chart.sizes else { return result }
    // The greatest side that a plot exceeds, and the least one that it does not reach.
    var (low, high): (LegendedPlot?, Double) = (nil, .infinity)
    var lowSide = 0.0
    for _ in 0..<LegendMetrics.rounds {
      guard result.error(ofSide: side) > LegendMetrics.largestError else {
        let distinct = sizes.withoutLeast(in: side)
        guard distinct != sizes else { return result }
        var other = chart
        other.sizes = distinct
        return try legendedPlot(of: other)
      }
      if result.side < side {
        high = min(high, side)
      } else if side > lowSide, !result.leavesSizesOut {
        (low, lowSide) = (result, side)
      }
      let isBetween = (lowSide...high).contains(result.side)
      side = isBetween ? result.side : (lowSide + high) / 2
      result = try legendedPlot(of: chart, side: side)
    }
    guard result.error(ofSide: side) > LegendMetrics.largestSeenError else { return result }
    // Where larger circles need one more row, the plot of the largest ones that do not is lower than it could be.
    if let low, let height = low.plotSize?.height, chart.legendPosition != .trailing,
      lowSide > height * LegendMetrics.leastPlotForSizes
    {
      result = try legendedPlot(of: chart, side: lowSide, lowerBy: height - lowSide)
      if result.error(ofSide: lowSide) <= LegendMetrics.largestSeenError { return result }
    }
    var other = chart
    other.sizes = nil
    return try legendedPlot(of: other, side: side).losing(chart.lossOfSizes)
  }

  /// `side` is the length of the plot's shorter side that sizes are drawn for, and `spare` the height beside the legend that
  /// the plot does not use, in points.
  private mutating func legendedPlot(
    of chart: ChartElement, side: Double, lowerBy spare: Double = 0
  ) throws -> LegendedPlot {
    let (chart, (legend, nameLosses, losses)) = try chartWithLegend(chart, side: side)
    var inner = chart
    inner.size.height -= spare
    if !legend.isEmpty {
      if chart.legendPosition == .trailing {
        inner.size.width = max(chart.size.width - legend.width - LegendMetrics.columnSpacing, 0)
      } else {
        let height = inner.size.height - legend.height - LegendMetrics.legendSpacing
        inner.size.height = max(height, 0)
      }
    }
    inner.roomForNames = chart.size.width - inner.size.width
    let titles = try ChartTitles(inner, &self)
    let room = Size(width: inner.size.width, height: LegendedPlot.plotHeight(inner, titles))
    func laidOut(_ inner: ChartElement, _ labels: inout Self) throws -> LegendedPlot {
      let plot = try labels.plot(of: inner, in: room)
      return LegendedPlot(
        chart: inner, whole: chart.size, legend: legend, titles: titles, plot: plot,
        losses: losses + titles.losses, nameLosses: nameLosses,
        plotSize: plot.first { $0.frame.kind == "plot" }?.frame.size)
    }
    let result = try laidOut(inner, &self)
    guard let gap = result.roomBesideLegend else { return result }
    inner.roomForNames = gap
    return try laidOut(inner, &self)
  }

  /// Returns a chart and its legend, which is below the plot if a column beside it would cut or leave out names
  /// that all are whole there.
  private mutating func chartWithLegend(
    _ chart: ChartElement, side: Double
  ) throws -> (chart: ChartElement, legend: Legend) {
    let legend = try legend(of: chart, side: side)
    if let beside = try legendBesideRing(of: chart, insteadOf: legend, side: side) { return beside }
    guard chart.legendPosition == .trailing, legend.rows.isCut || !legend.nameLosses.isEmpty else {
      return (chart, legend)
    }
    var lower = chart
    lower.legendPosition = .bottom
    let below = try self.legend(of: lower, side: side)
    let isWhole = !below.rows.isCut && below.nameLosses.isEmpty && below.losses.isEmpty
    guard isWhole, below.rows.height <= chart.size.height / 2 else { return (chart, legend) }
    let loss = Loss(chart.origin.key("legend"), .legendIsBelow)
    return (lower, (below.rows, below.nameLosses, [loss]))
  }

  /// Returns a ring with its legend beside it, if the legend above or below it would leave too little of the height, and
  /// the ring is larger beside the legend; `nil` for any other chart, and where the legend would have fewer names.
  private mutating func legendBesideRing(
    of chart: ChartElement, insteadOf legend: Legend, side: Double
  ) throws -> (chart: ChartElement, legend: Legend)? {
    guard chart.type.kind.values == .shares, chart.legendTakesHeight else { return nil }
    let height = chart.size.height - legend.rows.height - LegendMetrics.legendSpacing
    let diameter = min(height, chart.size.width)
    guard diameter < LegendMetrics.leastRing else { return nil }
    var other = chart
    other.legendPosition = .trailing
    let beside = try self.legend(of: other, side: side)
    let width = chart.size.width - beside.rows.width - LegendMetrics.columnSpacing
    let keepsLegend = diameter >= PlotRoom.leastLength
    guard min(width, chart.size.height) > diameter,
      beside.rows.series.count >= (keepsLegend ? legend.rows.series.count : 1)
    else { return nil }
    return (other, beside)
  }

  /// The rows of a legend, with the losses of its names and other losses.
  private typealias Legend = (rows: LegendRows, nameLosses: [Loss], losses: [Loss])

  /// Returns the plot with its axes. If value labels do not fit, all of them have fewer digits, in case more fit then.
  private mutating func plot(of chart: ChartElement, in room: Size) throws -> [Frame.Placed] {
    var plot = try chart.type.plot.init(chart: chart).frames(in: room, &self)
    guard plot.valueLabelCount < chart.valueLabelCount else { return plot }
    for shorter in chart.withShorterValueLabels {
      let other = try chart.type.plot.init(chart: shorter).frames(in: room, &self)
      if other.valueLabelCount > plot.valueLabelCount { plot = other }
      guard plot.valueLabelCount < chart.valueLabelCount else { break }
    }
    return plot
  }

  /// Returns the legend for a plot whose shorter side has a length in points.
  private mutating func legend(of chart: ChartElement, side: Double) throws -> Legend {
    let sizes = try sizeRows(of: chart, side: side)
    let height = chart.size.height
    let isTrailing = chart.legendPosition == .trailing
    guard sizes.height <= height * (isTrailing ? 1.0 / 2 : LegendMetrics.largestLegendShare),
      sizes.width
        <= (isTrailing ? chart.size.width * LegendMetrics.largestLegendShare : chart.size.width)
    else {
      let (names, nameLosses) = try nameRows(of: chart, maximumHeight: height)
      return (names, nameLosses, [chart.lossOfSizes])
    }
    let taken = isTrailing && !sizes.isEmpty ? sizes.height : 0
    let (names, nameLosses) = try nameRows(of: chart, maximumHeight: height - taken)
    return (names.followed(by: sizes), nameLosses, [])
  }

  /// Returns the names of the series in as many rows as they may have, those that are cut on two lines if that cuts
  /// fewer of them, or on three if all are whole then.
  private mutating func nameRows(
    of chart: ChartElement, maximumHeight: Double
  ) throws -> (LegendRows, [Loss]) {
    let isTrailing = chart.legendPosition == .trailing
    let names = try nameRows(of: chart, maximumHeight: maximumHeight, lineLimit: 1)
    guard !isTrailing else {
      return try withWholeWords(names, of: chart, maximumHeight: maximumHeight)
    }
    guard names.0.isCut || !names.1.isEmpty else { return names }
    let wrapped = try nameRows(of: chart, maximumHeight: maximumHeight, lineLimit: 2)
    guard wrapped.0.isCut || !wrapped.1.isEmpty else { return wrapped }
    let higher = try nameRows(
      of: chart, maximumHeight: maximumHeight, lineLimit: LegendMetrics.mostLines)
    guard higher.0.isCut || !higher.1.isEmpty else { return higher }
    let isBetter =
      (wrapped.1.count, -wrapped.0.entryCount, wrapped.0.cutCount)
      < (names.1.count, -names.0.entryCount, names.0.cutCount)
    return isBetter ? wrapped : names
  }

  /// Returns the names of the series, of which those below or above the plot have up to `lineLimit` lines; the entries
  /// that do not fit, or would be cut to a letter or two, are counted, and a loss. Names below each other begin at one
  /// edge, unless more of them would then be cut, or need more lines.
  private mutating func nameRows(
    of chart: ChartElement, maximumHeight: Double, lineLimit: Int
  ) throws -> (LegendRows, [Loss]) {
    let ragged = try nameRows(
      of: chart, maximumHeight: maximumHeight, lineLimit: lineLimit, markWidth: 0)
    guard let markWidth = ragged.0.raggedMarkWidth else { return ragged }
    let aligned = try nameRows(
      of: chart, maximumHeight: maximumHeight, lineLimit: lineLimit, markWidth: markWidth)
    let isWorse =
      aligned.0.cutCount > ragged.0.cutCount || aligned.0.height > ragged.0.height
      || aligned.0.entryCount < ragged.0.entryCount
    return isWorse ? ragged : aligned
  }

  /// Returns the rows of a legend beside a plot in more of its width if words are broken, and less often there.
  private mutating func withWholeWords(
    _ names: (LegendRows, [Loss]), of chart: ChartElement, maximumHeight: Double
  ) throws -> (LegendRows, [Loss]) {
    guard !names.0.isCut else { return names }
    guard chart.type.kind.values != .shares else {
      return try besideSmallerRing(names, of: chart, maximumHeight: maximumHeight)
    }
    guard names.0.brokenWordCount > 0 else { return names }
    return try withFewestBreaks(
      names, in: LegendMetrics.sharesOfWords.map { $0 * chart.size.width }, of: chart,
      maximumHeight: maximumHeight)
  }

  /// Returns the rows of a legend beside the largest ring with the fewest breaks in words.
  private mutating func besideSmallerRing(
    _ names: (LegendRows, [Loss]), of chart: ChartElement, maximumHeight: Double
  ) throws -> (LegendRows, [Loss]) {
    let free = chart.size.width - LegendMetrics.columnSpacing
    let diameter = min(free - names.0.width, chart.size.height)
    return try withFewestBreaks(
      names, in: LegendMetrics.smallerRings.map { free - $0 * diameter }, of: chart,
      maximumHeight: maximumHeight)
  }

  /// Returns the rows in the first of some widths with the fewest breaks in words.
  private mutating func withFewestBreaks(
    _ names: (LegendRows, [Loss]), in widths: [Double], of chart: ChartElement,
    maximumHeight: Double
  ) throws -> (LegendRows, [Loss]) {
    var best = names
    for width in widths where best.0.brokenWordCount > 0 {
      let wider = try nameRows(
        of: chart, maximumHeight: maximumHeight, lineLimit: 1, markWidth: 0, width: width)
      if wider.0.brokenWordCount < best.0.brokenWordCount, !wider.0.isCut,
        wider.1.count <= best.1.count
      {
        best = wider
      }
    }
    return best
  }

  /// Returns the rows with space for marks of at least a width in points before each name, in `width` or their usual one.
  private mutating func nameRows(
    of chart: ChartElement, maximumHeight: Double, lineLimit: Int, markWidth: Double,
    width: Double? = nil
  ) throws -> (LegendRows, [Loss]) {
    let atEnds = Set(chart.lineEnds.map(\.series))
    let shown = chart.legend.filter { entry in
      !(entry.series.map(atEnds.contains) ?? false)
    }
    let isTrailing = chart.legendPosition == .trailing
    let largest = isTrailing ? maximumHeight : chart.size.height * LegendMetrics.largestLegendShare
    let width = width ?? (isTrailing ? chart.columnWidth : chart.size.width)
    let isBesideRing = isTrailing && chart.type.kind.values == .shares
    func rows(_ entries: [LegendRows.Entry]) -> LegendRows {
      guard isTrailing else { return LegendRows(entries, width: width) }
      let column = LegendRows(column: entries)
      guard isBesideRing, column.height > largest else { return column }
      var flow = LegendRows(entries, width: width)
      if flow.height > largest { flow.spacing = 0 }
      return flow
    }
    func loss(_ leftOutCount: Int) -> Loss {
      Loss(chart.origin.key("legend"), .namesLeftOut(leftOutCount, of: shown.count))
    }
    let lineLimit = isTrailing ? Self.lineLimit(shown, in: maximumHeight) : lineLimit
    // Names of a column begin after its widest mark, and end where the name with the narrowest one may.
    let indents = shown.map {
      LegendRows.indent(color: $0.color, mark: $0.mark, dot: chart.spacing.dot)
    }
    let letters = shown.map(\.text).lineLetters
    let named = try shown.map { entry in
      let row = try legendEntry(
        entry, in: width, lineLimit: lineLimit, dot: chart.spacing.dot, markWidth: markWidth,
        indent: isTrailing ? indents.min() : nil, letters: letters)
      return entry.series.map {
        row.placingLosses(at: chart.origin.key("series").index($0).key("title"))
      } ?? row
    }
    var kept = zip(shown, named).filter(\.1.text.isReadable)
    guard !kept.isEmpty else {
      return (rows([]), named.isEmpty ? [] : [loss(named.count)])
    }
    func legend() throws -> LegendRows {
      guard kept.count < named.count else { return rows(kept.map(\.1)) }
      let rest = StyledText(
        LocalizedStrings.text(chart.moreSeries, count: named.count - kept.count),
        font: shown[0].text.font, color: shown[0].text.color)
      let last = try legendEntry(ChartElement.LegendEntry(text: rest, color: nil), in: width)
      return rows(kept.map(\.1) + [last])
    }
    let readable = kept
    func legend(in height: Double) throws -> LegendRows {
      kept = readable
      var rows = try legend()
      while rows.height > height, kept.count > 1 {
        kept.remove(at: kept.map(\.0).indexOfLeast)
        rows = try legend()
      }
      return rows
    }
    var result = try legend(in: largest)
    if !isTrailing, lineLimit == 1, result.height > largest {
      // The row of the number is also a name's.
      result = try legend(in: result.height)
    }
    if !isTrailing, kept.count > 1, kept.count < named.count, result.endsInLoneNumber {
      let least = kept.remove(at: kept.map(\.0).indexOfLeast)
      let fewer = try legend()
      if fewer.savesLoneNumber(of: result) { result = fewer } else { kept.append(least) }
    }
    // Beside a plot, nothing is above or below it that would give way to a legend.
    if isTrailing, result.height > largest { return (rows([]), [loss(named.count)]) }
    return (result, kept.count < named.count ? [loss(named.count - kept.count)] : [])
  }

  /// Returns the number of lines that each name in a column may have, so that the first and the number
  /// of the others have space.
  private static func lineLimit(_ names: [ChartElement.LegendEntry], in height: Double) -> Int {
    guard let font = names.first?.text.font else { return 1 }
    let rest = names.count > 1 ? font.leading + LegendRows.rowSpacing : 0
    let lineCount = (height - rest - font.leading) / font.lineHeight + 1
    return Int(max(1, min(lineCount, Double(LegendMetrics.mostLines))))
  }

  /// Returns the sizes of bubbles, below their title in a column and after it otherwise.
  private mutating func sizeRows(of chart: ChartElement, side: Double) throws -> LegendRows {
    guard let sizes = chart.sizes else { return LegendRows([], width: 0) }
    let isTrailing = chart.legendPosition == .trailing
    let width = chart.size.width * (isTrailing ? LegendMetrics.largestLegendShare : 1)
    let title = try sizes.title.map {
      try legendEntry(
        ChartElement.LegendEntry(text: $0, color: nil), in: width, kind: "secondaryValuesAxisTitle",
        lineLimit: isTrailing ? LegendMetrics.mostLines : 1)
    }
    let circles = try sizes.circles.map { circle in
      let mark = LegendMark(
        form: .size(radius: max(circle.radius * side, BubbleShapes.leastRadius)),
        pattern: SeriesPattern(.none),
        background: chart.colors.background)
      return try legendEntry(
        ChartElement.LegendEntry(text: circle.text, color: sizes.color, mark: mark), in: width,
        kind: nil)
    }
    let first = [title].compactMap(\.self)
    return isTrailing
      ? LegendRows(first, width: 0).followed(by: LegendRows(column: circles))
      : LegendRows(first + circles, width: width)
  }

  private mutating func legendEntry(
    _ entry: ChartElement.LegendEntry, in width: Double, kind: String? = "seriesTitle",
    lineLimit: Int = 1, dot: ChartSpacing.Dot = .small, markWidth: Double = 0,
    indent: Double? = nil, letters: [Font: String] = [:]
  ) throws -> LegendRows.Entry {
    let element = TextElement(
      text: entry.text.inOneLine, kind: kind, origin: DescriptionPath(), lineLimit: lineLimit
    ).beside(letters)
    let indent =
      indent
      ?? LegendRows.indent(color: entry.color, mark: entry.mark, dot: dot, markWidth: markWidth)
    let text = try frame(of: .text(element), in: max(width - indent, 0))
    var row = LegendRows.Entry(
      text: text, font: entry.text.font, color: entry.color, mark: entry.mark, dot: dot)
    row.series = entry.series
    return row
  }
}

extension ChartElement {
  /// The warning about circles for sizes that have no space.
  var lossOfSizes: Loss { Loss(origin.key("legend"), .bubbleSizesDoNotFit) }

  /// The width that a legend beside the plot may have, in points: a share of the chart's, or the space beside a ring.
  fileprivate var columnWidth: Double {
    let share = size.width * LegendMetrics.largestLegendShare
    guard type.kind.values == .shares else { return share }
    return max(share, size.width - min(size.width, size.height) - LegendMetrics.columnSpacing)
  }
}

/// The legend's share of a chart, and the space around it.
enum LegendMetrics {
  /// A share of the chart's height, or of its width beside the plot (chosen:
  /// Docs/sources/charts.md#extras).
  static let largestLegendShare = 1.0 / 3
  /// The shares of a legend beside the plot whose words would be broken (chosen: Docs/sources/charts.md#extras).
  static let sharesOfWords = [0.36, 0.39, 0.42, 0.45]
  /// The shares of its diameter that a ring may have beside a legend whose words would be broken (chosen:
  /// Docs/sources/charts.md#extras).
  static let smallerRings = [0.97, 0.94, 0.91, 0.88, 0.85]

  /// Points between the plot's labels and the legend (chosen: Docs/sources/charts.md#extras).
  static let legendSpacing = 8.0
  static let columnSpacing = 16.0
  /// The lines of a name in a column, and in a row of the legend that is cut on two.
  static let mostLines = 3
  /// The diameter in points of a ring below which a legend above or below it goes beside it (chosen:
  /// Docs/sources/charts.md#extras).
  static let leastRing = 40.0

  /// Each round corrects the size of the plot by the share that circles have of it.
  static let rounds = 8
  /// The share of its height that a plot has at least beside circles for sizes (chosen: Docs/sources/charts.md#sizes).
  static let leastPlotForSizes = 0.75
  /// In points.
  static let largestError = 0.001
  /// A quarter of a point changes the radius of the largest circle by less than a tenth of a pixel.
  static let largestSeenError = 0.25
}
