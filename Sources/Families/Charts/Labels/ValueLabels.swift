import FioriBasics
import FioriLayout
import FioriModel

/// The values beside the columns of a chart, around the points of its lines, or in the parts of its stacks
/// with the totals beyond them: the values of a whole series, or none of it if one does not fit; or each of
/// them that fits.
struct ValueLabels {
  let chart: ChartElement
  let traits: AxisTraits
  /// The labels by series and category.
  private let labels: [[Frame?]]
  /// The labels of columns with targets or under lines, and of bars with lines at values, readable inside these; empty for
  /// other charts.
  let inner: [[Frame?]]
  /// The totals of stacks by category.
  private let totals: [Frame?]
  /// The values at the ends of columns.
  private let ends: [[Double?]]
  /// The number of labels that would leave no space for the bars beside them.
  private let tooWideCount: Int
  /// The width of the plot and its labels, in points.
  let width: Double
  var isHorizontal: Bool { traits.isHorizontal }

  /// `width` is the width of the plot and its labels, in points.
  init(
    _ chart: ChartElement, _ traits: AxisTraits, ends: [[Double?]], in width: Double,
    _ layout: inout some PartLayout
  ) throws {
    self.chart = chart
    self.traits = traits
    self.ends = ends
    let isAbove = !traits.isHorizontal
    let labels = try Self.labels(chart, traits.valuePosition, areAbove: isAbove, &layout)
    inner =
      chart.type.kind.targetSeries == nil && !chart.hasLinesOverColumns
        && !Self.canBeOnLines(chart, traits)
      ? [] : try Self.labels(chart, .inside, areAbove: false, &layout)
    let totals = try chart.totalLabels.map { text in
      text.isEmpty
        ? nil
        : try layout.label(chart.texts.value.text(text), isAboveMarks: isAbove).asValueLabel
    }
    let most = width * Self.largestShare
    let beside = traits.valuePosition == .beyond ? Array(labels.joined()) : []
    let fits = !Self.exceed(most, beside, traits)
    let totalsFit = !Self.exceed(most, totals, traits)
    self.labels = fits ? labels : []
    self.totals = totalsFit ? totals : []
    self.width = width
    let tooWide = (fits ? [] : beside) + (totalsFit ? [] : totals)
    tooWideCount = tooWide.count { $0 != nil }
  }

  private static func labels(
    _ chart: ChartElement, _ position: AxisTraits.ValuePosition, areAbove: Bool,
    _ layout: inout some PartLayout
  ) throws -> [[Frame?]] {
    let isAbove = areAbove && position != .inside
    return try chart.valueLabels.enumerated().map { series, texts in
      try texts.enumerated().map { category, text in
        let color = color(of: series, category, position, chart)
        return text.isEmpty
          ? nil
          : try layout.label(chart.texts.value.text(text, in: color), isAboveMarks: isAbove)
            .asValueLabel
      }
    }
  }

  /// Returns whether labels beyond columns or bars may be on lines at values.
  private static func canBeOnLines(_ chart: ChartElement, _ traits: AxisTraits) -> Bool {
    traits.valuePosition == .beyond && chart.primary?.references.contains(where: \.isLine) == true
  }

  /// Returns whether labels beside bars would leave too little space for these.
  private static func exceed(_ most: Double, _ labels: [Frame?], _ traits: AxisTraits) -> Bool {
    guard traits.isHorizontal else { return false }
    return labels.contains { ($0?.size.width ?? 0) + 2 * lyingGap > most }
  }

  /// Returns the readable color for a text in a part of a stack; a part of zero has its label beside it.
  private static func color(
    of series: Int, _ category: Int, _ position: AxisTraits.ValuePosition, _ chart: ChartElement
  ) -> RGBA {
    switch position {
    case .beyond, .around: chart.texts.value.color
    case .inside where chart.data.value(series, category) == 0: chart.texts.value.color
    case .inside:
      chart.seenColor(series, category, unselectedOpacity: ColumnShapes.unselectedOpacity)
        .mostReadable(among: RGBA.marksTexts)
    }
  }

  /// Whether there are no labels to place.
  var isEmpty: Bool { labels.allSatisfy(\.isEmpty) && totals.isEmpty }

