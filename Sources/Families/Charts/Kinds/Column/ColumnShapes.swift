import FioriBasics
import FioriLayout
import FioriModel

/// The columns or bars of a chart, dimmed if others are selected.
struct ColumnShapes {
  let chart: ChartElement
  let area: PlotArea
  let bars: [ColumnBar]
  /// The number of columns side by side in a cluster.
  let slotCount: Int
  /// Whether the columns are horizontal bars.
  var isHorizontal = false
  /// The lines between the columns of a waterfall.
  var connectors: [WaterfallSteps.Connector] = []

  var content: PlotContent { PlotContent(marks: marks, shapes: shapes, beyond: beyond) }

  /// The values of columns that begin or end beyond their axis.
  var beyond: [PlotOverflow] {
    let unmarked = Set(outsideBars.filter { $0.row == nil }.map(\.bar))
    return bars.filter { !isEmptyPart($0) }.compactMap { bar in
      let isSecondary = chart.data.secondary.contains(bar.series)
      let isMarked = !unmarked.contains(bar)
      return PlotOverflow(position: bar.end, isSecondary: isSecondary, isMarked: isMarked)
        ?? PlotOverflow(position: bar.base, isSecondary: isSecondary, isMarked: isMarked)
    }
  }

  private var geometry: ClusterGeometry { ClusterGeometry(chart) }
  private var slotWidth: Double { geometry.width / Double(max(slotCount, 1)) }

  var marks: [PlotMark] {
    bars.map { bar in
      let start = geometry.start(of: bar.category) + Double(bar.slot) * slotWidth
      return PlotMark(
        series: bar.series, category: bar.category, value: bar.value,
        frame: frame(across: start, start + slotWidth, along: bar.base, bar.end))
    }
  }

  /// The shapes; columns that extend beyond the plot's explicit ends are clipped there.
  var shapes: [PlotShape] {
    let shapes = growing(bars.filter(isWithin)).map { motion, bars in
      PlotShape.moving(motion, [.columns(columnSet(of: bars))] + hatchings(of: bars))
    }
    let isInside = bars.allSatisfy { bar in
      [bar.base, bar.end].allSatisfy { (-0.000_001...1.000_001).contains($0) }
    }
    return isInside ? shapes : [.layer(clip: clip, opacity: 1, shapes)] + outsideMarks
  }

  /// The plot, with the lines of zeros in place of the baseline.
  private var clip: Rect {
    let zero = bars.contains(where: \.isZero) ? 1.0 : 0
    return area.bounds.insetBy(dx: isHorizontal ? -zero : 0, dy: isHorizontal ? 0 : -zero)
  }

  /// Returns the columns of each axis with the way that they grow: from its baseline, all together, so
  /// that their lengths stay in proportion.
  private func growing(_ bars: [ColumnBar]) -> [(Motion, [ColumnBar])] {
    func motion(_ isSecondary: Bool) -> Motion {
      let ticks = isSecondary ? area.secondary : area.primary
      let place = along(ticks.position(of: ticks.baseline))
      return isHorizontal
        ? .growth(from: Point(x: place, y: 0), .horizontal)
        : .growth(from: Point(x: 0, y: place), .vertical)
    }
    let isSecondary = { chart.data.secondary.contains($0.series) } as (ColumnBar) -> Bool
    let (first, second) = (motion(false), motion(true))
    guard first != second, bars.contains(where: isSecondary) else { return [(first, bars)] }
    return [(first, bars.filter { !isSecondary($0) }), (second, bars.filter(isSecondary))]
  }

  /// An end of the axis that the columns of a stack reach.
  private struct StackEnd: Hashable {
    let category: Int
    let slot: Int
    let isBelow: Bool

    init(_ bar: ColumnBar, isBelow: Bool) {
      (category, slot, self.isBelow) = (bar.category, bar.slot, isBelow)
    }
  }

  /// A column that lies beyond the axis, or with too little within it for a break, as of a negative value
  /// on an axis that begins at zero.
  private struct OutsideBar {
    let bar: ColumnBar
    let end: StackEnd
    /// The row of its mark, from 0 at the end of the axis; `nil` if there is no space for one.
    let row: Int?
  }

