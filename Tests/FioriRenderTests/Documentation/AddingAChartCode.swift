import FioriRender

/// The charts that the article on adding one speaks of.
enum AddingAChartCode {
  static let stackedColumn = ChartView(
    .stackedColumn,
    categories: ["Q1", "Q2", "Q3", "Q4"],
    series: [
      ChartSeries(title: "Sun", values: [12, 31, 38, 17]),
      ChartSeries(title: "Wind", values: [42, 28, 22, 39]),
      ChartSeries(title: "Losses", values: [-6, -4, -5, -7]),
    ],
    legend: true)

  static let harveyBall = ChartView(
    .microHarveyBall, categories: ["48 invoices", "31 paid"],
    series: [ChartSeries(values: [48, 31])])
}
