import FioriRender

@testable import TestSupport

/// A card by chance and a screen that it is drawn for, the same for the same seed.
struct RandomCard {
  let view: any Card
  let environment: Environment

  init(seed: Int) {
    var chance = Chance(seed: seed + 104_729)
    view = Self.card(seed: seed, &chance)
    var environment = Environment()
    environment.width = Double(200 + chance.below(601))
    environment.generation = chance.any()
    environment.contentSizeCategory = chance.any()
    environment.layoutDirection = chance.any()
    environment.appearance = chance.any()
    self.environment = environment
  }

  private static func card(seed: Int, _ chance: inout Chance) -> any Card {
    let title = Text("T" + chance.words(7))
    let status = text(&chance)
    let items = (0..<chance.below(5)).map { _ in chance.item() }
    switch chance.below(4) {
    case 0: return KPICard(title: title, status: status, kpiItems: items)
    case 1:
      return KPIProgressCard(
        title: title, status: status, kpiItems: items, progress: Double(chance.below(101)) / 100)
    default:
      return chart(
        ChartCard(title: title, status: status, kpiItems: items), seed: seed, &chance)
    }
  }

  private static func chart(
    _ card: ChartCard, seed: Int, _ chance: inout Chance
  ) -> ChartCard {
    var card = card
    card.subtitle = text(&chance)
    card.trend = text(&chance)
    card.trendImage = chance.below(3) == 0 ? .builtin(chance.any()) : nil
    card.seriesTitles = (0..<chance.below(7)).map { _ in chance.words(3) }
    card.chartView = chance.below(5) == 0 ? nil : RandomChart(seed: seed).view
    card.isHighlighted = chance.below(6) == 0
    return card
  }

  private static func text(_ chance: inout Chance) -> Text? {
    chance.below(3) == 0 ? nil : Text(chance.word() + " " + chance.words(5))
  }
}
