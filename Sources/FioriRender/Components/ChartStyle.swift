/// The colours and fonts of a chart.
struct ChartStyle {
  private let view: ChartView
  private let context: LoweringContext
  private let traits: PlotTraits

  init(_ view: ChartView, in context: LoweringContext) {
    self.view = view
    self.context = context
    traits = PlotCatalog.plot(for: view.chartType).traits
  }

  /// `range` in a card, alone all or nothing (contract §1).
  var labelStyle: CategoryAxis.LabelStyle {
    view.categoryAxis.labels.style ?? (context.isAlone ? .allOrNothing : .range)
  }

  private func color(_ style: ColorStyle) -> RGBA {
    context.theme.color(style, on: context.ground)
  }

  // MARK: Colours

  var colors: ChartColors {
    ChartColors(
      line: color("secondaryFill"), selection: color("secondaryLabel"),
      cross: color("tertiaryLabel"), ground: color("secondaryGroupedBackground"),
      track: track, positive: color("positiveLabel"), negative: color("negativeLabel"),
      forecast: color("chart1").fadedTo(Self.forecastOpacity), target: color("primaryLabel"))
  }

  /// `tertiaryFill`, of a ring `primaryFill`; the palettes before V5 lend both from it, where they
  /// cannot be seen on white (boards, microBullet and microRadial).
  private var track: RGBA {
    let style: ColorStyle = view.chartType == .microRadial ? "primaryFill" : "tertiaryFill"
    return context.theme.palette.entries[style] == nil
      ? color("primary4").fadedTo(Self.trackOpacity) : color(style)
  }

  func series(_ data: ChartData) -> [ChartElement.Series] {
    view.series.enumerated().map { index, series in
      let color = series.color.map { context.theme.color($0) } ?? ownColor(index, data)
      return ChartElement.Series(
        title: series.title, color: color,
        fill: series.fillColor.map { context.theme.color($0) } ?? color,
        colors: categoryColors(index, data),
        lineWidth: series.lineWidth ?? Self.lineWidth,
        pointDiameter: series.point.diameter ?? Self.pointDiameter,
        hidesPoints: series.point.isHidden ?? (traits.hidesPoints || !context.isAlone))
    }
  }

  /// The next of the chart's colours; of a stock the one of its course (stated: facts, cards-charts
  /// §3.10 and §5.1).
  private func ownColor(_ index: Int, _ data: ChartData) -> RGBA {
    guard view.chartType == .stock else {
      return color(ColorStyle(rawValue: "chart\(index % Self.colorCount + 1)"))
    }
    let values = data.values[index]
    guard let first = values.first ?? nil, let last = values.last ?? nil else {
      return color("stockUpStroke")
    }
    return color(last >= first ? "stockUpStroke" : "stockDownStroke")
  }

  /// Those of the description over those of the type.
  private func categoryColors(_ index: Int, _ data: ChartData) -> [Int: RGBA] {
    typeColors(index, data).merging(
      (view.colorsForCategory[index] ?? [:]).mapValues { context.theme.color($0) }
    ) { _, given in given }
  }

  private func typeColors(_ index: Int, _ data: ChartData) -> [Int: RGBA] {
    switch view.chartType {
    case .waterfall where view.colorBySign && index == 0: signColors(data)
    case .microHarveyBall:
      [
        0: color("chart1"),
        1: view.series[index].color.map { context.theme.color($0) }
          ?? color("chart2"),
      ]
    default: [:]
    }
  }

  private func signColors(_ data: ChartData) -> [Int: RGBA] {
    var result: [Int: RGBA] = [:]
    for (category, value) in (data.values.first ?? []).enumerated()
    where category > 0 && !data.totals.contains(category) {
      guard let value else { continue }
      result[category] = color(value < 0 ? "negativeLabel" : "positiveLabel")
    }
    return result
  }

  // MARK: Texts

  var texts: ChartTexts {
    let label = Font(weight: .regular, size: Self.labelSize, leading: 16)
    func style(_ font: Font, _ name: ColorStyle) -> ChartTexts.Style {
      ChartTexts.Style(font: font, color: color(name))
    }
    return ChartTexts(
      categoryLabel: styled(label, "tertiaryLabel", "categoryAxisLabel"),
      numericLabel: styled(label, "tertiaryLabel", "numbericAxisLabel"),
      value: style(label, "primaryLabel"), microLabel: style(label, "primaryLabel"),
      body: style(context.theme.font(.body), "primaryLabel"),
      large: style(context.theme.font(.largeTitle), "primaryLabel"))
  }

