/// The axes of a chart around its plot.
///
/// Stated: facts, cards-charts §4. Everything is placed as it reads from left to right, and mirrored
/// at the end.
struct AxisChartLayout<Chart: AxisPlot> {
  private let plot: Chart
  private let chart: ChartElement
  private let size: Size
  /// At the side where reading starts: numbers, or names of bars.
  private let numbers: NumberColumn?
  private let names: NameColumn?
  private let secondary: NumberColumn?
  /// Below the plot: names, or numbers of bars and points.
  private let row: LabelRow
  private let strip: LabelStrip
  private let valueLabels: ValueLabels
  private var insets = Insets.zero
  private var isLying: Bool { Chart.traits.axes == .lying }

  init(_ plot: Chart, in size: Size, _ labels: inout some LabelLayout) throws {
    self.plot = plot
    self.size = size
    let chart = plot.chart
    self.chart = chart
    let isLying = Chart.traits.axes == .lying
    let texts = chart.texts
    numbers = try chart.uprightAxis(isLying).map {
      try NumberColumn(
        $0, in: size.width, share: AxisMetrics.largestShare, &labels, style: texts.numericLabel)
    }
    names = try (isLying ? chart.categories : nil).map {
      try NameColumn($0, at: plot.places, in: size, &labels, style: texts.categoryLabel)
    }
    secondary = try chart.secondary.map {
      try NumberColumn(
        $0, in: size.width, share: AxisMetrics.largestSecondaryShare, &labels,
        style: texts.numericLabel)
    }
    valueLabels = try ValueLabels(chart, isLying: isLying, &labels)
    let width = max(
      size.width - (numbers?.width ?? names?.width ?? 0) - (secondary?.width ?? 0), 0)
    let axis = BottomAxis(chart, isLying: isLying)
    let whole = try LabelRow(
      axis.showsLabels ? axis.texts : [], in: axis.textStyle, at: axis.places(plot.places),
      style: axis.style,
      crowding: chart.type == .stock ? .thinned : .all,
      hasInsets: isLying || chart.marksStandAtEnds, width: width, &labels)
    let sides = Self.sideInsets(whole, chart, numbers, names, secondary, valueLabels, in: width)
    let fitted = whole.fitted(to: max(width - sides.first - sides.last, 0))
    row = fitted
    let hasLabels = !fitted.items.isEmpty
    strip = LabelStrip(axis, chart, height: hasLabels ? fitted.height : nil, isLying: isLying)
    let kept =
      hasLabels
      ? sides : Self.sideInsets(fitted, chart, numbers, names, secondary, valueLabels, in: width)
    (insets.left, insets.right) = (kept.first, kept.last)
    (insets.top, insets.bottom) = verticalInsets
  }

  /// What labels and points stick out at the two sides, beyond the axes that stand there.
  private static func sideInsets(
    _ row: LabelRow, _ chart: ChartElement, _ numbers: NumberColumn?, _ names: NameColumn?,
    _ secondary: NumberColumn?, _ values: ValueLabels, in width: Double
  ) -> (first: Double, last: Double) {
    let points = chart.marksStandAtEnds ? [Overhang(place: 0, length: chart.pointRadius)] : []
    return Overhang.insets(
      first: row.overhangs.leading + points + values.leading,
      numbers?.width ?? names?.width ?? 0,
      last: row.overhangs.trailing + points + values.trailing, secondary?.width ?? 0,
      room: width)
  }

  /// What sticks out above and below, beyond the labels that stand there.
  private var verticalInsets: (top: Double, bottom: Double) {
    let columns = [numbers?.overhangs, names?.overhangs, secondary?.overhangs].compactMap(\.self)
    let marks = chart.lineOverhangs
    let insets = Overhang.insets(
      first: columns.flatMap(\.top) + marks.top + valueLabels.top, strip.top,
      last: columns.flatMap(\.bottom) + marks.bottom + valueLabels.bottom + strip.overhangs,
      strip.bottom, room: max(size.height - strip.top - strip.bottom, 0))
    return (insets.first, insets.last)
  }

