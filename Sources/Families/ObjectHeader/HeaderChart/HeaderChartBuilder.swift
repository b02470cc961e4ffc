import FioriBasics
import FioriCharts
import FioriKPI
import FioriLayout
import FioriLowering
import FioriModel

/// Builds the parts of a header's chart view.
struct HeaderChartBuilder {
  private var view: ObjectHeaderChartView
  private let context: LoweringContext
  private var findings: [Finding] = []

  init(_ view: ObjectHeaderChartView, in context: LoweringContext) {
    self.view = view
    self.context = context
    (self.view.headingTrend, findings) = view.headingTrend.styled(in: context)
    let heading = view.heading
    if Optional(heading.title).isBlank(replacedBy: heading.titleAttributedText) {
      findings.append(.warning(context.path.key("title"), .chartViewWithoutTitle))
    }
    if !view.hasContent {
      findings.append(.warning(context.path, .emptyChartView))
    }
  }

  private var heading: Heading { view.heading }
  private var headingTrend: HeadingTrend { view.headingTrend }

  mutating func lowered() -> LoweredView {
    let (value, number) = view.hasValue ? number() : ring()
    let (plot, chart) = plot()
    let element = HeaderChartArrangement(
      kind: ObjectHeaderChartView.typeName, title: title, subtitle: subtitle, trend: trend,
      isStacked: context.theme.contentSizeCategory.isAccessibilityCategory, value: value,
      plot: plot,
      plotOrigin: context.path.key("chartView"))
    return LoweredView(
      element: .arrangement(element), findings: findings,
      accessibilityText: .whole(accessibilityText(number: number, chart: chart)))
  }

  // MARK: Texts

  /// `headline`, regular weight, tinted if it is tappable (stated:
  /// Docs/sources/headers.md#chart-view).
  private var title: TextElement? {
    let color: ColorStyle = view.isEnabled ? .tint(for: .normal) : "primaryLabel"
    var part = part(
      "title", .headline, .headline, context.theme.color(color, on: context.background))
    part.lineLimit = lineLimit
    return context.textElement(heading.title, in: part, attributed: heading.titleAttributedText)
  }

  /// Stated, for `trend` too: Docs/sources/headers.md#chart-view.
  private var subtitle: TextElement? {
    var part = part("subtitle", .footnote, .footnote, quietColor)
    part.lineLimit = lineLimit
    return context.textElement(
      headingTrend.subtitle, in: part, attributed: headingTrend.subtitleAttributedText)
  }

  /// The height is free, so that large texts may be as long as they are.
  private var lineLimit: Int {
    context.theme.contentSizeCategory.isAccessibilityCategory ? .max : context.theme.titleLineLimit
  }

  private var trend: LabelElement? {
    var part = part("trend", .subheadline, .subheadline, quietColor)
    if context.theme.contentSizeCategory.isAccessibilityCategory { part.lineLimit = .max }
    return TrendBuilder(
      headingTrend, part: part, imageClasses: classes("trendImage"),
      imageSide: HeaderChartMetrics.trendImageSide, context: context
    ).label
  }

  private var quietColor: RGBA { context.theme.tertiaryLabel(on: context.background) }

  private func part(
    _ key: String, _ style: FontStyleName, _ font: TextStyle, _ color: RGBA
  ) -> TextPart {
    TextPart(
      kind: key, origin: context.path.key(key), style: style, font: context.theme.font(font),
      color: color, viewClass: view.styleClass, classes: classes(key))
  }

  private func classes(_ part: String) -> [String] {
    context.theme.classes(["fdlFUIObjectHeaderChartView_\(part)"])
  }

  // MARK: Values

  private mutating func number() -> (HeaderChartArrangement.Value?, text: String?) {
    if view.kpiProgressView != nil {
      findings.append(.warning(context.path.key("kpiProgressView"), .kpiReplacesRing))
    }
    let value = KPIValueBuilder(
      heading, context: context, classes: classes, viewClass: view.styleClass, keepsHeight: false
    ).value(heading.attributesProvider ?? context.accessoryKPIAttributes)
    findings += value.findings
    let text = KPIAccessibilityText(
      value: value.items, caption: nil, progress: nil, isEnabled: true, in: context.phrases)
    return (
      value.element.map(HeaderChartArrangement.Value.kpi),
      AccessibilityText.spoken(nil, heading.kpiAttributedText, in: context)
        ?? text.accessibilityText(orTitle: .noValue).text
    )
  }

  private mutating func ring() -> (HeaderChartArrangement.Value?, text: String?) {
    guard var ring = view.kpiProgressView else { return (nil, nil) }
    ring.chartSize = .small
    let lowered = ring.lowered(in: inner("kpiProgressView").withoutTintedValues)
    findings += lowered.findings
    let box = BoxElement(
      content: lowered.element, padding: Insets(HeaderChartMetrics.ringPadding))
    return (.ring(.box(box)), lowered.accessibilityText.whole?.text)
  }

  private func inner(_ key: String) -> LoweringContext {
    context.inside(
      at: DescriptionPath(.key(key)), on: context.background, classes: context.outerClasses)
  }

  // MARK: The chart

  private mutating func plot() -> (
    HeaderChartArrangement.Plot?, accessibilityText: AccessibilityText?
  ) {
    guard let chart = view.chartView else { return (nil, nil) }
    let inner = inner("chartView")
    let color = headingTrend.trendSemanticColor?.shown(on: inner.background)
    let fitted = HeaderChartFit(chart, color: color, at: inner.path)
    let lowered = fitted.chart.lowered(in: inner)
    findings += fitted.findings + lowered.findings
    if let chart = lowered.element.chart { return (.chart(chart), lowered.accessibilityText.whole) }
    guard case .block(let block) = lowered.element else {
      return (nil, lowered.accessibilityText.whole)
    }
    return (.block(block), lowered.accessibilityText.whole)
  }

  // MARK: Accessibility text

  private func accessibilityText(number: String?, chart: AccessibilityText?) -> AccessibilityText {
    let title =
      AccessibilityText.spoken(heading.title, heading.titleAttributedText, in: context)
      ?? context.phrases(.chart)
    let head = [
      title, headingTrend.spokenSubtitle(in: context), headingTrend.spokenTrend(in: context),
      number,
    ].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
    return AccessibilityText(
      title: title, text: [head, chart?.text].compactMap(\.self).joined(separator: ". "))
  }
}
