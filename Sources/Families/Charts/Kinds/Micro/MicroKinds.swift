import FioriBasics
import FioriLayout
import FioriModel

extension ChartKind {
  /// Columns with their values, without axes.
  static let microColumn = ChartKind(
    plot: MicroColumnPlot.self, isInSDK: false, values: .numbers,
    options: [.categoryColors, .categories, .selections, .ownLabels], seriesLimit: 1,
    needsValue: true, hasHiddenRange: true, writesValues: true, hasSystemColors: true,
    accessibility: .series(Phrase("microColumnChart")))

  /// A value compared to its target, with a forecast in the first series and thresholds in the
  /// second.
  static let microBullet = ChartKind(
    plot: MicroBulletPlot.self, isInSDK: false, values: .numbers, options: [.categoryColors],
    seriesLimit: 2,
    valueLimit: { $0 == 0 ? 3 : nil }, needsValue: true,
    check: {
      checkActual(&$0)
      checkReachedTarget(&$0)
    },
    hasHiddenRange: true, ruledValues: 0..<1,
    legendColor: { $1 == 0 ? MicroBulletPlot(chart: $0).actualColor : $0.series[$1].color },
    hasSystemColors: true,
    accessibility: .whole(Phrase("microBulletChart")) { $0.bullet })

  /// A part of a whole as a wedge. The whole and the part use the first and second color, since one
  /// series has only one.
  static let microHarveyBall = ChartKind(
    plot: MicroHarveyBallPlot.self, isInSDK: false, values: .numbers,
    options: [.categoryColors, .categories], seriesLimit: 1,
    valueLimit: { _ in 2 }, needsValue: true, check: checkPart, ruledValues: 1..<2,
    valueColors: { style, series in
      [0: style.color("chart1"), 1: style.explicitColor(of: series) ?? style.color("chart2")]
    },
    legendColor: { $0.series[$1].color(at: 1) }, valueHatchings: [1: .rising],
    writesValues: true,
    accessibility: .whole(Phrase("microHarveyBallChart")) { $0.part })

  /// A part of a whole as a ring.
  static let microRadial = ChartKind(
    plot: MicroRadialPlot.self, isInSDK: false, values: .numbers,
    options: [.categoryColors, .categories], seriesLimit: 1,
    valueLimit: { _ in 2 }, needsValue: true,
    check: {
      checkWhole(&$0)
      checkPart(&$0)
    },
    ruledValues: 1..<2, legendColor: { $0.series[$1].color(at: 1) }, track: "primaryFill",
    writesValues: true, writesPercent: true,
    accessibility: .whole(Phrase("microRadialChart")) { $0.part })

  /// A line between thresholds.
  static let microArea = ChartKind(
    plot: MicroAreaPlot.self, isInSDK: false, values: .numbers, options: [.categories],
    seriesLimit: 4, needsValue: true,
    check: checkGuides, labelsNotableValues: true, hasHiddenRange: true, ruledValues: 0..<0,
    writesValues: true,
    isInOrder: true, guides: [(1, .target), (2, .thresholds), (3, .thresholds)],
    accessibility: ChartAccessibility(name: Phrase("microAreaChart"), parts: .none) {
      [$0.series(0, listsUpTo: 3)]
    })

  /// The only bar of a bullet would be taken for its value.
  private static func checkActual(_ check: inout ChartCheck) {
    let all = check.corrected.series.map { $0.values.map { $0?.first } }
    guard let values = all.first, all.joined().contains(where: { $0 != nil }),
      values.first.flatMap(\.self) == nil
    else { return }
    let hasForecast = values.count > 2 && values[2] != nil
    check.warn(
      check.path.key("series").index(0).key("values"),
      .missingActual(hasForecast: hasForecast))
  }

  /// A value at its target has the color of one below it (stated: Docs/sources/charts.md#micro).
  private static func checkReachedTarget(_ check: inout ChartCheck) {
    guard let series = check.corrected.series.first, series.rules.isEmpty, series.color == nil,
      check.corrected.colorsForCategory[0]?[0] == nil,
      let value = (series.values[at: 0] ?? nil)?.first,
      let target = (series.values[at: 1] ?? nil)?.first, value == target
    else { return }
    check.warn(
      check.path.key("series").index(0).key("values").index(0), .reachedTargetLooksMissed)
  }

  /// A part is neither negative nor more than the whole.
  private static func checkPart(_ check: inout ChartCheck) {
    let values = check.corrected.series.first?.values ?? []
    let valuesPath = check.path.key("series").index(0).key("values")
    guard let whole = values.first??.first else { return }
    guard values.count > 1, let part = values[1]?.first else {
      return check.warn(valuesPath, .missingPart)
    }
    guard whole != 0 else {
      return check.warn(valuesPath.index(0), .emptyWhole)
    }
    guard !(0...1).contains(part / whole) else { return }
    check.warn(valuesPath.index(1), .partOutsideWhole(part, whole: whole))
  }

  /// The ring shows the part's value as a percentage, which is only right if the whole is 100, unless
  /// the part has a name.
  private static func checkWhole(_ check: inout ChartCheck) {
    if let whole = check.chart.categories.first.flatMap(\.self), !whole.isEmpty {
      check.warn(check.path.key("categories").index(0), .nameOfWhole)
    }
    let name = check.chart.categories.dropFirst().first.flatMap(\.self) ?? ""
    guard name.isEmpty, let whole = check.chart.series.first?.values.first??.first, whole != 100
    else { return }
    check.warn(
      check.path.key("series").index(0).key("values").index(0),
      .percentOfOtherWhole(whole))
  }

  /// A target or a threshold has a single value for all categories or one for each, and the upper threshold is not
  /// below the lower one.
  private static func checkGuides(_ check: inout ChartCheck) {
    checkThresholds(&check)
    guard let count = check.chart.series.first?.values.count else { return }
    for (index, series) in check.corrected.series.enumerated().dropFirst()
    where ![1, count].contains(series.values.count) {
      check.warn(
        check.path.key("series").index(index).key("values"),
        .wrongCountOfValues(series.values.count, categories: count))
    }
  }

  /// Between swapped thresholds, each value would be beyond both.
  private static func checkThresholds(_ check: inout ChartCheck) {
    let series = check.corrected.series
    guard series.count > 3 else { return }
    let (upper, lower) = (series[2].values, series[3].values)
    for index in 0..<max(upper.count, lower.count) {
      let places = [upper, lower].map { $0.count == 1 ? 0 : index }
      guard let high = (upper[at: places[0]] ?? nil)?.first,
        let low = (lower[at: places[1]] ?? nil)?.first, high < low
      else { continue }
      return check.warn(
        check.path.key("series").index(2).key("values").index(places[0]),
        .thresholdsSwapped(upper: high, lower: low))
    }
  }
}
