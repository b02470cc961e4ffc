import FioriBasics
import FioriKPI
import FioriLowering
import FioriModel

/// The accessibility text of a card: its head, then its body (Docs/sources/cards.md#words).
struct CardAccessibilityText {
  let card: any Card
  let value: KPIAccessibilityText
  /// The figures that are drawn.
  let facts: [CardFact]
  /// The accessibility text of the chart; `nil` without one.
  let body: AccessibilityText?
  let context: LoweringContext

  private var phrases: Phrases { context.phrases }

  var accessibilityText: AccessibilityText {
    let title =
      AccessibilityText.spoken(card.title, card.titleAttributedText, in: context)
      ?? phrases(.card)
    let chart = card as? ChartCard
    let number =
      AccessibilityText.spoken(nil, card.kpiAttributedText, in: context)
      ?? value.accessibilityText(orTitle: .noValue).text
    let hasRuns = chart?.trendAttributedText.isEmpty == false
    let trend = AccessibilityText.trend(
      AccessibilityText.spoken(chart?.trend, chart?.trendAttributedText ?? [], in: context),
      hasRuns ? nil : chart?.trendImage, in: phrases)
    let figures = facts.map { $0.spoken(in: context) }
    let parts =
      ([title, number, trend, trend == nil ? subtitle(chart) : nil] + figures
      + [AccessibilityText.spoken(chart?.details, in: context)]
      + [AccessibilityText.spoken(card.status, card.statusAttributedText, in: context)])
      .compactMap(\.self).filter { !$0.isEmpty }
    let head = AccessibilityText.joined(parts, by: ",")
    return AccessibilityText(
      title: title, text: AccessibilityText.joined([head, body?.text].compactMap(\.self), by: "."))
  }

  private func subtitle(_ chart: ChartCard?) -> String? {
    AccessibilityText.spoken(chart?.subtitle, chart?.subtitleAttributedText ?? [], in: context)
  }
}

extension Phrase {
  fileprivate static let card = Phrase("card")
}
