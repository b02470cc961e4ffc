package import FioriBasics
package import FioriElements
package import FioriFrames
package import FioriModel

/// A type of chart as it is laid out: where its axes, its marks and its labels are.
///
/// <doc:AddingAChart> shows what a new type takes.
package protocol Plot {
  /// The direction of the axes.
  static var axes: PlotAxes { get }

  init(chart: ChartElement)

  /// The type's axes and its plot, in a chart of a size.
  func frames(in size: Size, _ labels: inout some LabelLayout) throws -> [Frame.Placed]
}

/// How the axes of a chart lie.
package enum PlotAxes: Sendable {
  /// Values upwards, categories from the side where reading starts.
  case upright
  /// Values along the lower edge, categories downwards.
  case lying
  /// Values both ways.
  case numeric
  /// The type has no axes.
  case none
}

extension ChartType {
  /// What lays the type out.
  package var plot: any Plot.Type {
    switch self {
    case .line: LinePlot.self
    case .area: AreaPlot.self
    case .column: ColumnPlot.self
    case .stackedColumn: StackedColumnPlot.self
    case .bar: BarPlot.self
    case .stackedBar: StackedBarPlot.self
    case .combo: ComboPlot.self
    case .waterfall: WaterfallPlot.self
    case .scatter: ScatterPlot.self
    case .bubble: BubblePlot.self
    case .donut: DonutPlot.self
    case .stock: StockPlot.self
    case .microColumn: MicroColumnPlot.self
    case .microBullet: MicroBulletPlot.self
    case .microHarveyBall: MicroHarveyBallPlot.self
    case .microRadial: MicroRadialPlot.self
    case .microArea: MicroAreaPlot.self
    }
  }
}

/// Makes frames of the texts of a chart.
package protocol LabelLayout {
  /// A text in one line, which ends in an ellipsis where it is wider than `maximumWidth` points.
  mutating func label(_ text: StyledText, maximumWidth: Double) throws -> Frame
}

extension LabelLayout {
  /// A text in one line, however wide.
  mutating func label(_ text: StyledText) throws -> Frame {
    try label(text, maximumWidth: .infinity)
  }
}

/// A type of chart with axes, which ``AxisChartLayout`` lays out around its marks.
protocol AxisPlot: Plot {
  static var traits: AxisTraits { get }

  var chart: ChartElement { get }

  /// Where the labels of the lower edge stand, as shares of it.
  var places: [Double] { get }

  /// How far marks reach beyond the places of their values.
  var overhangs: MarkOverhangs { get }

  /// The values that marks end at, by series and category; `nil`: none.
  var ends: [[Double?]] { get }

  /// What stands for the values.
  func content(in area: PlotArea) -> PlotContent
}

/// How the marks and the labels of a type share its plot.
struct AxisTraits {
  /// Where the values of marks are written.
  enum ValuePlace {
    /// Beyond the end of each mark: of all, or of none.
    case beyond
    /// In the middle of each mark that has room.
    case inside
  }

  let axes: PlotAxes
  /// Whether the first and the last value stand on the plot's sides, so that their labels overhang
  /// it.
  let standsAtSides: Bool
  /// What labels below the plot do that have no room; gridlines stand at those that are left.
  var crowding = LabelRow.Crowding.all
  var valuePlace = ValuePlace.beyond
  /// Whether bars on both sides of zero have a line there even if the baseline is hidden.
  var marksZero = false

  /// Whether values run along the lower edge.
  var isLying: Bool { axes == .lying }
}

extension AxisPlot {
  static var axes: PlotAxes { traits.axes }

  var ends: [[Double?]] { chart.data.values }

  func frames(in size: Size, _ labels: inout some LabelLayout) throws -> [Frame.Placed] {
    try AxisChartLayout(self, in: size, &labels).frames
  }
}
