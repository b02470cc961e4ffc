import FioriBasics
import FioriLayout
import FioriModel

/// The lines and bands at values of the numeric axes, and their titles: in a column beside the plot,
/// or in rows above the plot of bars, where they never touch marks and values.
struct AxisReferences {
  /// A line or a band.
  fileprivate struct Item {
    /// The places of its two edges, as fractions of the axis within the plot.
    let low: Double
    let high: Double
    let isLine: Bool
    let title: Frame?

    var middle: Double { (low + high) / 2 }
    /// The place of its middle from the upper end of a vertical axis.
    var fromTop: Double { 1 - middle }
  }

  private let items: [Item]
  private let isHorizontal: Bool
  private let isMirrored: Bool
  private let colors: ChartColors
  private let origin: DescriptionPath
  /// The height of the digits of values, in points.
  private let digitHeight: Double
  private let hasLeaders: Bool
  /// The gap between the plot and the titles beside it, in points.
  let gap: Double

  init(
    _ chart: ChartElement, isHorizontal: Bool, in width: Double, hasLeaders: Bool,
    _ labels: inout some PartLayout
  ) throws {
    self.isHorizontal = isHorizontal
    self.hasLeaders = hasLeaders
    gap = hasLeaders ? Self.leaderGap : Self.gap
    isMirrored = chart.isRightToLeft
    colors = chart.colors
    origin = chart.origin
    let room = isHorizontal ? width : width * Self.largestShare - gap
    var items: [Item] = []
    for (axis, key, series) in [
      (chart.primary, "numericAxis", chart.axisKeys?.primary),
      (isHorizontal ? nil : chart.secondary, "secondaryNumericAxis", chart.axisKeys?.secondary),
    ] {
      guard let axis, axis.hasSeries else { continue }
      let dots = AxisKeyRow(series?.forReference, isRightToLeft: isMirrored)
      for (index, reference) in axis.references.enumerated() {
        let path = chart.origin.key(key).key("references").index(index).key("title")
        let title =
          try reference.title.map {
            dots.frame(
              before: try Self.title(
                $0, in: max(room - dots.indent, 0), isHorizontal: isHorizontal, &labels
              )
              .placingLosses(at: path), digitHeight: $0.font.digitHeight)
          } ?? dots.frame
        if let item = Item(reference, on: axis.ticks, title: title) { items.append(item) }
      }
    }
    self.items = items
    digitHeight = chart.texts.value.font.digitHeight
  }

  /// Creates the lines and bands of a chart at places of the category axis below its plot; `positions` are the
  /// places of the categories.
  init(
    placesOf chart: ChartElement, at positions: [Double], in width: Double,
    _ labels: inout some PartLayout
  ) throws {
    isHorizontal = true
    hasLeaders = false
    gap = Self.gap
    isMirrored = chart.isRightToLeft
    colors = chart.colors
    origin = chart.origin
    digitHeight = chart.texts.value.font.digitHeight
    let axis = PlacePositions(positions, dates: chart.dates?.positions)
    items = try chart.placeReferences.enumerated().map { index, reference in
      let path = chart.origin.key("categoryAxis").key("references").index(index).key("title")
      let title = try reference.title.map {
        try Self.title($0, in: width, isHorizontal: true, &labels).placingLosses(at: path)
      }
      let isLine = reference.low == reference.high
      return Item(
        low: axis.start(of: reference.low, isLine: isLine),
        high: axis.end(of: reference.high, isLine: isLine), isLine: isLine, title: title)
    }
  }

  /// Returns a title on one line, or beside a plot on two if it would be cut.
  private static func title(
    _ text: StyledText, in width: Double, isHorizontal: Bool, _ labels: inout some PartLayout
  ) throws -> Frame {
    let label = try labels.label(text, maximumWidth: width)
    guard label.isTruncated, !isHorizontal else { return label }
    return try labels.wrappedLabel(text, maximumWidth: width, alignment: .leading) ?? label
  }

  /// The width of the widest title beside a plot, in points; 0 without titles.
  var titleWidth: Double {
    isHorizontal ? 0 : items.compactMap(\.title?.size.width).max() ?? 0
  }

  /// The titles beside a plot.
  var sideTitles: [SideTitle] {
    guard !isHorizontal else { return [] }
    return items.compactMap { item in
      item.title.map {
        SideTitle(fromTop: item.fromTop, height: $0.size.height, anchor: $0.size.height / 2)
      }
    }
  }

