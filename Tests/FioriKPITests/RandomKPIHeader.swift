import FioriRender

@testable import TestSupport

/// A header by chance and a screen that it is drawn for, the same for the same seed.
struct RandomKPIHeader {
  let view: KPIHeader
  let environment: Environment

  init(seed: Int) {
    var chance = Chance(seed: seed)
    var items = (0..<chance.below(6)).map { Self.item($0, &chance) }
    items.insert(KPIView(items: [.unit("first")]), at: 0)
    view = KPIHeader(
      items: items, isItemOrderForced: chance.below(2) == 0,
      interItemSpacing: chance.below(3) == 0 ? Double(chance.below(90)) : nil,
      bannerMessage: chance.below(4) == 0
        ? BannerMessage(title: Text(chance.words(4)), type: chance.any()) : nil,
      isLoading: false)
    environment = Self.environment(&chance)
  }

  /// A screen on which every KPI has room.
  static func environment(_ chance: inout Chance) -> Environment {
    var environment = Environment()
    environment.generation = chance.any()
    environment.width = [320, 375, 430, 1024][chance.below(4)]
    environment.contentSizeCategory =
      chance.below(3) == 0
      ? [.extraSmall, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge][chance.below(3)]
      : .large
    return environment
  }

  /// A KPI or a ring whose value begins with a letter of its own.
  private static func item(_ place: Int, _ chance: inout Chance) -> any KPIContainer {
    let mark = KPIItem.unit(["α", "β", "γ", "δ", "ε"][place])
    if chance.below(2) == 0 {
      var view = RandomKPIView(&chance).view
      view.items.insert(mark, at: 0)
      return view
    }
    var view = RandomKPIProgressView(&chance).view
    view.isLoading = false
    view.items.insert(mark, at: 0)
    return view
  }
}
