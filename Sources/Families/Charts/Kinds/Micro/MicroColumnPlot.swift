import FioriBasics
package import FioriLayout
import FioriModel

/// Columns with their values and categories, without axes.
///
/// Stated: Docs/sources/charts.md#micro.
struct MicroColumnPlot: PlainPlot {
  let chart: ChartElement

  func frames(in size: Size, _ labels: inout some PartLayout) throws -> [Frame.Placed] {
    let inset = Self.padding
    let inner = Rect(
      x: inset, y: inset, width: max(size.width - 2 * inset, 0),
      height: max(size.height - 2 * inset, 0))
    let nameTexts = try nameTexts(in: inner, &labels)
    var strips = Strips(values, hasNames: !nameTexts.isEmpty, in: inner.size.height)
    var (room, columns) = plot(in: inner, strips)
    let numbers = strips.hasValues ? try valueTexts(of: columns, in: room, &labels) : []
    if strips.hasValues, numbers.isEmpty {
      strips.hasValues = false
      (room, columns) = plot(in: inner, strips)
    }
    let growth = Motion.growth(from: Point(x: 0, y: columns.first?.base ?? 0), .vertical)
    let content = PlotContent(
      marks: columns.map {
        var mark = $0.mark
        mark.isLabeled = !numbers.isEmpty
        return mark
      }, shapes: [.moving(growth, [.columns(set(columns, in: room))])])
    let shownNames = strips.hasNames ? try strips.placing(nameTexts, labels) : []
    let plot = Frame.Placed.plot(
      content, in: room,
      losses: chart.valueLosses(numbers.isEmpty ? columns.count : 0)
        + nameLosses(shownNames.map(\.frame)))
    return [plot] + numbers + shownNames
  }

  /// Returns the place of the columns between the strips, and the columns.
  private func plot(in inner: Rect, _ strips: Strips) -> (room: Rect, columns: [Column]) {
    let room = Rect(
      x: inner.minX, y: inner.minY + strips.top, width: inner.size.width,
      height: max(inner.size.height - strips.top - strips.bottom, 0))
    return (room, columns(in: room))
  }

  private var names: [String] { values.indices.map(chart.categoryLabel) }

  private func nameLosses(_ shown: [Frame]) -> [Loss] {
    shown.isEmpty
      ? chart.nameLosses(names.count { !$0.isEmpty })
      : NameLosses(names, shown: names, shown).losses(at: chart.origin.key("categories"))
  }

  /// The strips of texts above and below the columns. If the columns would be too low, the values
  /// are dropped first, then the names (chosen: Docs/sources/charts.md#micro).
  private struct Strips {
    var hasValues: Bool
    let hasNames: Bool
    let hasNegatives: Bool

    /// `hasNames` is set unless the names do not fit side by side.
    init(_ values: [Double?], hasNames: Bool, in height: Double) {
      let hasNegatives = values.contains { ($0 ?? 0) < 0 }
      let numbers = MicroColumnPlot.valueStrip * (hasNegatives ? 2 : 1)
      let names = hasNames ? MicroColumnPlot.categoryStrip : 0
      self.hasNegatives = hasNegatives
      hasValues = height - names - numbers >= MicroColumnPlot.leastHeight
      self.hasNames = hasNames && height - names >= MicroColumnPlot.leastHeight
    }

    var top: Double { hasValues ? MicroColumnPlot.valueStrip : 0 }
    var bottom: Double {
      (hasNames ? MicroColumnPlot.categoryStrip : 0)
        + (hasNumbersBelow ? MicroColumnPlot.valueStrip : 0)
    }
    private var hasNumbersBelow: Bool { hasValues && hasNegatives }

    /// Returns the names; directly below columns, those with marks above capital letters are lowered, all of them equally,
    /// as far as there is space for the tails of letters.
    func placing(
      _ names: [Frame.Placed], _ labels: some PartLayout
    ) throws -> [Frame.Placed] {
      guard !hasNumbersBelow else { return names }
      let rise = try names.compactMap { try labels.rise(of: $0.frame) }.max() ?? 0
      let tail = names.map { $0.frame.size.height - ($0.frame.baseline ?? 0) }.max() ?? 0
      let room = MicroColumnPlot.categoryStrip - MicroColumnPlot.nameDescent
      let most = MicroColumnPlot.nameDescent + MicroColumnPlot.padding - tail
      let shift = max(min(rise + MicroColumnPlot.leastNameGap - room, most), 0)
      return names.map { name in
        var name = name
        name.origin.y += shift
        return name
      }
    }
  }

