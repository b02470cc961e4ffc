import FioriBasics
import FioriLayout
import FioriModel

/// The strip of labels along a plot: below it, above it or at its zero line.
struct LabelStrip {
  /// The place of the strip.
  private enum Position {
    case bottom, top, zero
  }

  private let position: Position
  /// Whether the labels are below the plot.
  var isBelow: Bool { position == .bottom }
  /// Whether the labels are the names of columns.
  private let namesColumns: Bool
  /// The height of the labels; `nil` without labels.
  private let labelHeight: Double?
  /// The gap above the labels.
  private let gap: Double
  private let lineHeight: Double
  /// The thickness of a baseline above the plot, and below it.
  private let lineAbove: Double
  private let lineBelow: Double
  private let baselineShare: Double

  /// `height` is the height of the labels, `nil` if none are drawn, and `gap` the gap above them.
  init(_ axis: BottomAxis, _ chart: ChartElement, height: Double?, gap: Double) {
    (labelHeight, self.gap, namesColumns) = (height, gap, axis.namesColumns)
    let isDynamic = !axis.isBelowPlot && height != nil
    position =
      isDynamic && axis.isMixed ? .zero : isDynamic && axis.isBaselineOnTop ? .top : .bottom
    // Labels that are enabled but do not fit leave no space (stated: Docs/sources/charts.md#axes).
    lineHeight = axis.showsGridlines && !axis.showsLabels ? AxisMetrics.lineWidth : 0
    (lineAbove, lineBelow) = (axis.lineAbove, axis.lineBelow)
    let ticks = chart.primaryTicks
    baselineShare = ticks.position(of: ticks.baseline)
  }

  /// The height of the strip in points.
  var height: Double { labelHeight.map { $0 + gap } ?? lineHeight }

  /// The space above the plot, in points.
  var top: Double { (position == .top ? height : 0) + lineAbove }

  /// The space below the plot, in points.
  var bottom: Double { (position == .bottom ? height : 0) + lineBelow }

  /// How far labels at the zero line extend below the plot.
  var overhangs: [Overhang] {
    position == .zero
      ? [Overhang(position: baselineShare, length: height + AxisMetrics.lineWidth)] : []
  }

  /// The center of the labels, from the strip's top edge.
  var labelMiddle: Double {
    let half = (labelHeight ?? 0) / 2
    return position == .top ? half : gap + half
  }

  /// Returns the distance of a label below the plot from it, without the space for marks; the label is in a row of a
  /// height in points.
  func top(ofLabelIn height: Double) -> Double {
    lineBelow + labelMiddle - height / 2
  }

  /// Returns the loss of names below the zero line that lie on negative columns, which are there as well.
  func namesOnColumns(
    _ marks: [PlotMark], _ labels: @autoclosure () -> [Rect], of chart: ChartElement
  ) -> [Loss] {
    guard position == .zero, namesColumns else { return [] }
    let columns = chart.type.kind.options.contains(.columns) ? chart.data.columns : nil
    let bars = marks.filter { columns?.contains($0.series) != false }.map(\.frame)
    let names = labels()
    let count = names.count { name in bars.contains { $0.overlaps(name) } }
    guard count > 0 else { return [] }
    return [Loss(chart.origin.key("categories"), .namesOnColumns(count, of: names.count))]
  }

  /// Returns the strip's top edge, `margin` below a plot with its zero line at `baseline`.
  func axisTop(of plot: Rect, margin: Double, baseline: Double) -> Double {
    switch position {
    case .bottom: plot.maxY + margin + lineBelow
    case .top: plot.minY - top
    case .zero: plot.minY + baseline + AxisMetrics.lineWidth
    }
  }
}
