import FioriBasics
import FioriLayout
import FioriModel

/// The values beside the columns of a chart, around the points of its lines, or in the parts of its stacks
/// with the totals beyond them: those of a whole series, or none of it if one does not fit; or each of
/// them that fits.
struct ValueLabels {
  private let chart: ChartElement
  private let traits: AxisTraits
  /// The labels by series and category.
  private let labels: [[Frame?]]
  /// The labels of columns with targets, readable inside these; empty for other types.
  private let inner: [[Frame?]]
  /// The totals of stacks by category.
  private let totals: [Frame?]
  /// The values at the ends of columns.
  private let ends: [[Double?]]
  /// The number of labels that would leave no room for the bars beside them.
  private let tooWideCount: Int
  private var isHorizontal: Bool { traits.isHorizontal }

  /// `width` is that of the plot and its labels, in points.
  init(
    _ chart: ChartElement, _ traits: AxisTraits, ends: [[Double?]], in width: Double,
    _ layout: inout some PartLayout
  ) throws {
    self.chart = chart
    self.traits = traits
    self.ends = ends
    let labels = try Self.labels(chart, traits.valuePosition, &layout)
    inner = chart.type.kind.targetSeries == nil ? [] : try Self.labels(chart, .inside, &layout)
    let totals = try chart.totalLabels.map { text in
      text.isEmpty ? nil : try layout.label(chart.texts.value.text(text)).asValueLabel
    }
    let most = width * Self.largestShare
    let beside = traits.valuePosition == .beyond ? Array(labels.joined()) : []
    let fits = !Self.exceed(most, beside, traits)
    let totalsFit = !Self.exceed(most, totals, traits)
    self.labels = fits ? labels : []
    self.totals = totalsFit ? totals : []
    let tooWide = (fits ? [] : beside) + (totalsFit ? [] : totals)
    tooWideCount = tooWide.count { $0 != nil }
  }

  private static func labels(
    _ chart: ChartElement, _ position: AxisTraits.ValuePosition, _ layout: inout some PartLayout
  ) throws -> [[Frame?]] {
    var labels: [[Frame?]] = []
    for (series, texts) in chart.valueLabels.enumerated() {
      var row: [Frame?] = []
      for (category, text) in texts.enumerated() {
        let color = color(of: series, category, position, chart)
        row.append(
          text.isEmpty
            ? nil : try layout.label(chart.texts.value.text(text, in: color)).asValueLabel)
      }
      labels.append(row)
    }
    return labels
  }

  /// Returns whether labels beside bars would leave too little room for these.
  private static func exceed(_ most: Double, _ labels: [Frame?], _ traits: AxisTraits) -> Bool {
    guard traits.isHorizontal else { return false }
    return labels.contains { ($0?.size.width ?? 0) + 2 * lyingGap > most }
  }

  /// Returns the readable color for a text in a part of a stack.
  private static func color(
    of series: Int, _ category: Int, _ position: AxisTraits.ValuePosition, _ chart: ChartElement
  ) -> RGBA {
    switch position {
    case .beyond, .around: chart.texts.value.color
    case .inside:
      chart.seenColor(series, category, unselectedOpacity: ColumnShapes.unselectedOpacity)
        .mostReadable(among: RGBA.marksTexts)
    }
  }

  private func label(_ series: Int, _ category: Int) -> Frame? {
    labels[at: series]?[at: category] ?? nil
  }

  /// The room that labels need beyond the ends of their columns.
  var top: [Overhang] { isHorizontal ? [] : overhangs(isPositive: true) }
  var bottom: [Overhang] { isHorizontal ? [] : overhangs(isPositive: false) }
  var trailing: [Overhang] { isHorizontal ? overhangs(isPositive: true) : [] }
  var leading: [Overhang] { isHorizontal ? overhangs(isPositive: false) : [] }

