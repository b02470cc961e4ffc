import FioriBasics
import FioriLayout
import FioriModel

/// The axes at the two sides of a plot: numbers, or names of bars, and a second axis of numbers.
struct AxisSides {
  /// The axis at the side where reading starts.
  let numbers: NumberColumn?
  let names: NameColumn?
  /// The axis at the other side.
  let secondary: NumberColumn?
  /// How far points beside numbers extend beyond the plot's sides.
  let points: (leading: [Overhang], trailing: [Overhang])

  init(
    _ chart: ChartElement, _ traits: AxisTraits, positions: [Double], in size: Size,
    _ labels: inout some PartLayout
  ) throws {
    let isHorizontal = traits.isHorizontal
    let texts = chart.texts
    let path = chart.origin
    let numbers = try (isHorizontal ? nil : chart.primary).map {
      try NumberColumn(
        $0, at: path.key("numericAxis"), width: size.width * AxisMetrics.largestShare, &labels,
        style: texts.numericLabel)
    }
    let hasNumbersBelow = isHorizontal && chart.primary?.showsLabels == true
    let below = hasNumbersBelow ? AxisMetrics.labelHeight + AxisMetrics.labelGap : 0
    names = try (isHorizontal ? chart.categories : nil).map {
      try NameColumn(
        $0, of: path.key("categories"), at: positions,
        in: Size(width: size.width, height: max(size.height - below, 0)),
        &labels, style: texts.categoryLabel)
    }
    let rest = size.width * AxisMetrics.largestShareOfBoth - (numbers?.width ?? 0)
    secondary = try chart.secondary.map {
      try NumberColumn(
        $0, at: path.key("secondaryNumericAxis"),
        width: min(rest, size.width * AxisMetrics.largestShare), &labels,
        style: texts.numericLabel)
    }
    self.numbers = numbers
    points =
      traits.reachesSides && traits.axes == .vertical
      ? (
        Self.points(of: chart, at: positions, beside: numbers, in: size.height),
        Self.points(of: chart, at: positions.map { 1 - $0 }, beside: secondary, in: size.height)
      ) : ([], [])
  }

  /// Returns the points at the side of an axis that are beside its numbers, and that stay clear of these, in a
  /// chart of a height; `positions` are distances from that side, as fractions of the plot.
  private static func points(
    of chart: ChartElement, at positions: [Double], beside axis: NumberColumn?, in height: Double
  ) -> [Overhang] {
    guard let axis, axis.hasLabels, let index = positions.firstIndex(where: { $0 == 0 }) else {
      return []
    }
    return chart.data.drawnSeries.compactMap { series in
      let (values, look) = (chart.data.values[series], chart.series[series])
      let ticks = (chart.data.secondary.contains(series) ? chart.secondary : chart.primary)?.ticks
      guard !look.hidesPoints, let ticks, let value = values[at: index] ?? nil else { return nil }
      let radius = look.pointDiameter / 2
      let reach = radius + chart.texts.numericLabel.font.digitHeight / 2
      let isBeside = axis.items.contains {
        abs($0.position - 1 + ticks.position(of: value)) * height < reach
      }
      return isBeside
        ? Overhang(
          position: 0, length: radius, intoAxis: AxisMetrics.numberGap - AxisMetrics.pointGap)
        : nil
    }
  }

  /// The width of the axes at the side where reading starts, in points.
  var leading: Double { numbers?.width ?? names?.width ?? 0 }
  var trailing: Double { secondary?.width ?? 0 }

  /// Returns the sides toward the plot of the numbers at its lower corners, in a chart between two sides; infinite
  /// without numbers there.
  func lowestNumbers(from left: Double, to right: Double) -> ClosedRange<Double> {
    let numbers = self.numbers.flatMap { $0.hasLowestNumber ? left + $0.width : nil }
    let secondary = self.secondary.flatMap { $0.hasLowestNumber ? right - $0.width : nil }
    let start = numbers.map { $0 - AxisMetrics.numberGap } ?? -.infinity
    let end = secondary.map { $0 + AxisMetrics.numberGap } ?? .infinity
    return start...max(start, end)
  }

  /// How far the labels extend above and below the plot.
  var overhangs: (top: [Overhang], bottom: [Overhang]) {
    let all = [numbers?.overhangs, names?.overhangs, secondary?.overhangs].compactMap(\.self)
    return (all.flatMap(\.top), all.flatMap(\.bottom))
  }

