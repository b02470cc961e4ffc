import FioriBasics
import FioriCharts
import FioriModel

/// A chart adapted to the space in a header: without numbers, and with just the first and last
/// name.
///
/// Stated: Docs/sources/headers.md#chart-view.
struct HeaderChartFit {
  private(set) var chart: ChartView
  private(set) var findings: [Finding] = []
  private let path: DescriptionPath

  /// `color` is for a single series without its own, because several would look alike; `nil` for the palette's color.
  init(_ chart: ChartView, color: Color?, at path: DescriptionPath) {
    self.chart = chart
    self.chart.isInHeader = true
    self.path = path
    // For an unsupported type, further findings would not help to fix it.
    guard checkType() else { return }
    limitGridlines()
    limitNames()
    hideNumbers(of: \.numericAxis, "numericAxis")
    if usesSecondaryAxis { hideNumbers(of: \.secondaryNumericAxis, "secondaryNumericAxis") }
    guard chart.series.count == 1 else { return }
    self.chart.series[0].color = chart.series[0].color ?? color
  }

  private mutating func checkType() -> Bool {
    if chart.chartType.kind.fitsHeader { return true }
    let fitting = ChartType.allCases.filter(\.kind.fitsHeader).map(\.rawValue)
    findings.append(
      .error(
        path.key("chartType"),
        .expectedHeaderChart(
          Suggestion.list(fitting, joiner: "or"), found: chart.chartType.rawValue)))
    return false
  }

  private mutating func limitGridlines() {
    let count = chart.numberOfGridlines
    guard count > Self.gridlineLimit else { return }
    chart.numberOfGridlines = Self.gridlineLimit
    findings.append(
      .warning(path.key("numberOfGridlines"), .tooManyGridlines(count, limit: Self.gridlineLimit)))
  }

  private mutating func limitNames() {
    if chart.categoryAxis.labels.style == .allOrNothing {
      findings.append(
        .warning(path.key("categoryAxis").key("labels").key("style"), .namesOfHeaderChart))
    }
    chart.categoryAxis.labels.style = .range
  }

  /// The chart itself reports options for an axis that it does not have.
  private var usesSecondaryAxis: Bool {
    chart.chartType.kind.options.contains(.secondaryAxis)
      && !chart.indexesOfSecondaryValuesAxis.isEmpty
  }

  private mutating func hideNumbers(of axis: WritableKeyPath<ChartView, NumericAxis>, _ key: String)
  {
    if chart[keyPath: axis].labels.isHidden == false {
      findings.append(.warning(path.key(key).key("labels").key("isHidden"), .numbersOfHeaderChart))
    }
    chart[keyPath: axis].labels.isHidden = true
  }

  private static let gridlineLimit = 3
}
