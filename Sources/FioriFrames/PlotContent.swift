package import FioriBasics

/// The content of a plot, in points from its top left corner.
package struct PlotContent: Hashable, Sendable {
  /// The marks by series, then category.
  package var marks: [PlotMark] = []
  /// The shapes in drawing order.
  package var shapes: [PlotShape] = []
  /// The values that lie beyond an end of their axis, in any order.
  package var beyond: [PlotOverflow] = []

  package init(
    marks: [PlotMark] = [], shapes: [PlotShape] = [], beyond: [PlotOverflow] = []
  ) {
    self.marks = marks
    self.shapes = shapes
    self.beyond = beyond
  }
}

/// The end of an axis that a value lies beyond.
package struct PlotOverflow: Hashable, Sendable {
  package let isSecondary: Bool
  /// Whether the value is greater than the axis's maximum, rather than less than its minimum.
  package let isAbove: Bool
  /// Whether a break mark of its own shows the value.
  package let isMarked: Bool

  /// `place` is the position of the value as a fraction of the axis; returns `nil` if it lies on
  /// the axis.
  package init?(place: Double, isSecondary: Bool, isMarked: Bool) {
    guard !(-0.000_001...1.000_001).contains(place) else { return nil }
    self.isSecondary = isSecondary
    self.isMarked = isMarked
    isAbove = place > 1
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
  /// The dates of an axis whose categories are placed by them; `nil` for any other.
  package var dates: Dates?

  /// The dates of an axis in ISO 8601, in their order.
  package struct Dates: Hashable, Sendable {
    /// Those with a tick.
    package let ticks: [String]
    /// The first and the last date of the data.
    package let first: String
    package let last: String

    package init(ticks: [String], first: String, last: String) {
      (self.ticks, self.first, self.last) = (ticks, first, last)
    }
  }

  package init(
    labels: [Frame.Placed] = [], ticks: [Double]? = nil, range: ClosedRange<Double>? = nil
  ) {
    self.labels = labels
    self.ticks = ticks
    self.range = range
  }
}
