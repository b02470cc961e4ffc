import FioriBasics
import FioriLayout
import FioriModel

/// Lays out the axes of a chart around its plot.
///
/// Stated: Docs/sources/charts.md#axes. All parts are placed for left-to-right reading and mirrored
/// at the end.
struct AxisChartLayout<Chart: AxisPlot> {
  private let plot: Chart
  private let chart: ChartElement
  private let size: Size
  private let sides: AxisSides
  /// The labels below the plot: names, or the numbers of bars and points.
  private let row: LabelRow
  private let rowLosses: [Loss]
  private let strip: LabelStrip
  private let valueLabels: ValueLabels
  private let references: AxisReferences
  private let places: AxisReferences
  /// The names at the ends of lines.
  private let nameCount: Int
  private let column: SideColumn
  private let marks: MarkOverhangs
  /// The places of the labels below the plot, in reading order.
  private let positions: [Double]
  private var insets = Insets.zero
  /// The points over the labels below the plot.
  private var pointsOverLabels: [Overhang] = []
  /// The values that titles above the plot are above; empty if the plot would be too low below both. The values then
  /// give way to the titles.
  private var rises: [ValueLabels.Rise] = []
  private var isHorizontal: Bool { Chart.traits.isHorizontal }

  private let needs: Needs

  init(
    _ plot: Chart, in size: Size, with needs: Needs = Needs(), _ labels: inout some PartLayout
  ) throws {
    let hasLeaders = needs.hasLeaders
    self.needs = needs
    let (chart, traits) = (plot.chart, Chart.traits)
    self.plot = plot
    self.chart = chart
    self.size = size
    let (positions, marks) = (plot.positions, plot.overhangs)
    (self.positions, self.marks) = (positions, marks)
    let axes =
      try needs.sides ?? AxisSides(chart, traits, positions: positions, in: size, &labels)
    let names = try LineEnds(
      chart, at: positions, in: size.width,
      gap: SideColumn.gap(hasLeaders: hasLeaders, hasNames: true), &labels
    ).titles
    // Before a number, a title would be read as its name, and the numbers would be far from the plot.
    let isBeyondNumbers = axes.secondary?.hasLabels == true
    references = try AxisReferences(
      chart, isHorizontal: traits.isHorizontal, in: size.width,
      gap: SideColumn.gap(hasLeaders: hasLeaders, hasNames: false),
      isBeyondNumbers: isBeyondNumbers, &labels)
    places = try AxisReferences(
      placesOf: chart, at: positions, in: size.width, beside: axes, &labels)
    let column = SideColumn(
      names: names, titles: references.sideTitles, hasLeaders: hasLeaders,
      isMirrored: chart.isRightToLeft,
      beyondNumbers: isBeyondNumbers ? axes.trailing + Self.columnSpacing : 0,
      beyondPoints: references.sideTitles.isEmpty ? 0 : chart.reachOfLastPoints(at: positions),
      leftOut: needs.textsLeftOut)
    (nameCount, self.column) = (names.count, column)
    let width = max(size.width - axes.leading - axes.trailing, 0)
    let values = try ValueLabels(chart, traits, ends: plot.ends, in: width, &labels)
    func insets(_ row: LabelRow) -> (first: Double, last: Double) {
      Self.sideInsets(row, marks, axes, values, column, in: width)
    }
    var bottom = BottomAxis(chart, traits)
    let roomForNames = bottom.hasInsets ? 0 : chart.roomForNames
    func fit(_ axis: BottomAxis, _ labels: inout some PartLayout) throws -> FittedRow {
      try Self.fitted(
        LabelRow(axis, at: positions, width: width, beside: axes, &labels), beside: axes,
        in: Size(width: width, height: size.height), beyond: roomForNames,
        hasValues: !values.isEmpty, &labels, insets: insets)
    }
    var fitted = try fit(bottom, &labels)
    if let axis = bottom.withAllNames {
      let all = try fit(axis, &labels)
      if axis.isWhole(all.row) { (bottom, fitted) = (axis, all) }
    }
    var row = fitted.row
    let sideInsets = row.items.isEmpty ? insets(row) : fitted.insets
    let room = LabelRow.Room(
      width: max(width - sideInsets.first - sideInsets.last, 0),
      before: axes.leading + sideInsets.first,
      after: axes.trailing + sideInsets.last + roomForNames)
    row.clear(
      axes.lowestNumbers(
        from: room.left,
        to: room.width + axes.trailing + (column.isBeyondNumbers ? 0 : sideInsets.last)),
      width: axes.lowestNumberWidth, descent: axes.lowestNumberDescent, in: room)
    self.row = row
    rowLosses = bottom.losses(row)
    (sides, valueLabels) = (axes, values)
    strip = LabelStrip(
      bottom, chart, height: row.items.isEmpty ? nil : row.height, gap: row.gap)
    (self.insets.left, self.insets.right) = sideInsets
    pointsOverLabels = strip.points(
      of: chart, at: positions, over: row, in: labelRoom, height: size.height)
    if !chart.placeReferences.isEmpty { rises = values.rises }
    (self.insets.top, self.insets.bottom) = verticalInsets
    if !rises.isEmpty, rect.size.height < PlotRoom.leastLength {
      rises = []
      (self.insets.top, self.insets.bottom) = verticalInsets
    }
  }

