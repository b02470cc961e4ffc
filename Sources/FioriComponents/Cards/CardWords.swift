import FioriBasics
import FioriModel

/// What a screen reader says of a card: its head, then its body (Docs/sources/cards.md#words).
struct CardWords {
  let card: any Card
  let value: KPIWords
  /// What the chart says; `nil`: there is none.
  let body: Words?

  var words: Words {
    let title = Words.spoken(card.title, card.titleAttributedText) ?? "Card"
    let chart = card as? ChartCard
    let number =
      card.kpiAttributedText.isEmpty
      ? value.words(orTitle: "").text : card.kpiAttributedText.map(\.text).joined()
    let trend = Words.spoken(chart?.trend, chart?.trendAttributedText ?? [])
    let parts = [
      title, number, trend, trend == nil ? subtitle(chart) : nil,
      Words.spoken(card.status, card.statusAttributedText),
    ].compactMap(\.self).filter { !$0.isEmpty }
    let head = Words.joined(parts, by: ",")
    return Words(title: title, text: Words.joined([head, body?.text].compactMap(\.self), by: "."))
  }

  private func subtitle(_ chart: ChartCard?) -> String? {
    Words.spoken(chart?.subtitle, chart?.subtitleAttributedText ?? [])
  }
}