  func label(_ series: Int, _ category: Int) -> Frame? {
    labels[at: series]?[at: category] ?? nil
  }

  /// The space that labels need beyond the ends of their columns.
  var top: [Overhang] { rises.map(\.overhang) }
  var bottom: [Overhang] { isHorizontal ? [] : overhangs(isPositive: false) }
  var trailing: [Overhang] { isHorizontal ? overhangs(isPositive: true) : [] }
  var leading: [Overhang] { isHorizontal ? overhangs(isPositive: false) : [] }

  /// A label above its mark.
  struct Rise {
    let category: Int
    /// The width of the label, in points.
    let width: Double
    let overhang: Overhang
  }

  /// The labels above marks that grow upward.
  var rises: [Rise] { isHorizontal ? [] : reaches(isPositive: true) }

  /// Returns the space for labels beside bars at the top and the bottom of a plot that are thinner than digits are high.
  func ends(beside marks: [PlotMark], in plot: Size) -> (top: [Overhang], bottom: [Overhang]) {
    let labeled = marks.filter {
      label($0.series, $0.category) != nil || (totals[at: $0.category] ?? nil) != nil
    }
    let shares = labeled.map { $0.frame.midY / max(plot.height, 1) }
    func overhangs(_ places: [Double]) -> [Overhang] {
      places.map { Overhang(position: $0, length: chart.texts.value.font.digitHeight / 2) }
    }
    return (overhangs(shares), overhangs(shares.map { 1 - $0 }))
  }

  private func overhangs(isPositive: Bool) -> [Overhang] {
    reaches(isPositive: isPositive).map(\.overhang)
  }

  private func reaches(isPositive: Bool) -> [Rise] {
    switch traits.valuePosition {
    case .inside: return isPositive ? totalRises : []
    // Above its point, if nothing is there.
    case .around where !isPositive: return []
    case .around, .beyond: break
    }
    return labels.enumerated().flatMap { series, row -> [Rise] in
      let axis = chart.data.secondary.contains(series) ? chart.secondary : chart.primary
      guard let ticks = axis?.ticks else { return [] }
      return row.enumerated().compactMap { category, label -> Rise? in
        // A computed total has only an end.
        let level = ends[at: series]?[at: category] ?? nil
        guard let label, let value = chart.data.value(series, category) ?? level,
          (value >= 0) == isPositive || traits.valuePosition == .around
        else { return nil }
        let end = ticks.clampedPosition(of: level ?? value)
        let position = isHorizontal ? passing(end, label, isPositive: isPositive) : end
        let growth = chart.enlarges(series, category) ? LineSelection.growth : 0
        let reach =
          traits.valuePosition == .around ? chart.series[series].pointDiameter / 2 + growth : 0
        return Rise(
          category: category, width: label.size.width,
          overhang: Overhang(
            position: isPositive ? 1 - position : position, length: reach + length(of: label),
            intoAxis: 0))
      }
    }
  }

  private var totalRises: [Rise] {
    totals.enumerated().compactMap { category, label -> Rise? in
      guard let label else { return nil }
      let total = chart.data.drawnSeries.reduce(0) { sum, series in
        sum + (chart.data.value(series, category) ?? 0)
      }
      let position = chart.primaryTicks.clampedPosition(of: total)
      return Rise(
        category: category, width: label.size.width,
        overhang: Overhang(position: 1 - position, length: length(of: label), intoAxis: 0))
    }
  }

  /// The space that a label needs beyond the end of its mark.
  private func length(of label: Frame) -> Double {
    isHorizontal ? label.size.width + 2 * Self.lyingGap : label.size.height + 2 * Self.gap
  }

  /// The labels of a plot, from its top left corner.
  struct Placed {
    fileprivate(set) var frames: [Frame.Placed] = []
    /// The plates under labels on hatched marks.
    fileprivate(set) var plates: [PlotShape] = []
    /// The number of labels that do not fit.
    fileprivate(set) var leftOutCount: Int
    /// The texts of the labels that are drawn, by series and category, and of totals.
    fileprivate(set) var drawn: (labels: [[String]], totals: [String])
    /// Whether labels that could be beyond their columns are all inside them.
    fileprivate(set) var areInside = false

