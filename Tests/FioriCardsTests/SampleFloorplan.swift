import FioriRender

@testable import FioriCharts
@testable import FioriFloorplan

/// Chart floorplans for tests.
enum SampleFloorplan {
  static let chart = ChartView(
    .column, categories: ["Jan", "Feb", "Mar", "Apr"],
    series: [ChartSeries(values: [164, 182, 171, 190])])

  /// A floorplan with each part.
  static let revenue = ChartFloorplan(
    title: "Revenue", subtitle: "Target: 200k", status: "20 min ago",
    summaryItems: [
      ChartSummaryItem(values: ["171k"], category: 2),
      ChartSummaryItem(
        title: "Total", values: ["707k"], category: ChartSummaryItem.aggregate, trend: "4.2%",
        trendImage: .builtin(.trendUp)),
    ], chartView: chart, seriesTitles: ["2026"], valuesAxisTitle: "Dollars",
    categoryAxisTitle: "Month")

  static func revenue(_ change: (inout ChartFloorplan) -> Void) -> ChartFloorplan {
    var floorplan = revenue
    change(&floorplan)
    return floorplan
  }

  /// A floorplan with two series.
  static let years = revenue {
    $0.seriesTitles = ["2026", "2025"]
    $0.chartView?.series.append(ChartSeries(values: [150, 161, 158, 172]))
    $0.summaryItems[0].values = ["171k", "158k"]
    $0.summaryItems[1].values = ["707k", "641k"]
  }

  static func years(_ change: (inout ChartFloorplan) -> Void) -> ChartFloorplan {
    var floorplan = years
    change(&floorplan)
    return floorplan
  }
}

extension ChartFloorplan {
  /// The chart as the floorplan shows it.
  var fitted: ChartView? {
    chartView.map { ChartFloorplanFit($0, in: self, at: DescriptionPath()).chart }
  }
}
