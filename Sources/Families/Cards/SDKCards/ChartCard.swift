public import FioriCharts
public import FioriKPI
import FioriLayout
public import FioriLowering
public import FioriModel

/// A card with a chart below its number.
///
/// The SAPFiori counterparts are `FUIChartCardView` and `FUIChartCardCollectionViewCell`.
public struct ChartCard: Card {
  /// The view type, `chartCard`.
  public static let typeName = "chartCard"
  /// The style sheet names: `fdlFUIChartCardView`, and the cell's name.
  public static let sheetNames = ["fdlFUIChartCardView", "fdlFUIChartCardCollectionViewCell"]

  // keys of CardContent: title, status, kpiItems
  /// The title, status and number, and the card's state.
  public var content: CardContent

  // keys of HeadingTrend: subtitle
  /// The subtitle at the end of the number's line, or the trend in its place.
  public var headingTrend: HeadingTrend

  // key: .array(of: .cardFact), examples: [[["title": "Target", "value": "280k"]]]
  /// The figures below the number, two at most; empty for none.
  public var facts: [CardFact] = []

  // key: .fioriText, examples: ["Actuals of the first quarter"]
  /// The text below the number and the facts: two lines unless numberOfLines sets more; not in the
  /// SDK. `nil` for none.
  public var details: Text?

  // key: .array(of: .string), examples: [["This year", "Last year"]]
  // sdk: seriesTitles
  /// The names of the series, next to dots in their colors; if there are more than four, the fourth
  /// shows the number of remaining series.
  public var seriesTitles: [String] = []

  // key: .chartView, examples: [["chartType": "column", "series": [["values": [820, 960, 790]]]]]
  // sdk: chartView; dataSource = chartView.series
  /// The chart below the number; its categoryAxis shows the first and the last label (range) unless
  /// it sets allOrNothing. `nil` for none.
  public var chartView: ChartView?

  // init: title, status, subtitle, kpiItems, seriesTitles, chartView
  /// Creates a card with content and the SDK's defaults for all other properties.
  public init(
    title: Text,
    status: Text? = nil,
    subtitle: Text? = nil,
    kpiItems: [KPIItem] = [],
    seriesTitles: [String] = [],
    chartView: ChartView? = nil
  ) {
    content = CardContent(title: title, status: status, kpiItems: kpiItems)
    headingTrend = HeadingTrend(subtitle: subtitle)
    self.seriesTitles = seriesTitles
    self.chartView = chartView
  }

  /// The views directly inside this one.
  public var parts: [any Component] { chartView.map { [$0] } ?? [] }

  /// Lowers the card to its title line, the number's line, the legend and the chart.
  public func lowered(in context: LoweringContext) -> LoweredView {
    var card = self
    let (trend, trendFindings) = headingTrend.styled(in: context)
    card.headingTrend = trend
    var builder = CardBuilder(card, in: context)
    guard !content.isLoading else { return builder.loading(.chart, in: context) }
    builder.findings += trendFindings
    let chart = chartView.map { builder.lowered($0.inCard(seriesTitles)) }
    let number = CardNumberLine(
      value: builder.value(
        content.heading.attributesProvider ?? builder.context.chartCardKPIAttributes),
      trend: builder.trend(trend),
      isHeightFree: chartView != nil && builder.growth == .forChartAndTitle)
    let facts = builder.facts(facts, in: .row)
    let details = builder.details(of: card)
    let legend = builder.legend(seriesTitles, of: chartView, in: chart?.element)
    let body = chart?.element.map {
      builder.section(of: $0, isBelowOthers: number.value != nil || !legend.isEmpty)
    }
    return builder.view(
      [
        builder.section(of: number), facts.map { builder.section(of: $0) },
        details.map { builder.section(ofDetails: $0) },
        builder.section(of: legend), body,
      ], accessibilityText: chart?.accessibilityText)
  }
}

extension ChartView {
  /// Returns the chart with labels on one axis at most. The labels of the value axis are dropped
  /// unless they are requested and the others are not (Docs/sources/cards.md#layout); a style of the
  /// others or a way to fit them requests them. Beside the numbers of a second axis they stay, and for shares, which
  /// columns of equal height would otherwise not show. Points keep the labels of both axes: the place of a point is two
  /// numbers. The card's titles name the series in the accessibility text.
  fileprivate func inCard(_ titles: [String]) -> ChartView {
    var chart = self
    chart.isNamedOutside = !titles.isEmpty
    for (index, title) in titles.prefix(series.count).enumerated() {
      chart.series[index].title = chart.series[index].title ?? title
    }
    guard chartType.plot.axes != .none, !chartType.kind.values.isPoint else { return chart }
    let (names, numbers) = (categoryAxis.labels.isHidden, numericAxis.labels.isHidden)
    let needsNames =
      categoryAxis.labels.style != nil || categoryAxis.labels.fitting != .fit
    if names == nil, !needsNames, numbers == false {
      chart.categoryAxis.labels.isHidden = true
    } else if numbers == nil, names != true, !numbersSecondAxis, !hasUnlabeledShares {
      chart.numericAxis.labels.isHidden = true
    }
    return chart
  }

  /// Whether stacks are drawn as shares without value labels, which would have a percent sign.
  private var hasUnlabeledShares: Bool {
    stacking == .percent && chartType.kind.hasTotals && valueLabels == .hidden
  }

  /// Whether numbers are those of some of the series, on a second axis: alone, they would be read as
  /// those of all.
  private var numbersSecondAxis: Bool {
    let secondary = series.indices.filter(indexesOfSecondaryValuesAxis.contains)
    return chartType.kind.options.contains(.secondaryAxis) && !secondary.isEmpty
      && secondary.count < series.count && secondaryNumericAxis.labels.isHidden != true
  }
}

extension ChartCard: WidgetContent {
  /// A property of the subtitle and the trend.
  @inline(__always)
  public subscript<Value>(dynamicMember part: WritableKeyPath<HeadingTrend, Value>) -> Value {
    get { headingTrend[keyPath: part] }
    set { headingTrend[keyPath: part] = newValue }
  }
}
