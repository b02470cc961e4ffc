import FioriBasics
import FioriLayout
import FioriModel

/// Which mark a value label is read as the value of.
extension ValueLabels {
  /// A label and its mark, with the number of the mark.
  struct Labeled {
    let number: Int
    let mark: PlotMark
    let label: Frame
  }

  /// A label that is drawn, and its mark.
  typealias Shown = (mark: PlotMark, label: Frame.Placed)

  /// The marks of a plot as far as they can be seen.
  struct Marks {
    let plot: Size
    let marks: [PlotMark]
    /// The lines at values of bars.
    var references: [Segment] = []
    /// The lines over columns.
    var lines: [Segment] = []

    func labeled(_ series: Int, by label: (Int, Int) -> Frame?) -> [Labeled] {
      marks.enumerated().compactMap { number, mark in
        guard mark.series == series else { return nil }
        return label(series, mark.category).map { Labeled(number: number, mark: mark, label: $0) }
      }
    }

    /// Returns the labels of stacks with the part that each is beyond.
    func totals(of labels: [Frame?]) -> [Labeled] {
      labels.enumerated().compactMap { category, label in
        let parts = marks.indices.filter { marks[$0].category == category }
        guard let label, let last = parts.last(where: { marks[$0].value > 0 }) ?? parts.last else {
          return nil
        }
        return Labeled(number: last, mark: marks[last], label: label)
      }
    }

    /// Returns the distance of a mark from the nearest one beside it, in points; infinite without any.
    func step(beside mark: PlotMark) -> Double {
      marks.reduce(.infinity) { least, other in
        let distance = abs(other.frame.midX - mark.frame.midX)
        return distance > LabelPlacer.slack ? min(least, distance) : least
      }
    }

    /// Returns how far the middle of a label may be from the point of its line, in points: farther away, it would be
    /// read as of another point. At the sides of the plot, it may be beside its point, but not above or below another
    /// one that is drawn.
    func reach(of labeled: Labeled) -> Double {
      let x = labeled.mark.frame.midX
      let half = labeled.label.size.width / 2 + ValueLabels.gap
      let widest = labeled.mark.frame.size.width / 2 + half
      let aside = min(widest, step(beside: labeled.mark) * ValueLabels.largestAside)
      let isAtSide =
        !marks.contains { $0.frame.midX < x - LabelPlacer.slack }
        || !marks.contains { $0.frame.midX > x + LabelPlacer.slack }
      guard isAtSide else { return aside }
      let height = labeled.mark.frame.size.height + Self.nearHeights * labeled.label.size.height
      let near = marks.filter { other in
        other.isDrawn && abs(other.frame.midX - x) > LabelPlacer.slack
          && abs(other.frame.midY - labeled.mark.frame.midY) < height
      }
      let free =
        near
        .map { abs($0.frame.midX - x) - $0.frame.size.width / 2 }.min()
      return max(aside, min(widest, (free ?? .infinity) - half))
    }

    /// Returns whether the point of another line is so little above a point that a label beside it would look like
    /// the value of the upper one.
    func hasPointNearlyAbove(_ labeled: Labeled) -> Bool {
      let (own, reach) = (labeled.mark, Self.nearHeights * labeled.label.size.height)
      return marks.contains { other in
        other.category == own.category && other.series != own.series
          && (LabelPlacer.slack..<reach).contains(own.frame.midY - other.frame.midY)
      }
    }

    /// How many heights of a label two points are apart at least if it cannot be taken for the value of either.
    fileprivate static let nearHeights = 2.0
  }

  /// Returns a mark as far as it lies within a plot; points of lines whose middle does are drawn whole.
  func seen(_ mark: PlotMark, in plot: Size) -> PlotMark {
    let middle = -LabelPlacer.slack...plot.height + LabelPlacer.slack
    return traits.valuePosition == .around && middle.contains(mark.frame.midY)
      ? mark : mark.seen(in: plot, isHorizontal: isHorizontal)
  }

  /// Returns a mark with the size that a selected point of a line is drawn in.
  func asDrawn(_ mark: PlotMark) -> PlotMark {
    guard traits.valuePosition == .around, chart.enlarges(mark.series, mark.category) else {
      return mark
    }
    return PlotMark(
      series: mark.series, category: mark.category, value: mark.value,
      frame: mark.frame.insetBy(-LineSelection.growth))
  }