    /// Returns marks, and says which of them have a label.
    func labeling(_ marks: [PlotMark]) -> [PlotMark] {
      guard !frames.isEmpty else { return marks }
      return marks.map { mark in
        var mark = mark
        mark.isLabeled = drawn.labels[at: mark.series]?[at: mark.category]?.isEmpty == false
        return mark
      }
    }
  }

  /// Returns the labels next to their marks. `room` is theirs, or `roomWithNumbers` for those that reach over the numbers of
  /// an axis, `texts` are the other texts in the chart, and `references` the lines across the plot. Chosen labels are those of the categories in `named`, so that no value is in
  /// a row without a name; `nil` for all categories.
  func placed(
    beside marks: [PlotMark], in plot: Size, room: Rect, roomWithNumbers: Rect,
    clearOf texts: [LabelPlacer.Obstacle], _ references: [Segment], of named: Set<Int>?
  ) -> Placed {
    var result = Placed(
      leftOutCount: tooWideCount,
      drawn: (chart.valueLabels.map { $0.map { _ in "" } }, chart.totalLabels.map { _ in "" }))
    guard !isEmpty else { return result }
    let known = marks.map { asDrawn(seen($0, in: plot)) }
    let all = Marks(
      plot: plot, marks: known, references: references,
      lines: linesOverColumns(among: known))
    func padded(_ room: Rect) -> Rect {
      room.insetBy(dx: -Self.gap, dy: -AxisMetrics.lineSpacing / 2)
    }
    var placer = LabelPlacer(
      room: padded(room), roomWithNumbers: padded(roomWithNumbers),
      obstacles: texts + selectionLines(of: known, in: plot)
        + known.enumerated().map { LabelPlacer.Obstacle(rect: space(of: $1), mark: $0) },
      lines: traits.valuePosition == .around
        ? chart.segments(between: known) + references : all.lines)
    func place(
      _ labels: [Labeled], asWhole: Bool, _ candidate: (Labeled) -> LabelCandidate
    ) -> [Shown] {
      let order = asWhole ? Array(labels.indices) : rank(of: labels)
      let placed = placer.place(order.map { candidate(labels[$0]) }, asWhole: asWhole)
      let places = Dictionary(
        uniqueKeysWithValues: order.enumerated().map { ($0.element, $0.offset) })
      let known = labels.enumerated().compactMap { index, labeled in
        places[index].flatMap { placed[$0] }.map { (mark: labeled.mark, label: $0) }
      }
      result.frames += known.map(\.label)
      result.leftOutCount += labels.count - known.count
      return known
    }
    func draw(_ marks: [PlotMark]) {
      for mark in marks {
        result.drawn.labels[mark.series][mark.category] =
          chart.valueLabels[mark.series][mark.category]
      }
    }
    let isWhole = !chart.choosesValueLabels
    var (zeros, covered, shown): ([Labeled], [Labeled], [Shown]) = ([], [], [])
    for labeled in turns(among: all, by: label) {
      let own = isWhole ? labeled : labeled.filter { named?.contains($0.mark.category) != false }
      result.leftOutCount += labeled.count - own.count
      let hidden = own.filter { isCovered($0.mark, among: all) }
      covered += hidden
      let hiddenNumbers = Set(hidden.map(\.number))
      let parts = own.filter { !isEmptyPart($0.mark) && !hiddenNumbers.contains($0.number) }
      let empty = own.filter { isEmptyPart($0.mark) }
      let common = commonPlace(of: parts, among: all, placer)
      let placed = place(parts, asWhole: isWhole) { candidate($0, among: all, only: common) }
      draw(placed.map(\.mark))
      shown += placed
      result.plates += placed.compactMap { plate(under: $0.label, on: $0.mark) }
      if isWhole, placed.count < parts.count {
        result.leftOutCount += empty.count
      } else {
        zeros += empty
      }
    }
    result.areInside =
      !inner.isEmpty && !isHorizontal && !shown.isEmpty
      && shown.allSatisfy { isInside($0.label, $0.mark) }
    let besideCovers = place(covered, asWhole: false) { labeled in
      let place = self.place(of: labeled, beside: shown)
      return candidate(
        labeled, at: place.map { [around(labeled, among: all)[$0]] } ?? [], among: all)
    }
    draw(besideCovers.map(\.mark))
    shown += besideCovers
    let misread =
      ambiguous(shown, among: all) + readAsNeighbors(shown, among: all)
      + ofHiddenLines(shown, among: all)
    let clear = shown.filter { one in !misread.contains { $0.label.origin == one.label.origin } }
    for (mark, label) in misread + loneStep(clear) {
      result.drawn.labels[mark.series][mark.category] = ""
      result.frames.removeAll { $0.origin == label.origin }
      result.leftOutCount += 1
    }
    let sums = place(all.totals(of: totals), asWhole: isWhole) {
      candidate($0, at: [beyond($0.mark, $0.label)], among: all)
    }
    let moved = movedOverNeighbors(sums, of: all.totals(of: totals).map(\.mark))
    result.frames.removeAll { frame in moved.contains { $0.label.origin == frame.origin } }
    result.leftOutCount += moved.count
    for sum in sums where !moved.contains(where: { $0.mark == sum.mark }) {
      result.drawn.totals[sum.mark.category] = chart.totalLabels[sum.mark.category]
    }
    draw(
      place(zeros, asWhole: false) { zero in
        var candidate = candidate(zero, at: [beside(zero, among: all)], among: all)
        candidate.middles = nil
        return candidate
      }.map(\.mark))
    return result
  }

