import FioriBasics
package import FioriLayout
import FioriModel

/// The dots of the series that an axis measures, before the axis's title or their names, and before
/// the titles of its references.
///
/// SAP's designers color no numbers: on a light background most colors of series are too light to
/// read at this size. The dots are as in the legend (chosen: Docs/sources/charts.md#axes).
package struct AxisKeyRow {
  private let marks: [Frame]
  private let isRightToLeft: Bool
  /// The least space before a text, in points, so that texts below each other begin at one edge.
  var leastIndent = 0.0

  /// The marks are `growth` times as large as in a legend.
  package init(_ key: ChartElement.AxisKey?, isRightToLeft: Bool, growth: Double = 1) {
    marks = (key?.marks ?? []).map { LegendRows.frame(of: $0.mark, $0.color, growth: growth) }
    self.isRightToLeft = isRightToLeft
  }

  /// Creates the row without a text: with bars as before the titles of references, in a chart whose lines have points.
  init(alone key: ChartElement.AxisKey?, in chart: ChartElement) {
    let hasBars = key?.looksLikePoints(in: chart) == true
    self.init(
      hasBars ? key?.withBars(on: chart.colors.background) : key,
      isRightToLeft: chart.isRightToLeft, growth: hasBars ? AxisReferences.markGrowth : 1)
  }

  /// The width of the dots and the gap after them, in points.
  package var indent: Double {
    max(marks.reduce(0) { $0 + $1.size.width + Self.spacing }, leastIndent)
  }

  /// The dots alone; `nil` without any.
  package var frame: Frame? {
    guard !marks.isEmpty else { return nil }
    let height = marks.map(\.size.height).max() ?? 0
    return row(
      Size(width: indent - Self.spacing, height: height), placed(around: height / 2), baseline: nil)
  }

  /// Returns the dots before a text, centered on its digits.
  package func frame(before text: Frame, digitHeight: Double) -> Frame {
    guard !marks.isEmpty else { return text }
    let middle = (text.baseline ?? text.size.height) - digitHeight / 2
    let title = Frame.Placed(origin: Point(x: indent, y: 0), frame: text)
    return row(
      Size(width: indent + text.size.width, height: text.size.height),
      placed(around: middle) + [title], baseline: text.baseline)
  }

  private func placed(around middle: Double) -> [Frame.Placed] {
    var x = 0.0
    return marks.map { mark in
      defer { x += mark.size.width + Self.spacing }
      return Frame.Placed(origin: Point(x: x, y: middle - mark.size.height / 2), frame: mark)
    }
  }

  private func row(_ size: Size, _ children: [Frame.Placed], baseline: Double?) -> Frame {
    Frame(
      size: size, baseline: baseline,
      content: .group(
        isRightToLeft ? children.map { $0.mirrored(in: size.width) } : children))
  }

  /// In points, as between a legend's dot and its text.
  private static let spacing = 6.0
}

extension ChartElement.AxisKey {
  /// Returns whether dots of the series, without a text, would look like points of the lines of a chart.
  fileprivate func looksLikePoints(in chart: ChartElement) -> Bool {
    marks.contains { $0.mark == nil }
      && chart.data.drawnSeries.contains { chart.isLine($0) && chart.drawsPoints(of: $0) }
  }

  /// Returns the series as above the axes of a chart: with bars where an axis has only these.
  func asAboveAxes(of chart: ChartElement) -> ChartElement.AxisKey {
    let axes = [
      (chart.primary, chart.axisKeys?.primary), (chart.secondary, chart.axisKeys?.secondary),
    ]
    let hasMarksAlone = axes.contains { $0?.title == nil && $1?.names == nil }
    return hasMarksAlone && looksLikePoints(in: chart)
      ? withBars(on: chart.colors.background) : self
  }

  /// Returns the series with bars in place of dots, which would look like further points of lines, or like the entry of a
  /// legend.
  func withBars(on background: RGBA) -> ChartElement.AxisKey {
    let bar = LegendMark(form: .bar, pattern: SeriesPattern(.none), background: background)
    return ChartElement.AxisKey(
      marks: marks.map { Mark(color: $0.color, mark: $0.mark ?? bar) }, names: names)
  }
}