  /// What another layout needs besides; `nil` if this one is right.
  var missingNeeds: Needs? {
    var missing = needs
    let tops = column.width > 0 ? column.tops(in: rect.size.height) : []
    missing.textsLeftOut = Set(tops.indices.filter { tops[$0] == nil })
    if !needs.hasLeaders, column.width > 0, column.needsLeaders(tops, in: rect.size) {
      missing.hasLeaders = true
      return missing
    }
    if isHorizontal, needs.sides == nil { missing.sides = sides.fitted(to: rect.size.height) }
    let isRight = missing.textsLeftOut == needs.textsLeftOut && missing.sides == nil
    return isRight ? nil : missing
  }

  /// What another layout needs if all value labels are inside their columns; `nil` if others need the space above.
  private func needs(of placed: ValueLabels.Placed) -> Needs? {
    guard !needs.hasValuesInside, insets.top > 0, placed.areInside else { return nil }
    var needs = needs
    needs.hasValuesInside = true
    return needs
  }

  /// Returns the labels that fit, and how far they extend beyond the axes at the two sides. Names on
  /// two lines may be wider than they were when cut to one. They then get more space at the sides,
  /// which may shorten them again: first half of the missing space, since they may end up narrower.
  private static func fitted<Layout: PartLayout>(
    _ whole: LabelRow, beside sides: AxisSides, in size: Size, beyond: Double, hasValues: Bool,
    _ labels: inout Layout, insets: (LabelRow) -> (first: Double, last: Double)
  ) throws -> FittedRow {
    func row(
      in room: (first: Double, last: Double), _ labels: inout Layout
    ) throws -> LabelRow {
      try whole.fitted(
        to: LabelRow.Room(
          width: max(size.width - room.first - room.last, 0), before: sides.leading + room.first,
          after: sides.trailing + room.last + beyond, height: size.height), &labels)
    }
    let fitted = try fitted(from: insets(whole), in: size.width, &labels, insets, row: row)
    // Labels that are left out extend nowhere, and those on several lines less.
    guard fitted.row.items.count < whole.items.count || fitted.row.isWrapped else { return fitted }
    let own = insets(fitted.row)
    let gain = fitted.insets.first + fitted.insets.last - own.first - own.last
    guard gain > (hasValues ? leastGainBesideValues : leastGain) else { return fitted }
    let wider = try row(in: own, &labels)
    let needed = insets(wider)
    guard wider.items.count >= fitted.row.items.count, wider.height <= fitted.row.height + slack,
      needed.first <= own.first + slack,
      needed.last <= own.last + slack
    else { return fitted }
    return (wider, own)
  }

  private static func fitted<Layout: PartLayout>(
    from least: (first: Double, last: Double), in width: Double, _ labels: inout Layout,
    _ insets: (LabelRow) -> (first: Double, last: Double),
    row: ((first: Double, last: Double), inout Layout) throws -> LabelRow
  ) throws -> FittedRow {
    var room = least
    var halvings = largestHalvingCount
    while true {
      let row = try row(room, &labels)
      let own = insets(row)
      let needed = (first: max(least.first, own.first), last: max(least.last, own.last))
      guard needed.first > room.first + slack || needed.last > room.last + slack,
        room.first + room.last < width
      else { return (row, needed) }
      let share = halvings > 0 ? 0.5 : 1
      halvings -= 1
      room.first += max(needed.first - room.first, 0) * share
      room.last += max(needed.last - room.last, 0) * share
    }
  }

