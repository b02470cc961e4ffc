import FioriBasics
import FioriCharts
import FioriKPI
import FioriLayout
import FioriLowering
import FioriModel

extension CardBuilder {
  /// Returns a chart's element and its accessibility text.
  mutating func lowered(_ chart: ChartView) -> (
    element: ChartElement?, accessibilityText: AccessibilityText?
  ) {
    let view = chart.lowered(
      in: context.inside(
        at: DescriptionPath(.key("chartView")), on: context.background,
        classes: context.outerClasses))
    findings += view.findings
    guard var element = view.element.chart else { return (nil, view.accessibilityText.whole) }
    // The card's own legend has the titles of rules.
    if chart.legend == .hidden { element.legend = [] }
    return (element, view.accessibilityText.whole)
  }

  /// Returns a chart in the space that is left. The text of one without data is in the middle below the
  /// title, unless a number or a legend is above it.
  func section(of chart: ChartElement, isBelowOthers: Bool) -> CardStack.Section {
    var section =
      chart.noData == nil || isBelowOthers
      ? section(.chart(chart), after: CardMetrics.bodySpacing, least: CardMetrics.leastChartHeight)
      : centered(.chart(chart), least: CardMetrics.leastChartHeight)
    if section.place == .inOrder { section.place = .rest }
    section.origin = context.path.key("chartView")
    return section
  }

  /// Returns a small ring (stated: Docs/sources/cards.md#parts) with its value in the text color,
  /// since no part of a card is tappable by itself (Docs/sources/kpi.md#ring-value).
  mutating func ring(progress: Double?, rules: [ColorRule]) -> RingElement {
    var view = KPIProgressView(items: heading.kpiItems, progress: progress, chartSize: .small)
    view.rules = rules
    view.attributesProvider = heading.attributesProvider
    let resolved = ResolvedKPIItems(
      heading.kpiItems, hasIcons: false, key: "kpiItems", in: context)
    let (share, shareFindings) = view.checkedProgress(resolved, in: context)
    // A ring without a value is valid in a card, since all parts of a card are optional.
    findings += (heading.kpiItems.isEmpty ? [] : resolved.findings) + shareFindings
    spokenItems = resolved.items
    spokenProgress = view.spokenProgress(resolved, drawn: share)
    spokenRule = view.rule(for: resolved)?.title
    let inner = context.inside(at: DescriptionPath(), on: context.background).withoutTintedValues
    var ring = KPIRingBuilder(
      view: view, items: resolved, progress: share, context: inner,
      sheets: valueBuilder.sheets
    ).ring(kind: "kpi")
    if let text = valueBuilder.text(ring.value.strut) {
      ring.value = RowElement(
        items: text.items, strut: ring.value.strut, maximumWidth: ring.value.maximumWidth,
        minimumScale: ring.value.minimumScale, keepsHeight: false)
    }
    return ring
  }
}
