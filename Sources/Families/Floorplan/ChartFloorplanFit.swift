import FioriBasics
import FioriCharts
import FioriModel

/// A floorplan's chart with the titles of the floorplan, a legend and the selected categories.
struct ChartFloorplanFit {
  private(set) var chart: ChartView
  private(set) var findings: [Finding] = []
  private let floorplan: ChartFloorplan
  /// The names of the chart's categories in texts; `nil` for those of the description only.
  private let names: CategoryNames?
  private let path: DescriptionPath

  /// `path` is the floorplan's.
  init(
    _ chart: ChartView, _ names: CategoryNames? = nil, in floorplan: ChartFloorplan,
    at path: DescriptionPath
  ) {
    self.chart = chart
    self.names = names
    self.floorplan = floorplan
    self.path = path
    nameSeries()
    nameAxis("valuesAxisTitle", floorplan.valuesAxisTitle, "numericAxis", \.numericAxis.title)
    nameAxis(
      "categoryAxisTitle", floorplan.categoryAxisTitle, "categoryAxis", \.categoryAxis.title)
    if self.chart.series.contains(where: { $0.title?.isEmpty == false }) {
      if self.chart.legend == .hidden { self.chart.legend = .bottom }
    }
    selectSummary()
  }

  private var chartPath: DescriptionPath { path.key("chartView") }

  private mutating func nameSeries() {
    let titles = floorplan.seriesTitles
    for (index, title) in titles.prefix(chart.series.count).enumerated() {
      noteReplaced(
        chart.series[index].title, by: title, "seriesTitles",
        at: chartPath.key("series").index(index).key("title"))
      chart.series[index].title = title
    }
    guard titles.count > chart.series.count, !chart.series.isEmpty else { return }
    findings.append(
      .warning(
        path.key("seriesTitles").index(chart.series.count),
        .wrongCountOfTitles(titles.count, series: chart.series.count)))
  }

  private mutating func nameAxis(
    _ key: String, _ title: String?, _ axis: String, _ target: WritableKeyPath<ChartView, String?>
  ) {
    guard let title, !title.isEmpty else { return }
    guard chart.chartType.plot.axes != .none else {
      findings.append(.warning(path.key(key), .titleOfNoAxis(of: chart.chartType.rawValue)))
      return
    }
    noteReplaced(chart[keyPath: target], by: title, key, at: chartPath.key(axis).key("title"))
    chart[keyPath: target] = title
  }

  private mutating func noteReplaced(
    _ own: String?, by title: String, _ key: String, at path: DescriptionPath
  ) {
    guard let own, !own.isEmpty, own != title else { return }
    findings.append(
      .warning(path, .titleReplaced(by: key)))
  }

  /// A summary is of the selected categories (stated: Docs/sources/floorplan.md#summary), so a
  /// category with an item is one, and so are those of a range from one to another, unless the description selects others.
  /// An item may say that there is no value.
  private mutating func selectSummary() {
    guard chart.selections.isEmpty, chart.chartType.kind.options.contains(.selections),
      [.vertical, .horizontal].contains(chart.chartType.plot.axes)
    else { return }
    let points = Set(floorplan.summaryItems.compactMap(\.category))
    let ranges = floorplan.summaryItems.compactMap(range)
    if floorplan.summaryItems.contains(where: \.isRange) {
      chart.selectedRanges = SelectedRanges(ranges, points: points)
    }
    let categories = points.union(ranges.joined())
    for index in chart.series.indices {
      let selected = categories.filter { chart.hasValue($0, of: index) }.sorted()
      if !selected.isEmpty { chart.selections[index] = selected }
    }
  }

  /// Returns the categories of a range whose ends have the names of two of them; `nil` for any other item.
  private func range(of item: ChartSummaryItem) -> ClosedRange<Int>? {
    guard let first = category(named: item.lowerBoundTitle),
      let last = category(named: item.upperBoundTitle), first <= last
    else { return nil }
    return first...last
  }

  private func category(named title: Text?) -> Int? {
    guard let title = title?.string else { return nil }
    return chart.categories.indices.first { chart.categories[$0] == title || names?[$0] == title }
  }
}