  /// Returns whether a title beside a plot of a height is so far above or below its line or band that it
  /// needs a leader, which takes a wider gap.
  func needsLeaders(_ tops: [Double?], in height: Double) -> Bool {
    zip(items.filter { $0.title != nil }, tops).contains { item, top in
      guard let top, let title = item.title else { return false }
      let middle = top + title.size.height / 2
      let (first, last) = ((1 - item.high) * height, (1 - item.low) * height)
      return middle < first - Self.leastMove || middle > last + Self.leastMove
    }
  }

  /// Returns the leaders to the titles beside a plot, from its top left corner; none if no title has to
  /// move away.
  func leaders(in area: PlotArea, to tops: [Double?]) -> [PlotShape] {
    guard hasLeaders, !isHorizontal else { return [] }
    func x(_ distance: Double) -> Double { isMirrored ? -distance : area.size.width + distance }
    return zip(items.filter { $0.title != nil }, tops).compactMap { item, top in
      guard let top, let title = item.title else { return nil }
      return .line(
        [
          Point(x: x(Self.leaderStart), y: item.fromTop * area.size.height),
          Point(x: x(gap - Self.leaderSpacing), y: top + title.size.height / 2),
        ], StrokeStyle(width: Self.lineWidth, cap: .butt), colors.target)
    }
  }

  /// Returns the room for titles above a plot of a width.
  func top(in plotWidth: Double, from left: Double, to right: Double) -> [Overhang] {
    guard isHorizontal else {
      return items.compactMap { item in
        item.title.map { Overhang(position: item.fromTop, length: $0.size.height / 2) }
      }
    }
    let rows = self.rows(in: plotWidth, from: left, to: right)
    let height = items.compactMap(\.title?.size.height).max() ?? 0
    guard let last = rows.map(\.row).max() else { return [] }
    return [
      Overhang(
        position: 0, length: Double(last + 1) * height + Self.rowGap, intoAxis: 0)
    ]
  }

  // MARK: Lines and bands

  /// Returns the bands, which lie under everything else.
  func bands(in area: PlotArea) -> [PlotShape] {
    items.filter { !$0.isLine }.map { item in
      .block(rect(of: item, in: area), colors.target.fadedTo(Self.bandOpacity))
    }
  }

  /// Returns the lines, which lie over the marks but not across values. Over columns, they have an
  /// edge in the background color.
  func lines(
    in area: PlotArea, over columns: [ColumnSet], besides values: [Frame.Placed]
  ) -> [PlotShape] {
    items.filter(\.isLine).flatMap { item -> [PlotShape] in
      let rect = rect(of: item, in: area)
      let parts = parts(of: rect, in: area, besides: values)
      func rules(_ color: RGBA, widenedBy growth: Double) -> [PlotShape] {
        parts.map {
          .rule(
            Rule(
              isHorizontal: !isHorizontal, position: isHorizontal ? rect.midX : rect.midY,
              start: $0.start,
              end: $0.end, color: color, width: Self.lineWidth + 2 * growth, dash: Self.dash))
        }
      }
      let edges = rules(colors.background, widenedBy: Self.edgeWidth)
      return columns.map { .within($0, edges) } + rules(colors.target, widenedBy: 0)
    }
  }

  /// Returns the parts of a line between values, from the side where reading starts.
  private func parts(
    of line: Rect, in area: PlotArea, besides values: [Frame.Placed]
  ) -> [(start: Double, end: Double)] {
    let crossed = values.map { Rect(origin: $0.origin, size: $0.frame.size) }.filter { box in
      isHorizontal
        ? box.minX - Self.valueGap < line.midX && line.midX < box.maxX + Self.valueGap
        : abs(line.midY - box.midY) < digitHeight / 2 + Self.valueGap
    }.map { box in
      isHorizontal
        ? (box.minY, box.maxY) : (box.minX - Self.valueGap, box.maxX + Self.valueGap)
    }.sorted { $0.0 < $1.0 }
    var parts: [(start: Double, end: Double)] = []
    var start = 0.0
    for (low, high) in crossed {
      if low > start { parts.append((start, low)) }
      start = max(start, high)
    }
    let end = isHorizontal ? area.size.height : area.size.width
    if start < end { parts.append((start, end)) }
    return isMirrored && !isHorizontal ? parts.map { ($0.end, $0.start) } : parts
  }

  private func rect(of item: Item, in area: PlotArea) -> Rect {
    guard isHorizontal else {
      let (top, bottom) = ((1 - item.high) * area.size.height, (1 - item.low) * area.size.height)
      return Rect(x: 0, y: top, width: area.size.width, height: bottom - top)
        .atLeast(item.isLine ? 0 : Self.leastBand, isHorizontal: isHorizontal, in: area.size)
    }
    return Rect(fromX: area.x(item.low), area.x(item.high), y: 0, area.size.height)
      .atLeast(item.isLine ? 0 : Self.leastBand, isHorizontal: isHorizontal, in: area.size)
  }

