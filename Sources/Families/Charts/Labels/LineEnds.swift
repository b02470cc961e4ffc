import FioriBasics
import FioriLayout
import FioriModel

/// The names of series at the ends of their lines, for the column beside the plot.
///
/// Chosen: Docs/sources/charts.md#line-ends.
package struct LineEnds {
  let titles: [SideTitle]

  /// `positions` are the places of the categories, as fractions of the width from the side where reading
  /// starts; `gap` is that between the plot and the names, in points.
  init(
    _ chart: ChartElement, at positions: [Double], in width: Double, gap: Double,
    _ labels: inout some PartLayout
  ) throws {
    let room = width * chart.lineEndShare - gap
    let indent = chart.lineEnds.map { Self.row(of: $0, in: chart).indent }.max() ?? 0
    titles = try chart.lineEnds.compactMap { end in
      let isSecondary = chart.data.secondary.contains(end.series)
      let values = chart.data.values[end.series]
      guard let last = values.lastIndex(where: { $0 != nil }), let value = values[last],
        let position = positions[at: last],
        let ticks = (isSecondary ? chart.secondary : chart.primary)?.ticks
      else { return nil }
      let look = chart.series[end.series]
      guard let label = try Self.label(end, of: chart, after: indent, in: room, of: width, &labels)
      else {
        return nil
      }
      let fromTop = 1 - min(max(ticks.position(of: value), 0), 1)
      let lineHeight = end.text.font.lineHeight
      // The name's mark is level with the line's end, or its middle.
      return SideTitle(
        label: label, place: fromTop...fromTop,
        anchor: end.hasMark ? lineHeight / 2 : label.size.height / 2,
        leastMove: lineHeight * Self.leastMove, color: end.color, across: position,
        reach: look.hidesPoints ? look.lineWidth / 2 : look.pointDiameter / 2,
        spacing: SideTitle.spacing(of: label, lineHeight: lineHeight))
    }
  }

  /// Returns the mark of a name.
  private static func row(of end: ChartElement.LineEnd, in chart: ChartElement) -> AxisKeyRow {
    let mark = ChartElement.AxisKey.Mark(color: end.color, mark: end.mark)
    return AxisKeyRow(
      ChartElement.AxisKey(marks: end.hasMark ? [mark] : [], names: nil),
      isRightToLeft: chart.isRightToLeft)
  }

  /// Returns a name on up to two lines, after its mark and at the edge of all names, beside a plot in a chart of a width;
  /// `nil` for one that would be cut to nothing.
  private static func label(
    _ end: ChartElement.LineEnd, of chart: ChartElement, after indent: Double, in room: Double,
    of width: Double, _ labels: inout some PartLayout
  ) throws -> Frame? {
    var row = row(of: end, in: chart)
    if end.hasMark { row.leastIndent = indent }
    let text = try Self.text(
      end.text, in: max(room - row.indent, 0),
      most: max(room + width * (Self.largestShareOfWords - Self.largestShare) - row.indent, 0),
      &labels
    ).placingLosses(at: chart.origin.key("series").index(end.series).key("title"))
    guard text.isReadable else { return nil }
    let name = row.frame(before: text, digitHeight: end.text.font.digitHeight)
    return Frame(
      size: name.size, baseline: name.baseline,
      content: .group(Frame.Placed(origin: .zero, frame: name).parts), kind: Self.kind)
  }

  /// Returns a name on up to two lines of a width, or of up to the largest width if that does not break a word.
  private static func text(
    _ name: StyledText, in width: Double, most: Double, _ labels: inout some PartLayout
  ) throws -> Frame {
    let text = try labels.paragraph(name, maximumWidth: width, lineLimit: 2, alignment: .leading)
    guard !text.isTruncated, text.size.height > 1.5 * name.font.lineHeight,
      try labels.wrappedLabel(name, maximumWidth: width, alignment: .leading) == nil
    else { return text }
    return try labels.wrappedLabel(name, maximumWidth: most, alignment: .leading) ?? text
  }

  /// The part's name in the layout report, as of the entries of a legend.
  static let kind = "seriesTitle"

  /// The largest share of the chart's width that names take (chosen: Docs/sources/charts.md#line-ends).
  package static let largestShare = 1.0 / 3
  /// The largest share that a name takes whose only word is whole then, and that all names may take (chosen there).
  package static let largestShareOfWords = 0.5
  /// The distance of a name from its line's end that needs a leader, as a share of a line's height.
  private static let leastMove = 0.3
}

extension Frame {
  /// Whether the frame is the name of a series in a legend or at the end of a line.
  package var isSeriesTitle: Bool { kind == LineEnds.kind }
}
