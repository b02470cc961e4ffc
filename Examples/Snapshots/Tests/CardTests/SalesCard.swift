import FioriRender

/// The card that the tests hold: what would be a part of an application.
func salesCard(status: String = "5 min ago") -> ChartCard {
  var card = ChartCard(
    title: "Total Sales", status: Text(status),
    kpiItems: [.unit("$"), .metric("6,590.57")], seriesTitles: ["This week", "Last week"],
    chartView: ChartView(
      .line, categories: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
      series: [
        ChartSeries(values: [820, 960, 790, 1_150, 1_340, 1_500, 930]),
        ChartSeries(values: [510, 640, 520, 700, 890, 980, 610]),
      ]))
  card.trend = "4.2%"
  return card
}
