import FioriBasics
import FioriLayout
import FioriModel

/// The gridlines and baselines of a plot.
///
/// Stated: Docs/sources/charts.md#gridlines.
struct AxisLines {
  let chart: ChartElement
  let traits: AxisTraits
  let area: PlotArea
  let sides: AxisSides
  /// The places of the labels below the plot, or of the bars.
  let positions: [Double]
  /// The places of the tick marks of a time axis.
  let tickPositions: [Double]
  private var isHorizontal: Bool { traits.isHorizontal }

  /// Returns the lines; gridlines are not drawn behind values, since dots between digits would look like signs.
  func shapes(besides values: [Frame.Placed]) -> [PlotShape] {
    let free = values.isEmpty ? gridlines : gridlines.flatMap { parts(of: $0, besides: values) }
    let under = baselines.filter { !isOverFills($0) }
    return (free + under.flatMap { clear($0, of: values) } + tickMarks).map(PlotShape.rule)
  }

  /// The lines at zero between several areas, whose fills would hide them.
  var zeroLinesOverFills: [PlotShape] {
    baselines.filter(isOverFills).map { rule in
      var rule = rule
      rule.color = chart.colors.target
      return .rule(rule)
    }
  }

  /// Returns whether areas can be on both sides of a line, and not only above it or below it.
  private func isOverFills(_ rule: Rule) -> Bool {
    rule.isHorizontal && chart.type == .area && chart.data.drawnSeries.count > 1
      && rule.position > AxisMetrics.lineWidth
      && rule.position < area.size.height - AxisMetrics.lineWidth
  }

  /// Returns the parts of a line along a side of the plot that no value moved to that side covers, or of the line at zero
  /// that no value of a step on the other side of zero covers, without stubs shorter than a digit.
  private func clear(_ rule: Rule, of values: [Frame.Placed]) -> [Rule] {
    guard !isHorizontal, !values.isEmpty, !rule.isHorizontal || chart.type == .waterfall else {
      return [rule]
    }
    let height = chart.texts.value.font.digitHeight
    let gaps = ValueGaps(values, digitHeight: height, aside: ValueLabels.gap)
    return gaps.parts(at: rule.position, isHorizontal: rule.isHorizontal, to: rule.end)
      .filter { $0.end - $0.start >= height }
      .map { rule.part(from: $0.start, to: $0.end) }
  }

  /// Returns the parts of a gridline beside values, with the dots where they are in the whole line.
  private func parts(of rule: Rule, besides values: [Frame.Placed]) -> [Rule] {
    let gaps = ValueGaps(
      values, digitHeight: chart.texts.value.font.digitHeight, aside: ValueLabels.gap)
    let (length, period) = (max(rule.start, rule.end), Self.dash.reduce(0, +))
    return gaps.parts(at: rule.position, isHorizontal: rule.isHorizontal, to: length).map { part in
      let isReversed = rule.start > rule.end
      let skipped = isReversed ? length - part.end : part.start
      let start = (skipped / period).rounded(.up) * period
      return rule.part(
        from: isReversed ? length - start : start, to: isReversed ? part.start : part.end)
    }.filter { isAhead($0, of: rule) }
  }

  /// Returns whether a part runs in the direction of its line.
  private func isAhead(_ part: Rule, of rule: Rule) -> Bool {
    (part.end - part.start) * (rule.end - rule.start) > 0
  }

  /// The line at zero over the stack of a single category, which fills the plot and hides the line below it; none if all
  /// of its parts are on one side.
  func zeroLines(over columns: [ColumnSet]) -> [PlotShape] {
    let ticks = chart.primaryTicks
    guard chart.type.kind.hasTotals, chart.data.categoryCount == 1, ticks.minimum < 0,
      ticks.maximum > 0
    else { return [] }
    func rule(_ color: RGBA, width: Double) -> PlotShape {
      .rule(
        Rule(
          isHorizontal: !isHorizontal,
          position: isHorizontal ? area.x(ofValue: 0) : area.baseline(), start: 0,
          end: isHorizontal ? area.size.height : area.size.width, color: color, width: width))
    }
    let edges = [rule(chart.colors.background, width: 3 * AxisMetrics.lineWidth)]
    return columns.map { .within($0, edges) }
      + [rule(chart.colors.target, width: AxisMetrics.lineWidth)]
  }

  /// The lines below points, which the labels of these stay clear of.
  var obstacles: [LabelPlacer.Obstacle] {
    guard traits.valuePosition == .around else { return [] }
    return verticalBaselines.filter(\.isHorizontal).map { rule in
      let top = rule.position - (rule.side == .before ? rule.width : 0)
      return LabelPlacer.Obstacle(
        rect: Rect(
          fromX: rule.start, rule.end, y: top, top + rule.width))
    }
  }

  private var gridlines: [Rule] {
    isHorizontal ? lyingGridlines : valueGridlines + categoryGridlines
  }

  /// A line for each visible number except the baseline's, taken from the second axis if the first
  /// has no series or shows no numbers.
  private var valueGridlines: [Rule] {
    let hasFirst = chart.primary?.hasSeries == true
    let usesFirst =
      hasFirst && (sides.numbers?.hasLabels == true || sides.secondary?.hasLabels != true)
    guard let column = usesFirst ? sides.numbers : sides.secondary,
      let axis = usesFirst ? chart.primary : chart.secondary, axis.showsGridlines,
      !hasFirst || chart.primary?.showsGridlines == true
    else { return [] }
    return column.kept(in: area.size.height).filter { !axis.ticks.isBaseline($0.value) }.map {
      horizontal($0.position * area.size.height, isDashed: true)
    }
  }

