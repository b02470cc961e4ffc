import FioriBasics
import FioriElements
import FioriFrames
import FioriModel

/// The values beside the columns of a chart, or in the parts of its stacks: all, or none where they
/// have no room beside each other.
struct ValueLabels {
  private let chart: ChartElement
  private let traits: AxisTraits
  /// By series and category.
  private let labels: [[Frame?]]
  /// The values that columns end at.
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

  /// Of a text in a part of a stack the one that can be read on it.
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

  /// What the labels need beyond the ends of their columns.
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

  /// The labels beside their marks, from the plot's upper left corner.
  func frames(beside marks: [PlotMark], in plot: Size) -> [Frame.Placed] {
    let room = Rect(origin: .zero, size: plot).insetBy(-Self.slack)
    let placed = marks.compactMap { mark -> (PlotMark, Frame)? in
      // What ends beyond the axis' explicit ends is not there to be labeled.
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

  /// Whether the label keeps clear of its neighbors': a column's may be a little wider than it.
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

  /// Points that rounding may carry a column beyond the plot.
  private static let slack = 0.001
  /// Points between a column and its value (chosen: Docs/sources/charts.md#extras).
  private static let gap = 2.0
  /// Points between a bar and its value; a digit's side bearing is less than the room above it.
  private static let lyingGap = 4.0
}

extension Frame {
  /// The frame under the name that values have in the layout report.
  var asValueLabel: Frame {
    var frame = self
    frame.kind = Frame.valueLabelKind
    return frame
  }
}

extension ChartElement {
  /// A mark's color as it is seen on the background, pale where others are chosen.
  func seenColor(_ series: Int, _ category: Int, unselectedOpacity: Double) -> RGBA {
    let color = self.series[series].color(at: category)
    return isChosen(series: series, category: category)
      ? color : color.fadedTo(unselectedOpacity).composited(over: colors.background)
  }
}

extension RGBA {
  /// Of texts on the colors of marks, where the palette's own text colors can hardly be read
  /// (chosen: Docs/sources/charts.md#extras).
  static let marksTexts = [RGBA(0x1C1C1E), RGBA(0xFFFFFF)]
}
