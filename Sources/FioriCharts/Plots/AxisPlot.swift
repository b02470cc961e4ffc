import FioriBasics
import FioriElements
import FioriFrames

/// A type of chart with axes.
protocol AxisPlot: Plot {
  var chart: ChartElement { get }

  /// Where the labels of the lower edge stand, as shares of it.
  var places: [Double] { get }

  /// What stands for the values.
  func content(in area: PlotArea) -> PlotContent
}

extension AxisPlot {
  func frames(in size: Size, _ labels: inout some LabelLayout) throws -> [Frame.Placed] {
    try AxisChartLayout(self, in: size, &labels).frames
  }
}