  /// The columns that have a mark instead. The columns of a stack are in rows, the last one at the end of the
  /// axis.
  private var outsideBars: [OutsideBar] {
    let rowCount = BreakMark.rowCount(in: isHorizontal ? area.size.width : area.size.height)
    var counts: [StackEnd: Int] = [:]
    return bars.reversed().compactMap { bar in
      guard !isWithin(bar), !isEmptyPart(bar) else { return nil }
      let end = StackEnd(bar, isBelow: bar.low < 0)
      let row = counts[end, default: 0]
      counts[end] = row + 1
      return OutsideBar(bar: bar, end: end, row: row < rowCount ? row : nil)
    }
  }

  /// Returns whether a column is a part of zero: nothing of it is beyond the axis wherever the parts below it end.
  private func isEmptyPart(_ bar: ColumnBar) -> Bool { bar.value == 0 && chart.type.kind.hasTotals }

  /// Returns whether a column ends within the axis, or enough of it lies there for a break.
  private func isWithin(_ bar: ColumnBar) -> Bool {
    guard bar.low < -Self.slack || bar.high > 1 + Self.slack else { return true }
    let depth = isHorizontal ? area.size.width : area.size.height
    return (min(bar.high, 1) - max(bar.low, 0)) * depth >= BreakMark.size.height
  }

  /// The marks of these columns. Over a part of the stack that goes on beyond the axis, they have an
  /// edge in the background color.
  private var outsideMarks: [PlotShape] {
    let within = bars.filter(isWithin)
    let covered = Set(
      within.filter { $0.low < 0 }.map { StackEnd($0, isBelow: true) }
        + within.filter { $0.high > 1 }.map { StackEnd($0, isBelow: false) })
    return outsideBars.flatMap { outside -> [PlotShape] in
      guard let row = outside.row else { return [] }
      let bar = outside.bar
      let center = geometry.start(of: bar.category) + (Double(bar.slot) + 0.5) * slotWidth
      let edge = along(outside.end.isBelow ? 0 : 1)
      let inset = Double(row) * BreakMark.pitch
      func shape(_ color: RGBA, widenedBy growth: Double) -> PlotShape {
        BreakMark.shape(
          at: isHorizontal ? center * area.size.height : area.x(center),
          beyond: edge < 1 ? edge + inset : edge - inset, isHorizontal: isHorizontal,
          towardOrigin: edge < 1, color, widenedBy: growth)
      }
      let mark = shape(color(of: bar), widenedBy: 0)
      return covered.contains(outside.end)
        ? [shape(chart.colors.background, widenedBy: Self.markEdge), mark] : [mark]
    }
  }

  /// The lines across columns, one shape for each hatching.
  private func hatchings(of bars: [ColumnBar]) -> [PlotShape] {
    SeriesPattern.Hatching.allCases.dropFirst().compactMap { hatching in
      let hatched = bars.filter {
        chart.series[$0.series].hatching(at: $0.category) == hatching
      }
      guard !hatched.isEmpty else { return nil }
      var set = columnSet(of: hatched)
      set.connectors = []
      return .hatching(hatching, over: [.columns(set)], chart.colors.background)
    }
  }

  /// Returns the columns without parts of stacks that are too small for their scale: drawn a pixel long, some would be many
  /// times too long, and the next parts would cover others. All such parts of a series are left out alike.
  private func drawn(of bars: [ColumnBar]) -> [ColumnBar] {
    guard chart.type.kind.hasTotals else { return bars }
    let base = area.primary.position(of: 0)
    func isShort(_ bar: ColumnBar) -> Bool {
      bar.base != bar.end && abs(along(bar.end) - along(bar.base)) < ColumnStack.leastPartLength
    }
    let covered = Set(bars.filter { !$0.isOutermost && isShort($0) }.map(\.series))
    guard !covered.isEmpty else { return bars }
    func isLeftOut(_ bar: ColumnBar) -> Bool {
      (!bar.isOutermost || bar.beginsOnPart) && covered.contains(bar.series) && isShort(bar)
    }
    let ends = Dictionary(
      grouping: self.bars.filter { $0.isOutermost && isLeftOut($0) }, by: \.category)
    return bars.compactMap { bar in
      guard !isLeftOut(bar) else { return nil }
      var bar = bar
      // Without a part before it, it begins at the baseline.
      let start = abs(along(bar.base) - along(base))
      bar.beginsOnPart = bar.beginsOnPart && start >= ColumnStack.leastPartLength
      // Without a part on it, it ends its stack.
      bar.isOutermost =
        bar.isOutermost || ends[bar.category]?.contains { $0.base == bar.end } == true
      return bar
    }
  }

