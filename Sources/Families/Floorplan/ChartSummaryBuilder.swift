import FioriBasics
import FioriCharts
import FioriKPI
import FioriLayout
import FioriLowering
import FioriModel

/// Builds the items of a chart's summary.
struct ChartSummaryBuilder {
  let floorplan: ChartFloorplan
  let context: LoweringContext
  /// The chart, whose series the values belong to; `nil` for none.
  let chart: ChartElement?

  /// The items in the order of drawing: aggregates first, since they are pinned to that side (stated:
  /// Docs/sources/floorplan.md#summary).
  var elements: [ChartSummaryElement] {
    let all = floorplan.summaryItems.enumerated()
    return (all.filter(\.element.isAggregate) + all.filter { !$0.element.isAggregate }).map {
      element($0.element, at: $0.offset)
    }
  }

  private func element(_ item: ChartSummaryItem, at index: Int) -> ChartSummaryElement {
    let context = context.inside(
      at: DescriptionPath(.key("summaryItems"), .index(index)), on: context.background,
      classes: context.outerClasses)
    let parts = ChartSummaryParts(item, floorplan: floorplan, context: context, chart: chart)
    return ChartSummaryElement(
      isAggregate: item.isAggregate, title: parts.title, content: parts.content, trend: parts.trend)
  }
}

private typealias Metrics = ChartFloorplanMetrics

/// The parts of an item of a chart's summary.
private struct ChartSummaryParts {
  private let item: ChartSummaryItem
  private let floorplan: ChartFloorplan
  /// The context of the item.
  private let context: LoweringContext
  private let chart: ChartElement?

  init(
    _ item: ChartSummaryItem, floorplan: ChartFloorplan, context: LoweringContext,
    chart: ChartElement?
  ) {
    self.item = item
    self.floorplan = floorplan
    self.context = context
    self.chart = chart
  }

  // MARK: Title

  var title: ChartSummaryElement.Title? {
    guard item.isRange else {
      return (text(item.title, "title") ?? categoryName).map(ChartSummaryElement.Title.text)
    }
    let lower = text(item.lowerBoundTitle ?? "", "lowerBoundTitle")
    let upper = text(item.upperBoundTitle ?? "", "upperBoundTitle")
    guard let lower, let upper else {
      return (lower ?? upper).map(ChartSummaryElement.Title.text)
    }
    let dash = StyledText(
      ChartSummaryItem.dash, font: lower.text.boxFont, color: lower.text.color)
    var element = TextElement(text: dash, kind: nil, origin: context.path)
    element.isBoundToNumber = lower.isBoundToNumber
    return .range(lower: lower, dash: element, upper: upper)
  }

  /// The name of the category, for an item without a title.
  private var categoryName: TextElement? {
    guard item.title == nil, let category = item.category, let view = floorplan.chartView
    else { return nil }
    return CategoryNames(view, in: context)[category].flatMap { text(Text($0), "title") }
  }

  private func text(_ text: Text?, _ key: String) -> TextElement? {
    isTable
      ? context.textElement(
        ofNumber: text,
        in: part(
          key, .body, context.theme.font(.body), item.isEnabled ? color("tintColor") : quietColor))
      : context.textElement(
        ofNumber: text, in: part(key, .footnote, context.theme.font(.footnote), quietColor))
  }

  // MARK: Values

  var content: ChartSummaryElement.Content {
    if item.hasNoValues, !item.isRange, let text = emptyText { return .empty(text) }
    let values = item.isRange ? [item.value] : item.values
    return .values(
      values.enumerated().map { index, text in
        let row = row(text, at: item.isRange ? valuePath : valuePath.index(index))
        let category = context.theme.contentSizeCategory
        return ChartSummaryElement.Value(
          row: row, color: color(of: index), mark: mark(of: index),
          growth: max(TextStyle.body.factor(category), 1),
          markedSize: min(TextStyle.body.font(category).size, row.strut.size))
      })
  }

  private var valuePath: DescriptionPath { context.path.key(item.isRange ? "value" : "values") }

  private var emptyText: TextElement? {
    context.textElement(
      item.emptyText,
      in: part("emptyText", .body, context.theme.font(.body), quietColor))
  }

