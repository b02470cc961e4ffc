package import FioriBasics

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
