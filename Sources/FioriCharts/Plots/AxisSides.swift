import FioriBasics
import FioriElements
import FioriFrames

/// What stands at the two sides of a plot: numbers, or names of bars, and a second axis of numbers.
struct AxisSides {
  /// At the side where reading starts.
  let numbers: NumberColumn?
  let names: NameColumn?
  /// At the other side.
  let secondary: NumberColumn?

  init(
    _ chart: ChartElement, isLying: Bool, places: [Double], in size: Size,
    _ labels: inout some LabelLayout
  ) throws {
    let texts = chart.texts
    numbers = try (isLying ? nil : chart.primary).map {
      try NumberColumn(
        $0, in: size.width, share: AxisMetrics.largestShare, &labels, style: texts.numericLabel)
    }
    names = try (isLying ? chart.categories : nil).map {
      try NameColumn($0, at: places, in: size, &labels, style: texts.categoryLabel)
    }
    secondary = try chart.secondary.map {
      try NumberColumn(
        $0, in: size.width, share: AxisMetrics.largestSecondaryShare, &labels,
        style: texts.numericLabel)
    }
  }

  /// Points that the axes take.
  var leading: Double { numbers?.width ?? names?.width ?? 0 }
  var trailing: Double { secondary?.width ?? 0 }

  /// How far their labels reach above and below the plot.
  var overhangs: (top: [Overhang], bottom: [Overhang]) {
    let all = [numbers?.overhangs, names?.overhangs, secondary?.overhangs].compactMap(\.self)
    return (all.flatMap(\.top), all.flatMap(\.bottom))
  }

  /// The axes beside a plot, `leading` and `trailing` points from the chart's sides.
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
