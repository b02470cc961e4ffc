import FioriCharts
import FioriElements
public import FioriModel

/// A card with a chart under its number.
///
/// The SAPFiori counterparts are `FUIChartCardView` and `FUIChartCardCollectionViewCell`.
public struct ChartCard: Card {
  /// `chartCard`.
  public static let typeName = "chartCard"
  /// `fdlFUIChartCardView`, and the cell's.
  public static let sheetNames = ["fdlFUIChartCardView", "fdlFUIChartCardCollectionViewCell"]

  /// Title, status and number, and the card's state.
  public var content: CardContent
  /// At the end of the number's line; `nil`: nothing.
  public var subtitle: Text?
  /// Runs in place of the subtitle; empty: the subtitle.
  public var subtitleAttributedText: [TextRun] = []
  /// Where the number goes, in the place of the subtitle; `nil`: nothing.
  public var trend: Text?
  /// Runs in place of the trend and its image; empty: these.
  public var trendAttributedText: [TextRun] = []
  /// Before the trend; `nil`: nothing.
  public var trendImage: Image?
  /// Of the trend and its image; `nil`: as quiet as the status.
  public var trendSemanticColor: Color?
  /// The names of the series, beside dots of their colors; of more than four the fourth place tells
  /// how many there are.
  public var seriesTitles: [String]
  /// What is drawn below; `nil`: nothing.
  public var chartView: ChartView?

  /// A card with the given content and everything else as the SDK has it.
  public init(
    title: Text, status: Text? = nil, subtitle: Text? = nil, kpiItems: [KPIItem] = [],
    seriesTitles: [String] = [], chartView: ChartView? = nil
  ) {
    content = CardContent(title: title, status: status, kpiItems: kpiItems)
    self.subtitle = subtitle
    self.seriesTitles = seriesTitles
    self.chartView = chartView
  }

  /// The title's line above the number's, the legend and the chart.
  public func lowered(in context: LoweringContext) -> LoweredView {
    var builder = CardBuilder(self, in: context)
    guard !content.isLoading else { return builder.loading(.chart) }
    let chart = chartView.map { builder.lowered($0.inCard(seriesTitles)) }
    let body = chart.map(\.body) ?? .none
    let head = CardBuilder.Head(
      value: builder.value(builder.context.chartCardKPIAttributes),
      trend: builder.trend(of: self), legend: builder.legend(seriesTitles, of: chartView, in: body))
    return builder.view(head: head, body: body, words: chart?.words)
  }
}

extension ChartView {
  /// The chart with one axis' labels at most: those of the values give way, unless they are asked
  /// for and the others are not (Docs/sources/cards.md#layout). The card's titles are the series',
  /// for words.
  fileprivate func inCard(_ titles: [String]) -> ChartView {
    var chart = self
    for (index, title) in titles.prefix(series.count).enumerated() {
      chart.series[index].title = chart.series[index].title ?? title
    }
    guard chartType.plot.axes != .none else { return chart }
    let (names, numbers) = (categoryAxis.labels.isHidden, numericAxis.labels.isHidden)
    if names == nil, numbers == false {
      chart.categoryAxis.labels.isHidden = true
    } else if numbers == nil, names != true {
      chart.numericAxis.labels.isHidden = true
    }
    return chart
  }
}
