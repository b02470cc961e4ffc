package import FioriBasics

/// What a plot shows, in points from its upper left corner.
package struct PlotContent: Hashable, Sendable {
  /// By series, then category.
  package var marks: [PlotMark] = []
  /// In the order in which they are drawn.
  package var shapes: [PlotShape] = []

  package init(marks: [PlotMark] = [], shapes: [PlotShape] = []) {
    self.marks = marks
    self.shapes = shapes
  }
}

/// What stands for one value in a plot, drawn or not.
package struct PlotMark: Hashable, Sendable {
  package let series: Int
  package let category: Int
  package let value: Double
  /// In points from the plot's upper left corner, not clipped.
  package let frame: Rect
  /// Of a slice: where it begins and ends, in degrees clockwise from noon.
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

/// What an axis shows: its labels, and what they stand for.
package struct AxisContent: Hashable, Sendable {
  /// The texts that are drawn: of a numeric axis from the top down, or from left to right.
  package var labels: [Frame.Placed] = []
  /// Of an axis of numbers, from the highest to the lowest; `nil`: one of categories.
  package var ticks: [Double]?
  /// The values at the plot's two ends; `nil`: an axis of categories.
  var range: ClosedRange<Double>?

  package init(
    labels: [Frame.Placed] = [], ticks: [Double]? = nil, range: ClosedRange<Double>? = nil
  ) {
    self.labels = labels
    self.ticks = ticks
    self.range = range
  }
}