  private func overhangs(isPositive: Bool) -> [Overhang] {
    switch traits.valuePosition {
    case .inside: return isPositive ? totalOverhangs : []
    // Above its point, if nothing is there.
    case .around where !isPositive: return []
    case .around, .beyond: break
    }
    return labels.enumerated().flatMap { series, row -> [Overhang] in
      let axis = chart.data.secondary.contains(series) ? chart.secondary : chart.primary
      guard let ticks = axis?.ticks else { return [] }
      return row.enumerated().compactMap { category, label -> Overhang? in
        guard let label, let value = chart.data.value(series, category),
          (value >= 0) == isPositive || traits.valuePosition == .around
        else { return nil }
        let position = ticks.clampedPosition(of: (ends[at: series]?[at: category] ?? nil) ?? value)
        let reach = traits.valuePosition == .around ? chart.series[series].pointDiameter / 2 : 0
        return Overhang(
          position: isPositive ? 1 - position : position, length: reach + length(of: label),
          intoAxis: 0)
      }
    }
  }

  private var totalOverhangs: [Overhang] {
    totals.enumerated().compactMap { category, label -> Overhang? in
      guard let label else { return nil }
      let total = chart.data.drawnSeries.reduce(0) { sum, series in
        sum + (chart.data.value(series, category) ?? 0)
      }
      let position = chart.primaryTicks.clampedPosition(of: total)
      return Overhang(position: 1 - position, length: length(of: label), intoAxis: 0)
    }
  }

  /// The room that a label needs beyond the end of its mark.
  private func length(of label: Frame) -> Double {
    isHorizontal ? label.size.width + 2 * Self.lyingGap : label.size.height + 2 * Self.gap
  }

  /// The labels of a plot, from its top left corner.
  struct Placed {
    let frames: [Frame.Placed]
    /// The plates under labels on hatched marks.
    let plates: [PlotShape]
    /// The number of labels that do not fit.
    let leftOutCount: Int
  }

  /// Returns the labels next to their marks in a chart. `texts` are the labels of the axes.
  func placed(
    beside marks: [PlotMark], in plot: Size, of chart: Rect, clearOf texts: [Rect]
  ) -> Placed {
    let known = marks.map { $0.seen(in: plot, isHorizontal: isHorizontal) }
    let room = Room(
      plot: plot, chart: chart, texts: texts.map { digits(of: $0) }, marks: known,
      lines: traits.valuePosition == .around ? self.chart.segments(between: known) : [])
    var kept: [Frame.Placed] = []
    var zeros: [Candidate] = []
    var plates: [PlotShape] = []
    var count = tooWideCount
    for series in labels.indices {
      let own = known.filter { $0.series == series }.compactMap { mark in
        label(series, mark.category).map { Candidate(mark: mark, label: $0) }
      }
      count += own.count
      guard let placed = fitted(own.filter { !isEmptyPart($0.mark) }, in: room, besides: kept)
      else { continue }
      kept += placed.map(\.label)
      plates += placed.compactMap(plate)
      zeros += own.filter { isEmptyPart($0.mark) }
    }
    let sums = totals(known)
    count += sums.count
    kept += (fitted(sums, at: beyond, in: room, besides: kept) ?? []).map(\.label)
    for zero in zeros {
      let position = beside(zero, in: room)
      if isClear(position, of: kept), isClear(position, in: room, besides: zero.mark) {
        kept.append(position)
      }
    }
    return Placed(frames: kept, plates: plates, leftOutCount: count - kept.count)
  }

  /// A label and its mark.
  private struct Candidate {
    let mark: PlotMark
    let label: Frame
  }

  /// A label at its place.
  private struct PlacedLabel {
    let mark: PlotMark
    let label: Frame.Placed
  }

  /// What labels stay clear of, from the plot's top left corner.
  private struct Room {
    let plot: Size
    let chart: Rect
    /// The digits of the labels of axes.
    let texts: [Rect]
    let marks: [PlotMark]
    let lines: [Segment]
  }

  private func fitted(
    _ labels: [Candidate], in room: Room, besides kept: [Frame.Placed]
  ) -> [PlacedLabel]? {
    fitted(labels, at: nil, in: room, besides: kept)
  }

  /// Returns labels at the first of their places that is free; `nil` if one of them has none and all of
  /// them belong together. `placing` gives the only place of each, if given.
  private func fitted(
    _ labels: [Candidate], at placing: ((PlotMark, Frame) -> Frame.Placed)?, in room: Room,
    besides kept: [Frame.Placed]
  ) -> [PlacedLabel]? {
    var kept = kept
    var placed: [PlacedLabel] = []
    for candidate in labels {
      let positions =
        placing.map { [$0(candidate.mark, candidate.label)] } ?? positions(of: candidate)
      let free = positions.lazy.map { moved($0, into: room) }.first {
        isClear($0, of: kept)
          && hasPosition($0, in: room, at: candidate.mark, isTotal: placing != nil)
      }
      if let free {
        kept.append(free)
        placed.append(PlacedLabel(mark: candidate.mark, label: free))
      } else if !chart.choosesValueLabels {
        return nil
      }
    }
    return placed
  }

