import FioriBasics
import FioriElements
import FioriFrames
import FioriModel

/// The values beside the columns of a chart or in the parts of its stacks: all of them, or none if
/// they do not fit next to each other.
struct ValueLabels {
  private let chart: ChartElement
  private let traits: AxisTraits
  /// The labels by series and category.
  private let labels: [[Frame?]]
  /// The values at the ends of columns.
  private let ends: [[Double?]]
  private var isLying: Bool { traits.isLying }

  init(
    _ chart: ChartElement, _ traits: AxisTraits, ends: [[Double?]],
    _ layout: inout some LabelLayout
  ) throws {
    self.chart = chart
    self.traits = traits
    self.ends = ends
    var labels: [[Frame?]] = []
    for (series, texts) in chart.valueLabels.enumerated() {
      var row: [Frame?] = []
      for (category, text) in texts.enumerated() {
        let color = Self.color(of: series, category, traits.valuePlace, chart)
        row.append(
          text.isEmpty
            ? nil : try layout.label(chart.texts.value.text(text, in: color)).asValueLabel)
      }
      labels.append(row)
    }
    self.labels = labels
  }

  /// Returns the readable color for a text in a part of a stack.
  private static func color(
    of series: Int, _ category: Int, _ place: AxisTraits.ValuePlace, _ chart: ChartElement
  ) -> RGBA {
    switch place {
    case .beyond: chart.texts.value.color
    case .inside:
      chart.seenColor(series, category, unselectedOpacity: ColumnShapes.unselectedOpacity)
        .mostReadable(among: RGBA.marksTexts)
    }
  }

  private func label(_ series: Int, _ category: Int) -> Frame? {
    guard labels.indices.contains(series), labels[series].indices.contains(category) else {
      return nil
    }
    return labels[series][category]
  }

  /// The room that labels need beyond the ends of their columns.
  var top: [Overhang] { isLying ? [] : overhangs(isPositive: true) }
  var bottom: [Overhang] { isLying ? [] : overhangs(isPositive: false) }
  var trailing: [Overhang] { isLying ? overhangs(isPositive: true) : [] }
  var leading: [Overhang] { isLying ? overhangs(isPositive: false) : [] }

  private func overhangs(isPositive: Bool) -> [Overhang] {
    guard traits.valuePlace == .beyond else { return [] }
    return labels.enumerated().flatMap { series, row -> [Overhang] in
      let axis = chart.data.secondary.contains(series) ? chart.secondary : chart.primary
      guard let ticks = axis?.ticks else { return [] }
      return row.enumerated().compactMap { category, label -> Overhang? in
        guard let label, let value = chart.data.values[series][category], (value >= 0) == isPositive
        else { return nil }
        let place = ticks.position(of: ends[series][category] ?? value)
        let length =
          isLying ? label.size.width + 2 * Self.lyingGap : label.size.height + 2 * Self.gap
        return Overhang(
          place: isPositive ? 1 - place : place, length: length, intoAxis: 0)
      }
    }
  }

  /// Returns the labels next to their marks, from the plot's top left corner.
  func frames(beside marks: [PlotMark], in plot: Size) -> [Frame.Placed] {
    let room = Rect(origin: .zero, size: plot).insetBy(-Self.slack)
    let placed = marks.compactMap { mark -> (PlotMark, Frame)? in
      // A mark beyond the axis's explicit ends has no visible end to label.
      guard room.contains(mark.frame) else { return nil }
      return label(mark.series, mark.category).map { (mark, $0) }
    }
    switch traits.valuePlace {
    case .inside:
      return placed.filter { isInside($0.1, $0.0.frame) }.map {
        $0.1.centered(x: $0.0.frame.midX, y: $0.0.frame.midY)
      }
    case .beyond:
      guard placed.allSatisfy({ hasRoom($0.1, $0.0.frame) }) else { return [] }
      return placed.map { mark, label in beside(mark, label) }
    }
  }

  private func isInside(_ label: Frame, _ frame: Rect) -> Bool {
    label.size.width + Self.gap <= frame.size.width
      && label.size.height <= frame.size.height
  }

  /// Returns whether the label stays clear of its neighbors; a column's label may be slightly wider
  /// than the column.
  private func hasRoom(_ label: Frame, _ frame: Rect) -> Bool {
    isLying
      ? label.size.height <= frame.size.height + Self.gap
      : label.size.width <= frame.size.width + Self.gap
  }

  private func beside(_ mark: PlotMark, _ label: Frame) -> Frame.Placed {
    let frame = mark.frame
    let isPositive = mark.value >= 0
    guard isLying else {
      let y = isPositive ? frame.minY - Self.gap - label.size.height : frame.maxY + Self.gap
      return Frame.Placed(origin: Point(x: frame.midX - label.size.width / 2, y: y), frame: label)
    }
    let isRight = isPositive != chart.isRightToLeft
    let x = isRight ? frame.maxX + Self.lyingGap : frame.minX - Self.lyingGap - label.size.width
    return Frame.Placed(origin: Point(x: x, y: frame.midY - label.size.height / 2), frame: label)
  }

  /// How far rounding may move a column beyond the plot, in points.
  private static let slack = 0.001
  /// The gap between a column and its value, in points (chosen: Docs/sources/charts.md#extras).
  private static let gap = 2.0
  /// The gap between a bar and its value, in points; a digit's side bearing is less than the room
  /// above it.
  private static let lyingGap = 4.0
}

extension Frame {
  /// The frame with the kind of value labels in the layout report.
  var asValueLabel: Frame {
    var frame = self
    frame.kind = Frame.valueLabelKind
    return frame
  }
}

extension ChartElement {
  /// Returns a mark's visible color on the background, dimmed if others are selected.
  func seenColor(_ series: Int, _ category: Int, unselectedOpacity: Double) -> RGBA {
    let color = self.series[series].color(at: category)
    return isChosen(series: series, category: category)
      ? color : color.fadedTo(unselectedOpacity).composited(over: colors.background)
  }
}

extension RGBA {
  /// The text colors on marks, where the palette's own text colors are hard to read (chosen:
  /// Docs/sources/charts.md#extras).
  static let marksTexts = [RGBA(0x1C1C1E), RGBA(0xFFFFFF)]
}
