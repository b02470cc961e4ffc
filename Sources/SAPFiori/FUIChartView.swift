import FioriBasics
import FioriCharts
import FioriLowering
import FioriModel
public import UIKitCompatibility

/// The type of a chart. The SDK has no counterpart of `ChartType.bullet`.
public enum FUIChartType: Hashable, Sendable, CaseIterable {
  case line
  case column
  case combo
  case bar
  case stackedColumn
  case stackedBar
  case waterfall
  case area
  case scatter
  case bubble
  case stock
  case donut

  /// The type as views have it.
  var chartType: ChartType {
    switch self {
    case .line: .line
    case .column: .column
    case .combo: .combo
    case .bar: .bar
    case .stackedColumn: .stackedColumn
    case .stackedBar: .stackedBar
    case .waterfall: .waterfall
    case .area: .area
    case .scatter: .scatter
    case .bubble: .bubble
    case .stock: .stock
    case .donut: .donut
    }
  }
}

/// The values of a chart.
@preconcurrency @MainActor
public protocol FUIChartViewDataSource: AnyObject {
  /// Returns the number of series.
  func numberOfSeries(in chartView: FUIChartView) -> Int
  /// Returns the number of values of a series.
  func chartView(_ chartView: FUIChartView, numberOfValuesInSeries seriesIndex: Int) -> Int
  /// Returns a value of a series; `nil` for a missing one. The dimensions of a point are its x, its y
  /// and its size; other values have only the first.
  func chartView(
    _ chartView: FUIChartView, valueForSeries seriesIndex: Int, category categoryIndex: Int,
    dimension dimensionIndex: Int
  ) -> Double?
  /// Returns the name of a category; `nil` for none.
  func chartView(
    _ chartView: FUIChartView, titleForCategory categoryIndex: Int, inSeries seriesIndex: Int
  ) -> String?
}

extension FUIChartViewDataSource {
  /// Returns `nil`: the categories have no names.
  public func chartView(
    _ chartView: FUIChartView, titleForCategory categoryIndex: Int, inSeries seriesIndex: Int
  ) -> String? { nil }
}

/// A chart of series over categories, or of points.
open class FUIChartView: UIView {
  /// The chart type.
  open var chartType = FUIChartType.line
  /// The values; kept, unlike the SDK's, so that a local variable of a sample is enough. Without any
  /// the chart says that it has no data.
  open var dataSource: (any FUIChartViewDataSource)?
  /// The style of the series.
  public let series = FUIChartSeriesCollection()
  /// The axis of the categories.
  public let categoryAxis = FUIChartCategoryAxis()
  /// The axis of the values.
  public let numericAxis = FUIChartNumericAxis()
  /// The second axis of the values.
  public let secondaryNumericAxis = FUIChartNumericAxis()
  /// The preferred number of ticks on a numeric axis, 2 to 20.
  open var numberOfGridlines = 3
}

/// The style of a chart's series.
@preconcurrency @MainActor
public final class FUIChartSeriesCollection {
  /// The colors of the series, one after the other, and again from the first; empty for the
  /// palette's.
  public var colors: [UIColor] = []

  init() {}
}

/// The labels of a chart's axis.
@preconcurrency @MainActor
public final class FUIChartAxisLabels {
  /// Whether the labels are hidden.
  public var isHidden: Bool {
    get { explicitlyHidden ?? false }
    set { explicitlyHidden = newValue }
  }
  /// Whether the labels have been hidden or shown; `nil` for the default of the chart.
  private(set) var explicitlyHidden: Bool?

  init() {}
}

/// A line of a chart's axis.
@preconcurrency @MainActor
public final class FUIChartAxisLine {
  /// Whether the line is hidden.
  public var isHidden: Bool {
    get { explicitlyHidden ?? false }
    set { explicitlyHidden = newValue }
  }
  /// Whether the line has been hidden or shown; `nil` for the default of the chart.
  private(set) var explicitlyHidden: Bool?

  init() {}

  /// The line as views have it.
  var line: AxisLine { AxisLine(isHidden: explicitlyHidden) }
}

/// An axis of a chart.
@preconcurrency @MainActor
public class FUIChartAxis {
  /// The labels along the axis.
  public let labels = FUIChartAxisLabels()
  /// The gridlines across the plot.
  public let gridlines = FUIChartAxisLine()
  /// The line along the axis.
  public let baseline = FUIChartAxisLine()
  /// The title of the axis, which is never drawn; `nil` for none.
  public var title: String?

  init() {}
}