  private func hasPosition(
    _ label: Frame.Placed, in room: Room, at mark: PlotMark, isTotal: Bool
  ) -> Bool {
    switch traits.valuePosition {
    case .inside where !isTotal:
      let box = box(of: label)
      return isInside(label.frame, mark.frame) && isWithin(room.chart, label)
        && !room.texts.contains { $0.overlaps(box) }
        && !room.marks.contains { $0.category != mark.category && $0.frame.overlaps(box) }
    case .inside, .beyond, .around:
      return isClear(label, in: room, besides: mark) && !isPastTarget(label, in: room, of: mark)
    }
  }

  /// Returns whether a label is past the target of its column, whose value it would be taken for.
  private func isPastTarget(_ label: Frame.Placed, in room: Room, of mark: PlotMark) -> Bool {
    guard !inner.isEmpty else { return false }
    let middle = label.frame.size.height / 2 + label.origin.y
    return room.marks.contains { target in
      target.series == chart.type.kind.targetSeries && target.category == mark.category
        && (mark.value < 0
          ? target.value < mark.value && middle > target.frame.midY
          : target.value > mark.value && middle < target.frame.midY)
    }
  }

  /// Returns whether a label beside its mark is clear of all others, of lines and of the axes.
  private func isClear(_ label: Frame.Placed, in room: Room, besides mark: PlotMark) -> Bool {
    let box = box(of: label)
    return isWithin(room.chart, label)
      && !room.texts.contains { $0.overlaps(box.insetBy(dx: -Self.gap, dy: 0)) }
      && !room.marks.contains { $0 != mark && $0.frame.overlaps(box) }
      && !room.lines.contains { $0.crosses(box) }
  }

  /// Returns the plate under a label on a hatched mark; `nil` for other labels.
  private func plate(under placed: PlacedLabel) -> PlotShape? {
    guard traits.valuePosition == .inside else { return nil }
    return chart.plate(
      under: placed.label, on: placed.mark, unselectedOpacity: ColumnShapes.unselectedOpacity)
  }

  /// Whether a mark is a part of zero, which has no room for a label.
  private func isEmptyPart(_ mark: PlotMark) -> Bool {
    traits.valuePosition == .inside && mark.value == 0
  }

  /// Returns a label wider than its mark moved back from the chart's side, or else from the numbers of an
  /// axis, which it would otherwise leave or cover.
  private func moved(_ label: Frame.Placed, into room: Room) -> Frame.Placed {
    guard !isHorizontal, traits.valuePosition != .inside else { return label }
    func moved(from left: Double, to right: Double) -> Frame.Placed {
      var label = label
      label.origin.x = max(min(label.origin.x, right - label.frame.size.width), left)
      return label
    }
    let inChart = moved(from: room.chart.minX, to: room.chart.maxX)
    let box = box(of: inChart).insetBy(dx: -Self.gap, dy: 0)
    let covered = room.texts.filter { $0.overlaps(box) }
    let left = covered.filter { $0.maxX <= 0 }.map(\.maxX).max()
    let right = covered.filter { $0.minX >= room.plot.width }.map(\.minX).min()
    return moved(
      from: left.map { $0 + 2 * Self.gap } ?? room.chart.minX,
      to: right.map { $0 - 2 * Self.gap } ?? room.chart.maxX)
  }

  private func isClear(_ label: Frame.Placed, of others: [Frame.Placed]) -> Bool {
    let box = box(of: label)
    return !others.contains { self.box(of: $0).overlaps(box) }
  }

  /// Returns whether a label wider or higher than its mark stays inside the chart.
  private func isWithin(_ chart: Rect, _ label: Frame.Placed) -> Bool {
    let digits = digits(of: Rect(origin: label.origin, size: label.frame.size))
    return chart.insetBy(-Self.slack).contains(digits)
  }

