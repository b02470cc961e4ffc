import FioriBasics
import FioriLayout
import FioriModel

extension PlotMark {
  /// The mark as far as it lies within a plot; one beyond the axis is the arrowhead in its place
  /// (Docs/sources/charts.md#breaks).
  func seen(in plot: Size, isHorizontal: Bool) -> PlotMark {
    let room = Rect(origin: .zero, size: plot)
    guard !room.insetBy(-LabelPlacer.slack).contains(frame) else { return self }
    let along =
      isHorizontal
      ? seen(frame.minX, frame.maxX, in: plot.width)
      : seen(frame.minY, frame.maxY, in: plot.height)
    let visible =
      isHorizontal
      ? Rect(fromX: along.start, along.end, y: frame.minY, frame.maxY)
      : Rect(fromX: frame.minX, frame.maxX, y: along.start, along.end)
    return PlotMark(
      series: series, category: category, value: value, frame: visible, isDrawn: isDrawn)
  }

  private func seen(
    _ low: Double, _ high: Double, in length: Double
  ) -> (start: Double, end: Double) {
    let (start, end) = (max(low, 0), min(high, length))
    if end - start >= BreakMark.size.height { return (start, end) }
    let inset = Double(breakRow) * BreakMark.pitch
    let reach = inset + BreakMark.size.height
    return low > 0 ? (length - reach, length - inset) : (inset, reach)
  }
}

extension AxisTicks {
  /// Returns the place of a value on the axis, or of the end that it lies beyond.
  func clampedPosition(of value: Double) -> Double {
    min(max(position(of: value), 0), 1)
  }
}

extension ChartElement {
  /// Returns the parts of the lines between marks, which are in the order of their categories, and of points without a
  /// line these.
  func segments(between marks: [PlotMark]) -> [Segment] {
    let areJoined = zip(marks, marks.dropFirst()).map { first, second in
      first.series == second.series && second.category == first.category + 1
        && !(dates?.interruptions.contains(second.category) ?? false)
    }
    return marks.indices.compactMap { index in
      let isAlone = !(areJoined[at: index] ?? false) && (index == 0 || !areJoined[index - 1])
      guard isAlone || areJoined[at: index] == true else { return nil }
      let (first, second) = (marks[index].frame, marks[isAlone ? index : index + 1].frame)
      return Segment(
        start: Point(x: first.midX, y: first.midY), end: Point(x: second.midX, y: second.midY),
        series: marks[index].series)
    }
  }

  /// Returns the series with the value of a mark in its category, as it is or as it is written.
  func series(equalTo mark: PlotMark) -> Set<Int> {
    let text = valueLabels[at: mark.series]?[at: mark.category]
    return Set(
      data.drawnSeries.filter { series in
        data.value(series, mark.category) == mark.value
          || text != nil && valueLabels[at: series]?[at: mark.category] == text
      })
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