  /// Returns a label with all of its places, or only one of them.
  func candidate(_ labeled: Labeled, among all: Marks, only place: Int? = nil) -> LabelCandidate {
    let positions = positions(of: labeled, among: all)
    var candidate = candidate(
      labeled,
      at: (place.map { [positions[at: $0]].compactMap(\.self) } ?? positions).filter {
        !isPastTarget($0, of: labeled.mark, among: all)
          && !isHigherThanCluster(box(of: $0), in: all.plot)
          && !isOverLonger(box(of: $0), of: labeled.mark, among: all)
          && !readsAsOther(box(of: $0), of: labeled.mark, among: all)
          && !isPastCovered(box(of: $0), of: labeled.mark, among: all)
          && !isPastLine(box(of: $0), of: labeled.mark, among: all)
          && !readsAsSelected(box(of: $0), of: labeled.mark, among: all)
      }, among: all, isInside: traits.valuePosition == .inside)
    // A line does not remove the labels of a whole series.
    if place == nil, !chart.choosesValueLabels, !all.lines.isEmpty,
      var first = candidate.places.first
    {
      first.isOnLines = true
      candidate.places.append(first)
    }
    return candidate
  }

  private func candidate(
    _ labeled: Labeled, at positions: [Frame.Placed], among all: Marks, isInside: Bool = false
  ) -> LabelCandidate {
    let mark = labeled.mark.frame
    if isInside, !Self.fits(labeled.label, in: mark) { return LabelCandidate(places: []) }
    let places = positions.map { position in
      let box = box(of: position)
      return LabelCandidate.Place(
        label: position, box: isInside ? box.intersection(mark) ?? box : box)
    }
    let reach = max(
      mark.size.width / 2 + Self.gap,
      canBeFlush(labeled.mark) ? labeled.label.size.width / 2 : Self.leastReach)
    guard traits.valuePosition == .around else {
      let over =
        isInside ? nil : places.first.flatMap { overNumbers($0, of: labeled, among: all) }
      return LabelCandidate(
        places: [over].compactMap(\.self) + places, mark: labeled.number,
        middles: isHorizontal || isInside ? nil : mark.midX - reach...mark.midX + reach,
        gainAtSide: Self.gainAtSide)
    }
    let aside = all.reach(of: labeled) + LabelPlacer.slack
    let level = level(with: labeled, among: all).map {
      LabelCandidate.Place(label: $0, box: box(of: $0), isFixed: true)
    }
    let beyond = places.compactMap { overNumbers($0, of: labeled, among: all) }
    // The line through its point shows what the label belongs to, whichever other lines are near.
    let over = overSelection(labeled).map {
      LabelCandidate.Place(label: $0, box: box(of: $0), isOnLines: true)
    }
    return LabelCandidate(
      places: places + level + beyond + [over].compactMap(\.self), mark: labeled.number,
      middles: mark.midX - aside...mark.midX + aside,
      point: LabelCandidate.LinePoint(
        place: Point(x: mark.midX, y: mark.midY), series: labeled.mark.series,
        equals: series(sharing: labeled.mark, among: all),
        step: all.step(beside: labeled.mark)),
      isMisread: { readsAsNearer($0, of: labeled.mark, among: all) })
  }

