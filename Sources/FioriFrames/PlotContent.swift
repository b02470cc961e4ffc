package import FioriBasics

/// The content of a plot, in points from its top left corner.
package struct PlotContent: Hashable, Sendable {
  /// The marks by series, then category.
  package var marks: [PlotMark] = []
  /// The shapes in drawing order.
  package var shapes: [PlotShape] = []

  package init(marks: [PlotMark] = [], shapes: [PlotShape] = []) {
    self.marks = marks
    self.shapes = shapes
  }
}

/// The mark of a single value in a plot, drawn or not.
package struct PlotMark: Hashable, Sendable {
  package let series: Int
  package let category: Int
  package let value: Double
  /// The frame in points from the plot's top left corner, not clipped.
  package let frame: Rect
  /// The start and end of a slice, in degrees clockwise from the top.
  package var angles: ClosedRange<Double>?

  package init(
    series: Int, category: Int, value: Double, frame: Rect, angles: ClosedRange<Double>? = nil
  ) {
    self.series = series
    self.category = category
    self.value = value
    self.frame = frame
    self.angles = angles
  }
}

/// The labels of an axis and the values behind them.
package struct AxisContent: Hashable, Sendable {
  /// The labels as drawn; on a numeric axis from top to bottom, or from left to right.
  package var labels: [Frame.Placed] = []
  /// The ticks of a numeric axis from highest to lowest; `nil` for a category axis.
  package var ticks: [Double]?
  /// The values at the two ends of the plot; `nil` for a category axis.
  var range: ClosedRange<Double>?

  package init(
    labels: [Frame.Placed] = [], ticks: [Double]? = nil, range: ClosedRange<Double>? = nil
  ) {
    self.labels = labels
    self.ticks = ticks
    self.range = range
  }
}
