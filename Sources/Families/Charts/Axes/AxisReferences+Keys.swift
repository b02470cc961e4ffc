import FioriBasics
import FioriLayout
import FioriModel

extension AxisReferences {
  /// The marks before titles.
  enum Marks {
    /// The colors of the series of the axis.
    case bars
    /// Keys that look like the line or band, before titles that numbers of an axis separate from it; with the dots of the
    /// series of the axis, or without.
    case keysAndDots, keys
    /// The dots of the series of the axis, as above it, or bars in a chart without columns, before titles that have too
    /// little space for their keys as well: dots would look like entries of a legend.
    case dots
    /// No marks, but the space of bars, so that titles have no more of the width than after bars.
    case space

    /// Whether the marks say which of two axes a line or band belongs to.
    var showAxis: Bool { self != .keys && self != .space }
  }

  /// Returns the loss of a title at a path whose marks do not say which of two axes it belongs to; `series` is `nil` for
  /// the only axis.
  static func lossOfAxis(
    _ marks: Marks, on series: ChartElement.AxisKey?, at path: DescriptionPath
  ) -> [Loss] {
    guard let series, !series.marks.isEmpty, !marks.showAxis else { return [] }
    return [Loss(path, .referenceWithoutAxis)]
  }
}

extension ChartElement.Reference {
  /// Returns the marks before the title; `series` is `nil` for the only axis.
  func marks(
    _ marks: AxisReferences.Marks, on series: ChartElement.AxisKey?, of chart: ChartElement
  ) -> ChartElement.AxisKey? {
    switch marks {
    case .bars, .space: series?.withBars(on: chart.colors.background)
    case .dots:
      // Far from its line, a bar looks like the mark of a column.
      chart.type.kind.options.contains(.columns)
        ? series : series?.withBars(on: chart.colors.background)
    case .keysAndDots: key(on: series, of: chart)
    case .keys: key(on: nil, of: chart)
    }
  }

  /// Returns a mark that looks like the line or band, and the dots of the series whose axis it belongs to, as above that
  /// axis (chosen: Docs/sources/charts.md#references). `series` is `nil` for the only axis.
  private func key(on series: ChartElement.AxisKey?, of chart: ChartElement) -> ChartElement.AxisKey
  {
    var pattern = SeriesPattern.dashedLine
    pattern.dash = Self.keyDash
    let mark = LegendMark(
      form: isLine ? .line(width: 1, hasPoints: false) : .fill, pattern: pattern,
      background: chart.colors.background)
    let color =
      isLine ? chart.colors.target : chart.colors.target.fadedTo(AxisReferences.bandOpacity)
    return ChartElement.AxisKey(
      marks: [ChartElement.AxisKey.Mark(color: color, mark: mark)]
        + (series?.asAboveAxes(of: chart).marks ?? []),
      names: nil)
  }

  /// The dashes of a mark with gaps that are shorter than a line's: three dashes look like a line, and two like signs.
  private static let keyDash = [4.0, 4.0]
}
