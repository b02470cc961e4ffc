import FioriBasics
import FioriLayout
import FioriLowering
import FioriModel

/// The colors and fonts of a chart.
struct ChartStyle {
  let view: ChartView
  let context: LoweringContext
  let kind: ChartKind

  init(_ view: ChartView, in context: LoweringContext) {
    self.view = view
    self.context = context
    kind = view.chartType.kind
  }

  var labelStyle: CategoryAxis.LabelStyle { view.labelStyle(in: context) }

  func color(_ style: ColorStyle) -> RGBA {
    context.theme.color(style, on: context.background)
  }

  var colors: ChartColors {
    ChartColors(
      line: line(Self.darkLineOpacity), baseline: line(Self.darkBaselineOpacity),
      selection: color("secondaryLabel"), cross: quietColor,
      background: system(.white, like: "secondaryGroupedBackground") ?? context.ground,
      track: system(.gray, like: kind.track) ?? track,
      positive: system(.green, like: "positiveLabel") ?? color("positiveLabel"),
      negative: system(.red, like: "negativeLabel") ?? color("negativeLabel"),
      forecast: (system(.blue, like: "chart1") ?? color("chart1")).fadedTo(Self.forecastOpacity),
      target: system(.black, like: "primaryLabel") ?? color("primaryLabel"))
  }

  /// The color of secondary texts.
  var quietColor: RGBA { context.theme.tertiaryLabel(on: context.background) }

  /// Returns `secondaryFill`, or a fainter color on a dark background if the palette only has it
  /// for light (Docs/sources/headers.md#chart-view-room).
  private func line(_ darkOpacity: Double) -> RGBA {
    let isFallback = context.theme.usesLightValue(of: "secondaryFill", on: context.background)
    return color("secondaryFill").fadedTo(isFallback ? darkOpacity : 1)
  }

  /// Palettes before V5 use `primary4` for fills they lack, since the fallback is invisible on
  /// white (Docs/sources/charts.md#micro).
  private var track: RGBA {
    context.theme.palette.has(kind.track)
      ? color(kind.track) : color("primary4").fadedTo(Self.trackOpacity)
  }

  func series(_ data: ChartData) -> [ChartElement.Series] {
    let indices = view.paletteIndices(sharing: context.sharedRange?.seriesNames)
    return view.series.enumerated().map { index, series in
      let color =
        explicitColor(of: index)
        ?? color(
          index == kind.targetSeries ? "primaryLabel" : kind.seriesColor(indices[index], data))
      let forecast = isLine(index, data) ? 0..<0 : forecasts(index, data)
      var look = ChartElement.Series(
        title: series.title, color: color,
        fill: series.fillColor.map { context.theme.color($0) } ?? color,
        colors: colors(index, data, color, forecast: forecast),
        lineWidth: series.lineWidth ?? Self.lineWidth,
        pointDiameter: series.point.diameter ?? Self.pointDiameter,
        hidesPoints: series.point.isHidden ?? (kind.hidesPoints || hidesPoints(series)),
        pattern: pattern(of: index, data),
        hatchings: hatchings(index, data, forecast: forecast))
      look.forecastFrom = series.forecastFrom
      look.pointColor = series.point.strokeColor.map { context.theme.color($0) }
      look.pointGap = series.point.gap ?? look.pointGap
      look.ownLabels = series.labelsForDimension
      look.ruleUses = ruleUses(index, data)
      return look
    }
  }

  /// Returns whether the points of a series are hidden by default: in other views, unless the description has a style for
  /// them.
  private func hidesPoints(_ series: ChartSeries) -> Bool {
    !context.isAlone && series.point == ChartPointStyle()
  }

  /// Returns whether a series is drawn as a line.
  private func isLine(_ index: Int, _ data: ChartData) -> Bool {
    kind.options.contains(.lines) && !data.columns.contains(index)
  }

  /// Returns the categories of a series whose values are forecasts.
  private func forecasts(_ index: Int, _ data: ChartData) -> Range<Int> {
    guard let first = view.series[index].forecastFrom, first < data.categoryCount else {
      return 0..<0
    }
    return first..<data.categoryCount
  }

  /// Columns of a forecast are hatched, unless hatchings distinguish series or values.
  private func hatchings(
    _ index: Int, _ data: ChartData, forecast: Range<Int>
  ) -> [Int: SeriesPattern.Hatching] {
    if view.colorBySign, index == 0 { return signHatchings(data) }
    if context.differentiatesWithoutColor, !view.series[index].rules.isEmpty {
      return ruledValues(index, data).mapValues(hatching(ofRule:))
    }
    guard !context.differentiatesWithoutColor else { return kind.valueHatchings }
    return Dictionary(uniqueKeysWithValues: forecast.map { ($0, .rising) })
  }

  /// Returns the colors of single categories; where hatchings distinguish series, the colors of a forecast
  /// are lighter.
  private func colors(
    _ index: Int, _ data: ChartData, _ color: RGBA, forecast: Range<Int>
  ) -> [Int: RGBA] {
    var colors = categoryColors(index, data)
    guard context.differentiatesWithoutColor else { return colors }
    for category in forecast {
      colors[category] = (colors[category] ?? color).fadedTo(Self.lighterOpacity)
    }
    return colors
  }

  /// Chosen (Docs/sources/charts.md#forecasts).
  static let lighterOpacity = 0.5

