import FioriBasics
import FioriLayout
import FioriModel

/// The axes at the two sides of a plot: numbers, or names of bars, and a second axis of numbers.
struct AxisSides {
  /// The axis at the side where reading starts.
  let numbers: NumberColumn?
  private(set) var names: NameColumn?
  /// The axis at the other side.
  let secondary: NumberColumn?
  /// How far points beside numbers extend beyond the plot's sides.
  let points: (leading: [Overhang], trailing: [Overhang])

  init(
    _ chart: ChartElement, _ traits: AxisTraits, positions: [Double], in size: Size,
    _ labels: inout some PartLayout
  ) throws {
    let isHorizontal = traits.isHorizontal
    let texts = chart.texts
    let path = chart.origin
    let numbers = try (isHorizontal ? nil : chart.primary).map { axis in
      func fitted(to share: Double) throws -> NumberColumn {
        try NumberColumn(
          axis, at: path.key("numericAxis"), width: size.width * share, &labels,
          style: texts.numericLabel)
      }
      let column = try fitted(to: AxisMetrics.largestShare)
      let isLost = axis.showsLabels && axis.hasSeries && !column.hasLabels
      // The numbers of the second axis alone would be read as all lines' (chosen: Docs/sources/charts.md#axes).
      return isLost && chart.secondary?.hasSeries == true
        ? try fitted(to: AxisMetrics.largestShareOfBoth) : column
    }
    let hasNumbersBelow = isHorizontal && chart.primary?.showsLabels == true
    let below = hasNumbersBelow ? AxisMetrics.labelHeight + AxisMetrics.labelGap : 0
    names = try (isHorizontal ? chart.categories : nil).map {
      try NameColumn(
        $0, of: path.key("categories"), at: positions,
        selected: Set(chart.selections.values.joined()),
        in: Size(width: size.width, height: max(size.height - below, 0)),
        &labels, style: texts.categoryLabel)
    }
    let isLost =
      chart.primary.map { $0.showsLabels && $0.hasSeries } == true
      && numbers?.hasLabels == false
    let rest =
      isLost ? 0 : size.width * AxisMetrics.largestShareOfBoth - (numbers?.width ?? 0)
    secondary = try chart.secondary.map {
      try NumberColumn(
        $0, at: path.key("secondaryNumericAxis"),
        width: min(rest, size.width * AxisMetrics.largestShare), &labels,
        style: texts.numericLabel)
    }
    self.numbers = numbers
    points =
      traits.reachesSides && traits.axes == .vertical
      ? (
        Self.points(of: chart, at: positions, beside: numbers, in: size.height),
        Self.points(of: chart, at: positions.map { 1 - $0 }, beside: secondary, in: size.height)
      ) : ([], [])
  }

  /// Returns the points at the side of an axis that are beside its numbers, and that stay clear of these, in a
  /// chart of a height; `positions` are distances from that side, as fractions of the plot.
  private static func points(
    of chart: ChartElement, at positions: [Double], beside axis: NumberColumn?, in height: Double
  ) -> [Overhang] {
    guard let axis, axis.hasLabels, let index = positions.firstIndex(where: { $0 == 0 }) else {
      return []
    }
    return chart.data.drawnSeries.compactMap { series in
      let (values, look) = (chart.data.values[series], chart.series[series])
      let ticks = chart.ticks(of: series)
      guard let ticks, let value = values[at: index] ?? nil,
        !look.hidesPoints || chart.lonePoints(of: series).contains(index)
      else { return nil }
      let radius = look.pointDiameter / 2
      let reach = radius + chart.texts.numericLabel.font.digitHeight / 2
      let isBeside = axis.items.contains {
        abs($0.position - 1 + ticks.position(of: value)) * height < reach
      }
      return isBeside
        ? Overhang(
          position: 0, length: radius, intoAxis: AxisMetrics.numberGap - AxisMetrics.pointGap)
        : nil
    }
  }

