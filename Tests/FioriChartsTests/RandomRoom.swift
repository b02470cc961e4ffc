import FioriRender

@testable import TestSupport

/// A view with a chart by chance, in whatever room it has, the same for the same seed.
struct RandomRoom {
  /// What the chart is in.
  enum Place: Int, CaseIterable {
    case card, collection, floorplan, header, alone
  }

  let figure: Figure
  let place: Place

  init(_ place: Place, seed: Int) {
    self.place = place
    var chance = Chance(seed: seed)
    var environment = Environment()
    environment.generation = chance.any()
    environment.locale = ["en-US", "de-DE", "ar", "ja"][chance.below(4)]
    environment.contentSizeCategory = chance.below(3) > 0 ? .large : chance.any()
    environment.layoutDirection = environment.locale == "ar" ? .rightToLeft : .leftToRight
    environment.width = Double([264, 320, 343, 375, 430, 668, 744, 1024][chance.below(8)])
    let view: any Component
    switch place {
    case .card: view = Self.card(&chance)
    case .collection:
      view = CardCollection(cards: (0...chance.below(3)).map { _ in Self.card(&chance) })
    case .floorplan:
      environment.height = chance.below(2) == 0 ? nil : Double(200 + chance.below(300))
      view = Self.floorplan(&chance)
    case .header: view = Self.header(&chance)
    case .alone:
      environment.width = Double(120 + chance.below(300))
      environment.height = Double(60 + chance.below(61))
      view = Self.chart(&chance)
    }
    figure = Figure(view, environment: environment)
  }

  private static let types: [ChartType] = [
    .line, .area, .column, .stackedColumn, .bar, .stackedBar, .combo, .waterfall, .donut,
    .microColumn, .microArea, .scatter,
  ]
  private static let names = [
    "Jan", "Instandhaltungsauftrag", "Vertriebsgebiet Nordrhein-Westfalen", "Q1", "売上高",
    "في جميع الفروع", "Schweiz", "Kühlwasserumwälzpumpe",
  ]

  private static func name(_ chance: inout Chance) -> String { names[chance.below(names.count)] }

  private static func chart(
    _ chance: inout Chance, of types: [ChartType] = types
  ) -> ChartView {
    let type = types[chance.below(types.count)]
    let count = 1 + chance.below(12)
    var chart = ChartView(
      type,
      series: (0...chance.below(3)).map { _ in
        ChartSeries(
          title: name(&chance),
          values: (0..<count).map { _ in
            let value = Double(chance.below(2_000_000) - (chance.below(3) == 0 ? 900_000 : 0))
            return type == .scatter
              ? .point(x: value, y: Double(chance.below(900)), size: nil) : .number(value)
          })
      })
    chart.categories = (0..<count).map { _ in name(&chance) }
    let legends = ChartLegend.allCases
    chart.legend = legends[chance.below(legends.count)]
    let labels = ChartValueLabels.allCases
    chart.valueLabels = labels[chance.below(labels.count)]
    chart.numericAxis.title = chance.below(2) == 0 ? "EUR" : nil
    chart.categoryAxis.title = chance.below(2) == 0 ? name(&chance) : nil
    chart.categoryAxis.labels.style = [nil, .range, .allOrNothing][chance.below(3)]
    if chance.below(4) == 0 {
      chart.numericAxis.references = [AxisReference(value: 500_000, title: "Ziel")]
    }
    return chart
  }

  private static func card(_ chance: inout Chance) -> ChartCard {
    var card = ChartCard(
      title: Text(name(&chance)), status: chance.below(2) == 0 ? nil : Text(name(&chance)),
      subtitle: chance.below(2) == 0 ? nil : Text(name(&chance)),
      kpiItems: chance.below(4) == 0 ? [] : [.metric(chance.number()), .unit("EUR")],
      seriesTitles: (0..<chance.below(5)).map { _ in name(&chance) }, chartView: chart(&chance))
    card.trend = chance.below(2) == 0 ? nil : "4.2%"
    return card
  }

  private static func floorplan(_ chance: inout Chance) -> ChartFloorplan {
    ChartFloorplan(
      title: Text(name(&chance)), subtitle: Text(name(&chance)), status: Text(name(&chance)),
      summaryItems: (0..<chance.below(4)).map { _ in
        ChartSummaryItem(title: Text(name(&chance)), values: ["182k"], category: -1)
      }, chartView: chart(&chance), seriesTitles: [name(&chance), name(&chance)],
      valuesAxisTitle: chance.below(2) == 0 ? nil : "EUR",
      categoryAxisTitle: chance.below(2) == 0 ? nil : "Month")
  }

  private static func header(_ chance: inout Chance) -> ObjectHeader {
    var detail = ObjectHeaderChartView(
      title: Text(name(&chance)), trend: "4.2%",
      kpiItems: [.metric(chance.number()), .unit("€")])
    detail.chartView = chart(&chance, of: [.line, .column])
    var header = ObjectHeader(headlineText: Text(name(&chance)))
    header.descriptionText = Text(name(&chance))
    header.detailContentView = .chart(detail)
    header.page = 2
    return header
  }
}