  private typealias FittedRow = (row: LabelRow, insets: (first: Double, last: Double))

  /// More than leave a visible error in the space at the sides.
  private static var largestHalvingCount: Int { 6 }

  /// The least width that a plot gains without labels that are left out, in points; more where some values may be in their
  /// space beside the plot.
  private static var leastGain: Double { 1 }
  private static var leastGainBesideValues: Double { 24 }
  /// Rounding errors, in points.
  private static var slack: Double { 0.001 }

  /// The space between names and the numbers of an axis beyond them, or between these and titles beyond them, besides
  /// the space of the axis, in points (chosen: Docs/sources/charts.md#line-ends).
  private static var columnSpacing: Double { 8 }

  /// The space between a value and a text beside the plot, in points: nearer, the value would read as the
  /// text's. Half as far above and below the title of a reference, it would read as another line of it.
  private static var titleSpacing: Double { 12 }

  /// The space between the numbers of an axis and values beside them, in points: in one row with a number, the value of the
  /// first point of a line would read as a part of it.
  private var numberMargin: Double {
    Chart.traits.valuePosition == .around ? Self.columnSpacing : ValueLabels.axisGap
  }

  /// Returns how far labels and points extend beyond the axes at the two sides.
  private static func sideInsets(
    _ row: LabelRow, _ marks: MarkOverhangs, _ sides: AxisSides, _ values: ValueLabels,
    _ column: SideColumn, in width: Double
  ) -> (first: Double, last: Double) {
    // The numbers of an axis beyond the column are further away, since a name and a number next to it would
    // read as one.
    let spacing = column.width > 0 && sides.secondary?.hasLabels == true ? columnSpacing : 0
    return Overhang.insets(
      first: row.overhangs.leading + marks.leading + values.leading + sides.points.leading,
      sides.leading,
      last: row.overhangs.trailing + marks.trailing + values.trailing + sides.points.trailing
        + [Overhang(position: 0, length: column.width + spacing, intoAxis: 0)],
      sides.trailing, room: width)
  }

  /// How far marks and texts extend beyond the labels at the top and bottom.
  private var verticalInsets: (Double, Double) {
    let labels = sides.overhangs
    let width = labelRoom.width
    let (left, right) = (-plotLeft(width), size.width - plotLeft(width))
    let titles =
      references.top(in: width, from: left, to: right)
      + places.top(in: width, from: left, to: right, above: rises)
    let bars = barEnds
    let hasValues = !needs.hasValuesInside
    let valuesAbove = hasValues ? valueLabels.top : []
    let valuesBelow = hasValues ? valueLabels.bottom : []
    let insets = Overhang.insets(
      first: labels.top + bars.top + marks.top + valuesAbove + column.top + titles, strip.top,
      last: labels.bottom + bars.bottom + marks.bottom + valuesBelow + pointsOverLabels
        + column.bottom + strip.overhangs + row.descents, strip.bottom,
      room: max(size.height - strip.top - strip.bottom, 0))
    return (insets.first, insets.last)
  }

  /// How far the labels of thin bars at the ends of a plot extend beyond it.
  private var barEnds: (top: [Overhang], bottom: [Overhang]) {
    guard isHorizontal, !valueLabels.isEmpty else { return ([], []) }
    return valueLabels.ends(beside: plot.content(in: area).marks, in: rect.size)
  }

  private var leadingWidth: Double { sides.leading + insets.left }
  private var trailingWidth: Double { sides.trailing + insets.right }

  /// Returns the left edge of a plot of a width, mirrored for the reading direction.
  private func plotLeft(_ width: Double) -> Double {
    chart.isRightToLeft ? size.width - leadingWidth - width : leadingWidth
  }

  /// The rectangle that values map to.
  private var rect: Rect {
    Rect(
      x: leadingWidth, y: strip.top + insets.top,
      width: max(size.width - leadingWidth - trailingWidth, 0),
      height: max(size.height - strip.top - strip.bottom - insets.top - insets.bottom, 0))
  }

  /// The space for points and values between the plot and the labels below it.
  private var margin: Double {
    Overhang.inset(
      marks.bottom + valueLabels.bottom + pointsOverLabels, extent: rect.size.height,
      allowance: strip.bottom)
  }

