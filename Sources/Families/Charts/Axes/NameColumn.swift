import FioriBasics
import FioriLayout
import FioriModel

/// The names of bars beside their plot: all of them, or as many as do not overlap, those of selected bars first.
struct NameColumn {
  /// A name and the place of its bar.
  private struct Item {
    let category: Int
    let position: Double
    let text: String
    let label: Frame
    let isSelected: Bool
  }

  private var items: [Item]
  /// The width of the axis in points.
  private(set) var width: Double
  private let axis: ChartElement.NameAxis
  private let origin: DescriptionPath

  /// `size` is the chart's up to the numbers below the bars; `selected` are the selected categories.
  init(
    _ axis: ChartElement.NameAxis, of origin: DescriptionPath, at positions: [Double],
    selected: Set<Int>, in size: Size,
    _ labels: inout some PartLayout, style: ChartTexts.Style
  ) throws {
    (self.axis, self.origin) = (axis, origin)
    let pitch = positions.count > 1 ? (positions[1] - positions[0]) * size.height : .infinity
    let texts = axis.showsLabels ? axis.labels : []
    let kept = Self.kept(texts.count, selected, axis.fitting) { kept in
      kept.map { index in
        Rect(
          x: 0, y: (positions[at: index] ?? 0) * size.height, width: 1,
          height: style.font.lineHeight)
      }
    }
    let step = zip(kept, kept.dropFirst()).map { $1 - $0 }.min() ?? 1
    let (frames, widest) = try Self.frames(
      kept.map { texts[$0] }, in: size.width, height: pitch * Double(step), &labels, style)
    // As a group: a bar without a name would seem to have none.
    guard frames.allSatisfy(\.isReadable) else {
      (items, width) = ([], axis.showsGridlines ? AxisMetrics.lineWidth : 0)
      return
    }
    items = zip(kept, frames).map {
      Item(
        category: $0, position: positions[at: $0] ?? 0, text: texts[$0], label: $1,
        isSelected: selected.contains($0))
    }
    width =
      widest > 0 ? widest + AxisMetrics.nameGap : axis.showsGridlines ? AxisMetrics.lineWidth : 0
  }

  /// Returns the column with the names that fit beside a plot of a height in points, and as wide as these need; `nil` if
  /// all of its names fit there, or none.
  func fitted(to height: Double) -> NameColumn? {
    let kept = shown(beside: height)
    guard kept.count < items.count, let widest = kept.map(\.label.size.width).max() else {
      return nil
    }
    var column = self
    column.items = kept
    if !kept.contains(where: \.label.isTruncated) {
      column.width = min(max(widest + AxisMetrics.nameGap, AxisMetrics.leastWidth), width)
    }
    return column
  }

  /// Returns the categories whose names are drawn beside a plot of a height in points, if some are left out; `nil` if
  /// all or none are drawn.
  func named(beside height: Double) -> Set<Int>? {
    let kept = shown(beside: height)
    guard !kept.isEmpty, kept.count < axis.labels.count else { return nil }
    return Set(kept.map(\.category))
  }

  private func shown(beside height: Double) -> [Item] {
    let selected = Set(items.indices.filter { items[$0].isSelected })
    return Self.kept(items.count, selected, axis.fitting) { kept in
      // Beside a name on two lines, another needs as much space: nearer, it would read as a third line.
      let most = kept.map { items[$0].label.size.height }.max() ?? 0
      return kept.map { index in
        Rect(x: 0, y: items[index].position * height, width: 1, height: most)
      }
    }.map { items[$0] }
  }

  /// Returns the numbers of the names that are clear of each other; none if all of them are wanted. `boxes`
  /// returns the space that names take.
  private static func kept(
    _ count: Int, _ selected: Set<Int>, _ fitting: CategoryAxis.LabelFitting,
    boxes: ([Int]) -> [Rect]
  ) -> [Int] {
    let kept = LabelPlacer.thinned(count, showing: selected, boxes: boxes)
    // A single name of several would say nothing.
    return kept.count == count || (fitting == .fit && kept.count > 1) ? kept : []
  }