  /// Returns the places of selected points, which a line across the plot would cut.
  func selectedPoints(of marks: [PlotMark]) -> [Frame.Placed] {
    guard traits.valuePosition == .around, !chart.selections.isEmpty else { return [] }
    return marks.filter { chart.enlarges($0.series, $0.category) }.map { mark in
      let rect = asDrawn(mark).frame
      return Frame.Placed(
        origin: rect.origin, frame: Frame(size: rect.size, baseline: nil, content: .group([])))
    }
  }

  /// Returns the lines through selected points, which only chosen labels of points at the same place may interrupt: others
  /// would be read as values there. Also returns the triangles at their ends, which all labels stay clear of.
  func selectionLines(of marks: [PlotMark], in plot: Size) -> [LabelPlacer.Obstacle] {
    let isOverColumns = chart.hasLinesOverColumns
    guard traits.valuePosition == .around || isOverColumns, !chart.selections.isEmpty else {
      return []
    }
    let size = LineSelection.anchor
    let beside = isOverColumns ? 0 : Self.besideSelection
    let points = marks.filter {
      (!isOverColumns || chart.isLine($0.series)) && chart.enlarges($0.series, $0.category)
    }
    return points.flatMap { mark in
      let line = LabelPlacer.Obstacle(
        rect: Rect(x: mark.frame.midX, y: 0, width: 0, height: plot.height).insetBy(
          dx: -beside, dy: 0), isWall: true, reach: 0)
      return (chart.choosesValueLabels ? [line] : [])
        + [0, plot.height - size.height].map { y in
          LabelPlacer.Obstacle(
            rect: Rect(
              x: mark.frame.midX - size.width / 2, y: y, width: size.width, height: size.height))
        }
    }
  }

  /// Returns the space that labels of other marks stay clear of: of a mark, and beside a selected point as far as a label
  /// level with it would be read as its value; of a point over columns, with the edge around it.
  func space(of mark: PlotMark) -> Rect {
    if traits.valuePosition == .beyond, chart.isLine(mark.series) {
      return mark.frame.insetBy(-LineShapes.haloWidth)
    }
    guard traits.valuePosition == .around, chart.choosesValueLabels,
      chart.enlarges(mark.series, mark.category)
    else { return mark.frame }
    return mark.frame.insetBy(dx: -2 * Self.besideSelection, dy: 0)
  }

  /// The space besides the gap of a label between the line through a selected point and labels of other points, in points
  /// (chosen: Docs/sources/charts.md#extras).
  private static let besideSelection = 10.0

  /// The largest distance of a label's middle from the point of its line, as a share of the distance to the next point
  /// (chosen: Docs/sources/charts.md#extras).
  static let largestAside = 0.25

  /// Returns the labels that take their places one after the other: the selected ones of all series, and then those of each
  /// series. Those of columns with targets are at one place, and stay together.
  func turns(among all: Marks, by label: (Int, Int) -> Frame?) -> [[Labeled]] {
    let series = chart.valueLabels.indices.map { all.labeled($0, by: label) }
    guard chart.choosesValueLabels, !chart.selections.isEmpty,
      chart.type.kind.targetSeries == nil
    else { return series }
    return series.map { $0.filter { isSelected($0.mark) } }
      + series.map { $0.filter { !isSelected($0.mark) } }
  }

  /// Returns the order in which labels take their places: selected ones first, then on lines, the last, the greatest and the
  /// least value, and in a waterfall, its totals, the first and the last one before the others.
  func rank(of labels: [Labeled]) -> [Int] {
    guard !labels.isEmpty else { return [] }
    func isLess(_ one: Int, _ other: Int) -> Bool {
      labels[one].mark.value < labels[other].mark.value
    }
    let totals = labels.indices.filter { isTotal(labels[$0].mark) }
    let notable =
      traits.valuePosition == .around
      ? [labels.count - 1, labels.indices.max(by: isLess), labels.indices.min(by: isLess)]
        .compactMap(\.self)
      : totals.prefix(1) + totals.suffix(1) + totals
    let selected = labels.indices.filter { isSelected(labels[$0].mark) }
    var seen: Set<Int> = []
    return (selected + notable + labels.indices).filter { seen.insert($0).inserted }
  }

  private func isSelected(_ mark: PlotMark) -> Bool {
    chart.selections[mark.series]?.contains(mark.category) == true
  }