  private var area: PlotArea {
    PlotArea(
      size: rect.size, primary: chart.primary?.ticks ?? .noData,
      secondary: chart.secondary?.ticks ?? .noData, isMirrored: chart.isRightToLeft)
  }

  /// The frames of the plot, its axes and its value labels, and the chart without the labels that do not fit, `nil` if
  /// all do, or what the layout needs if all are inside their columns.
  var drawn: (frames: [Frame.Placed], rest: ChartElement?, needs: Needs?) {
    let (area, tops) = (area, column.tops(in: rect.size.height))
    var content = plot.content(in: area)
    content.colorCode = chart.colorCode
    let lines = AxisLines(
      chart: chart, traits: Chart.traits, area: area, sides: sides, positions: linePositions,
      tickPositions: !row.hasDates || row.style == .range ? [] : row.items.map(\.position))
    let origin = plotLeft(rect.size.width)
    let corner = Point(x: origin, y: rect.minY)
    let axes = axisFrames.map(mirrored)
    let titles = column.frames(in: area, at: tops)
    let marked = places.frames(in: area, from: -origin, to: size.width - origin, above: rises)
    let obstacles =
      valueLabels.isEmpty
      ? []
      : axes.flatMap { $0.obstacles(from: corner, besideNumbers: numberMargin) } + lines.obstacles
        + (titles.compactMap(\.self) + marked.flatMap(\.parts)).map {
          $0.obstacle(margin: Self.titleSpacing)
        }
        + titles.dropFirst(nameCount).compactMap(\.self).map {
          $0.obstacle(margin: ValueLabels.gap, above: Self.titleSpacing / 2)
        } + places.obstacles(in: area)
    let placed = references.placed(in: area) { hidden in
      valueLabels.placed(
        beside: content.marks, in: rect.size, room: valueRoom(),
        roomWithNumbers: valueRoom(withNumbers: true), clearOf: obstacles + hidden,
        references.segments(in: area), of: sides.names?.named(beside: rect.size.height))
    }
    content.marks = placed.labeling(content.marks)
    let columns = content.shapes.columnSets
    let shapes = ValueGaps(
      placed.frames, digitHeight: chart.texts.value.font.digitHeight, aside: 0
    ).interrupting(content.shapes)
    let zeroLines = lines.zeroLinesOverFills
    let bands = references.bands(in: area) + places.bands(in: area)
    // Under the areas of several series, hardly anything of a band would be seen.
    let areBandsOverFills = chart.type == .area && !bands.isEmpty
    let (fills, front) =
      references.hasLines || places.hasLines || !zeroLines.isEmpty || areBandsOverFills
      ? shapes.parted(hasPoints: chart.type.kind.values == .points) : (shapes, [])
    content.shapes =
      (areBandsOverFills ? [] : bands) + lines.shapes(besides: placed.frames) + fills
      + (areBandsOverFills ? bands : references.bands(in: area, over: columns))
      + lines.zeroLines(over: columns) + zeroLines
      + placed.plates
      + [(references, valueLabels.selectedPoints(of: content.marks)), (places, [])].flatMap {
        $0.lines(
          in: area, from: -origin, to: size.width - origin, over: columns,
          besides: placed.frames + $1)
      }
      + front + column.leaders(in: area, to: tops)
    let plotFrame = Frame.Placed.plot(
      content, in: rect,
      losses: chart.valueLosses(placed.leftOutCount)
        + sides.unseenNumbers(
          of: chart, beside: placed, labelsBelow: row.items.count, height: rect.size.height,
          isHorizontal: isHorizontal)
        + sides.misreadNumbers(height: rect.size.height) + chart.unseenSigns(beside: placed)
        + UnseenSeries(chart).losses(in: area) + references.hiddenLosses(of: chart, in: area)
        + strip.namesOnColumns(
          content.marks, axes.flatMap { $0.obstacles(from: corner) }.map(\.rect), of: chart))
    let inPlot =
      references.frames(
        in: area, from: -origin, to: size.width - origin,
        column: Array(titles.dropFirst(nameCount)))
      + marked + titles.prefix(nameCount).compactMap(\.self) + placed.frames
    return (
      [mirrored(plotFrame)] + axes + inPlot.map { $0.moved(by: corner) },
      placed.leftOutCount == 0 ? nil : chart.keeping(placed), needs(of: placed)
    )
  }

