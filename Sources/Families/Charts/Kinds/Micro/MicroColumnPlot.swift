import FioriBasics
package import FioriLayout
import FioriModel

/// Columns with their values and categories, without axes.
///
/// Stated: Docs/sources/charts.md#micro.
struct MicroColumnPlot: PlainPlot {
  let chart: ChartElement

  func frames(in size: Size, _ labels: inout some PartLayout) throws -> [Frame.Placed] {
    let strips = Strips(values, in: size.height - 2 * Self.padding)
    let inset = Self.padding
    let room = Rect(
      x: inset, y: inset + strips.top, width: max(size.width - 2 * inset, 0),
      height: max(size.height - 2 * inset - strips.top - strips.bottom, 0))
    let columns = columns(in: room)
    let growth = Motion.growth(from: Point(x: 0, y: columns.first?.base ?? 0), .vertical)
    let content = PlotContent(
      marks: columns.map(\.mark), shapes: [.moving(growth, [.columns(set(columns, in: room))])])
    let numbers = strips.hasValues ? try valueTexts(of: columns, in: room, &labels) : []
    let names =
      strips.hasNames ? try nameTexts(in: room, height: size.height, &labels) : []
    let plot = Frame.Placed.plot(
      content, in: room,
      losses: chart.valueLosses(numbers.isEmpty ? columns.count : 0)
        + chart.nameLosses(names.isEmpty ? nameCount : 0))
    return [plot] + numbers + names
  }

  private var nameCount: Int { values.indices.count { !chart.categoryLabel($0).isEmpty } }

  /// The strips of texts above and below the columns. If the columns would be too low, the values
  /// are dropped first, then the names (chosen: Docs/sources/charts.md#micro).
  private struct Strips {
    let hasValues: Bool
    let hasNames: Bool
    let hasNegatives: Bool

    init(_ values: [Double?], in height: Double) {
      let hasNegatives = values.contains { ($0 ?? 0) < 0 }
      let numbers = MicroColumnPlot.valueStrip * (hasNegatives ? 2 : 1)
      self.hasNegatives = hasNegatives
      hasValues =
        height - MicroColumnPlot.categoryStrip - numbers >= MicroColumnPlot.leastHeight
      hasNames = height - MicroColumnPlot.categoryStrip >= MicroColumnPlot.leastHeight
    }

    var top: Double { hasValues ? MicroColumnPlot.valueStrip : 0 }
    var bottom: Double {
      (hasNames ? MicroColumnPlot.categoryStrip : 0)
        + (hasValues && hasNegatives ? MicroColumnPlot.valueStrip : 0)
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

  /// Returns the column width; gaps are a fifth of a column, 2 to 5 points, rounded up.
  private func columnWidth(in width: Double) -> Double {
    let count = Double(max(values.count, 1))
    let natural = width / (count + 0.2 * (count - 1)) * 0.2
    let gap = min(max(natural.rounded(.up), Self.leastGap), 5)
    return max((width - gap * (count - 1)) / count, 0)
  }

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

  /// Returns the categories at the bottom edge, including those without values; all or none.
  private func nameTexts(
    in room: Rect, height: Double, _ labels: inout some PartLayout
  ) throws -> [Frame.Placed] {
    let width = columnWidth(in: room.size.width)
    return try fitting(
      values.indices.map { category in
        let x = columnStart(category, in: room.size.width) + width / 2
        let name = try labels.label(chart.texts.microLabel.text(chart.categoryLabel(category)))
        return Frame.Placed(
          origin: Point(
            x: room.minX + x - name.size.width / 2,
            y: height - Self.padding - Self.nameDescent - (name.baseline ?? name.size.height)),
          frame: name)
      }, in: room)
  }

  /// Returns the texts if each fits its column and the gap next to it, and none is close to another.
  private func fitting(_ texts: [Frame.Placed], in room: Rect) -> [Frame.Placed] {
    let pitch = columnWidth(in: room.size.width) + Self.leastGap
    guard texts.allSatisfy({ $0.frame.size.width <= pitch }) else { return [] }
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
