import FioriBasics
import FioriLayout
import FioriModel

/// The names of series at the ends of their lines, in a column beside the plot; a name that has to
/// move away has a leader.
///
/// Chosen: Docs/sources/charts.md#line-ends.
struct LineEnds {
  private struct Item {
    let end: ChartElement.LineEnd
    let label: Frame
    /// The place of the line's end, as fractions of the plot from its top and from the side where
    /// reading starts.
    let fromTop: Double
    let across: Double
    /// How far the line's end extends beyond that place, in points.
    let reach: Double

    /// The distance from the name's top that is level with the line's end if there is room: of its
    /// mark, or of its middle.
    var anchor: Double {
      end.hasMark ? end.text.font.lineHeight / 2 : label.size.height / 2
    }
  }

  private let items: [Item]
  private let isMirrored: Bool
  private let hasLeaders: Bool
  /// The gap between the plot and the names, in points.
  let gap: Double

  /// `positions` are those of the categories, as fractions of the width from the side where reading
  /// starts.
  init(
    _ chart: ChartElement, at positions: [Double], in width: Double, hasLeaders: Bool,
    _ labels: inout some PartLayout
  ) throws {
    isMirrored = chart.isRightToLeft
    self.hasLeaders = hasLeaders
    gap = hasLeaders ? Self.leaderGap : Self.gap
    let room = width * Self.largestShare - gap
    items = try chart.lineEnds.compactMap { end in
      let isSecondary = chart.data.secondary.contains(end.series)
      let values = chart.data.values[end.series]
      guard let last = values.lastIndex(where: { $0 != nil }), let value = values[last],
        let position = positions[at: last],
        let ticks = (isSecondary ? chart.secondary : chart.primary)?.ticks
      else { return nil }
      let look = chart.series[end.series]
      return Item(
        end: end, label: try Self.label(end, of: chart, in: room, &labels),
        fromTop: 1 - min(max(ticks.position(of: value), 0), 1), across: position,
        reach: look.hidesPoints ? look.lineWidth / 2 : look.pointDiameter / 2)
    }
  }

  /// Returns a name on up to two lines, after its mark.
  private static func label(
    _ end: ChartElement.LineEnd, of chart: ChartElement, in room: Double,
    _ labels: inout some PartLayout
  ) throws -> Frame {
    let indent = end.hasMark ? LegendRows.indent(color: end.color, mark: end.mark) : 0
    let text = try labels.paragraph(
      end.text, maximumWidth: max(room - indent, 0), lineLimit: 2, alignment: .leading
    ).placingLosses(at: chart.origin.key("series").index(end.series).key("title"))
    var children = [Frame.Placed(origin: Point(x: indent, y: 0), frame: text)]
    if end.hasMark {
      let mark = LegendRows.frame(of: end.mark, end.color)
      let digits = (text.baseline ?? 0) - end.text.font.digitHeight / 2
      children.insert(
        Frame.Placed(origin: Point(x: 0, y: digits - mark.size.height / 2), frame: mark), at: 0)
    }
    let size = Size(width: indent + text.size.width, height: text.size.height)
    return Frame(
      size: size, baseline: text.baseline,
      content: .group(
        chart.isRightToLeft ? children.map { $0.mirrored(in: size.width) } : children),
      kind: Self.kind)
  }

  var titles: [SideTitle] {
    items.map {
      SideTitle(fromTop: $0.fromTop, height: $0.label.size.height, anchor: $0.anchor)
    }
  }

  /// The width of the widest name, in points; 0 without names.
  var labelWidth: Double { items.map(\.label.size.width).max() ?? 0 }

  /// The room for names above the plot.
  var top: [Overhang] {
    items.map { Overhang(position: $0.fromTop, length: $0.anchor) }
  }

  /// Returns whether a name is so far above or below the end of its line that a leader needs a wider
  /// gap.
  func needsLeaders(_ tops: [Double?], in plot: Size) -> Bool {
    zip(items, tops).contains { item, top in
      top.map { Self.endsAtSide(item, plot.width) && Self.isMoved(item, to: $0, plot.height) }
        ?? false
    }
  }

  /// Returns whether a line ends at the plot's side. A leader through the plot, to one that does not,
  /// would look like values or a forecast; its name has its color or mark.
  private static func endsAtSide(_ item: Item, _ width: Double) -> Bool {
    (1 - item.across) * width < leaderSpacing
  }

  private static func isMoved(_ item: Item, to top: Double, _ height: Double) -> Bool {
    abs(top + item.anchor - item.fromTop * height)
      > item.end.text.font.lineHeight * leastMove
  }

  /// Returns the leaders, from the plot's top left corner, if a name has to move away: to the names of
  /// all lines that end at the plot's side.
  func leaders(in area: PlotArea, to tops: [Double?]) -> [PlotShape] {
    zip(items, tops).compactMap { item, top in
      guard let top, hasLeaders, Self.endsAtSide(item, area.size.width) else { return nil }
      let distance = (1 - item.across) * area.size.width
      let start = Point(
        x: x(item.reach + Self.leaderSpacing - distance, in: area),
        y: item.fromTop * area.size.height)
      let end = Point(x: x(gap - Self.leaderSpacing, in: area), y: top + item.anchor)
      return .line(
        [start, end], StrokeStyle(width: Self.leaderWidth, cap: .butt), item.end.color)
    }
  }

  /// Returns the names with room, from the plot's top left corner.
  func frames(in area: PlotArea, at tops: [Double?]) -> [Frame.Placed] {
    zip(items, tops).compactMap { item, top in
      top.map {
        let width = isMirrored ? item.label.size.width : 0
        return Frame.Placed(
          origin: Point(x: x(gap, in: area) - width, y: $0), frame: item.label)
      }
    }
  }

  /// Returns the place of a distance from the plot's side where reading ends.
  private func x(_ distance: Double, in area: PlotArea) -> Double {
    isMirrored ? -distance : area.size.width + distance
  }

  /// The part's name in the layout report, as of the entries of a legend.
  static let kind = "seriesTitle"

  /// In points.
  private static let gap = 8.0
  private static let leaderGap = 16.0
  private static let leaderSpacing = 3.0
  private static let leaderWidth = 1.0
  /// The largest share of the chart's width that names take.
  private static let largestShare = 1.0 / 3
  /// The distance of a name from its line's end that needs a leader, as a share of a line's height.
  private static let leastMove = 0.3
}

extension Frame {
  /// Whether the frame is the name of a series in a legend or at the end of a line.
  package var isSeriesTitle: Bool { kind == LineEnds.kind }
}