  /// Returns whether a column of a waterfall is a total, which is read before the steps between two.
  func isTotal(_ mark: PlotMark) -> Bool {
    chart.type.kind.options.contains(.totals)
      && (mark.category == 0 || chart.data.totals.contains(mark.category))
  }

  /// Returns whether a label may be flush with the side of the plot, over the steps beside its total, where it would not
  /// be read with the numbers of an axis.
  func canBeFlush(_ mark: PlotMark) -> Bool {
    chart.choosesValueLabels && isTotal(mark)
      && (mark.category > 0 || chart.primary?.showsLabels != true)
  }

  /// Returns the label of a step if it is the only one of a waterfall: without the totals, it would be taken for the sum.
  func loneStep(_ shown: [Shown]) -> [Shown] {
    guard chart.choosesValueLabels, chart.type.kind.options.contains(.totals), shown.count == 1
    else { return [] }
    return shown.filter { !isTotal($0.mark) }
  }

  /// The parts of lines over columns, which would strike their labels through; none in other types.
  func linesOverColumns(among marks: [PlotMark]) -> [Segment] {
    guard traits.valuePosition == .beyond, !chart.data.columns.isEmpty else { return [] }
    return chart.segments(between: marks.filter { chart.isLine($0.series) }).map { segment in
      var segment = segment
      segment.reach = segment.series.map { chart.series[$0].lineWidth / 2 } ?? 0
      return segment
    }
  }

  /// Returns whether the label of a point is on the line through a selected one of another series at about the same height,
  /// whose value it would be taken for.
  func readsAsSelected(_ box: Rect, of mark: PlotMark, among all: Marks) -> Bool {
    guard traits.valuePosition == .around, chart.choosesValueLabels, !chart.selections.isEmpty,
      !chart.enlarges(mark.series, mark.category)
    else { return false }
    return all.marks.contains { other in
      other.series != mark.series && chart.enlarges(other.series, other.category)
        && (box.minX...box.maxX).contains(other.frame.midX)
        && abs(other.frame.midY - mark.frame.midY) < Marks.nearHeights * box.size.height
    }
  }

  /// Returns whether the label of the first point of a line is on a gridline of an axis without numbers, whose number it may
  /// be taken for.
  func readsAsNumber(_ box: Rect, of mark: PlotMark, among all: Marks) -> Bool {
    guard traits.valuePosition == .around, chart.choosesValueLabels,
      let axis = chart.primary, !axis.showsLabels, axis.showsGridlines,
      all.step(beside: mark) < .infinity, !all.marks.contains(where: { isBefore($0, mark) })
    else { return false }
    return axis.ticks.values.contains { tick in
      let y = (1 - axis.ticks.position(of: tick)) * all.plot.height
      return (box.minY...box.maxY).contains(y) && abs(y - mark.frame.midY) > box.size.height / 2
    }
  }

  private func isBefore(_ mark: PlotMark, _ other: PlotMark) -> Bool {
    let distance = other.frame.midX - mark.frame.midX
    return (chart.isRightToLeft ? -distance : distance) > LabelPlacer.slack
  }

  /// Returns whether a label is past the target of its column, whose value it would be taken for.
  func isPastTarget(
    _ label: Frame.Placed, of mark: PlotMark, among all: Marks
  ) -> Bool {
    guard !inner.isEmpty else { return false }
    let middle = label.frame.size.height / 2 + label.origin.y
    return all.marks.contains { target in
      target.series == chart.type.kind.targetSeries && target.category == mark.category
        && (mark.value < 0
          ? target.value < mark.value && middle > target.frame.midY
          : target.value > mark.value && middle < target.frame.midY)
    }
  }

  /// Returns whether the box of a label beside a bar is higher than all bars of a category with the gap to the next ones:
  /// nothing shows which of these bars it belongs to.
  func isHigherThanCluster(_ box: Rect, in plot: Size) -> Bool {
    guard isHorizontal, chart.hasNeighbors else { return false }
    return box.size.height > ClusterGeometry(chart).increment * plot.height + LabelPlacer.slack
  }

  /// Returns whether the box of a label is over the end of a longer column of its cluster, whose value it would be
  /// taken for.
  func isOverLonger(_ box: Rect, of mark: PlotMark, among all: Marks) -> Bool {
    guard traits.valuePosition == .beyond else { return false }
    return all.marks.contains { isLonger($0, than: mark, under: box) }
  }