/// The axis of a chart's categories.
public final class FUIChartCategoryAxis: FUIChartAxis {
  /// Which labels are drawn.
  public enum LabelLayoutStyle: Hashable, Sendable, CaseIterable {
    /// All labels, or none if they do not fit.
    case allOrNothing
    /// The first and the last label.
    case range
  }

  /// The position of the labels when there are negative values.
  public enum LabelsPosition: Hashable, Sendable, CaseIterable {
    /// At the lower edge.
    case fixedBottom
    /// At the zero line.
    case dynamic
  }

  /// Which labels are drawn; `nil` for the default of the chart.
  public var labelLayoutStyle: LabelLayoutStyle?
  /// The position of the labels when there are negative values.
  public var labelsPosition = LabelsPosition.fixedBottom

  /// The axis as views have it.
  var axis: CategoryAxis {
    var axis = CategoryAxis()
    axis.labels.isHidden = labels.explicitlyHidden
    switch labelLayoutStyle {
    case .allOrNothing:
      (axis.labels.style, axis.labels.fitting) = (.allOrNothing, .allOrNothing)
    case .range: axis.labels.style = .range
    case nil: break
    }
    axis.labelsPosition = labelsPosition == .fixedBottom ? .fixedBottom : .dynamic
    (axis.gridlines, axis.baseline, axis.title) = (gridlines.line, baseline.line, title)
    return axis
  }
}

/// The axis of a chart's values.
// properties of NumericAxis: FUIChartAxis
public final class FUIChartNumericAxis: _FUIChartNumericAxisProperties {
  /// The axis as views have it.
  var axis: NumericAxis {
    var axis = NumericAxis()
    axis.labels.isHidden = labels.explicitlyHidden
    (axis.gridlines, axis.baseline, axis.title) = (gridlines.line, baseline.line, title)
    pass(to: &axis)
    return axis
  }
}

extension FUIChartView: LowerableView {
  func component(in settings: LoweringSettings) throws -> any Component {
    try chart()
  }

  /// Returns the chart as a value; `property` is the prefix of its properties' paths.
  func chart(_ property: String = "") throws(PropertyError) -> ChartView {
    let counts = try valueCounts("\(property)dataSource")
    return ChartView(
      chartType.chartType, categories: categories(counts.max() ?? 0),
      series: counts.enumerated().map { index, count in
        ChartSeries(values: (0..<count).map { value(index, $0) }, color: color(index))
      },
      numberOfGridlines: numberOfGridlines, categoryAxis: categoryAxis.axis,
      numericAxis: numericAxis.axis, secondaryNumericAxis: secondaryNumericAxis.axis,
      styleClass: classes)
  }

  /// Returns the number of values of each series, checked before any value is asked for.
  private func valueCounts(_ property: String) throws(PropertyError) -> [Int] {
    guard let dataSource else { return [] }
    let seriesCount = dataSource.numberOfSeries(in: self)
    guard (0...Limits.seriesCount).contains(seriesCount) else {
      throw PropertyError(
        "\(property).numberOfSeries",
        "expected 0 to \(Limits.seriesCount) series, found \(seriesCount)")
    }
    var counts: [Int] = []
    for index in 0..<seriesCount {
      let count = dataSource.chartView(self, numberOfValuesInSeries: index)
      guard (0...Limits.valueCount).contains(count) else {
        throw PropertyError(
          "\(property).numberOfValuesInSeries",
          "expected 0 to \(Limits.valueCount) values, found \(count) in series \(index)")
      }
      counts.append(count)
    }
    return counts
  }

  /// Returns the names of the categories, which come from the first series; empty if none has one.
  private func categories(_ count: Int) -> [String?] {
    let names = (0..<count).map {
      dataSource?.chartView(self, titleForCategory: $0, inSeries: 0)
    }
    return names.allSatisfy { $0 == nil } ? [] : names
  }

  private func value(_ series: Int, _ category: Int) -> ChartValue? {
    let number = { (dimension: Int) in
      self.dataSource?.chartView(
        self, valueForSeries: series, category: category, dimension: dimension)
    }
    return switch chartType.chartType.kind.values {
    case .points: .point(x: number(0), y: number(1))
    case .bubbles: .point(x: number(0), y: number(1), size: number(2))
    case .numbers, .shares, .prices: number(0).map(ChartValue.number)
    }
  }

  private func color(_ index: Int) -> Color? {
    series.colors.isEmpty ? nil : series.colors[index % series.colors.count].color
  }
}
