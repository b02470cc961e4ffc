import FioriBasics
import FioriLayout
import FioriModel

/// The lines and bands at values of the numeric axes, and their titles: in a column beside the plot,
/// or in rows above the plot of bars, where they never touch marks and values; or the lines and bands at places of
/// the category axis, with their titles in rows above the plot and the values that rise above it.
struct AxisReferences {
  /// A line or a band.
  struct Item {
    /// The places of its two edges, as fractions of the axis within the plot.
    let low: Double
    let high: Double
    let isLine: Bool
    /// The place of the reference in the description; `nil` for one at a category.
    var path: DescriptionPath?
    /// The title with its marks; `nil` for none, and for a title that would be cut to nothing: marks alone in its
    /// place would look like a value.
    let title: Frame?
    /// Whether the reference has a title, drawn or not.
    var isTitled = false
    /// Whether the title is cut or left out.
    var isCut = false
    /// The space between a title beside the plot and others, in points.
    var spacing = 0.0

    var middle: Double { (low + high) / 2 }
  }

  let items: [Item]
  /// Whether there are lines, and not only bands.
  var hasLines: Bool { items.contains(where: \.isLine) }
  private let isHorizontal: Bool
  let isMirrored: Bool
  let colors: ChartColors
  private let origin: DescriptionPath
  /// The height of the digits of values, in points.
  private let digitHeight: Double
  /// The places of the categories below the plot; empty for references at values.
  private var positions: [Double] = []
  /// Whether an axis has numbers at the left and at the right side of the plot, beside the titles above it.
  private(set) var hasNumbers = (left: false, right: false)
  /// How far titles above the plot stay inside its sides, in points, beside the marks of axes in the same row.
  private(set) var keyInsets = (left: 0.0, right: 0.0)

  /// `gap` is the space between the plot and the titles beside it, in points. Titles beyond the numbers of an axis have a
  /// key that looks like their line or band.
  init(
    _ chart: ChartElement, isHorizontal: Bool, in width: Double, gap: Double,
    isBeyondNumbers: Bool, _ labels: inout some PartLayout
  ) throws {
    self.isHorizontal = isHorizontal
    isMirrored = chart.isRightToLeft
    colors = chart.colors
    origin = chart.origin
    let room = isHorizontal ? width : width * Self.largestShare - gap
    let attempts: [(marks: Marks, areSmall: Bool)] =
      isBeyondNumbers
      ? [(.keysAndDots, false), (.dots, true), (.keys, true), (.space, true)]
      : [(.bars, false), (.bars, true)]
    var items: [Item] = []
    for (index, attempt) in attempts.enumerated()
    where index == 0 || items.contains(where: \.isCut) {
      items = try Self.measured(
        chart, isHorizontal: isHorizontal, in: room, marks: attempt.marks,
        areSmall: attempt.areSmall, &labels)
    }
    self.items = items
    digitHeight = chart.texts.value.font.digitHeight
  }

  /// Returns the lines and bands at values; small titles are as large as the numbers of the axis at most.
  private static func measured(
    _ chart: ChartElement, isHorizontal: Bool, in room: Double, marks style: Marks,
    areSmall: Bool, _ labels: inout some PartLayout
  ) throws -> [Item] {
    var items: [Item] = []
    for (axis, key, series) in [
      (chart.primary, "numericAxis", chart.axisKeys?.primary),
      (isHorizontal ? nil : chart.secondary, "secondaryNumericAxis", chart.axisKeys?.secondary),
    ] {
      guard let axis, axis.hasSeries else { continue }
      for (index, reference) in axis.references.enumerated() {
        let marks = AxisKeyRow(
          reference.marks(style, on: series, of: chart), isRightToLeft: chart.isRightToLeft,
          growth: Self.markGrowth)
        let path = chart.origin.key(key).key("references").index(index).key("title")
        let text = chart.hidesReferenceTitles ? nil : reference.title
        let shown = areSmall ? text?.atMost(chart.texts.numericLabel.font.size) : text
        let label = try shown.flatMap { text in
          try Self.title(
            text, in: max(room - marks.indent, 0), isHorizontal: isHorizontal, isLast: areSmall,
            &labels)
        }
        var titled = label?.placingLosses(at: path)
        titled?.losses += Self.lossOfAxis(style, on: series, at: path)
        let marked =
          style == .space
          ? titled
          : titled.map {
            marks.frame(before: $0, digitHeight: shown?.font.digitHeight ?? 0)
          }
        // Marks without a title would be read as a value.
        guard var item = Item(reference, on: axis.ticks, title: marked) else { continue }
        item.path = chart.origin.key(key).key("references").index(index)
        item.isTitled = text != nil
        item.isCut = text != nil && label?.isTruncated != false
        if let marked, let shown {
          item.spacing = SideTitle.spacing(of: marked, lineHeight: shown.font.lineHeight)
        }
        items.append(item)
      }
    }
    return items
  }