  private var categoryGridlines: [Rule] {
    guard chart.categories?.showsGridlines == true else { return [] }
    return positions.filter { $0 > 1e-6 }.map { vertical(area.x($0), isDashed: true) }
  }

  private var lyingGridlines: [Rule] {
    var rules: [Rule] = []
    if let axis = chart.primary, axis.showsGridlines {
      let ticks = axis.ticks.values.filter {
        !axis.ticks.isBaseline($0) && (-0.001...1.001).contains(axis.ticks.position(of: $0))
      }
      rules += ticks.map { vertical(area.x(ofValue: $0), isDashed: true) }
    }
    guard chart.categories?.showsGridlines == true else { return rules }
    return rules
      + positions.dropFirst().map { horizontal($0 * area.size.height, isDashed: true) }
  }

  private var baselines: [Rule] { isHorizontal ? horizontalBaselines : verticalBaselines }

  /// The line under columns lies below the baseline, so that there is no gap; if all columns hang
  /// down from it, above.
  private var verticalBaselines: [Rule] {
    var rules: [Rule] = []
    let ticks = chart.primaryTicks
    let isSecondary = chart.primary?.hasSeries != true
    let showsNumeric = chart.primary?.showsBaseline == true
    if chart.categories?.showsBaseline == true {
      var rule = horizontal(area.baseline(isSecondary: isSecondary))
      rule.side = ticks.maximum <= 0 ? .before : .after
      rules.append(rule)
      rules += secondZero(besides: rule.position)
    }
    if showsNumeric { rules.append(upright(atStart: true)) }
    if chart.secondary?.showsBaseline == true { rules.append(upright(atStart: false)) }
    return rules
  }

  /// The line at the zero of a second axis, if the zero of the first is not level with it.
  private func secondZero(besides position: Double) -> [Rule] {
    guard chart.primary?.hasSeries == true, let ticks = chart.secondary?.ticks, ticks.zero != nil
    else { return [] }
    var rule = horizontal(area.baseline(isSecondary: true))
    guard abs(rule.position - position) > AxisMetrics.lineWidth else { return [] }
    rule.side = ticks.maximum <= 0 ? .before : .after
    return [rule]
  }

  private var horizontalBaselines: [Rule] {
    var rules: [Rule] = []
    let ticks = chart.primaryTicks
    if chart.categories?.showsBaseline == true || ticks.minimum < 0 {
      var rule = vertical(area.x(ofValue: ticks.baseline))
      rule.side = area.isMirrored ? .after : .before
      rules.append(rule)
    }
    if chart.primary?.showsBaseline == true {
      var rule = horizontal(area.size.height)
      rule.side = .after
      rules.append(rule)
    }
    return rules
  }

  /// Short lines below the baseline at the dates with a label; none if the baseline is elsewhere, or
  /// if all dates have a label.
  private var tickMarks: [Rule] {
    guard chart.categories?.showsBaseline == true, chart.primaryTicks.minimum >= 0,
      tickPositions.count < chart.data.categoryCount
    else { return [] }
    // From the middle of the baseline, which lies on whole pixels.
    let start = area.size.height + AxisMetrics.lineWidth / 2
    let end = area.size.height + AxisMetrics.lineWidth + AxisMetrics.labelGap
    return tickPositions.map { position in
      Rule(
        isHorizontal: false, position: area.x(position), start: start, end: end,
        color: color(isDashed: false))
    }
  }

  /// Returns a line along the inside of one of the plot's sides (measured: SAP's own pictures).
  private func upright(atStart: Bool) -> Rule {
    let isLeft = atStart != area.isMirrored
    var rule = vertical(isLeft ? 0 : area.size.width)
    rule.side = isLeft ? .after : .before
    return rule
  }

  private func horizontal(_ y: Double, isDashed: Bool = false) -> Rule {
    // Dashes start at the side where reading starts.
    let (start, end) = area.isMirrored && isDashed ? (area.size.width, 0) : (0, area.size.width)
    return Rule(
      isHorizontal: true, position: y, start: start, end: end,
      color: color(isDashed: isDashed), dash: isDashed ? Self.dash : [])
  }

  private func vertical(_ x: Double, isDashed: Bool = false) -> Rule {
    Rule(
      isHorizontal: false, position: x, start: 0, end: area.size.height,
      color: color(isDashed: isDashed), dash: isDashed ? Self.dash : [])
  }

  /// The lengths of a dash and of a gap, in points (stated: Docs/sources/charts.md#gridlines).
  private static let dash = [1.0, 3.0]

  /// Returns the line color: gridlines are dashed, baselines are not.
  private func color(isDashed: Bool) -> RGBA {
    isDashed ? chart.colors.line : chart.colors.baseline
  }
}

extension ChartElement {
  /// The ticks that baselines use: of the second axis if the first has no series.
  var primaryTicks: AxisTicks {
    let axis = primary?.hasSeries == true ? primary : secondary ?? primary
    return axis?.ticks ?? .noData
  }
}
