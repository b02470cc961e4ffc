import FioriRender

@testable import FioriKPI
@testable import FioriObjectHeader
@testable import TestSupport

/// A header's chart view by chance and a room that it is drawn in, the same for the same seed.
struct RandomHeaderChart {
  let view: ObjectHeaderChartView
  let environment: Environment

  init(seed: Int) {
    var chance = Chance(seed: seed + 15_485_863)
    var view = ObjectHeaderChartView(title: Text("T" + chance.words(7)))
    view.subtitle = Self.text(&chance)
    view.trend = Self.text(&chance)
    view.trendImage = chance.below(2) == 0 ? .builtin(chance.any()) : nil
    view.kpiItems = (0..<chance.below(4)).map { _ in chance.item() }
    if chance.below(3) == 0 { view.kpiProgressView = KPIProgressView(items: [.metric("64")]) }
    if chance.below(5) > 0 || !view.hasContent {
      view.chartView = SampleHeaderChart.chart.with {
        $0.chartType = chance.below(2) == 0 ? .line : .column
      }
    }
    view.isLoading = chance.below(8) == 0
    self.view = view
    var environment = Environment()
    environment.width = Double(150 + chance.below(200))
    environment.generation = chance.any()
    environment.contentSizeCategory = chance.any()
    environment.appearance = chance.any()
    self.environment = environment
  }

  private static func text(_ chance: inout Chance) -> Text? {
    chance.below(3) == 0 ? nil : Text(chance.word() + " " + chance.words(5))
  }
}