  /// Creates the lines and bands of a chart at places of the category axis below its plot; `positions` are the
  /// places of the categories, and `sides` the axes beside it.
  init(
    placesOf chart: ChartElement, at positions: [Double], in width: Double, beside sides: AxisSides,
    _ labels: inout some PartLayout
  ) throws {
    isHorizontal = true
    isMirrored = chart.isRightToLeft
    colors = chart.colors
    origin = chart.origin
    digitHeight = chart.texts.value.font.digitHeight
    self.positions = positions
    let (first, second) = (chart.primary?.hasNumbers == true, chart.secondary?.hasNumbers == true)
    hasNumbers = isMirrored ? (second, first) : (first, second)
    let keys = [
      chart.keyInset(chart.axisKeys?.primary, sides.leading),
      chart.keyInset(chart.axisKeys?.secondary, sides.trailing),
    ]
    keyInsets = isMirrored ? (keys[1], keys[0]) : (keys[0], keys[1])
    let axis = PlacePositions(positions, dates: chart.dates?.positions)
    items = try chart.placeReferences.enumerated().map { index, reference in
      let path = chart.origin.key("categoryAxis").key("references").index(index).key("title")
      let title = try reference.title.map {
        try labels.label($0, maximumWidth: width, isAboveMarks: true).placingLosses(at: path)
      }
      let isLine = reference.low == reference.high
      return Item(
        low: axis.start(of: reference.low, isLine: isLine),
        high: axis.end(of: reference.high, isLine: isLine), isLine: isLine, title: title,
        isTitled: title != nil)
    }
  }

  /// Returns a title on one line, or beside a plot on up to three if it would be cut; `nil` for one that would say
  /// nothing. The last attempt may cut it, but not in its first word.
  private static func title(
    _ text: StyledText, in width: Double, isHorizontal: Bool, isLast: Bool,
    _ labels: inout some PartLayout
  ) throws -> Frame? {
    let label = try labels.label(text, maximumWidth: width, isAboveMarks: isHorizontal)
    guard label.isTruncated, !isHorizontal else { return label.isReadable ? label : nil }
    let whole = try labels.wrappedLabel(
      text, maximumWidth: width, lineLimit: lineLimit, alignment: .leading)
    guard whole == nil, isLast else { return whole }
    let first = text.string.prefix { $0 != " " }
    let isOfWords = first.unicodeScalars.allSatisfy { $0.value < LabelRow.firstOtherLetter }
    let word = StyledText(String(first), font: text.font, color: text.color)
    guard try !isOfWords || labels.label(word).size.width <= width else { return nil }
    return try labels.paragraph(
      text, maximumWidth: width, lineLimit: lineLimit, alignment: .leading)
  }

  /// The titles beside a plot, of the lines and bands that have one.
  var sideTitles: [SideTitle] {
    guard !isHorizontal else { return [] }
    let middles = items.map { 1 - $0.middle }
    return items.compactMap { item in
      item.title.map {
        SideTitle(
          label: $0, place: 1 - item.high...1 - item.low, anchor: $0.size.height / 2,
          leastMove: Self.leastMove, color: colors.target, spacing: item.spacing,
          others: middles.filter { $0 != 1 - item.middle })
      }
    }
  }

  /// Returns the space for titles above a plot of a width, and above the values near them.
  func top(
    in plotWidth: Double, from left: Double, to right: Double, above values: [ValueLabels.Rise] = []
  ) -> [Overhang] {
    guard isHorizontal else { return [] }
    let titles = rowTitles(in: plotWidth, from: left, to: right)
    guard let highest = titles.values.map(\.origin.y).min() else { return [] }
    let overhangs = near(titles, values, in: plotWidth).map { value in
      Overhang(position: value.position, length: value.length - highest, intoAxis: 0)
    }
    return [Overhang(position: 0, length: -highest, intoAxis: 0)] + overhangs
  }