  private func isInside(_ label: Frame, _ frame: Rect) -> Bool {
    label.size.width + Self.gap <= frame.size.width
      && label.size.height <= frame.size.height
  }

  /// The room of the digits of a text.
  private func digits(of text: Rect) -> Rect {
    let height = chart.texts.value.font.digitHeight
    return Rect(
      x: text.minX, y: text.midY - height / 2, width: text.size.width, height: height)
  }

  /// The room of a label's digits, with the space that they need beside others.
  private func box(of label: Frame.Placed) -> Rect {
    let height = chart.texts.value.font.digitHeight + AxisMetrics.lineSpacing
    let frame = Rect(origin: label.origin, size: label.frame.size)
    return Rect(
      x: frame.minX - Self.gap, y: frame.midY - height / 2,
      width: frame.size.width + 2 * Self.gap, height: height)
  }

  private func totals(_ marks: [PlotMark]) -> [Candidate] {
    totals.enumerated().compactMap { category, label -> Candidate? in
      let parts = marks.filter { $0.category == category }
      guard let label, let last = parts.last(where: { $0.value > 0 }) ?? parts.last else {
        return nil
      }
      return Candidate(mark: last, label: label)
    }
  }

  /// Returns the places to try for a label, the best first.
  private func positions(of candidate: Candidate) -> [Frame.Placed] {
    let (mark, label) = (candidate.mark.frame, candidate.label)
    switch traits.valuePosition {
    case .inside: return [label.centered(x: mark.midX, y: mark.midY)]
    case .beyond: return [beyond(candidate.mark, label)] + inside(candidate.mark)
    case .around:
      // Beside the middle where the line rises or falls.
      let aside = (label.size.width + mark.size.width) / 2
      let above = mark.minY - Self.gap - label.size.height
      let below = mark.maxY + Self.gap
      return [above, below].flatMap { y in
        [0, -aside, aside].map { x in
          Frame.Placed(
            origin: Point(x: mark.midX - label.size.width / 2 + x, y: y), frame: label)
        }
      }
    }
  }

  /// Returns places in a column for a label that its target has no space for beyond it: at the end of the
  /// column, in the middle and at the baseline.
  private func inside(_ mark: PlotMark) -> [Frame.Placed] {
    guard let label = inner[at: mark.series]?[at: mark.category] ?? nil,
      isInside(label, mark.frame)
    else { return [] }
    let margin = (label.size.height - chart.texts.value.font.digitHeight) / 2
    let top = mark.frame.minY + 2 * Self.gap - margin
    let bottom = mark.frame.maxY - 2 * Self.gap - label.size.height + margin
    let middle = mark.frame.midY - label.size.height / 2
    return (mark.value < 0 ? [bottom, middle, top] : [top, middle, bottom]).map { y in
      Frame.Placed(
        origin: Point(x: mark.frame.midX - label.size.width / 2, y: y), frame: label)
    }
  }

  /// Returns a label of a part of zero: beyond it if it is the whole stack, and otherwise beside the bar,
  /// but not below the baseline.
  private func beside(_ zero: Candidate, in room: Room) -> Frame.Placed {
    let (mark, label) = (zero.mark.frame, zero.label)
    let isAlone = !room.marks.contains { $0 != zero.mark && $0.category == zero.mark.category }
    guard !isAlone else { return beyond(zero.mark, label) }
    let size = label.size
    guard !isHorizontal else {
      let x = min(max(mark.midX - size.width / 2, 0), max(room.plot.width - size.width, 0))
      return Frame.Placed(origin: Point(x: x, y: mark.maxY), frame: label)
    }
    let margin = (size.height - chart.texts.value.font.digitHeight) / 2 - Self.gap
    let lowest = room.plot.height - size.height + margin
    let y = min(max(mark.midY - size.height / 2, -margin), max(lowest, -margin))
    let x = chart.isRightToLeft ? mark.minX - Self.gap - size.width : mark.maxX + Self.gap
    return Frame.Placed(origin: Point(x: x, y: y), frame: label)
  }

