/// Columns with their values and categories, without axes.
///
/// Stated: facts, cards-charts §3.11.
struct MicroColumnPlot: Plot {
  static let traits = PlotTraits.micro(series: 1, values: nil)

  private let chart: ChartElement
  private let values: [Double?]

  init(_ chart: ChartElement) {
    self.chart = chart
    values = chart.data.values.first ?? []
  }

  func frames(in size: Size, _ labels: inout some LabelLayout) throws -> [Frame.Placed] {
    let hasNegatives = values.contains { ($0 ?? 0) < 0 }
    let inset = Self.padding
    let height =
      size.height - 2 * inset - Self.valueStrip * (hasNegatives ? 2 : 1)
      - Self.categoryStrip
    let room = Rect(
      x: inset, y: inset + Self.valueStrip, width: max(size.width - 2 * inset, 0),
      height: max(height, 0))
    let columns = columns(in: room)
    let content = PlotContent(
      marks: columns.map(\.mark), shapes: [.columns(set(columns, in: room))])
    let plot = Frame.Placed(
      origin: room.origin,
      frame: Frame(size: room.size, baseline: nil, content: .plot(content), kind: "plot"))
    return [plot] + (try texts(of: columns, in: room, height: size.height, &labels))
  }

  /// A column and its place.
  private struct Column {
    let mark: PlotMark
    let base: Double
    let end: Double
    let color: RGBA
  }

  private func columns(in room: Rect) -> [Column] {
    let known = values.compactMap(\.self)
    let (low, high) = (min(known.min() ?? 0, 0), max(known.max() ?? 0, 0))
    let scale = high > low ? room.size.height / (high - low) : 0
    let width = columnWidth(in: room.size.width)
    let step =
      values.count > 1
      ? (room.size.width - width) / Double(values.count - 1) : 0
    return values.enumerated().compactMap { category, value in
      guard let value else { return nil }
      let (base, end) = (high * scale, (high - value) * scale)
      let place = Double(category) * step
      let x = chart.isRightToLeft ? room.size.width - place - width : place
      let color = chart.series[0].color(at: category)
      let isChosen = chart.isChosen(series: 0, category: category)
      return Column(
        mark: PlotMark(
          series: 0, category: category, value: value,
          frame: Rect(fromX: x, x + width, y: base, end)),
        base: base, end: end, color: isChosen ? color : color.fadedTo(Self.unselectedOpacity))
    }
  }

  /// Gaps are a fifth of a column, 2 to 5 points, rounded up.
  private func columnWidth(in width: Double) -> Double {
    let count = Double(max(values.count, 1))
    let natural = width / (count + 0.2 * (count - 1)) * 0.2
    let gap = min(max(natural.rounded(.up), 2), 5)
    return max((width - gap * (count - 1)) / count, 0)
  }

  private func set(_ columns: [Column], in room: Rect) -> ColumnSet {
    ColumnSet(
      isHorizontal: false, isMirrored: chart.isRightToLeft, length: room.size.width,
      depth: room.size.height, clusterCount: values.count,
      clusterLength: columnWidth(in: room.size.width), slotCount: 1,
      columns: columns.map {
        ColumnSet.Column(
          cluster: $0.mark.category, slot: 0, base: $0.base, end: $0.end, color: $0.color)
      })
  }

  /// The value beyond the end of its column, the category at the lower edge; all values or none, and
  /// the same of the categories, where the columns are too narrow for them (chosen).
  private func texts(
    of columns: [Column], in room: Rect, height: Double, _ labels: inout some LabelLayout
  ) throws -> [Frame.Placed] {
    var (values, categories): ([Frame.Placed], [Frame.Placed]) = ([], [])
    let pitch = columnWidth(in: room.size.width) + 2
    for column in columns {
      let category = column.mark.category
      let middle = room.minX + column.mark.frame.midX
      let look = chart.series[0].color(at: category)
      let value = try labels.label(
        chart.texts.value.text(chart.valueLabel(series: 0, category: category), in: look))
      let isBelow = column.mark.value < 0
      let strip = room.minY + column.end + (isBelow ? 0 : -Self.valueStrip)
      values.append(value.centred(x: middle, y: strip + Self.valueStrip / 2))
      let name = try labels.label(chart.texts.microLabel.text(chart.categoryLabel(category)))
      let bottom = height - Self.padding - Self.categoryStrip / 2
      categories.append(name.centred(x: middle, y: bottom))
    }
    return [values, categories].flatMap { group in
      group.allSatisfy { $0.frame.size.width <= pitch } ? group : []
    }
  }

  private static let padding = 4.0
  private static let valueStrip = 16.0
  private static let categoryStrip = 18.0
  /// Stated of columns: facts, cards-charts §5.2.
  private static let unselectedOpacity = 0.4
}

extension Frame {
  /// The frame with its middle at a place.
  func centred(x: Double, y: Double) -> Frame.Placed {
    Frame.Placed(origin: Point(x: x - size.width / 2, y: y - size.height / 2), frame: self)
  }
}

extension ChartElement {
  /// The text of a value.
  func valueLabel(series: Int, category: Int) -> String {
    guard valueLabels.indices.contains(series),
      valueLabels[series].indices.contains(category)
    else { return "" }
    return valueLabels[series][category]
  }

  /// The name of a category; empty where there is none.
  func categoryLabel(_ category: Int) -> String {
    guard let labels = categories?.labels, labels.indices.contains(category) else { return "" }
    return labels[category]
  }
}