  /// Returns the pattern that distinguishes a series from the others without color; `nil` if it needs none, or if the
  /// type has no series to distinguish.
  private func pattern(of index: Int, _ data: ChartData) -> SeriesPattern? {
    let isDashed = view.series[index].lineStyle == .dashed && isLine(index, data)
    guard context.differentiatesWithoutColor, kind.seriesLimit == nil else {
      return isDashed ? .dashedLine : nil
    }
    var pattern = SeriesPattern(series: data.drawnSeries.firstIndex(of: index) ?? index)
    if isDashed { pattern.dash = SeriesPattern.explicitDash }
    return pattern
  }

  private func signHatchings(_ data: ChartData) -> [Int: SeriesPattern.Hatching] {
    guard context.differentiatesWithoutColor else { return [:] }
    return signs(data).mapValues { $0 == .minus ? .falling : .rising }
  }

  /// Returns the color of a series in the description.
  func explicitColor(of series: Int) -> RGBA? {
    let series = view.series[series]
    return (series.color ?? series.title.flatMap { view.colors[$0] }).map {
      context.theme.color($0)
    }
  }

  /// Returns the colors in the description, merged over the colors of the type.
  private func categoryColors(_ index: Int, _ data: ChartData) -> [Int: RGBA] {
    let own =
      view.colorBySign && index == 0 ? signColors(data) : kind.valueColors(self, index)
    let ruled = ruledValues(index, data).mapValues {
      context.color(of: view.series[index].rules[$0], on: context.background)
    }
    return own.merging(namedColors(index)) { _, named in named }
      .merging(ruled) { _, ruled in ruled }.merging(
        (view.colorsForCategory[index] ?? [:]).mapValues { context.theme.color($0) }
      ) { _, own in own }
  }

  /// Returns the colors of categories by their names, if the chart has a single series.
  private func namedColors(_ index: Int) -> [Int: RGBA] {
    guard !view.colors.isEmpty, view.series.count == 1, index == 0,
      kind.options.contains(.categoryColors)
    else { return [:] }
    var colors: [Int: RGBA] = [:]
    for (category, name) in view.categories.enumerated() {
      if let name, let color = view.colors[name] { colors[category] = context.theme.color(color) }
    }
    return colors
  }

  /// Returns the index of the rule that matches each value, by category.
  private func ruledValues(_ index: Int, _ data: ChartData) -> [Int: Int] {
    let rules = view.series[index].rules
    guard !rules.isEmpty, data.drawnSeries.contains(index), let values = data.values[at: index]
    else { return [:] }
    var result: [Int: Int] = [:]
    for (category, value) in values.enumerated() where kind.ruledValues.contains(category) {
      guard let value, let rule = rules.firstIndex(for: .number(value)) else { continue }
      result[category] = rule
    }
    return result
  }

  /// Returns the rules that match some values, in their order.
  private func ruleUses(_ index: Int, _ data: ChartData) -> [ChartElement.RuleUse] {
    let ruled = ruledValues(index, data)
    return view.series[index].rules.enumerated().compactMap { index, rule in
      let categories = ruled.filter { $0.value == index }.map(\.key)
      guard !categories.isEmpty else { return nil }
      return ChartElement.RuleUse(
        title: rule.title.flatMap { $0.isEmpty ? nil : $0 },
        color: context.color(of: rule, on: context.background),
        hatching: context.differentiatesWithoutColor ? hatching(ofRule: index) : .none,
        categories: Set(categories))
    }
  }

  /// Returns the hatching that distinguishes the values of a rule from others without color.
  private func hatching(ofRule index: Int) -> SeriesPattern.Hatching {
    let all = SeriesPattern.Hatching.allCases.dropFirst()
    return all[all.startIndex + index % all.count]
  }

  private func signColors(_ data: ChartData) -> [Int: RGBA] {
    signs(data).mapValues { color($0 == .minus ? "negativeLabel" : "positiveLabel") }
  }

  /// Returns the signs of the changes in a waterfall, by category.
  private func signs(_ data: ChartData) -> [Int: FloatingPointSign] {
    var result: [Int: FloatingPointSign] = [:]
    for (category, value) in (data.values.first ?? []).enumerated()
    where category > 0 && !data.totals.contains(category) {
      guard let value else { continue }
      result[category] = value < 0 ? .minus : .plus
    }
    return result
  }

  /// In points (stated: Docs/sources/charts.md#lines).
  private static let lineWidth = 2.0
  private static let pointDiameter = 7.0
  /// See Docs/sources/headers.md#chart-view-room.
  private static let darkLineOpacity = 0.4
  private static let darkBaselineOpacity = 0.5
  /// Stated: Docs/sources/charts.md#micro.
  private static let forecastOpacity = 0.3
  /// Chosen: Docs/sources/charts.md#micro.
  private static let trackOpacity = 0.4
}

extension ChartView {
  /// Returns which names of categories are drawn: `range` in a card, except for the steps of a waterfall,
  /// `allOrNothing` otherwise (Docs/sources/charts.md#axes).
  func labelStyle(in context: LoweringContext) -> CategoryAxis.LabelStyle {
    let hasSteps = chartType.kind.options.contains(.totals)
    return categoryAxis.labels.style ?? (context.isAlone || hasSteps ? .allOrNothing : .range)
  }
}