  /// Returns the axes beside a plot, `leading` and `trailing` points from the chart's sides.
  func frames(beside plot: Rect, leading: Double, trailing: Double) -> [Frame.Placed] {
    [
      numbers?.frame(
        beside: plot, isLeading: true, width: numbers?.hasSeries == true ? leading : 0,
        kind: "numericAxis"),
      names?.frame(beside: plot, width: leading),
      secondary?.frame(
        beside: plot, isLeading: false, width: trailing, kind: "secondaryNumericAxis"),
    ].compactMap(\.self)
  }
}

/// The numbers of a vertical axis that fit.
struct NumberColumn {
  /// A visible tick.
  struct Item {
    let value: Double
    /// The distance from the plot's top edge, as a fraction of its height.
    let position: Double
    /// The label; `nil` if labels are hidden.
    let label: Frame?
  }

  /// The width of the axis in points.
  let width: Double
  /// Whether any series uses this axis.
  var hasSeries: Bool { axis.hasSeries }
  /// Whether numbers are drawn.
  var hasLabels: Bool { items.contains { $0.label != nil } }
  /// Whether a number is at the lower end of the plot.
  fileprivate var hasLowestNumber: Bool {
    items.last.map { $0.label != nil && $0.position > 1 - LabelPlacer.slack } ?? false
  }
  /// The ticks inside the plot, from highest to lowest.
  let items: [Item]
  private let axis: ChartElement.NumberAxis
  private let losses: [Loss]
  private let origin: DescriptionPath

  /// Creates the labels of an axis that may be `largestWidth` points wide: the first ones that fit,
  /// or none. A number is never cut, because the rest reads as another number.
  init(
    _ axis: ChartElement.NumberAxis, at origin: DescriptionPath, width largestWidth: Double,
    _ labels: inout some PartLayout, style: ChartTexts.Style
  ) throws {
    self.axis = axis
    self.origin = origin
    let room = max(largestWidth - AxisMetrics.numberGap, 0)
    var chosen: (frames: [Frame], isRounded: Bool)?
    for choice in axis.showsLabels ? axis.choices : [] where chosen == nil {
      let frames = try choice.texts.map { try labels.label(style.text($0)) }
      let widest = axis.ticksInside.map { frames[$0].size.width }.max() ?? 0
      if widest <= room { chosen = (frames, choice.isRounded) }
    }
    items = axis.ticksInside.map { index in
      let value = axis.ticks.values[index]
      return Item(
        value: value, position: 1 - axis.ticks.position(of: value), label: chosen?.frames[index])
    }
    let line = axis.showsGridlines || axis.showsBaseline ? AxisMetrics.lineWidth : 0
    let widest = items.compactMap { $0.label?.size.width }.max()
    width =
      widest.map { min(max(AxisMetrics.leastWidth, $0 + AxisMetrics.numberGap), largestWidth) }
      ?? line
    losses = axis.losses(at: origin, isRounded: chosen.map(\.isRounded))
  }

  /// How far the numbers extend above and below their ticks.
  var overhangs: (top: [Overhang], bottom: [Overhang]) {
    let known = items.compactMap { item in item.label.map { (item.position, $0.size.height / 2) } }
    return (
      known.map { Overhang(position: $0.0, length: $0.1) },
      known.map { Overhang(position: 1 - $0.0, length: $0.1) }
    )
  }

  /// Returns the ticks drawn in a plot of a height: each number needs its height and 3 points
  /// below the previous one. If there is not enough space, every second tick is kept, or every third
  /// and so on, counted from zero, or else from the lowest; if that leaves one, the ends or else the one
  /// that is not zero, since zero alone says nothing about sizes (chosen: Docs/sources/charts.md#labels).
  func kept(in height: Double) -> [Item] {
    guard !items.isEmpty else { return [] }
    let first =
      items.firstIndex { abs($0.value) < Self.zeroSlack * axis.ticks.step } ?? items.count - 1
    let thinned = LabelPlacer.thinned(items.count, from: first) { boxes(of: $0, in: height) }
    guard thinned.count < 2, items.count > 1 else { return thinned.map { items[$0] } }
    let ends = [0, items.count - 1]
    guard LabelPlacer.areClear(boxes(of: ends, in: height)) else {
      return [items[first == 0 ? items.count - 1 : 0]]
    }
    return ends.map { items[$0] }
  }