  // MARK: Titles

  /// Returns the frames of the lines and bands with their titles, from the plot's top left corner.
  /// `left` and `right` are the chart's sides, `tops` the upper edges of the titles beside the plot,
  /// which are `gap` points away.
  func frames(
    in area: PlotArea, from left: Double, to right: Double, tops: [Double?], gap: Double
  ) -> [Frame.Placed] {
    let titles =
      isHorizontal
      ? rowTitles(in: area, from: left, to: right) : columnTitles(in: area, tops, gap: gap)
    var frames = items.enumerated().map { index, item -> Frame.Placed in
      let rect = rect(of: item, in: area)
      let title = titles[index].map { position in
        Frame.Placed(
          origin: Point(x: position.origin.x - rect.minX, y: position.origin.y - rect.minY),
          frame: position.frame)
      }
      return Frame.Placed(
        origin: rect.origin,
        frame: Frame(
          size: rect.size,
          baseline: title.flatMap { title in
            title.frame.baseline.map { title.origin.y + $0 }
          }, content: .group(title?.parts ?? []), kind: "reference"))
    }
    let titleCount = items.count { $0.title != nil }
    let lostCount = items.indices.count { items[$0].title != nil && titles[$0] == nil }
    if lostCount > 0 {
      frames[0].frame.losses.append(
        Loss(
          origin,
          .titlesOfReferencesLeftOut(lostCount, of: titleCount, isHorizontal: isHorizontal)))
    }
    return frames
  }

  /// Returns the titles beside the plot, by item.
  private func columnTitles(
    in area: PlotArea, _ tops: [Double?], gap: Double
  ) -> [Int: Frame.Placed] {
    let titled = items.indices.filter { items[$0].title != nil }
    return zip(titled, tops).reduce(into: [:]) { placed, pair in
      guard let title = items[pair.0].title, let top = pair.1 else { return }
      let x = isMirrored ? -gap - title.size.width : area.size.width + gap
      placed[pair.0] = Frame.Placed(origin: Point(x: x, y: top), frame: title)
    }
  }

  /// Returns the titles above the plot, centered over their lines, by item.
  private func rowTitles(
    in area: PlotArea, from left: Double, to right: Double
  ) -> [Int: Frame.Placed] {
    let height = items.compactMap(\.title?.size.height).max() ?? 0
    return rows(in: area.size.width, from: left, to: right).reduce(into: [:]) { placed, position in
      guard let title = items[position.item].title else { return }
      let y = -Self.rowGap - Double(position.row + 1) * height
      placed[position.item] = Frame.Placed(origin: Point(x: position.x, y: y), frame: title)
    }
  }

  /// The place of a title above a plot: its row, from the plot upward, and its left edge.
  private struct RowPosition {
    let item: Int
    let row: Int
    let x: Double
  }

  /// Returns the titles in the lowest rows where they have room, within the sides of the chart.
  private func rows(in width: Double, from left: Double, to right: Double) -> [RowPosition] {
    var ends = [[ClosedRange<Double>]](repeating: [], count: Self.largestRowCount)
    return items.indices.compactMap { index in
      guard let title = items[index].title else { return nil }
      let middle = (isMirrored ? 1 - items[index].middle : items[index].middle) * width
      let x = min(max(middle - title.size.width / 2, left), right - title.size.width)
      let room = x - Self.gap / 2...x + title.size.width + Self.gap / 2
      guard let row = ends.firstIndex(where: { !$0.contains { $0.overlaps(room) } }) else {
        return nil
      }
      ends[row].append(room)
      return RowPosition(item: index, row: row, x: x)
    }
  }

  /// The lengths of a dash and of a gap, and the width, in points, as of the target of a micro area
  /// chart (Docs/sources/charts.md#references).
  private static let dash = [4.0, 8.0]
  private static let lineWidth = 1.0
  private static let bandOpacity = 0.12
  /// In points (chosen there).
  private static let edgeWidth = 1.0
  private static let leastBand = 1.0
  private static let gap = 6.0
  private static let leaderGap = 16.0
  private static let leaderStart = 4.0
  private static let leaderSpacing = 3.0
  /// The distance of a title from its line that needs a leader, about 0.3 of its height.
  private static let leastMove = 4.0
  private static let rowGap = 2.0
  private static let valueGap = 2.0
  private static let largestRowCount = 3
  /// The largest share of the chart's width that titles take.
  private static let largestShare = 0.3
}