  /// A column and its place.
  private struct Column {
    let mark: PlotMark
    let base: Double
    let end: Double
    let color: RGBA
  }

  private func columns(in room: Rect) -> [Column] {
    let known = chart.hiddenRange ?? 0...0
    let (low, high) = (min(known.lowerBound, 0), max(known.upperBound, 0))
    // If all values are zero, the line is at the bottom, as for a range of 0 to 1.
    let (top, range) = high > low ? (high, high - low) : (1, 1)
    let width = columnWidth(in: room.size.width)
    return values.enumerated().compactMap { category, value in
      guard let value else { return nil }
      let (base, end) = (top / range * room.size.height, (top - value) / range * room.size.height)
      let x = columnStart(category, in: room.size.width)
      let color = chart.series[0].color(at: category)
      let isChosen = chart.isChosen(series: 0, category: category)
      return Column(
        mark: PlotMark(
          series: 0, category: category, value: value,
          frame: Rect(fromX: x, x + width, y: base, end)),
        base: base, end: end, color: isChosen ? color : color.fadedTo(Self.unselectedOpacity))
    }
  }

  private func columnStart(_ category: Int, in width: Double) -> Double {
    let column = columnWidth(in: width)
    let step = values.count > 1 ? (width - column) / Double(values.count - 1) : 0
    let position = Double(category) * step
    return chart.isRightToLeft ? width - position - column : position
  }

  private func columnWidth(in width: Double) -> Double {
    let count = Double(max(values.count, 1))
    return max((width - gap(in: width) * (count - 1)) / count, 0)
  }

  /// Returns the gap between two columns: a fifth of a column, 2 to 5 points, rounded up.
  private func gap(in width: Double) -> Double {
    let count = Double(max(values.count, 1))
    let natural = width / (count + 0.2 * (count - 1)) * 0.2
    return min(max(natural.rounded(.up), Self.leastGap), 5)
  }

  /// Returns the width of a column and the gap beside it.
  private func slot(in width: Double) -> Double { columnWidth(in: width) + gap(in: width) }

  private func set(_ columns: [Column], in room: Rect) -> ColumnSet {
    var set = ColumnSet(
      isHorizontal: false, isMirrored: chart.isRightToLeft, length: room.size.width,
      depth: room.size.height, clusterCount: values.count,
      clusterLength: columnWidth(in: room.size.width), slotCount: 1,
      columns: columns.map {
        ColumnSet.Column(
          cluster: $0.mark.category, slot: 0, base: $0.base, end: $0.end, color: $0.color,
          isZero: $0.mark.value == 0)
      })
    set.hasBaseline = false
    set.shortestLength =
      columns.lazy.filter { $0.base != $0.end }.map { abs($0.end - $0.base) }.min() ?? .infinity
    return set
  }

  /// Returns the values beyond the ends of their columns, or none of them if the columns are too
  /// narrow (chosen: Docs/sources/charts.md#micro).
  private func valueTexts(
    of columns: [Column], in room: Rect, _ labels: inout some PartLayout
  ) throws -> [Frame.Placed] {
    try fitting(
      columns.map { column in
        let category = column.mark.category
        let color = chart.series[0].color(at: category)
        let text = chart.texts.value.text(
          chart.valueLabel(series: 0, category: category), in: color)
        let label = try labels.label(text)
        let side = (column.mark.value < 0 ? 1 : -1) * label.size.height / 2
        return label.centered(
          x: room.minX + column.mark.frame.midX, y: room.minY + column.end + side)
      }, in: room)
  }

