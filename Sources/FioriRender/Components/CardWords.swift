/// What a screen reader says of a card: its head, then its body (facts, cards-charts §5.6).
struct CardWords {
  let card: any Card
  let value: KPIWords
  /// What the chart says; `nil`: there is none.
  let body: Words?

  var words: Words {
    let title = Self.text(card.title, card.titleAttributedText) ?? "Card"
    let chart = card as? ChartCard
    let number =
      card.kpiAttributedText.isEmpty
      ? value.words(orTitle: "").text : card.kpiAttributedText.map(\.text).joined()
    let trend = Self.text(chart?.trend, chart?.trendAttributedText ?? [])
    let parts = [
      title, number, trend, trend == nil ? subtitle(chart) : nil,
      Self.text(card.status, card.statusAttributedText),
    ].compactMap(\.self).filter { !$0.isEmpty }
    let head = parts.joined(separator: ", ")
    return Words(title: title, text: [head, body?.text].compactMap(\.self).joined(separator: ". "))
  }

  private func subtitle(_ chart: ChartCard?) -> String? {
    Self.text(chart?.subtitle, chart?.subtitleAttributedText ?? [])
  }

  private static func text(_ text: Text?, _ runs: [TextRun]) -> String? {
    let string = runs.isEmpty ? text?.string ?? "" : runs.map(\.text).joined()
    return string.allSatisfy(\.isWhitespace) ? nil : string
  }
}