  private func beyond(_ mark: PlotMark, _ label: Frame) -> Frame.Placed {
    let frame = mark.frame
    let isPositive = mark.value >= 0
    guard isHorizontal else {
      let y = isPositive ? frame.minY - Self.gap - label.size.height : frame.maxY + Self.gap
      return Frame.Placed(origin: Point(x: frame.midX - label.size.width / 2, y: y), frame: label)
    }
    let isRight = isPositive != chart.isRightToLeft
    let x = isRight ? frame.maxX + Self.lyingGap : frame.minX - Self.lyingGap - label.size.width
    return Frame.Placed(origin: Point(x: x, y: frame.midY - label.size.height / 2), frame: label)
  }

  /// The largest share of the width that a label beside a bar takes (chosen:
  /// Docs/sources/charts.md#extras).
  private static let largestShare = 0.5
  /// How far rounding may move a column beyond the plot, in points.
  fileprivate static let slack = 0.001
  /// The gap between a column and its value, in points (chosen: Docs/sources/charts.md#extras).
  private static let gap = 2.0
  /// The gap between a bar and its value, in points; a digit's side bearing is less than the room
  /// above it.
  private static let lyingGap = 4.0
}

extension PlotMark {
  /// The mark as far as it lies within a plot; one beyond the axis is the arrowhead in its place
  /// (Docs/sources/charts.md#breaks).
  fileprivate func seen(in plot: Size, isHorizontal: Bool) -> PlotMark {
    let room = Rect(origin: .zero, size: plot)
    guard !room.insetBy(-ValueLabels.slack).contains(frame) else { return self }
    let along =
      isHorizontal
      ? Self.seen(frame.minX, frame.maxX, in: plot.width)
      : Self.seen(frame.minY, frame.maxY, in: plot.height)
    let visible =
      isHorizontal
      ? Rect(fromX: along.start, along.end, y: frame.minY, frame.maxY)
      : Rect(fromX: frame.minX, frame.maxX, y: along.start, along.end)
    return PlotMark(series: series, category: category, value: value, frame: visible)
  }

  private static func seen(
    _ low: Double, _ high: Double, in length: Double
  ) -> (start: Double, end: Double) {
    let (start, end) = (max(low, 0), min(high, length))
    if end - start >= BreakMark.size.height { return (start, end) }
    return low > 0 ? (length - BreakMark.size.height, length) : (0, BreakMark.size.height)
  }
}

extension AxisTicks {
  /// Returns the place of a value on the axis, or of the end that it lies beyond.
  fileprivate func clampedPosition(of value: Double) -> Double {
    min(max(position(of: value), 0), 1)
  }
}

extension Rect {
  fileprivate func insetBy(dx: Double, dy: Double) -> Rect {
    Rect(
      x: minX + dx, y: minY + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
  }

  fileprivate func overlaps(_ other: Rect) -> Bool {
    min(maxX, other.maxX) - max(minX, other.minX) > ValueLabels.slack
      && min(maxY, other.maxY) - max(minY, other.minY) > ValueLabels.slack
  }
}

/// A part of a line between two points.
struct Segment {
  let start: Point
  let end: Point

  /// Returns whether the part runs through a rectangle.
  func crosses(_ rect: Rect) -> Bool {
    guard min(start.x, end.x) < rect.maxX, max(start.x, end.x) > rect.minX else { return false }
    // The part of the line above the rectangle's width.
    let run = end.x - start.x
    func y(at x: Double) -> Double {
      run == 0 ? start.y : start.y + (end.y - start.y) * (x - start.x) / run
    }
    let left = y(at: max(min(start.x, end.x), rect.minX))
    let right = run == 0 ? end.y : y(at: min(max(start.x, end.x), rect.maxX))
    return min(left, right) < rect.maxY && max(left, right) > rect.minY
  }
}

extension ChartElement {
  /// Returns the parts of the lines between marks, which are in the order of their categories.
  fileprivate func segments(between marks: [PlotMark]) -> [Segment] {
    zip(marks, marks.dropFirst()).compactMap { first, second in
      guard first.series == second.series, second.category == first.category + 1,
        !(dates?.interruptions.contains(second.category) ?? false)
      else { return nil }
      return Segment(
        start: Point(x: first.frame.midX, y: first.frame.midY),
        end: Point(x: second.frame.midX, y: second.frame.midY))
    }
  }
}

extension Frame {
  /// The frame with the kind of value labels in the layout report.
  var asValueLabel: Frame {
    var frame = self
    frame.kind = Frame.valueLabelKind
    return frame
  }
}