  /// Returns the categories at the bottom edge, including those without values: whole, or some of them cut if enough of
  /// each is left; none otherwise.
  private func nameTexts(
    in room: Rect, _ labels: inout some PartLayout
  ) throws -> [Frame.Placed] {
    let all = try nameTexts(in: room, upTo: .infinity, &labels)
    let whole = fitting(all, in: room)
    guard whole.isEmpty, !values.isEmpty else { return whole }
    let width = columnWidth(in: room.size.width) + Self.leastGap - AxisMetrics.labelSpacing
    let cut = wholeBesideCut(
      all, try nameTexts(in: room, upTo: max(width, 0), &labels), in: room)
    let frames = cut.map(\.frame)
    // Without any name, nothing says what the columns are, so three letters are enough.
    let areRead =
      frames.allSatisfy { $0.isReadable || !$0.isBarelyReadable }
      && NameLosses.alikeCount(names, frames) == 0
    return areRead ? fitting(cut, in: room) : []
  }

  /// Returns cut names, but those whole that fit their slots between the names beside them.
  private func wholeBesideCut(
    _ whole: [Frame.Placed], _ cut: [Frame.Placed], in room: Rect
  ) -> [Frame.Placed] {
    let slot = slot(in: room.size.width)
    var texts = cut
    for index in texts.indices where texts[index].frame.isTruncated {
      let width = whole[index].frame.size.width
      let neighbors = [index - 1, index + 1].compactMap { texts[at: $0]?.frame.size.width }
      let isClear = neighbors.allSatisfy {
        slot - (width + $0) / 2 >= AxisMetrics.labelSpacing
      }
      if width <= slot, isClear { texts[index] = whole[index] }
    }
    return texts
  }

  /// Returns the categories at the bottom edge, cut to a width.
  private func nameTexts(
    in room: Rect, upTo width: Double, _ labels: inout some PartLayout
  ) throws -> [Frame.Placed] {
    let column = columnWidth(in: room.size.width)
    return try values.indices.map { category in
      let x = columnStart(category, in: room.size.width) + column / 2
      var name = try labels.label(
        chart.texts.microLabel.text(chart.categoryLabel(category)), maximumWidth: width)
      // The plot reports all cut names together.
      name.losses = []
      return Frame.Placed(
        origin: Point(
          x: room.minX + x - name.size.width / 2,
          y: room.maxY - Self.nameDescent - (name.baseline ?? name.size.height)),
        frame: name)
    }
  }

  /// Returns the texts if each fits its column and the gap next to it, and none is close to another.
  private func fitting(_ texts: [Frame.Placed], in room: Rect) -> [Frame.Placed] {
    let slot = slot(in: room.size.width)
    guard texts.allSatisfy({ $0.frame.size.width <= slot }) else { return [] }
    let shown = texts.filter { $0.frame.size.width > 0 }
    let digits = chart.texts.value.font.digitHeight
    let boxes = shown.map { text in
      Rect(
        x: text.origin.x, y: text.origin.y + (text.frame.size.height - digits) / 2,
        width: text.frame.size.width + AxisMetrics.labelSpacing, height: digits)
    }
    return LabelPlacer.areClear(boxes) ? texts : []
  }

  private static let padding = 4.0
  /// The heights of the strips (measured: Docs/sources/charts.md#micro).
  private static let valueStrip = 18.5
  private static let categoryStrip = 15.5
  /// The space below the baseline of the names (measured: Docs/sources/charts.md#micro).
  private static let nameDescent = 5.0
  /// The least space between a column and the marks above capital letters below it (chosen).
  private static let leastNameGap = 1.0
  private static let leastGap = 2.0
  /// The minimum height of the columns, in points (chosen: Docs/sources/charts.md#micro).
  private static let leastHeight = 12.0
  /// The opacity stated for columns: Docs/sources/charts.md#selection.
  private static let unselectedOpacity = 0.4
}

extension Frame {
  /// Returns the frame with its center at a place.
  package func centered(x: Double, y: Double) -> Frame.Placed {
    Frame.Placed(origin: Point(x: x - size.width / 2, y: y - size.height / 2), frame: self)
  }
}

extension ChartElement {
  /// The range of a type without axes; `nil` without values.
  var hiddenRange: ClosedRange<Double>? { sharedRange ?? data.valueRange }

  /// Returns the text of a value.
  func valueLabel(series: Int, category: Int) -> String {
    let own = self.series[at: series]?.ownLabels[at: category] ?? nil
    return own ?? valueLabels[at: series]?[at: category] ?? ""
  }

  /// Returns the name of a category; empty if there is none.
  func categoryLabel(_ category: Int) -> String {
    categories?.labels[at: category] ?? ""
  }
}