  /// Returns the space that numbers take in a plot of a height, each with the gap to the next.
  private func boxes(of indexes: [Int], in height: Double) -> [Rect] {
    indexes.compactMap { index in
      items[index].label.map { label in
        Rect(
          x: 0, y: items[index].position * height - label.size.height / 2, width: 1,
          height: label.size.height + AxisMetrics.lineSpacing)
      }
    }
  }

  /// A tick counts as zero within this fraction of a step.
  private static let zeroSlack = 0.001

  /// Returns the frame of the axis, which extends from the chart's side to the plot. The numbers
  /// end 4 points before the axis's own width, to stay clear of marks that stick out of the plot.
  func frame(
    beside plot: Rect, isLeading: Bool, width frameWidth: Double, kind: String
  ) -> Frame.Placed {
    let kept = kept(in: plot.size.height)
    let labels = kept.compactMap { item -> Frame.Placed? in
      guard let label = item.label else { return nil }
      let x =
        isLeading
        ? width - AxisMetrics.numberGap - label.size.width
        : frameWidth - width + AxisMetrics.numberGap
      return Frame.Placed(
        origin: Point(x: x, y: item.position * plot.size.height - label.size.height / 2),
        frame: label)
    }
    let content = AxisContent(
      labels: labels, ticks: axis.ticks.values, range: axis.ticks.range)
    return Frame.Placed(
      origin: Point(x: isLeading ? plot.minX - frameWidth : plot.maxX, y: plot.minY),
      frame: Frame(
        size: Size(width: frameWidth, height: plot.size.height), baseline: nil,
        content: .axis(content), kind: kind,
        losses: losses
          + axis.skipped(items.count - kept.count, at: origin, advice: "make the chart taller")))
  }
}

extension AxisTicks {
  /// The values at the two ends of the plot.
  var range: ClosedRange<Double> { minimum...max(minimum, maximum) }
}

extension ChartElement.NumberAxis {
  /// The labels to try, the best first.
  var choices: [ChartElement.ShorterLabels] {
    [ChartElement.ShorterLabels(texts: labels, isRounded: false)] + shorterLabels
  }

  /// The indexes of the ticks inside the plot that have a label.
  fileprivate var ticksInside: [Int] {
    zip(ticks.values, labels).enumerated().filter {
      (-0.001...1.001).contains(ticks.position(of: $0.element.0))
    }.map(\.offset)
  }

  /// Returns the losses if some of the explicit ticks are left out.
  func skipped(_ count: Int, at origin: DescriptionPath, advice: String) -> [Loss] {
    guard hasExplicitTicks, count > 0 else { return [] }
    return [Loss(origin.key("ticks"), .ticksLeftOut(count, of: ticks.values.count, advice: advice))]
  }

  /// Returns the losses if the labels drawn are rounded, or, for `nil`, if none is drawn.
  func losses(at origin: DescriptionPath, isRounded: Bool?) -> [Loss] {
    guard showsLabels, !ticks.values.isEmpty, hasSeries else { return [] }
    switch isRounded {
    case false?: return []
    case true?:
      return [Loss(origin, .labelsAbbreviated)]
    case nil:
      return [Loss(origin, .labelsLeftOut(labels.count))]
    }
  }
}

/// The names of bars beside their plot: all of them, or as many as do not overlap.
struct NameColumn {
  /// A name and the place of its bar.
  private struct Item {
    let position: Double
    let text: String
    let label: Frame
  }

  private let items: [Item]
  /// The width of the axis in points.
  let width: Double
  private let axis: ChartElement.NameAxis
  private let origin: DescriptionPath

  /// `size` is the chart's up to the numbers below the bars.
  init(
    _ axis: ChartElement.NameAxis, of origin: DescriptionPath, at positions: [Double],
    in size: Size,
    _ labels: inout some PartLayout, style: ChartTexts.Style
  ) throws {
    (self.axis, self.origin) = (axis, origin)
    let pitch = positions.count > 1 ? (positions[1] - positions[0]) * size.height : .infinity
    let texts = axis.showsLabels ? axis.labels : []
    let kept = Self.kept(texts.count, axis.fitting) { kept in
      kept.map { index in
        Rect(
          x: 0, y: (positions[at: index] ?? 0) * size.height, width: 1,
          height: style.font.lineHeight)
      }
    }
    let step = kept.count > 1 ? kept[1] - kept[0] : 1
    let (frames, widest) = try Self.frames(
      kept.map { texts[$0] }, in: size.width, height: pitch * Double(step), &labels, style)
    // As a group: a bar without a name would seem to have none.
    guard frames.allSatisfy(\.isReadable) else {
      (items, width) = ([], axis.showsGridlines ? AxisMetrics.lineWidth : 0)
      return
    }
    items = zip(kept, frames).map {
      Item(position: positions[at: $0] ?? 0, text: texts[$0], label: $1)
    }
    width =
      widest > 0 ? widest + AxisMetrics.nameGap : axis.showsGridlines ? AxisMetrics.lineWidth : 0
  }