  static func fits(_ label: Frame, in mark: Rect) -> Bool {
    label.size.width + gap <= mark.size.width && label.size.height <= mark.size.height
  }

  /// Returns whether the middle of a label is within the length of a column.
  private func isInside(_ label: Frame.Placed, _ mark: PlotMark) -> Bool {
    let frame = mark.frame
    guard !isHorizontal else {
      return (frame.minX...frame.maxX).contains(label.origin.x + label.frame.size.width / 2)
    }
    return (frame.minY...frame.maxY).contains(label.origin.y + label.frame.size.height / 2)
  }

  /// Returns the plate under a label on a hatched mark; `nil` for other labels.
  private func plate(under label: Frame.Placed, on mark: PlotMark) -> PlotShape? {
    guard traits.valuePosition == .inside || !inner.isEmpty && isInside(label, mark) else {
      return nil
    }
    return chart.plate(
      under: label, on: mark, unselectedOpacity: ColumnShapes.unselectedOpacity)
  }

  /// Whether a mark is a part of zero, where a label does not fit.
  private func isEmptyPart(_ mark: PlotMark) -> Bool {
    traits.valuePosition == .inside && mark.value == 0
  }

  /// The space of a label's digits, with the space that they need beside others.
  func box(of label: Frame.Placed) -> Rect {
    let height = chart.texts.value.font.digitHeight + AxisMetrics.lineSpacing
    let frame = Rect(origin: label.origin, size: label.frame.size)
    return Rect(
      x: frame.minX - Self.gap, y: frame.midY - height / 2,
      width: frame.size.width + 2 * Self.gap, height: height)
  }

  /// Returns the places to try for a label, the best first.
  private func positions(of labeled: Labeled, among all: Marks) -> [Frame.Placed] {
    let (mark, label) = (labeled.mark.frame, labeled.label)
    switch traits.valuePosition {
    case .inside: return [label.centered(x: mark.midX, y: mark.midY)]
    case .beyond:
      let own = beyond(labeled.mark, label)
      guard !isHorizontal else {
        return [past(all.references, own, of: labeled.mark), own].compactMap(\.self)
      }
      let inside = inside(labeled.mark)
      // Far from the end of its column, a chosen label would be read as the value of a line.
      let isAtEnd = chart.choosesValueLabels && !all.lines.isEmpty
      return [
        // In a line at a value, a number would be read as that.
        isOnLine(own, among: all) ? inside.first : nil,
        own, besideLonger(own, of: labeled.mark, among: all), inside.first,
      ].compactMap(\.self) + (isAtEnd ? [] : inside.dropFirst())
    case .around:
      let places = around(labeled, among: all)
      let ordered =
        all.hasPointNearlyAbove(labeled) ? Self.belowBeforeAside.map { places[$0] } : places
      func isNumber(_ place: Frame.Placed) -> Bool {
        readsAsNumber(box(of: place), of: labeled.mark, among: all)
      }
      return ordered.contains(where: isNumber)
        ? ordered.filter { !isNumber($0) } + ordered.filter(isNumber) : ordered
    }
  }

  /// The largest share of the width that a label beside a bar takes (chosen:
  /// Docs/sources/charts.md#extras).
  private static let largestShare = 0.5
  /// The gap between a column and its value, in points (chosen: Docs/sources/charts.md#extras).
  static let gap = 2.0
  /// The space between values and the labels of an axis, in points.
  static let axisGap = 2 * gap
  /// The gap between a bar and its value, in points; a digit's side bearing is less than the space
  /// above it.
  static let lyingGap = 4.0
  /// How much nearer to the next ones the label of a column may be that moves aside at the chart's side, in points, as
  /// names below columns are (chosen: Docs/sources/charts.md#extras).
  private static let gainAtSide = 1.0
  /// How far the middle of a label may be from a thin column, in points.
  private static let leastReach = 8.0
}