  /// Returns a value on one line, which shrinks if it is too wide.
  private func row(_ text: Text?, at path: DescriptionPath) -> RowElement {
    let font = valueFont
    let isThere = text.isThere
    let element = context.textElement(
      isThere ? text : Text(ChartSummaryItem.dash),
      in: TextPart(
        kind: "value", origin: path, style: item.isAggregate && !isTable ? .kpiNumber : .body,
        font: font,
        color: isThere ? color("primaryLabel") : quietColor, viewClass: floorplan.styleClass,
        classes: classes(item.isRange ? "value" : "valuesText")))
    let growth = max(font.size / valueFont(in: .large).size, 1)
    return RowElement(
      items: element.map {
        [
          RowElement.Item(
            leadingSpace: 0, element: .text($0.inOneLine.readingNumbersFromTheLeft))
        ]
      } ?? [],
      strut: element?.text.boxFont ?? font, maximumWidth: .infinity,
      minimumScale: Metrics.minimumScale / growth, keepsHeight: false,
      value: element?.rowValue)
  }

  private var valueFont: Font { valueFont(in: context.theme.contentSizeCategory) }

  /// Returns body text; in blocks, the font of a chart card's number for an aggregate, smaller if there are several, where
  /// one of them has digits: a dash of that size is above the other values of its row. Where body text is nearly as large,
  /// all values have that (chosen: Docs/sources/floorplan.md#fonts).
  private func valueFont(in category: ContentSizeCategory) -> Font {
    guard case .blocks(let weight) = context.theme.look.floorplan.summary else {
      return TextStyle.body.font(category)
    }
    let body = TextStyle.body.font(category, weight: weight)
    guard item.isAggregate, floorplan.hasNumbersOfAggregates else { return body }
    let metric = context.theme.look.kpi.chartCard(category).font(for: .metric)
    let font =
      item.values.count > 1 ? TextStyle.title2.font(category, weight: metric.weight) : metric
    let hasOthers = floorplan.summaryItems.contains { !$0.isAggregate }
    return hasOthers && font.size < body.size * Metrics.leastContrast ? body : font
  }

  /// Returns the color of the series of a value; `nil` if there is no other series to distinguish
  /// it from.
  private func color(of index: Int) -> RGBA? {
    hasMark(index) ? chart?.legendColor(of: index) : nil
  }

  private func mark(of index: Int) -> LegendMark? {
    hasMark(index) ? chart?.legendMark(of: index) : nil
  }

  private func hasMark(_ index: Int) -> Bool {
    guard let chart, !item.isRange, item.series == .inOrder else { return false }
    return chart.series.count > 1 && chart.series.indices.contains(index)
  }

  // MARK: Trend

  var trend: LabelElement? {
    var part = part(
      "trend", .subheadline, context.theme.font(.subheadline), quietColor)
    part.lineLimit = .max
    // Its lines begin beside the image.
    part.alignment = .leading
    return TrendBuilder(
      item.headingTrend, part: part, imageClasses: classes("trendImage"),
      imageSide: Metrics.trendImageSide, context: context
    ).label
  }

  // MARK: Styles

  /// Whether titles and values have one size and end at one side.
  private var isTable: Bool {
    if case .table = context.theme.look.floorplan.summary { true } else { false }
  }

  private func color(_ style: ColorStyle) -> RGBA {
    context.theme.color(style, on: context.background)
  }

  private var quietColor: RGBA { context.theme.tertiaryLabel(on: context.background) }

  private func part(
    _ key: String, _ style: FontStyleName, _ font: Font, _ color: RGBA
  ) -> TextPart {
    TextPart(
      kind: key, origin: context.path.key(key), style: style, font: font, color: color,
      viewClass: floorplan.styleClass, classes: classes(key), lineLimit: .max,
      alignment: isTable ? .trailing : .leading)
  }

  private func classes(_ part: String) -> [String] {
    let name = item.isRange ? "fdlFUIChartRangeSummaryItem" : "fdlFUIChartSummaryItem"
    return context.theme.classes(["\(name)_\(part)"])
  }
}

extension ChartFloorplan {
  /// Whether an aggregate has a value with digits.
  fileprivate var hasNumbersOfAggregates: Bool {
    summaryItems.lazy.filter(\.isAggregate).flatMap(\.values).contains { value in
      value?.string.contains(where: \.isNumber) == true
    }
  }
}

extension ChartSummaryItem {
  /// The text between the ends of a range, and in place of a missing value.
  static let dash = "–"
}