extension ChartElement.AxisKey {
  /// The dots beside a reference, which has less room than an axis (chosen: three tell an axis from
  /// another).
  fileprivate var forReference: ChartElement.AxisKey {
    ChartElement.AxisKey(marks: Array(marks.prefix(3)), names: nil)
  }
}

extension Frame.Placed {
  /// The parts of a group at their places, or the frame itself.
  fileprivate var parts: [Frame.Placed] {
    guard case .group(let parts) = frame.content else { return [self] }
    return parts.map { $0.moved(by: origin) }
  }
}

extension AxisReferences.Item {
  /// Creates the part of a line or band that lies on an axis; returns `nil` for none.
  fileprivate init?(_ reference: ChartElement.Reference, on ticks: AxisTicks, title: Frame?) {
    let low = ticks.position(of: reference.values.lowerBound)
    let high = ticks.position(of: reference.values.upperBound)
    guard high >= -0.000_001, low <= 1.000_001 else { return nil }
    self.init(low: max(low, 0), high: min(high, 1), isLine: reference.isLine, title: title)
  }
}

/// The places of a category axis, as fractions of the plot's width.
private struct PlacePositions {
  private let positions: [Double]
  private let dates: [Double]?

  init(_ positions: [Double], dates: [Double]?) {
    (self.positions, self.dates) = (positions, dates)
  }

  func start(of place: ChartElement.PlaceReference.Place, isLine: Bool) -> Double {
    max(position(of: place) - (isLine ? 0 : halfStep(at: place)), 0)
  }

  func end(of place: ChartElement.PlaceReference.Place, isLine: Bool) -> Double {
    min(position(of: place) + (isLine ? 0 : halfStep(at: place)), 1)
  }

  private func position(of place: ChartElement.PlaceReference.Place) -> Double {
    switch place {
    case .category(let index): return positions[at: index] ?? 0
    case .date(let date):
      guard let dates, let start = positions.first, let end = positions.last,
        let first = dates.first,
        let last = dates.last, last > first
      else { return positions.first ?? 0 }
      return start + (date - first) / (last - first) * (end - start)
    }
  }

  /// Half the distance between categories with columns, which bands enclose.
  private func halfStep(at place: ChartElement.PlaceReference.Place) -> Double {
    guard case .category = place, let first = positions.first, first > 0 else { return 0 }
    return positions.count > 1 ? (positions[1] - first) / 2 : 0.5
  }
}

/// Places for titles below each other, each as close to its own as the others allow.
struct TitleSpread {
  /// The upper edges, in order.
  let positions: [Double]

  /// `wanted` are the upper edges in order; the titles lie between two places that have room for all
  /// of them.
  init(_ wanted: [Double], heights: [Double], from first: Double, to last: Double) {
    // Without the heights of the titles above, places that do not decrease are enough.
    var blocks: [(sum: Double, count: Int)] = []
    var above: [Double] = []
    var total = 0.0
    for (position, height) in zip(wanted, heights) {
      above.append(total)
      var block = (sum: position - total, count: 1)
      total += height
      while let upper = blocks.last,
        upper.sum / Double(upper.count) > block.sum / Double(block.count)
      {
        block = (upper.sum + block.sum, upper.count + block.count)
        blocks.removeLast()
      }
      blocks.append(block)
    }
    let free = max(last - first - total, 0)
    let levels = blocks.flatMap { block in
      [Double](repeating: block.sum / Double(block.count), count: block.count)
    }
    positions = zip(levels, above).map { level, above in
      min(max(level, first), first + free) + above
    }
  }
}

extension Rect {
  /// Returns the rectangle with at least a length along the value axis, within a plot.
  fileprivate func atLeast(_ length: Double, isHorizontal: Bool, in plot: Size) -> Rect {
    let growth = max(length - (isHorizontal ? size.width : size.height), 0)
    guard growth > 0 else { return self }
    let position = (isHorizontal ? minX : minY) - growth / 2
    let start = max(min(position, (isHorizontal ? plot.width : plot.height) - length), 0)
    return isHorizontal
      ? Rect(x: start, y: minY, width: length, height: size.height)
      : Rect(x: minX, y: start, width: size.width, height: length)
  }
}

extension [PlotShape] {
  /// The sets of columns among the shapes, those of layers too.
  var columnSets: [ColumnSet] {
    flatMap { shape -> [ColumnSet] in
      switch shape {
      case .columns(let set): [set]
      case .layer(_, _, let shapes), .moving(_, let shapes): shapes.columnSets
      case .line, .area, .circle, .points, .symbols, .hatching, .ring, .slice, .within, .rule,
        .block, .polygon:
        []
      }
    }
  }
}
