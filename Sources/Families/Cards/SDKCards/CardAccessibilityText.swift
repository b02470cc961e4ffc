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
    let heading = card.content.heading
    let title =
      AccessibilityText.spoken(heading.title, heading.titleAttributedText, in: context)
      ?? phrases(.card)
    let chart = card as? ChartCard
    let number =
      AccessibilityText.spoken(nil, heading.kpiAttributedText, in: context)
      ?? value.accessibilityText(orTitle: .noValue).text
    let trend = chart?.headingTrend.spokenTrend(in: context)
    let subtitle = trend == nil ? chart?.headingTrend.spokenSubtitle(in: context) : nil
    let figures = facts.map { $0.spoken(in: context) }
    let parts =
      ([title, number, trend, subtitle] + figures
      + [AccessibilityText.spoken(chart?.details, in: context)]
      + [AccessibilityText.spoken(card.status, card.statusAttributedText, in: context)])
      .compactMap(\.self).filter { !$0.isEmpty }
    let head = AccessibilityText.joined(parts, by: ",")
    return AccessibilityText(
      title: title, text: AccessibilityText.joined([head, body?.text].compactMap(\.self), by: "."))
  }
}

extension Phrase {
  fileprivate static let card = Phrase("card")
}
