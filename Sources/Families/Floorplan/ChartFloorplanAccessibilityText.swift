import FioriBasics
import FioriCharts
import FioriKPI
import FioriLowering
import FioriModel

/// The accessibility text of a chart floorplan: its texts, each item of the summary, then the chart.
struct ChartFloorplanAccessibilityText {
  let floorplan: ChartFloorplan
  /// The names of the chart's categories; `nil` without a chart.
  let names: CategoryNames?
  /// The accessibility text of the chart; `nil` without one.
  let chart: AccessibilityText?
  let context: LoweringContext

  private var phrases: Phrases { context.phrases }

  var accessibilityText: AccessibilityText {
    let title = spoken(floorplan.title) ?? phrases(.chart)
    let head = [title, spoken(floorplan.subtitle), spoken(floorplan.status)].compactMap(\.self)
    // In the order of drawing.
    let items =
      floorplan.summaryItems.filter(\.isAggregate)
      + floorplan.summaryItems.filter { !$0.isAggregate }
    let sentences =
      [AccessibilityText.joined(head, by: ",")] + items.map(sentence).filter { !$0.isEmpty }
      + [chart?.text].compactMap(\.self)
    return AccessibilityText(title: title, text: AccessibilityText.joined(sentences, by: "."))
  }

  private func sentence(_ item: ChartSummaryItem) -> String {
    let parts =
      [item.isRange ? range(item) : title(of: item)] + values(of: item)
      + [item.headingTrend.spokenTrend(in: context)]
    return AccessibilityText.joined(parts.compactMap(\.self), by: ",")
  }

  private func range(_ item: ChartSummaryItem) -> String? {
    let ends = [spoken(item.lowerBoundTitle), spoken(item.upperBoundTitle)].compactMap(\.self)
    return ends.isEmpty ? nil : range(ends)
  }

  private func range(_ ends: [String]) -> String {
    ends.count < 2 ? ends[0] : phrases(.interval, ["first": ends[0], "last": ends[1]])
  }

  private func title(of item: ChartSummaryItem) -> String? {
    if let title = item.title { return spoken(title) }
    guard let category = item.category, let names else { return nil }
    return names[category].flatMap { spoken(Text($0)) }
  }

  /// Returns the values, after the names of their series if there are several.
  private func values(of item: ChartSummaryItem) -> [String?] {
    guard !item.isRange else { return [spoken(item.value) ?? phrases(.noValue)] }
    if item.hasNoValues, let text = spoken(item.emptyText) { return [text] }
    return item.values.enumerated().map { index, text in
      let value = spoken(text) ?? phrases(.noValue)
      let name = item.series == .inOrder ? name(of: index) : nil
      return [name, value].compactMap(\.self).joined(separator: " ")
    }
  }

  /// Returns the name of a series; `nil` if there is only one.
  private func name(of index: Int) -> String? {
    guard let series = floorplan.chartView?.series, series.count > 1 else { return nil }
    let titles = floorplan.seriesTitles
    let name = titles[at: index] ?? series[at: index]?.title
    return name.flatMap { $0.isEmpty ? nil : $0 }
  }

  private func spoken(_ text: Text?) -> String? { AccessibilityText.spoken(text, in: context) }
}