  /// Returns the axes with only the names that fit beside a plot of a height in points, in a narrower column; `nil` if
  /// all fit, or none.
  func fitted(to height: Double) -> AxisSides? {
    guard let fitted = names?.fitted(to: height) else { return nil }
    var sides = self
    sides.names = fitted
    return sides
  }

  /// The width of the axes at the side where reading starts, in points.
  var leading: Double { numbers?.width ?? names?.width ?? 0 }
  var trailing: Double { secondary?.width ?? 0 }

  /// Returns the sides toward the plot of the numbers at its lower corners, in a chart between two sides; infinite
  /// without numbers there.
  func lowestNumbers(from left: Double, to right: Double) -> ClosedRange<Double> {
    let numbers = self.numbers.flatMap { $0.hasLowestNumber ? left + $0.width : nil }
    let secondary = self.secondary.flatMap { $0.hasLowestNumber ? right - $0.width : nil }
    let start = numbers.map { $0 - AxisMetrics.numberGap } ?? -.infinity
    let end = secondary.map { $0 + AxisMetrics.numberGap } ?? .infinity
    return start...max(start, end)
  }

  /// The width of the widest number at a lower corner of the plot, in points; 0 without any.
  var lowestNumberWidth: Double { lowestLabels.map(\.size.width).max() ?? 0 }

  /// How far letters of the numbers at the lower corners of the plot hang below digits, in points.
  var lowestNumberDescent: Double {
    lowestLabels.map { $0.arabicDescent(of: \.isRightToLeftLetter) }.max() ?? 0
  }

  private var lowestLabels: [Frame] { [numbers, secondary].compactMap { $0?.items.last?.label } }

  /// How far the labels extend above and below the plot.
  var overhangs: (top: [Overhang], bottom: [Overhang]) {
    let all = [numbers?.overhangs, names?.overhangs, secondary?.overhangs].compactMap(\.self)
    return (all.flatMap(\.top), all.flatMap(\.bottom))
  }

  /// Returns the losses of axes that mislead without a number, if neither they nor value labels show one; a single
  /// number away from its beginning does not say where an axis begins.
  func unseenNumbers(
    of chart: ChartElement, beside values: ValueLabels.Placed, labelsBelow count: Int,
    height: Double, isHorizontal: Bool
  ) -> [Loss] {
    let unseen = chart.axesNeedingNumbers.filter { needing in
      let isSeenBelow = count > (needing.base == nil ? 0 : 1)
      guard needing.axis != .below else { return !isSeenBelow }
      let (column, other) =
        needing.axis == .second ? (secondary, numbers) : (numbers, secondary)
      return
        (isHorizontal
        ? !isSeenBelow : column?.explains(needing.base, in: height, besides: other) != true)
        && (needing.proof != .allLabels || other?.explains(nil, in: height, besides: nil) == true)
        && !chart.shows(needing, by: values.drawn.labels)
    }
    return unseen.indices.filter { index in
      !unseen[..<index].contains { $0.axis == unseen[index].axis }
    }.map { unseen[$0].loss }
  }

  /// Returns the losses of numbers of the second axis that would be read as values of lines of the first one.
  func misreadNumbers(height: Double) -> [Loss] {
    guard let numbers, numbers.hasSeries else { return [] }
    return [secondary?.lossOfNumber(nearLineOf: numbers, in: height)].compactMap(\.self)
  }

  /// Returns the axes beside a plot, `leading` and `trailing` points from the chart's sides.
  func frames(beside plot: Rect, leading: Double, trailing: Double) -> [Frame.Placed] {
    [
      numbers?.frame(
        beside: plot, isLeading: true, width: numbers?.hasSeries == true ? leading : 0,
        kind: "numericAxis"),
      names?.frame(beside: plot, width: leading),
      secondary?.frame(
        beside: plot, isLeading: false, width: trailing, kind: "secondaryNumericAxis"),
    ].compactMap(\.self)
  }
}