  /// Returns the labels and the width of the widest: on one line, on two where there is height, in
  /// a wider column if all then fit, or names would be cut to the same text or to a few letters.
  private static func frames(
    _ texts: [String], in chartWidth: Double, height: Double, _ labels: inout some PartLayout,
    _ style: ChartTexts.Style
  ) throws -> (frames: [Frame], width: Double) {
    var result: (frames: [Frame], width: Double, isClear: Bool)?
    for share in [AxisMetrics.largestShare, AxisMetrics.largestShareOfNames] {
      let room = max(chartWidth * share - AxisMetrics.nameGap, 0)
      let hasTwoLines = height >= style.font.lineHeight + style.font.leading
      let lines = try texts.map { try labels.label(style.text($0), maximumWidth: room) }
      let wrapped = try zip(texts, lines).map { text, line in
        guard line.isTruncated, hasTwoLines else { return line }
        return try labels.wrappedLabel(
          style.text(text), maximumWidth: room, alignment: .trailing) ?? line
      }
      let frames = Self.apart(wrapped, orElse: lines, in: height, style.font)
      let widest = frames.map { $0.isTruncated ? room : $0.size.width }.max() ?? 0
      let least = widest > 0 ? AxisMetrics.leastWidth - AxisMetrics.nameGap : 0
      let isCut = frames.contains(where: \.isTruncated)
      if !isCut || result?.isClear != true {
        result = (
          frames, min(max(widest, least), room),
          NameLosses.alikeCount(texts, frames) == 0 && !frames.contains(where: \.isBarelyReadable)
        )
      }
      if !isCut { break }
    }
    return (result?.frames ?? [], result?.width ?? 0)
  }

  /// Returns names on several lines where each is farther from the next name than its lines are from each other, and on
  /// one line elsewhere: nearer, two names would read as one. `height` is the distance of two bars, in points.
  private static func apart(
    _ wrapped: [Frame], orElse lines: [Frame], in height: Double, _ font: Font
  ) -> [Frame] {
    let pitch = font.leading + AxisMetrics.lineSpacing
    var result = wrapped
    func areNear(_ one: Int, _ other: Int) -> Bool {
      let excess = (result[one].size.height + result[other].size.height) / 2 - font.lineHeight
      return excess > LabelPlacer.slack && excess + pitch > height
    }
    for index in wrapped.indices.dropFirst() {
      if areNear(index - 1, index) { result[index] = lines[index] }
      if areNear(index - 1, index) { result[index - 1] = lines[index - 1] }
    }
    return result
  }

  /// How far the names extend above and below their bars.
  var overhangs: (top: [Overhang], bottom: [Overhang]) {
    var (top, bottom): ([Overhang], [Overhang]) = ([], [])
    for item in items {
      let half: Double = item.label.size.height / 2
      top.append(Overhang(position: item.position, length: half))
      bottom.append(Overhang(position: 1 - item.position, length: half))
    }
    return (top, bottom)
  }

  /// Returns the frame of the axis, which extends from the chart's side to the plot. In a plot lower than the axis
  /// was made for, it has fewer names.
  func frame(beside plot: Rect, width frameWidth: Double) -> Frame.Placed {
    let kept = shown(beside: plot.size.height)
    let placed = kept.filter { $0.label.size.width > 0 }.map { item in
      item.label.centered(
        x: width - AxisMetrics.nameGap - item.label.size.width / 2,
        y: item.position * plot.size.height)
    }
    let losses =
      axis.showsLabels
      ? NameLosses(axis.labels, shown: kept.map(\.text), kept.map(\.label)).losses(at: origin) : []
    return Frame.Placed(
      origin: Point(x: plot.minX - frameWidth, y: plot.minY),
      frame: Frame(
        size: Size(width: frameWidth, height: plot.size.height), baseline: nil,
        content: .axis(AxisContent(labels: placed)), kind: "categoryAxis", losses: losses))
  }
}