  /// Returns whether a column of the cluster of another one is longer, with its end under a box.
  func isLonger(_ other: PlotMark, than mark: PlotMark, under box: Rect) -> Bool {
    guard other.category == mark.category, other.series != mark.series,
      chart.isColumn(other.series)
    else { return false }
    let (own, frame) = (mark.frame, other.frame)
    let isOver = isHorizontal ? frame.overlapsAlong(box) : frame.overlapsAcross(box)
    let growth =
      isHorizontal
      ? box.midX < own.midX ? own.minX - frame.minX : frame.maxX - own.maxX
      : box.midY < own.midY ? own.minY - frame.minY : frame.maxY - own.maxY
    return isOver && growth > LabelPlacer.slack
  }

  /// Returns the first place where all labels of columns with targets fit, by its number, so that they are alike; `nil`
  /// without one, and for other marks.
  func commonPlace(of labels: [Labeled], among all: Marks, _ placer: LabelPlacer) -> Int? {
    guard chart.type.kind.targetSeries != nil else { return nil }
    return (0..<Self.placesOfColumn).first { place in
      var trial = placer
      let candidates = labels.map { candidate($0, among: all, only: place) }
      return trial.place(candidates, asWhole: true).count == labels.count
    }
  }

  /// The places of the label of a column with a target: beyond it, and three inside it.
  private static let placesOfColumn = 4

  /// Returns the labels of a line, the only one with labels among several, whose points cover other lines: nothing shows
  /// which line they are the values of.
  func ambiguous(_ shown: [Shown], among all: Marks) -> [Shown] {
    guard traits.valuePosition == .around, chart.choosesValueLabels,
      Set(shown.map(\.mark.series)).count == 1,
      chart.valueLabels.count(where: { $0.contains { !$0.isEmpty } }) > 1
    else { return [] }
    return shown.filter { mark, _ in
      !series(sharing: mark, among: all).isSubset(of: chart.series(equalTo: mark))
    }
  }

  /// Returns the labels of a whole series most of whose points are behind a line without labels, which they are read as the
  /// values of.
  func ofHiddenLines(_ shown: [Shown], among all: Marks) -> [Shown] {
    guard traits.valuePosition == .around, !chart.choosesValueLabels else { return [] }
    let labeled = Dictionary(grouping: shown, by: \.mark.series)
    guard labeled.count < chart.data.drawnSeries.count else { return [] }
    let bare = all.marks.filter { labeled[$0.series] == nil }
    return labeled.values.filter { labels in
      let hidden = labels.count { mark, _ in
        let equals = chart.series(equalTo: mark)
        return bare.contains { covers($0, mark) && !equals.contains($0.series) }
      }
      return 2 * hidden > labels.count
    }.flatMap(\.self)
  }

  /// Returns the place of the label of a covered point by its number: below or above it, on the other side of the label
  /// of the line that covers it; `nil` if that one has no label there.
  func place(of labeled: Labeled, beside shown: [Shown]) -> Int? {
    let isLower = shown.compactMap { cover, label -> Bool? in
      guard covers(cover, labeled.mark) else { return nil }
      let isLabelAbove = label.origin.y < cover.frame.minY
      return isLabelAbove == (labeled.mark.value < cover.value) ? isLabelAbove : nil
    }.first
    return isLower.map { $0 ? Self.placeBelow : 0 }
  }

  /// Returns whether a later line covers the point of a line, so that a label chosen for that point would be taken for
  /// the value of the line that is seen.
  func isCovered(_ mark: PlotMark, among all: Marks) -> Bool {
    guard traits.valuePosition == .around, chart.choosesValueLabels else { return false }
    let equals = chart.series(equalTo: mark)
    return all.marks.contains { covers($0, mark) && !equals.contains($0.series) }
  }

  /// Returns the series whose lines do not claim the label of a point: those with its value, and those that it covers.
  func series(sharing mark: PlotMark, among all: Marks) -> Set<Int> {
    let equals = chart.series(equalTo: mark)
    guard chart.choosesValueLabels else { return equals }
    return equals.union(all.marks.filter { covers(mark, $0) }.map(\.series))
  }

  /// Returns whether a label is on the side of its point where the point of a line with another value is that it covers:
  /// past that one, it would be taken for its value.
  func isPastCovered(_ box: Rect, of mark: PlotMark, among all: Marks) -> Bool {
    guard traits.valuePosition == .around, chart.choosesValueLabels else { return false }
    let isAbove = box.midY < mark.frame.midY
    let equals = chart.series(equalTo: mark)
    return all.marks.contains { other in
      let lead = isAbove ? mark.frame.midY - other.frame.midY : other.frame.midY - mark.frame.midY
      return lead > LabelPlacer.slack && covers(mark, other) && !equals.contains(other.series)
    }
  }