  /// A text with what style sheets say of a class of SAP's plot view.
  private func styled(
    _ font: Font, _ name: ColorStyle, _ part: String
  ) -> ChartTexts.Style {
    let sheet = context.theme.style(
      ["Label"] + context.theme.names(of: view.styleClass) + ["\(Self.plotClass)_\(part)"]
        + context.outerClasses)
    return ChartTexts.Style(
      font: sheet.font(font), color: sheet.faded(sheet.color([.fontColor]) ?? color(name)))
  }

  /// What an axis is called; `nil`: nothing is given.
  func title(_ text: String?, of axis: String) -> StyledText? {
    guard let text, !text.isEmpty else { return nil }
    let part =
      switch axis {
      case "numericAxis": "valuesAxisTitle"
      case "secondaryNumericAxis": "secondaryValuesAxisTitle"
      default: "categoryAxisTitle"
      }
    let font = Font(weight: .regular, size: Self.labelSize, leading: 16)
    return styled(font, "primaryLabel", part).text(text)
  }

  func nameAxis(_ labels: [String]) -> ChartElement.NameAxis {
    let axis = view.categoryAxis
    return ChartElement.NameAxis(
      labels: labels, style: labelStyle, showsLabels: axis.labels.isHidden != true,
      showsGridlines: axis.gridlines.isHidden.map { !$0 } ?? traits.showsCategoryGridlines,
      showsBaseline: axis.baseline.isHidden.map { !$0 } ?? traits.showsCategoryBaseline,
      labelsPosition: axis.labelsPosition, title: title(axis.title, of: "categoryAxis"))
  }

  /// What stands in place of a chart that has nothing to show: alone as in SAP's engine, in a card
  /// as quiet as the card's other texts (chosen: facts, cards-charts §5.5).
  var noData: StyledText {
    StyledText(
      "No Data", font: context.theme.font(.body),
      color: color(context.isAlone ? "primaryLabel" : "tertiaryLabel"))
  }

  /// Stated: facts, cards-charts §5.5; none in a card (chosen there).
  var noDataBorder: RGBA? { context.isAlone ? color("primaryLabel") : nil }

  // MARK: Legend

  /// The series that have a title; of a waterfall coloured by sign what the colours mean (facts,
  /// cards-charts §3.7).
  var legend: [ChartElement.LegendEntry] {
    let isBySign = view.chartType == .waterfall && view.colorBySign
    return isBySign ? signLegend : seriesLegend
  }

  private var seriesLegend: [ChartElement.LegendEntry] {
    let data = ChartData(view, dropsLast: false)
    return series(data).enumerated().compactMap { index, series in
      guard let title = series.title, !title.isEmpty, data.drawnSeries.contains(index) else {
        return nil
      }
      return entry(title, view.chartType == .donut ? series.color(at: 0) : series.color)
    }
  }

  private var signLegend: [ChartElement.LegendEntry] {
    let total = view.series.first?.color.map { context.theme.color($0) } ?? color("chart1")
    return [
      entry("Increase", color("positiveLabel")), entry("Decrease", color("negativeLabel")),
      entry("Total", total),
    ]
  }

  private func entry(_ title: String, _ color: RGBA) -> ChartElement.LegendEntry {
    let sheet = context.theme.style(
      ["Label", FontStyleName.footnote.className] + context.theme.names(of: view.styleClass)
        + ["fdlFUIChartLegendView_seriesTitles"] + context.outerClasses)
    let font = sheet.font(context.theme.font(.footnote))
    return ChartElement.LegendEntry(
      text: StyledText(
        title, font: font,
        color: sheet.faded(sheet.color([.fontColor]) ?? self.color("secondaryLabel"))),
      color: color)
  }

  private static let plotClass = "fdlFUIChartPlotView"
  /// Points, whatever the reader's text size (stated: facts, cards-charts §2.5).
  private static let labelSize = 12.0
  /// Points (stated: facts, cards-charts §3.1).
  private static let lineWidth = 2.0
  private static let pointDiameter = 7.0
  /// The colours come round again after `chart11` (stated: facts, cards-charts §5.1).
  private static let colorCount = 11
  /// Stated: facts, cards-charts §3.11.
  private static let forecastOpacity = 0.3
  /// Chosen: boards, microBullet colours.
  private static let trackOpacity = 0.4
}