  /// Returns the values that titles above a plot of a width could touch or be read with.
  private func near(
    _ titles: [Int: Frame.Placed], _ values: [ValueLabels.Rise], in width: Double
  ) -> [Overhang] {
    let step = positions.count > 1 ? positions[1] - positions[0] : 1
    return values.filter { value in
      guard let place = positions[at: value.category] else { return false }
      let middle = (isMirrored ? 1 - place : place) * width
      // A label may be beside the middle of its category.
      let reach = step * width / 2 + value.width + Self.titleSpacing
      return titles.values.contains { title in
        title.origin.x < middle + reach && title.origin.x + title.frame.size.width > middle - reach
      }
    }.map(\.overhang)
  }

  // MARK: Lines

  /// Returns the lines, which lie over columns and areas but not across values. On columns that hide their color, they
  /// have the background color. `left` and `right` are the chart's sides: lines at values of bars go up to their titles,
  /// past the titles of others.
  func lines(
    in area: PlotArea, from left: Double, to right: Double, over columns: [ColumnSet],
    besides values: [Frame.Placed]
  ) -> [PlotShape] {
    let titles =
      isHorizontal && positions.isEmpty
      ? rowTitles(in: area.size.width, from: left, to: right) : [:]
    return items.enumerated().filter(\.element.isLine).flatMap { index, item -> [PlotShape] in
      let rect = rect(of: item, in: area)
      var parts = parts(of: rect, in: area, besides: values)
      if let title = titles[index], !parts.isEmpty, parts[0].start < LabelPlacer.slack {
        parts[0].start = min(title.origin.y + title.frame.size.height + Self.rowGap, 0)
      }
      func rules(_ color: RGBA) -> [PlotShape] {
        parts.map {
          .rule(
            Rule(
              isHorizontal: !isHorizontal, position: isHorizontal ? rect.midX : rect.midY,
              start: $0.start, end: $0.end, color: color, width: Self.lineWidth, dash: Self.dash))
        }
      }
      let level = isHorizontal ? rect.midX : rect.midY
      let hiding = columns.filter { $0.slotLength >= Self.dash[0] }.map { set in
        let dark = set.columns(hiding: colors.target, over: colors.background)
        return set.isHorizontal == isHorizontal
          ? dark.columnsUnderEdge(of: level, reach: Self.lineWidth / 2) : dark
      }.filter { !$0.columns.isEmpty }
      return rules(colors.target) + hiding.map { .within($0, rules(colors.background)) }
    }
  }

  /// Returns the lines across a plot.
  func segments(in area: PlotArea) -> [Segment] {
    items.filter(\.isLine).map { item in
      let rect = rect(of: item, in: area)
      return isHorizontal
        ? Segment(start: Point(x: rect.midX, y: 0), end: Point(x: rect.midX, y: area.size.height))
        : Segment(start: Point(x: 0, y: rect.midY), end: Point(x: area.size.width, y: rect.midY))
    }
  }

  /// Returns the lines at places of the category axis, which only labels of marks at the same place may interrupt: any
  /// other would be read as the value there.
  func obstacles(in area: PlotArea) -> [LabelPlacer.Obstacle] {
    guard !positions.isEmpty else { return [] }
    let step = zip(positions, positions.dropFirst()).map { $1 - $0 }.min() ?? 1
    return items.filter(\.isLine).map { item in
      let line = rect(of: item, in: area)
      // Up to its title above the plot.
      return LabelPlacer.Obstacle(
        rect: Rect(
          fromX: line.minX - Self.lineWidth / 2, line.maxX + Self.lineWidth / 2,
          y: Rect.everywhere.minY, line.maxY), isWall: true,
        reach: step * area.size.width / 2)
    }
  }

  /// Returns the value labels that `place` places clear of lines: of none, or if the labels would hide nearly all of a
  /// line, of this line.
  func placed(
    in area: PlotArea, _ place: ([LabelPlacer.Obstacle]) -> ValueLabels.Placed
  ) -> ValueLabels.Placed {
    let placed = place([])
    guard positions.isEmpty, !placed.frames.isEmpty else { return placed }
    let hidden = items.filter(\.isLine).map { rect(of: $0, in: area) }.filter { line in
      let length = max(line.size.width, line.size.height)
      let seen = parts(of: line, in: area, besides: placed.frames).map { abs($0.end - $0.start) }
        .filter { $0 >= Self.dash[0] }.reduce(0, +)
      return seen < length * Self.leastSeen
    }
    return hidden.isEmpty
      ? placed : place(hidden.map { LabelPlacer.Obstacle(rect: $0.insetBy(-Self.lineWidth / 2)) })
  }

