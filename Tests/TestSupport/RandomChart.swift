import FioriRender

@testable import FioriCharts

/// A chart by chance and a screen that it is drawn for, the same for the same seed.
struct RandomChart {
  let view: ChartView
  let environment: Environment

  init(seed: Int) {
    var chance = Chance(seed: seed)
    let type = ChartType.allCases[seed % ChartType.allCases.count]
    let count = chance.below(13)
    var view = ChartView(
      type, series: (0...chance.below(4)).map { _ in Self.series(type, count, &chance) })
    view.categories = Self.categories(type, count, &chance)
    Self.setOptions(of: &view, &chance)
    self.view = view
    var environment = Environment()
    environment.width = Double(40 + chance.below(761))
    environment.height = Double(30 + chance.below(371))
    environment.generation = chance.any()
    environment.scale = [1, 1.5, 2, 3][chance.below(4)]
    self.environment = environment
  }

  /// The values that have marks: those that are read and not missing, and the totals of a waterfall.
  var markCount: Int {
    let known = view.series.map { $0.values.map { $0 != nil } }
    switch view.chartType {
    case .waterfall:
      return known[0].indices.count {
        known[0][$0] || ($0 > 0 && view.indexesOfTotalsCategories.contains($0))
      }
    case .bullet: return known.prefix(2).joined().count { $0 }
    case .donut: return known.count { $0.first == true }
    case .stock: return known[0].prefix(view.categories.count).count { $0 }
    case .microColumn: return known[0].count { $0 }
    case .microArea:
      // Of a target or a threshold those that have a category.
      return known.prefix(4).map { $0.prefix(view.categoryCount) }.joined().count { $0 }
    case .microHarveyBall, .microRadial: return known[0].prefix(2).count { $0 }
    case .microBullet:
      return known[0].prefix(3).count { $0 } + known.dropFirst().prefix(1).joined().count { $0 }
    default: return known.joined().count { $0 }
    }
  }

  private static func series(
    _ type: ChartType, _ count: Int, _ chance: inout Chance
  ) -> ChartSeries {
    let scale = [0.001, 1, 250, 4_000_000][chance.below(4)]
    let least = [0, -1000, -500, 1][chance.below(4)]
    // One value above zero, so that a donut has a share.
    var values: [ChartValue?] = (0..<count).map { _ in
      chance.below(6) == 0 ? nil : value(type, scale, least, &chance)
    }
    if type == .donut { values.insert(.number(scale), at: 0) }
    return ChartSeries(
      title: chance.below(2) == 0 ? nil : chance.words(3), values: values,
      lineWidth: chance.below(4) == 0 ? Double(chance.below(9)) : nil,
      point: ChartPointStyle(
        isHidden: [nil, true, false][chance.below(3)],
        diameter: chance.below(4) == 0 ? Double(chance.below(20)) : nil))
  }

  private static func value(
    _ type: ChartType, _ scale: Double, _ least: Int, _ chance: inout Chance
  ) -> ChartValue {
    func number(_ chance: inout Chance) -> Double {
      Double(least + chance.below(1001)) / 1000 * scale
    }
    guard type == .scatter || type == .bubble else { return .number(number(&chance)) }
    return .point(
      x: number(&chance), y: number(&chance), size: type == .bubble ? number(&chance) : nil)
  }

  private static func categories(
    _ type: ChartType, _ count: Int, _ chance: inout Chance
  ) -> [String?] {
    guard type != .stock else {
      return (0..<count).map { "2026-11-\($0 + 10) 0\($0 % 10):00:00" }
    }
    return chance.below(4) == 0
      ? [] : (0..<count).map { _ in chance.below(9) == 0 ? nil : chance.words(2) }
  }

  private static func setOptions(of view: inout ChartView, _ chance: inout Chance) {
    view.numberOfGridlines = 2 + chance.below(8)
    let legends = ChartLegend.allCases
    view.legend = chance.below(3) > 0 ? .hidden : legends[chance.below(legends.count)]
    let labels = ChartValueLabels.allCases
    view.valueLabels = chance.below(4) > 0 ? .hidden : labels[chance.below(labels.count)]
    view.columnCornerRadius = chance.below(4) == 0 ? 4 : 0
    view.categoryAxis.labels = CategoryAxis.Labels(
      isHidden: [nil, nil, true][chance.below(3)], style: [nil, .range][chance.below(2)])
    view.categoryAxis.labelsPosition = chance.any()
    view.categoryAxis.title = chance.below(6) == 0 ? chance.word() : nil
    view.numericAxis = axis(&chance)
    view.secondaryNumericAxis = axis(&chance)
    if view.chartType == .waterfall, view.categoryCount > 0 {
      view.indexesOfTotalsCategories = [chance.below(view.categoryCount)]
      let count = view.series[0].values.count
      view.indexesOfTotalsCategories.removeAll { $0 >= count }
    }
    if [.line, .area, .combo].contains(view.chartType), chance.below(3) == 0 {
      view.indexesOfSecondaryValuesAxis = [chance.below(view.series.count)]
    }
    if view.series[0].values.count > 1, chance.below(4) == 0 { view.selections = [0: [0, 1]] }
    mark(&view.numericAxis, &chance)
    mark(&view.secondaryNumericAxis, &chance)
  }

  private static func axis(_ chance: inout Chance) -> NumericAxis {
    var axis = NumericAxis()
    axis.labels.isHidden = [nil, nil, true][chance.below(3)]
    axis.baseline.isHidden = [nil, true, false][chance.below(3)]
    axis.gridlines.isHidden = [nil, nil, true][chance.below(3)]
    axis.isZeroBased = [nil, true, false][chance.below(3)]
    axis.adjustToNiceValues = chance.below(4) > 0
    axis.allowLooseLabels = [nil, true, false][chance.below(3)]
    axis.fudgeAxisRange = [nil, true, false][chance.below(3)]
    axis.abbreviatesLabels = [nil, true, false][chance.below(3)]
    axis.explicitMin = chance.below(8) == 0 ? Double(chance.below(5)) - 2 : nil
    axis.explicitMax = chance.below(8) == 0 ? Double(chance.below(500) + 3) : nil
    axis.title = chance.below(6) == 0 ? chance.word() : nil
    return axis
  }

  /// Sets the ticks, lines and bands of an axis.
  private static func mark(_ axis: inout NumericAxis, _ chance: inout Chance) {
    axis.ticks = chance.below(8) == 0 ? [0, Double(chance.below(90) + 1)] : nil
    for _ in 0..<max(chance.below(6) - 2, 0) {
      let (value, title) = (Double(chance.below(900)), chance.words(2))
      axis.references.append(
        chance.below(2) == 0
          ? AxisReference(value: value, title: title)
          : AxisReference(from: value, to: value + 1 + Double(chance.below(90)), title: title))
    }
  }
}