  private var leadingWidth: Double { (numbers?.width ?? names?.width ?? 0) + insets.left }
  private var trailingWidth: Double { (secondary?.width ?? 0) + insets.right }

  /// The rectangle that the values map onto.
  private var rect: Rect {
    Rect(
      x: leadingWidth, y: strip.top + insets.top,
      width: max(size.width - leadingWidth - trailingWidth, 0),
      height: max(size.height - strip.top - strip.bottom - insets.top - insets.bottom, 0))
  }

  /// What values beside columns take between the plot and the axes.
  private var margins: (leading: Double, bottom: Double) {
    (
      Overhang.inset(valueLabels.leading, extent: rect.size.width, allowance: 0),
      Overhang.inset(valueLabels.bottom, extent: rect.size.height, allowance: 0)
    )
  }

  private var area: PlotArea {
    PlotArea(
      size: rect.size, primary: chart.primary?.ticks ?? .noData,
      secondary: chart.secondary?.ticks ?? .noData, isMirrored: chart.isRightToLeft)
  }

  /// The plot, its axes and the texts of its values.
  var frames: [Frame.Placed] {
    let area = area
    var content = plot.content(in: area)
    let lines = AxisLines(
      chart, area: area, numbers: numbers, secondary: secondary, places: linePlaces,
      traits: Chart.traits)
    content.shapes = lines.shapes + content.shapes
    let plotFrame = Frame.Placed(
      origin: rect.origin,
      frame: Frame(size: rect.size, baseline: nil, content: .plot(content), kind: "plot"))
    let values = valueLabels.frames(beside: content.marks, in: rect.size).map {
      Frame.Placed(origin: mirrored(plotFrame).origin + $0.origin, frame: $0.frame)
    }
    return [mirrored(plotFrame)] + axisFrames.map(mirrored) + values
  }

  /// Where lines may stand at the labels below the plot.
  private var linePlaces: [Double] {
    chart.type == .stock ? row.items.map(\.place) : plot.places
  }

  private var axisFrames: [Frame.Placed] {
    var frames: [Frame.Placed] = []
    if let numbers {
      frames.append(
        numbers.frame(beside: rect, isLeading: true, width: leadingWidth, kind: "numericAxis"))
    }
    if let names {
      frames.append(names.frame(beside: rect, width: leadingWidth, margin: margins.leading))
    }
    if let secondary {
      frames.append(
        secondary.frame(
          beside: rect, isLeading: false, width: trailingWidth, kind: "secondaryNumericAxis"))
    }
    return frames + [bottomFrame]
  }

  /// The labels below the plot.
  private var bottomFrame: Frame.Placed {
    let placed = row.placed(in: rect.size.width, to: size.width - rect.minX).map { x, label in
      Frame.Placed(
        origin: Point(x: x, y: strip.labelMiddle - label.size.height / 2), frame: label)
    }
    let ticks = isLying ? chart.primary?.ticks : chart.horizontal?.ticks
    let isNumeric = isLying
    let content = AxisContent(
      labels: isNumeric || chart.isRightToLeft ? placed.reversed() : placed,
      ticks: ticks?.values, range: ticks?.range)
    let y = strip.axisTop(of: rect, margin: margins.bottom, baseline: area.baseline())
    return Frame.Placed(
      origin: Point(x: rect.minX, y: y),
      frame: Frame(
        size: Size(width: rect.size.width, height: strip.height), baseline: nil,
        content: .axis(content), kind: isLying ? "numericAxis" : "categoryAxis"))
  }

  /// The frame at its place in the direction of reading, an axis with its labels mirrored too.
  private func mirrored(_ placed: Frame.Placed) -> Frame.Placed {
    guard chart.isRightToLeft else { return placed }
    var frame = placed.frame
    if case .axis(var axis) = frame.content {
      axis.labels = axis.labels.map { label in
        Frame.Placed(
          origin: Point(
            x: frame.size.width - label.origin.x - label.frame.size.width, y: label.origin.y),
          frame: label.frame)
      }
      frame.content = .axis(axis)
    }
    return Frame.Placed(
      origin: Point(x: size.width - placed.origin.x - frame.size.width, y: placed.origin.y),
      frame: frame)
  }
}
