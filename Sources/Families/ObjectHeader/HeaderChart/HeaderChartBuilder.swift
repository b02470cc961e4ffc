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
    findings +=
      view.trendStyle.map {
        $0.style(
          view.trend, &self.view.trendImage, &self.view.trendSemanticColor, in: context)
      } ?? []
    if Optional(view.title).isBlank(replacedBy: view.titleAttributedText) {
      findings.append(.warning(context.path.key("title"), .chartViewWithoutTitle))
    }
    if !view.hasContent {
      findings.append(.warning(context.path, .emptyChartView))
    }
  }

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
    return context.textElement(view.title, in: part, attributed: view.titleAttributedText)
  }

  /// Stated, for `trend` too: Docs/sources/headers.md#chart-view.
  private var subtitle: TextElement? {
    var part = part("subtitle", .footnote, .footnote, quietColor)
    part.lineLimit = lineLimit
    return context.textElement(
      view.subtitle, in: part, attributed: view.subtitleAttributedText)
  }

  /// The height is free, so that large texts may be as long as they are.
  private var lineLimit: Int {
    context.theme.contentSizeCategory.isAccessibilityCategory ? .max : context.theme.titleLineLimit
  }

  private var trend: LabelElement? {
    var part = part("trend", .subheadline, .subheadline, quietColor)
    if context.theme.contentSizeCategory.isAccessibilityCategory { part.lineLimit = .max }
    part.described = context.inks(view.trendSemanticColor)
    return TrendBuilder(
      text: view.trend, attributedText: view.trendAttributedText, image: view.trendImage,
      part: part,
      imageClasses: classes("trendImage"), imageSide: HeaderChartMetrics.trendImageSide,
      context: context
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
      items: view.kpiItems, attributedText: view.kpiAttributedText, context: context,
      classes: classes, viewClass: view.styleClass, keepsHeight: false
    ).value(view.attributesProvider ?? context.accessoryKPIAttributes)
    findings += value.findings
    let text = KPIAccessibilityText(
      value: value.items, caption: nil, progress: nil, isEnabled: true, in: context.phrases)
    return (
      value.element.map(HeaderChartArrangement.Value.kpi),
      AccessibilityText.spoken(nil, view.kpiAttributedText, in: context)
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
    let fitted = HeaderChartFit(chart, color: view.trendSemanticColor, at: inner.path)
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
      AccessibilityText.spoken(view.title, view.titleAttributedText, in: context)
      ?? context.phrases(.chart)
    let trend = AccessibilityText.trend(
      AccessibilityText.spoken(view.trend, view.trendAttributedText, in: context),
      view.trendAttributedText.isEmpty ? view.trendImage : nil, in: context.phrases)
    let head = [
      title, AccessibilityText.spoken(view.subtitle, view.subtitleAttributedText, in: context),
      trend, number,
    ].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
    return AccessibilityText(
      title: title, text: [head, chart?.text].compactMap(\.self).joined(separator: ". "))
  }
}
