import FioriBasics
import FioriElements
import FioriFrames

/// The numbers of an upright axis, those that have room.
struct NumberColumn {
  /// A tick that is shown.
  struct Item {
    let value: Double
    /// From the plot's upper edge, as a share of its height.
    let place: Double
    /// `nil`: labels are hidden.
    let label: Frame?
  }

  /// Of the axis, in points.
  let width: Double
  /// Whether any series belongs to the axis.
  var hasSeries: Bool { axis.hasSeries }
  /// From the highest tick that lies in the plot to the lowest.
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

  /// How far the numbers reach above and below their ticks.
  var overhangs: (top: [Overhang], bottom: [Overhang]) {
    let known = items.compactMap { item in item.label.map { (item.place, $0.size.height / 2) } }
    return (
      known.map { Overhang(place: $0.0, length: $0.1) },
      known.map { Overhang(place: 1 - $0.0, length: $0.1) }
    )
  }

  /// The ticks that are drawn in a plot of a height: a number needs its height and 3 points below the
  /// one before.
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

  /// The axis' frame, which reaches from the chart's side to the plot; the numbers end 4 points
  /// before the axis' own width does, so that marks that stick out of the plot keep clear of them.
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
  /// The values at the plot's two ends.
  var range: ClosedRange<Double> { minimum...max(minimum, maximum) }
}

extension NumberColumn.Item {
  /// The tick without a label of which nothing but the ellipsis is left.
  fileprivate var withoutLoneEllipsis: NumberColumn.Item {
    guard let label, case .text(let block) = label.content, block.isTruncated,
      !block.text.contains(where: \.isNumber)
    else { return self }
    return NumberColumn.Item(value: value, place: place, label: nil)
  }
}

extension Frame {
  /// The width that a text in one line would like to have: endless where it has been cut.
  var fullWidth: Double {
    if case .text(let block) = content, block.isTruncated { .infinity } else { size.width }
  }
}