  private func column(of bar: ColumnBar) -> ColumnSet.Column {
    var column = ColumnSet.Column(
      cluster: bar.category, slot: bar.slot, base: along(bar.base), end: along(bar.end),
      color: color(of: bar), isOutermost: bar.isOutermost, beginsOnPart: bar.beginsOnPart)
    column.isZero = bar.isZero
    // A value that is too small for a length of its own is drawn as others below a pixel.
    if column.base == column.end, bar.value != 0, bar.isOutermost, !bar.beginsOnPart,
      chart.ticks(of: bar.series)?.zero != nil
    {
      column.end += (along(1) - along(0)) * (bar.value < 0 ? -1 : 1) * Self.slack
    }
    return column
  }

  /// The columns, with a hairline between the columns of a cluster if any two neighbors are alike in
  /// lightness, so that all columns have the same width.
  var set: ColumnSet { columnSet(of: bars.filter(isWithin)) }

  /// Returns the set of some columns, as wide as in the whole set.
  private func columnSet(of bars: [ColumnBar]) -> ColumnSet {
    var set = ColumnSet(
      isHorizontal: isHorizontal, isMirrored: area.isMirrored,
      length: isHorizontal ? area.size.height : area.size.width,
      depth: isHorizontal ? area.size.width : area.size.height,
      clusterCount: chart.data.categoryCount,
      clusterLength: geometry.width * (isHorizontal ? area.size.height : area.size.width),
      slotCount: slotCount,
      columns: drawn(of: bars).map(column),
      connectors: connectors.map {
        ColumnSet.Connector(
          from: $0.from, to: $0.to, level: along(area.primary.position(of: $0.level)),
          reachesAcross: $0.isShared, color: chart.colors.line)
      },
      cornerRadius: chart.columnCornerRadius, separatesSlots: hasLikeNeighbors)
    if chart.type.kind.hasTotals { set.lowPartLength = lowPartLength }
    if bars.contains(where: \.isZero) { set.shortestLength = shortestLength }
    set.clusterPositions = chart.dates?.positions
    set.hasBaseline =
      chart.categories?.showsBaseline == true || isHorizontal && chart.primaryTicks.minimum < 0
    return set
  }

  /// The length that three quarters of the parts that begin on others exceed, in points; infinite without such parts.
  private var lowPartLength: Double {
    let lengths = bars.filter(\.beginsOnPart).map { abs(along($0.end) - along($0.base)) }.sorted()
    return lengths.isEmpty ? .infinity : lengths[lengths.count / 4]
  }

  /// The length of the shortest column from the baseline, in points; infinite without columns except for those of zero.
  private var shortestLength: Double {
    bars.lazy.filter { !$0.isZero && $0.base != $0.end && !$0.beginsOnPart && $0.isOutermost }
      .map { abs(along($0.end) - along($0.base)) }.min() ?? .infinity
  }

  /// Whether two columns side by side can hardly be distinguished by their lightness.
  private var hasLikeNeighbors: Bool {
    guard slotCount > 1 else { return false }
    let background = chart.colors.background
    return Dictionary(grouping: bars, by: \.category).values.contains { cluster in
      let cluster = cluster.sorted { $0.slot < $1.slot }
      return zip(cluster, cluster.dropFirst()).contains { one, other in
        let neighbor = color(of: other).composited(over: background)
        return Contrast.ratio(of: color(of: one).composited(over: background), on: neighbor)
          < Self.leastContrast
      }
    }
  }

  private func color(of bar: ColumnBar) -> RGBA {
    let color = chart.series[bar.series].color(at: bar.category)
    return chart.isChosen(series: bar.series, category: bar.category)
      ? color : color.fadedTo(Self.unselectedOpacity)
  }

  /// Converts a fraction of the value axis to points.
  private func along(_ share: Double) -> Double {
    isHorizontal ? area.x(share) : (1 - share) * area.size.height
  }

