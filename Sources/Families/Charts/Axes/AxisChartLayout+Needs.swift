extension AxisChartLayout {
  /// What a first attempt shows that the layout needs.
  struct Needs {
    /// Whether there is space for leaders to the texts beside the plot.
    var hasLeaders = false
    /// The axes with the names that fit; `nil` for those of the chart.
    var sides: AxisSides?
    /// The numbers of texts beside the plot that have no space in its height, and take none beside it.
    var textsLeftOut: Set<Int> = []
    /// Whether all value labels are inside their columns, and need no space beyond them.
    var hasValuesInside = false
  }
}
