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

  // key: .fioriText, "Subtitle, at the trailing end of the number's line.", examples: ["Store 541"]
  // sdk: subtitle; subtitleStyleClassPath = subtitle.styleClass
  /// The subtitle at the end of the number's line; `nil` for none.
  public var subtitle: Text?

  // key: .runs, "Attributed runs that replace the subtitle.", examples: [[["text": "Store 541"]]]
  // sdk: subtitleAttributedText
  /// Attributed runs that replace the subtitle; empty for none.
  public var subtitleAttributedText: [TextRun] = []

  // key: .fioriText, "Trend, shown instead of the subtitle.", examples: ["4.2%"]
  // sdk: trend; trendStyleClassPath = trend.styleClass
  /// The trend of the number, in place of the subtitle; `nil` for none.
  public var trend: Text?

  // key: .runs, "Attributed runs that replace the trend and its image.",
  //   examples: [[["text": "4.2%"]]]
  // sdk: trendAttributedText
  /// Attributed runs that replace the trend and its image; empty for none.
  public var trendAttributedText: [TextRun] = []

  // key: .image, "Image before the trend, 16 × 16 points.", examples: ["builtin:trend-up"]
  // sdk: trendImage
  /// The image before the trend; `nil` for none.
  public var trendImage: Image?

  // key: .color, "Color of the trend and its image.", default: .text("like the status"),
  //   examples: ["positiveLabel"]
  // sdk: trendSemanticColor
  /// The color of the trend and its image; `nil` for the color of the status.
  public var trendSemanticColor: Color?

  // key: .trendStyle, "Arrow and color of a 'trend' that is a number, by its sign; trendImage and
  //   trendSemanticColor win.", examples: [["good": "up"]]
  /// The arrow and the color of a trend that is a number, by its sign, where ``trendImage`` and
  /// ``trendSemanticColor`` are `nil`; `nil` for none.
  public var trendStyle: TrendStyle?

  // key: .array(of: .cardFact), "Figures below the number, two at most.",
  //   examples: [[["title": "Target", "value": "280k"]]]
  /// The figures below the number, two at most; empty for none.
  public var facts: [CardFact] = []

  // key: .fioriText, "Text below the number and the facts: two lines unless numberOfLines sets more;
  //   not in the SDK.", examples: ["Actuals of the first quarter"]
  /// The text below the number and the facts: two lines unless it has a number of its own; `nil` for none.
  public var details: Text?

  // key: .array(of: .string), "Names of the series, next to dots in their colors; if there are more
  //   than four, the fourth shows the number of remaining series.",
  //   examples: [["This year", "Last year"]]
  // sdk: seriesTitles
  /// The names of the series, next to dots in their colors. If there are more than four, the fourth
  /// place shows how many there are.
  public var seriesTitles: [String] = []

  // key: .chartView, "Chart below the number; its categoryAxis shows the first and the last label
  //   (range) unless it sets allOrNothing.",
  //   examples: [["chartType": "column", "series": [["values": [820, 960, 790]]]]]
  // sdk: chartView; dataSource = chartView.series
  /// The chart at the bottom; `nil` for none.
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
    self.subtitle = subtitle
    self.seriesTitles = seriesTitles
    self.chartView = chartView
  }

  /// The views directly inside this one.
  public var parts: [any Component] { chartView.map { [$0] } ?? [] }

  /// Lowers the card to its title line, the number's line, the legend and the chart.
  public func lowered(in context: LoweringContext) -> LoweredView {
    var card = self
    let trendFindings =
      trendStyle?.style(trend, &card.trendImage, &card.trendSemanticColor, in: context) ?? []
    var builder = CardBuilder(card, in: context)
    guard !content.isLoading else { return builder.loading(.chart) }
    builder.findings += trendFindings
    let chart = chartView.map {
      builder.lowered($0.inCard(seriesTitles), isNamed: !seriesTitles.isEmpty)
    }
    let body = chart.map(\.body) ?? .none
    let head = CardBuilder.Head(
      value: builder.value(
        content.attributesProvider ?? builder.context.chartCardKPIAttributes),
      trend: builder.trend(of: card), facts: builder.facts(facts, in: .row),
      details: builder.details(of: card),
      legend: builder.legend(seriesTitles, of: chartView, in: body))
    return builder.view(head: head, body: body, accessibilityText: chart?.accessibilityText)
  }
}

extension ChartView {
  /// Returns the chart with labels on one axis at most. The labels of the value axis are dropped
  /// unless they are requested and the others are not (Docs/sources/cards.md#layout); a style of the
  /// others or a way to fit them requests them. Beside the numbers of a second axis they stay. The
  /// card's titles name the series in the accessibility text.
  fileprivate func inCard(_ titles: [String]) -> ChartView {
    var chart = self
    for (index, title) in titles.prefix(series.count).enumerated() {
      chart.series[index].title = chart.series[index].title ?? title
    }
    guard chartType.plot.axes != .none else { return chart }
    let (names, numbers) = (categoryAxis.labels.isHidden, numericAxis.labels.isHidden)
    let needsNames =
      categoryAxis.labels.style != nil || categoryAxis.labels.fitting != .fit
    if names == nil, !needsNames, numbers == false {
      chart.categoryAxis.labels.isHidden = true
    } else if numbers == nil, names != true, !numbersSecondAxis {
      chart.numericAxis.labels.isHidden = true
    }
    return chart
  }

  /// Whether numbers are those of some of the series, on a second axis: alone, they would be read as
  /// those of all.
  private var numbersSecondAxis: Bool {
    let secondary = series.indices.filter(indexesOfSecondaryValuesAxis.contains)
    return chartType.kind.options.contains(.secondaryAxis) && !secondary.isEmpty
      && secondary.count < series.count && secondaryNumericAxis.labels.isHidden != true
  }
}

extension ChartCard: WidgetContent {}
