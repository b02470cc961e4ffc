import FioriRender

@testable import TestSupport

/// A KPI view by chance, the same for the same seed.
struct RandomKPIView {
  let view: KPIView

  init(seed: Int) {
    var chance = Chance(seed: seed)
    self.init(&chance)
  }

  init(_ chance: inout Chance) {
    let items = (0..<chance.below(6)).map { _ in chance.item() }
    let words = (0..<chance.below(14)).map { _ in chance.word() }
    view = KPIView(
      items: items, caption: Text(words.joined(separator: " ")), alignment: chance.any())
  }
}
