import FioriBasics
import FioriLayout
import FioriModel

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
  var hasLowestNumber: Bool {
    items.last.map { $0.label != nil && $0.position > 1 - LabelPlacer.slack } ?? false
  }
  /// Returns whether the numbers that are drawn beside a plot of a height say where the axis begins: one at that value, or
  /// two of them, unless another axis has the number zero there; any number if it is `nil`.
  func explains(_ base: Double?, in height: Double, besides other: NumberColumn?) -> Bool {
    let values = kept(in: height).compactMap { $0.label == nil ? nil : $0.value }
    guard let base else { return !values.isEmpty }
    if values.contains(where: { abs($0 - base) < Self.zeroSlack * axis.ticks.step }) { return true }
    return values.count > 1
      && other?.hasZero(at: 1 - axis.ticks.position(of: base), in: height) != true
  }

  /// Returns whether the number zero is drawn at a distance from the top of a plot of a height, as a fraction of that.
  private func hasZero(at position: Double, in height: Double) -> Bool {
    kept(in: height).contains { item in
      item.label != nil && abs(item.value) < Self.zeroSlack * axis.ticks.step
        && abs(item.position - position) < Self.zeroSlack
    }
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

  /// Returns the loss of a number that is beside a gridline of another axis at another value, in a plot of a height: it would
  /// be read as the value of the line. `nil` without one.
  func lossOfNumber(nearLineOf other: NumberColumn, in height: Double) -> Loss? {
    guard hasSeries, other.axis.showsGridlines else { return nil }
    let number = kept(in: height).first { item in
      let distances = other.items.map { abs($0.position - item.position) * height }
      return distances.min().map { Self.misreadDistances.contains($0) } ?? false
    }
    return number?.label.map { Loss(origin, .numberNearOtherLine($0.shownText)) }
  }

  /// The distances in points at which a number seems to be the value of a line, and is not (chosen:
  /// Docs/sources/charts.md#axes).
  private static let misreadDistances = 0.75..<6

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
