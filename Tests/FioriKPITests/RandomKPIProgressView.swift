import FioriRender

@testable import TestSupport

/// A ring by chance, the same for the same seed.
struct RandomKPIProgressView {
  let view: KPIProgressView

  init(seed: Int) {
    var chance = Chance(seed: seed)
    self.init(&chance)
  }

  init(_ chance: inout Chance) {
    view = KPIProgressView(
      items: (0..<chance.below(5)).map { _ in chance.item() },
      progress: Double(chance.below(101)) / 100, chartSize: chance.any(),
      caption: Text(chance.words(6)), footnote: Text(chance.words(3)),
      isEnabled: chance.below(4) > 0,
      isLoading: chance.below(8) == 0)
  }
}