  /// Returns whether a later line hides the point of another: its middle is at most half of the width of the line away,
  /// or half of the radius of a point that is drawn.
  private func covers(_ mark: PlotMark, _ other: PlotMark) -> Bool {
    let radius = mark.isDrawn ? mark.frame.size.width / 2 : 0
    return mark.series > other.series && mark.category == other.category
      && abs(mark.frame.midY - other.frame.midY)
        <= max(chart.series[mark.series].lineWidth, radius) / 2
  }
}

extension ChartElement {
  /// Returns whether one of the labels of values, by series and category, says what an axis lacks. A label far above the
  /// base does not show where that is: its mark looks as if it grew from zero. Labels with one text at different heights
  /// are not a scale, and neither is a single one on an axis that goes on beyond zero.
  func shows(_ needing: AxisNeedingNumbers, by labels: [[String]]) -> Bool {
    let isSecondary = needing.axis == .second
    guard let ticks = isSecondary ? secondary?.ticks : primary?.ticks else { return false }
    let shown = labels.enumerated().flatMap { series, labels in
      data.secondary.contains(series) != isSecondary
        ? []
        : labels.enumerated().compactMap { category, text in
          text.isEmpty
            ? nil
            : data.value(series, category).map {
              (text: text, place: ticks.clampedPosition(of: $0))
            }
        }
    }
    func isApart(_ place: Double, from other: Double) -> Bool {
      abs(place - other) > Self.leastApart
    }
    let distinct = shown.filter { label in
      !shown.contains { $0.text == label.text && isApart($0.place, from: label.place) }
    }
    func isNear(_ base: Double) -> Bool {
      distinct.contains { abs($0.place - ticks.position(of: base)) <= Self.nearBase }
    }
    let (places, zero) = (distinct.map(\.place), ticks.position(of: 0))
    let hasTwoHeights = isApart(places.max() ?? 0, from: places.min() ?? 0)
    if let base = needing.base {
      return isNear(base) && (needing.proof != .twoHeights || hasTwoHeights)
    }
    return switch needing.proof {
    case .anyLabel: !distinct.isEmpty
    case .twoHeights: hasTwoHeights
    case .scale: isNear(0) || hasTwoHeights
    case .zero:
      places.contains { !isApart($0, from: zero) }
        || places.contains { $0 < zero } && places.contains { $0 > zero }
    case .allLabels: shown.count == valueCount(isSecondary: isSecondary)
    }
  }

  /// Returns how many values there are on an axis.
  private func valueCount(isSecondary: Bool) -> Int {
    data.drawnSeries.filter { data.secondary.contains($0) == isSecondary }.reduce(0) {
      $0 + data.values[$1].count { $0 != nil }
    }
  }

  /// The share of an axis within which a label shows its base (chosen: Docs/sources/charts.md#axes).
  private static let nearBase = 1.0 / 3
  /// The share of an axis from which on labels are at different heights, as a reader sees them (chosen there).
  private static let leastApart = 0.1

  /// Returns whether the point of a line is selected and drawn larger: any but those between others that are, and these
  /// if they are also selected by themselves.
  func enlarges(_ series: Int, _ category: Int) -> Bool {
    guard let chosen = selections[series], chosen.contains(category) else { return false }
    if selectedRanges?.points.contains(category) == true { return true }
    func continues(into other: Int) -> Bool {
      chosen.contains(other) && data.value(series, other) != nil
        && joinsSelection(at: max(category, other))
    }
    return !continues(into: category - 1) || !continues(into: category + 1)
  }

  /// Returns whether a selected category is in one range with the one before it, if that is selected as well.
  func joinsSelection(at category: Int) -> Bool {
    selectedRanges?.joins(category) != false && dates?.interruptions.contains(category) != true
  }

  /// Returns the chart with the value labels that are drawn, so that the others take no space.
  func keeping(_ placed: ValueLabels.Placed) -> ChartElement {
    var chart = self
    (chart.valueLabels, chart.totalLabels) = placed.drawn
    chart.leftOutLabelCount += placed.leftOutCount
    return chart
  }
}