  /// The space of value labels, from the plot's top left corner. Beside the plot of columns and lines, or in the
  /// row below it, they would read as the numbers of an axis or as parts of names, except for those right above or below
  /// their marks.
  private func valueRoom(withNumbers: Bool = false) -> Rect {
    let isBesideNumbers = !isHorizontal && sides.numbers?.hasLabels == true
    let before = isBesideNumbers && !withNumbers ? 0 : rect.minX
    let after =
      column.width > 0
      ? column.valueReach
      : !isHorizontal && sides.secondary?.hasLabels == true
        ? 0 : size.width - rect.maxX + roomBeforeLegend
    let left = chart.isRightToLeft ? after : before
    // The middle of a label beside a bar is in the plot.
    let below = isHorizontal ? chart.texts.value.font.digitHeight / 2 : 0
    let bottom =
      strip.isBelow && !row.items.isEmpty ? min(axisTop + below, size.height) : size.height
    return Rect(
      x: -left, y: -rect.minY, width: rect.size.width + before + after, height: bottom)
  }

  /// The space for labels above columns in the gap before a legend beside the plot, in points.
  private var roomBeforeLegend: Double {
    row.hasInsets
      ? 0 : min(chart.roomForNames, LegendMetrics.columnSpacing - AxisMetrics.labelSpacing)
  }

  /// The top of the labels below the plot.
  private var axisTop: Double {
    strip.axisTop(of: rect, margin: margin, baseline: area.baseline())
  }

  /// The extent of the labels below the plot.
  private var labelRoom: LabelRow.Room {
    LabelRow.Room(
      width: max(size.width - leadingWidth - trailingWidth, 0), before: leadingWidth,
      after: trailingWidth + (row.hasInsets ? 0 : chart.roomForNames))
  }

  /// The places of gridlines, at the labels below the plot.
  private var linePositions: [Double] {
    row.crowding == .all && !row.hasDates ? positions : row.items.map(\.position)
  }

  private var axisFrames: [Frame.Placed] {
    sides.frames(
      beside: rect, leading: leadingWidth,
      trailing: column.isBeyondNumbers ? sides.trailing + numbersInset : trailingWidth)
      + [bottomFrame]
  }

  /// How much further away from the plot points at its side move the numbers of an axis.
  private var numbersInset: Double {
    Overhang.inset(
      marks.trailing + sides.points.trailing, extent: rect.size.width, allowance: sides.trailing)
  }

  /// The frame of the labels below the plot.
  private var bottomFrame: Frame.Placed {
    let placed = row.placed(in: labelRoom).map { x, label in
      Frame.Placed(
        origin: Point(x: x, y: strip.labelMiddle - row.height(below: label) / 2), frame: label)
    }
    let ticks = isHorizontal ? chart.primary?.ticks : chart.horizontal?.ticks
    // The report lists numbers from highest to lowest, and names from left to right.
    var content = AxisContent(
      labels: isHorizontal || chart.isRightToLeft ? placed.reversed() : placed,
      ticks: ticks?.values, range: ticks?.range)
    content.dates = dates
    content.names = row.axis.named(row)
    return Frame.Placed(
      origin: Point(x: rect.minX, y: axisTop),
      frame: Frame(
        size: Size(width: rect.size.width, height: strip.height), baseline: nil,
        content: .axis(content), kind: isHorizontal ? "numericAxis" : "categoryAxis",
        losses: rowLosses))
  }

  /// The dates with a label, and those at the ends of the plot; `nil` for names and numbers.
  private var dates: AxisContent.Dates? {
    guard !isHorizontal, let ends = chart.dates?.ends[0].dates, let first = ends.first,
      let last = ends.last
    else { return nil }
    return AxisContent.Dates(ticks: row.dates, first: first, last: last)
  }

  /// Returns the frame mirrored for the reading direction; the labels of an axis are mirrored too.
  private func mirrored(_ placed: Frame.Placed) -> Frame.Placed {
    guard chart.isRightToLeft else { return placed }
    var placed = placed
    if var axis = placed.frame.axis {
      axis.labels = axis.labels.map { $0.mirrored(in: placed.frame.size.width) }
      placed.frame.content = .axis(axis)
    }
    return placed.mirrored(in: size.width)
  }
}
