import FioriRender

/// The cards of the SDK's page, and one with a number (Docs/sources/cards.md#parts).
enum SampleCard {
  static let sales: ChartCard = {
    var chart = ChartView(
      .line, [112, 98, 121, 148, 131, 117, 126, 142, 131, 110, 118, 137],
      [86, 95, 91, 112, 133, 128, 146, 171, 160, 165, 172, 182],
      categories: [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
      ])
    chart.numericAxis.labels.isHidden = true
    return ChartCard(
      title: "Total Sales", status: "20 min ago", kpiItems: [.unit("$"), .metric("265,849.98")],
      seriesTitles: ["2016", "2017"], chartView: chart)
  }()

  static let power: ChartCard = {
    var chart = ChartView(.line, [60, 77, 83, 75, 60, 49, 52, 67, 85, 94, 89, 75])
    chart.categoryAxis.labels.isHidden = true
    chart.numericAxis.labels.isHidden = true
    chart.series[0].color = .palette("negativeLabel")
    var card = ChartCard(
      title: "Power", status: "Past 30 Days", kpiItems: [.metric("265"), .unit("hp")],
      chartView: chart)
    card.trendImage = .builtin(.trendUp)
    card.trend = "11.5%"
    return card
  }()

  static let store = ChartCard(
    title: "Total Sales", subtitle: "Store 541", kpiItems: [.unit("$"), .metric("6,590.57")],
    chartView: ChartView(
      .column, [820, 960, 790, 1150, 1340, 1500, 930],
      categories: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]))

  static let orders = KPICard(
    title: "Open Orders", status: "5 min ago",
    kpiItems: [.unit("$"), .metric("1,294"), .unit("k")])

  static let tasks = KPIProgressCard(
    title: "Tasks Completed", status: "20 min ago",
    kpiItems: [.fraction("88"), .fraction("/"), .fraction("98")], progress: 88.0 / 98)

  static let all: [any Card] = [sales, power, store, orders, tasks]
}
