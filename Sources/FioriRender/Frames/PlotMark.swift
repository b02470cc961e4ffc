/// What stands for one value in a plot, drawn or not.
struct PlotMark: Hashable, Sendable {
  let series: Int
  let category: Int
  let value: Double
  /// In points from the plot's upper left corner, not clipped.
  let frame: Rect
  /// Of a slice: where it begins and ends, in degrees clockwise from noon.
  var angles: ClosedRange<Double>?
}
