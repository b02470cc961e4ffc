import FioriBasics
import FioriElements
import FioriFrames
import FioriModel

/// The axes at the two sides of a plot: numbers, or names of bars, and a second axis of numbers.
struct AxisSides {
  /// The axis at the side where reading starts.
  let numbers: NumberColumn?
  let names: NameColumn?
  /// The axis at the other side.
  let secondary: NumberColumn?

  init(
    _ chart: ChartElement, isLying: Bool, places: [Double], in size: Size,
    _ labels: inout some LabelLayout
  ) throws {
    let texts = chart.texts
    numbers = try (isLying ? nil : chart.primary).map {
      try NumberColumn(
        $0, in: size.width, share: AxisMetrics.largestShare, &labels, style: texts.numericLabel)
    }
    names = try (isLying ? chart.categories : nil).map {
      try NameColumn($0, at: places, in: size, &labels, style: texts.categoryLabel)
    }
    secondary = try chart.secondary.map {
      try NumberColumn(
        $0, in: size.width, share: AxisMetrics.largestSecondaryShare, &labels,
        style: texts.numericLabel)
    }
  }

  /// The width of the axes at the side where reading starts, in points.
  var leading: Double { numbers?.width ?? names?.width ?? 0 }
  var trailing: Double { secondary?.width ?? 0 }

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
    let place: Double
    /// The label; `nil` if labels are hidden.
    let label: Frame?
  }

  /// The width of the axis in points.
  let width: Double
  /// Whether any series uses this axis.
  var hasSeries: Bool { axis.hasSeries }
  /// The ticks inside the plot, from highest to lowest.
  let items: [Item]
  private let axis: ChartElement.NumberAxis

  init(
    _ axis: ChartElement.NumberAxis, in chartWidth: Double, share: Double,
    _ labels: inout some LabelLayout, style: ChartTexts.Style
  ) throws {
    self.axis = axis
    let cap = chartWidth * share
    let line = axis.showsGridlines || axis.showsBaseline ? AxisMetrics.lineWidth : 0
    let shown = zip(axis.ticks.values, axis.labels).filter {
      (-0.001...1.001).contains(axis.ticks.position(of: $0.0))
    }
    let all = try shown.map { value, text in
      Item(
        value: value, place: 1 - axis.ticks.position(of: value),
        label: axis.showsLabels
          ? try labels.label(
            style.text(text), maximumWidth: max(cap - AxisMetrics.numberGap, 0)) : nil)
    }
    let widest = all.compactMap { $0.label?.fullWidth }.max() ?? 0
    items = all.map(\.withoutLoneEllipsis)
    width =
      axis.showsLabels
      ? min(max(AxisMetrics.leastWidth, widest + AxisMetrics.numberGap), cap) : line
  }

  /// How far the numbers extend above and below their ticks.
  var overhangs: (top: [Overhang], bottom: [Overhang]) {
    let known = items.compactMap { item in item.label.map { (item.place, $0.size.height / 2) } }
    return (
      known.map { Overhang(place: $0.0, length: $0.1) },
      known.map { Overhang(place: 1 - $0.0, length: $0.1) }
    )
  }

  /// Returns the ticks drawn in a plot of a given height: each number needs its height and 3 points
  /// below the previous one.
  func kept(in height: Double) -> [Item] {
    var last: Double?
    return items.filter { item in
      guard let label = item.label else { return true }
      let middle = item.place * height
      if let last, middle - last <= label.size.height + AxisMetrics.lineSpacing { return false }
      last = middle
      return true
    }
  }

  /// Returns the frame of the axis, which extends from the chart's side to the plot. The numbers
  /// end 4 points before the axis's own width, to stay clear of marks that stick out of the plot.
  func frame(
    beside plot: Rect, isLeading: Bool, width frameWidth: Double, kind: String
  ) -> Frame.Placed {
    let labels = kept(in: plot.size.height).compactMap { item -> Frame.Placed? in
      guard let label = item.label else { return nil }
      let x =
        isLeading
        ? width - AxisMetrics.numberGap - label.size.width
        : frameWidth - width + AxisMetrics.numberGap
      return Frame.Placed(
        origin: Point(x: x, y: item.place * plot.size.height - label.size.height / 2), frame: label)
    }
    let content = AxisContent(
      labels: labels, ticks: axis.ticks.values, range: axis.ticks.range)
    return Frame.Placed(
      origin: Point(x: isLeading ? plot.minX - frameWidth : plot.maxX, y: plot.minY),
      frame: Frame(
        size: Size(width: frameWidth, height: plot.size.height), baseline: nil,
        content: .axis(content), kind: kind))
  }
}

extension AxisTicks {
  /// The values at the two ends of the plot.
  var range: ClosedRange<Double> { minimum...max(minimum, maximum) }
}

extension NumberColumn.Item {
  /// The tick, without its label if that is truncated to just an ellipsis.
  fileprivate var withoutLoneEllipsis: NumberColumn.Item {
    guard let label, case .text(let block) = label.content, block.isTruncated,
      !block.text.contains(where: \.isNumber)
    else { return self }
    return NumberColumn.Item(value: value, place: place, label: nil)
  }
}

extension Frame {
  /// The natural width of a text on one line; infinite if it is truncated.
  var fullWidth: Double {
    if case .text(let block) = content, block.isTruncated { .infinity } else { size.width }
  }
}

/// The names of bars beside their plot: all of them, or none if they would overlap.
struct NameColumn {
  let labels: [Frame]
  let places: [Double]
  /// The width of the axis in points.
  let width: Double

  init(
    _ axis: ChartElement.NameAxis, at places: [Double], in size: Size,
    _ labels: inout some LabelLayout, style: ChartTexts.Style
  ) throws {
    self.places = places
    let cap = size.width * AxisMetrics.largestShare
    let line = axis.showsGridlines ? AxisMetrics.lineWidth : 0
    let pitch = places.count > 1 ? (places[1] - places[0]) * size.height : .infinity
    guard axis.showsLabels, pitch >= style.font.lineHeight else {
      self.labels = []
      width = line
      return
    }
    self.labels = try axis.labels.prefix(places.count).map {
      try labels.label(style.text($0), maximumWidth: max(cap - AxisMetrics.nameGap, 0))
    }
    let widest = self.labels.map(\.fullWidth).max() ?? 0
    width =
      widest > 0 ? min(max(AxisMetrics.leastWidth, widest + AxisMetrics.nameGap), cap) : line
  }

  /// How far the names extend above and below their bars.
  var overhangs: (top: [Overhang], bottom: [Overhang]) {
    var (top, bottom): ([Overhang], [Overhang]) = ([], [])
    for (place, label) in zip(places, labels) {
      let half: Double = label.size.height / 2
      top.append(Overhang(place: place, length: half))
      bottom.append(Overhang(place: 1 - place, length: half))
    }
    return (top, bottom)
  }

  /// Returns the frame of the axis, which extends from the chart's side to the plot.
  func frame(beside plot: Rect, width frameWidth: Double) -> Frame.Placed {
    var placed: [Frame.Placed] = []
    for (place, label) in zip(places, labels) where label.size.width > 0 {
      let middle = place * plot.size.height
      let x = width - AxisMetrics.nameGap - label.size.width / 2
      placed.append(label.centered(x: x, y: middle))
    }
    return Frame.Placed(
      origin: Point(x: plot.minX - frameWidth, y: plot.minY),
      frame: Frame(
        size: Size(width: frameWidth, height: plot.size.height), baseline: nil,
        content: .axis(AxisContent(labels: placed)), kind: "categoryAxis"))
  }
}