  /// Returns the parts of a line between values, from the side where reading starts. A dash right beside a number
  /// would be read as its minus sign, so that it is as far away as a digit is high, which is more than its width.
  private func parts(
    of line: Rect, in area: PlotArea, besides values: [Frame.Placed]
  ) -> [(start: Double, end: Double)] {
    let parts = ValueGaps(values, digitHeight: digitHeight, aside: digitHeight).parts(
      at: isHorizontal ? line.midX : line.midY, isHorizontal: !isHorizontal,
      to: isHorizontal ? area.size.height : area.size.width)
    return isMirrored && !isHorizontal ? parts.map { ($0.end, $0.start) } : parts
  }

  /// Returns the length of a band along its axis before one that is too thin becomes longer, in points.
  func length(of item: Item, in area: PlotArea) -> Double {
    (item.high - item.low) * (isHorizontal ? area.size.width : area.size.height)
  }

  func rect(of item: Item, in area: PlotArea) -> Rect {
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
  /// `left` and `right` are the chart's sides, `column` the titles beside the plot, and `values` the labels that
  /// titles above the plot are also above.
  func frames(
    in area: PlotArea, from left: Double, to right: Double, column: [Frame.Placed?] = [],
    above values: [ValueLabels.Rise] = []
  ) -> [Frame.Placed] {
    let titled = items.indices.filter { items[$0].title != nil }
    let titles =
      isHorizontal
      ? raised(
        rowTitles(in: area.size.width, from: left, to: right), above: values, in: area.size)
      : Dictionary(
        zip(titled, column).compactMap { item, title in title.map { (item, $0) } }
      ) { first, _ in first }
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
    let named = items.indices.filter { items[$0].isTitled }
    let lostCount = named.count { titles[$0] == nil }
    if lostCount > 0 {
      let isCut = named.contains { items[$0].title == nil }
      frames[0].frame.losses.append(
        Loss(
          origin,
          .titlesOfReferencesLeftOut(
            lostCount, of: named.count, isHorizontal: isHorizontal || isCut)))
    }
    return frames
  }

  /// Returns the titles above a plot, moved up from the values near them.
  private func raised(
    _ titles: [Int: Frame.Placed], above values: [ValueLabels.Rise], in plot: Size
  ) -> [Int: Frame.Placed] {
    let rise = Overhang.inset(
      near(titles, values, in: plot.width), extent: plot.height, allowance: 0)
    return rise > 0 ? titles.mapValues { $0.moved(by: Point(x: 0, y: -rise)) } : titles
  }

  /// The lengths of a dash and of a gap, and the width, in points, as of the target of a micro area
  /// chart (Docs/sources/charts.md#references).
  private static let dash = [4.0, 8.0]
  static let lineWidth = 1.0
  /// The size of the marks before a title, as a share of the usual one, so that the marks of titles below each other stay apart.
  static let markGrowth = 0.75
  /// The share of a line that value labels may not hide (chosen there).
  private static let leastSeen = 0.25
  /// In points (chosen there).
  private static let leastBand = 1.0
  static let titleSpacing = 6.0
  /// The distance of a title from its line that needs a leader, about 0.3 of its height.
  private static let leastMove = 4.0
  /// The most lines of a title beside the plot.
  private static let lineLimit = 3
  /// The largest share of the chart's width that titles take.
  private static let largestShare = 0.3
}

extension AxisReferences.Item {
  /// Creates the part of a line or band that lies on an axis; returns `nil` for none.
  fileprivate init?(_ reference: ChartElement.Reference, on ticks: AxisTicks, title: Frame?) {
    let low = ticks.position(of: reference.values.lowerBound)
    let high = ticks.position(of: reference.values.upperBound)
    guard high >= -0.000_001, low <= 1.000_001 else { return nil }
    self.init(
      low: min(max(low, 0), 1), high: max(min(high, 1), 0), isLine: reference.isLine, title: title)
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

extension ChartElement {
  /// Returns how far the marks of an axis without a title, above its numbers, reach over the plot with the space beside them,
  /// in points: a title nearer to them would be read as their name. `width` is the axis's width.
  fileprivate func keyInset(_ key: AxisKey?, _ width: Double) -> Double {
    guard !placeReferences.isEmpty, !hidesTitles, primary?.title == nil, secondary?.title == nil,
      let marks = AxisKeyRow(alone: key, in: self).frame
    else { return 0 }
    return max(marks.size.width + ChartTitles.leastGap - width, 0)
  }
}

extension ChartElement.NumberAxis {
  fileprivate var hasNumbers: Bool { hasSeries && showsLabels }
}