  /// Returns the numbers of the names that are clear of each other; none if all of them are wanted. `boxes`
  /// returns the space that names take.
  private static func kept(
    _ count: Int, _ fitting: CategoryAxis.LabelFitting, boxes: ([Int]) -> [Rect]
  ) -> [Int] {
    let kept = LabelPlacer.thinned(count, boxes: boxes)
    // A single name of several would say nothing.
    return kept.count == count || (fitting == .fit && kept.count > 1) ? kept : []
  }

  /// Returns the labels and the width of the widest: on one line, on two where there is height, in
  /// a wider column if all then fit or names would be cut to the same text.
  private static func frames(
    _ texts: [String], in chartWidth: Double, height: Double, _ labels: inout some PartLayout,
    _ style: ChartTexts.Style
  ) throws -> (frames: [Frame], width: Double) {
    var result: (frames: [Frame], width: Double, isClear: Bool)?
    for share in [AxisMetrics.largestShare, AxisMetrics.largestShareOfNames] {
      let room = max(chartWidth * share - AxisMetrics.nameGap, 0)
      let hasTwoLines = height >= style.font.lineHeight + style.font.leading
      let frames = try texts.map { text in
        let label = try labels.label(style.text(text), maximumWidth: room)
        guard label.isTruncated, hasTwoLines else { return label }
        return try labels.wrappedLabel(
          style.text(text), maximumWidth: room, alignment: .trailing) ?? label
      }
      let widest = frames.map { $0.isTruncated ? room : $0.size.width }.max() ?? 0
      let least = widest > 0 ? AxisMetrics.leastWidth - AxisMetrics.nameGap : 0
      let isCut = frames.contains(where: \.isTruncated)
      if !isCut || result?.isClear != true {
        result = (
          frames, min(max(widest, least), room), NameLosses.alikeCount(texts, frames) == 0
        )
      }
      if !isCut { break }
    }
    return (result?.frames ?? [], result?.width ?? 0)
  }

  /// How far the names extend above and below their bars.
  var overhangs: (top: [Overhang], bottom: [Overhang]) {
    var (top, bottom): ([Overhang], [Overhang]) = ([], [])
    for item in items {
      let half: Double = item.label.size.height / 2
      top.append(Overhang(position: item.position, length: half))
      bottom.append(Overhang(position: 1 - item.position, length: half))
    }
    return (top, bottom)
  }

  /// Returns the frame of the axis, which extends from the chart's side to the plot. In a plot lower than the axis
  /// was made for, it has fewer names.
  func frame(beside plot: Rect, width frameWidth: Double) -> Frame.Placed {
    let kept = Self.kept(items.count, axis.fitting) { kept in
      // Beside a name on two lines, another needs as much space: nearer, it would read as a third line.
      let height = kept.map { items[$0].label.size.height }.max() ?? 0
      return kept.map { index in
        Rect(x: 0, y: items[index].position * plot.size.height, width: 1, height: height)
      }
    }.map { items[$0] }
    let placed = kept.filter { $0.label.size.width > 0 }.map { item in
      item.label.centered(
        x: width - AxisMetrics.nameGap - item.label.size.width / 2,
        y: item.position * plot.size.height)
    }
    let losses =
      axis.showsLabels
      ? NameLosses(axis.labels, shown: kept.map(\.text), kept.map(\.label)).losses(at: origin) : []
    return Frame.Placed(
      origin: Point(x: plot.minX - frameWidth, y: plot.minY),
      frame: Frame(
        size: Size(width: frameWidth, height: plot.size.height), baseline: nil,
        content: .axis(AxisContent(labels: placed)), kind: "categoryAxis", losses: losses))
  }
}
