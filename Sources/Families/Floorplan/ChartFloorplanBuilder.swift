import FioriBasics
import FioriCharts
import FioriLayout
import FioriLowering
import FioriModel

/// Builds the parts of a chart floorplan.
struct ChartFloorplanBuilder {
  private let floorplan: ChartFloorplan
  private let context: LoweringContext
  private var findings: [Finding]

  init(_ floorplan: ChartFloorplan, in context: LoweringContext) {
    self.floorplan = floorplan
    // Its own ground is a card's.
    self.context = context.on(.card(isHighlighted: false))
    findings = ChartSummaryCheck(floorplan, at: context.path).findings
    if floorplan.title.string.allSatisfy(\.isWhitespace) {
      findings.append(.warning(context.path.key("title"), .floorplanWithoutTitle))
    }
  }

  mutating func lowered() -> LoweredView {
    let (plot, accessibilityText) = plot()
    // Too many items are an error, and need not be built.
    let isReadable = floorplan.summaryItems.count <= Limits.itemCount
    let items = ChartSummaryBuilder(floorplan: floorplan, context: context, chart: plot?.chart)
    let metrics = ChartFloorplanMetrics(in: context)
    let element = ChartFloorplanArrangement(
      kind: ChartFloorplan.typeName, metrics: metrics,
      decoration: Decoration(fill: .color(context.ground)), title: title,
      subtitle: text("subtitle", floorplan.subtitle, .subheadline),
      status: text("status", floorplan.status, metrics.sharesTitleLine ? .subheadline : .footnote),
      summary: ChartSummaryArrangement(
        items: isReadable ? items.elements : [],
        separator: context.theme.hairlineColor(on: context.background), metrics: metrics),
      plot: plot)
    return LoweredView(
      element: .arrangement(element), findings: findings,
      accessibilityText: .whole(
        ChartFloorplanAccessibilityText(
          floorplan: floorplan,
          names: floorplan.chartView.map { CategoryNames($0, in: context) },
          chart: accessibilityText,
          context: context
        ).accessibilityText))
  }

  // MARK: Texts

  /// As in a chart card (Docs/sources/floorplan.md#fonts).
  private var title: TextElement {
    let part = part(
      "title", .headline, context.theme.font(.headline, weight: .semibold), color("primaryLabel"))
    return context.textElement(floorplan.title, in: part)
      ?? TextElement(
        text: StyledText("", font: part.font, color: part.color), kind: "title",
        origin: part.origin)
  }

  private func text(_ key: String, _ text: Text?, _ style: TextStyle) -> TextElement? {
    context.textElement(
      text,
      in: part(
        key, style == .footnote ? .footnote : .subheadline, context.theme.font(style),
        context.theme.tertiaryLabel(on: context.background)))
  }

  private func part(
    _ key: String, _ style: FontStyleName, _ font: Font, _ color: RGBA
  ) -> TextPart {
    TextPart(
      kind: key, origin: context.path.key(key), style: style, font: font, color: color,
      viewClass: floorplan.styleClass, classes: [Self.className(key)],
      lineLimit: .max)
  }

  private func color(_ style: ColorStyle) -> RGBA {
    context.theme.color(style, on: context.background)
  }

  private static func className(_ part: String) -> String {
    "fdlFUIChartFloorplanViewController_\(part)"
  }

  // MARK: Chart

  /// Returns the chart, or a block in its place, and its accessibility text.
  private mutating func plot() -> (Element?, AccessibilityText?) {
    guard let chart = floorplan.chartView else {
      noteWithoutChart()
      return (nil, nil)
    }
    let names = CategoryNames(chart, in: context)
    let fit = ChartFloorplanFit(chart, names, in: floorplan, at: context.path)
    var view = fit.chart
    view.isSpacedAsCells = context.theme.look.floorplan.isSpacedAsCells
    let lowered = view.lowered(in: chartContext)
    findings += fit.findings + lowered.findings
    guard var element = lowered.element.chart else {
      return (lowered.element, lowered.accessibilityText.whole)
    }
    // The border is of a chart alone; here it would look like a part of the screen.
    element.noDataBorder = nil
    return (.chart(element), lowered.accessibilityText.whole)
  }

  /// The chart is the whole one, as if it were alone, not the extract that a card shows.
  private var chartContext: LoweringContext {
    let appended = floorplan.styleClass
    return context.inside(
      at: DescriptionPath(.key("chartView")), on: context.background,
      classes: context.outerClasses, isAlone: true
    ) { OuterClasses(own: [Self.className($0)], appended: appended) }
  }

  private mutating func noteWithoutChart() {
    let titles = [
      ("seriesTitles", !floorplan.seriesTitles.isEmpty),
      ("valuesAxisTitle", floorplan.valuesAxisTitle?.isEmpty == false),
      ("categoryAxisTitle", floorplan.categoryAxisTitle?.isEmpty == false),
    ]
    findings += titles.filter(\.1).map { key, _ in
      .warning(context.path.key(key), .floorplanWithoutChart)
    }
  }
}
