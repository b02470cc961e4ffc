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

  /// The text, in parts for a card of a fixed height, which may leave out its chart.
  var text: LoweredAccessibilityText {
    let (title, head) = head
    let parts =
      [SpokenPart(head, at: context.path)]
      + (body.map { [SpokenPart($0.text, at: context.path.key("chartView"))] } ?? [])
    return context.widget == nil && context.declaredHeight == nil
      ? .whole(SpokenPart.text(title, parts)) : .parts(title: title, parts)
  }

  /// The title, and the text of the head.
  private var head: (title: String, text: String) {
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
    return (title, AccessibilityText.joined(parts, by: ","))
  }
}

extension Phrase {
  fileprivate static let card = Phrase("card")
}