  private func frame(across start: Double, _ end: Double, along base: Double, _ top: Double)
    -> Rect
  {
    isHorizontal
      ? Rect(
        fromX: along(base), along(top), y: start * area.size.height, end * area.size.height)
      : Rect(fromX: area.x(start), area.x(end), y: along(base), along(top))
  }

  /// Stated: Docs/sources/charts.md#selection.
  static let unselectedOpacity = 0.4
  /// The edge around a mark over a column, in points.
  private static let markEdge = 1.0
  /// Rounding errors, as a fraction of the axis.
  private static let slack = 1e-6
  /// The contrast that WCAG 2 requires of graphics next to each other (Docs/sources/charts.md#hairlines).
  static let leastContrast = 3.0
}

extension ChartElement {
  /// Returns whether a value is drawn at full opacity: it is selected, or nothing is.
  func isChosen(series: Int, category: Int) -> Bool {
    selections.isEmpty || selections[series]?.contains(category) == true
  }
}

/// A column or bar, in fractions of the axes.
struct ColumnBar: Hashable, Sendable {
  let series: Int
  let category: Int
  /// The value itself, whatever the column starts from.
  let value: Double
  /// The index among the columns side by side.
  let slot: Int
  /// The end nearer to the baseline, along the value axis, 0 to 1 within the plot.
  let base: Double
  let end: Double
  /// Whether no other column is stacked on this one.
  var isOutermost = true
  /// Whether the column begins at the end of another.
  var beginsOnPart = false
  /// Whether the column is of zero, or of a stack of zeros.
  var isZero = false

  var low: Double { min(base, end) }
  var high: Double { max(base, end) }
}

/// Clusters or stacks the columns of a chart.
enum ColumnStack {
  /// The length below which a part is not drawn, in points: half a pixel of most screens.
  static let leastPartLength = 0.25

  /// Returns a column for each value, in the order of the series.
  static func clustered(_ data: ChartData, series: [Int], ticks: (Int) -> AxisTicks) -> [ColumnBar]
  {
    series.enumerated().flatMap { slot, series in
      let ticks = ticks(series)
      let base = ticks.position(of: ticks.baseline)
      return data.values[series].enumerated().compactMap { category, value in
        value.map {
          ColumnBar(
            series: series, category: category, value: $0, slot: slot, base: base,
            end: ticks.position(of: $0), isZero: $0 == 0 && ticks.zero != nil)
        }
      }
    }
  }

  /// Stacks positive values upward and negative values downward (stated:
  /// Docs/sources/charts.md#columns).
  static func stacked(_ data: ChartData, series: [Int], ticks: AxisTicks) -> [ColumnBar] {
    var (above, below): ([Int: Double], [Int: Double]) = ([:], [:])
    let bars = series.flatMap { series in
      data.values[series].enumerated().compactMap { category, value -> ColumnBar? in
        guard let value, let length = data.share(of: value, in: category) else { return nil }
        let base = (value < 0 ? below : above)[category] ?? 0
        let end = base + length
        if value < 0 { below[category] = end } else { above[category] = end }
        return ColumnBar(
          series: series, category: category, value: value, slot: 0,
          base: ticks.position(of: base), end: ticks.position(of: end), isOutermost: false,
          beginsOnPart: base != 0)
      }
    }
    return markingZeros(markingOutermost(bars))
  }

  /// Returns the bars with one marked in each stack that has only zeros.
  private static func markingZeros(_ bars: [ColumnBar]) -> [ColumnBar] {
    var marked = Set(bars.filter { $0.base != $0.end }.map(\.category))
    return bars.map { bar in
      var bar = bar
      bar.isZero = marked.insert(bar.category).inserted
      return bar
    }
  }

  /// Returns the bars with the outermost ones of each stack marked at both ends.
  private static func markingOutermost(_ bars: [ColumnBar]) -> [ColumnBar] {
    var (highest, lowest): ([Int: Double], [Int: Double]) = ([:], [:])
    for bar in bars {
      highest[bar.category] = max(highest[bar.category] ?? bar.base, bar.end)
      lowest[bar.category] = min(lowest[bar.category] ?? bar.base, bar.end)
    }
    return bars.map { bar in
      var bar = bar
      bar.isOutermost =
        bar.end > bar.base ? bar.end == highest[bar.category] : bar.end == lowest[bar.category]
      return bar
    }
  }
}
