import FioriElements
import FioriModel

extension ChartElement {
  /// The ticks that baselines follow: those of the second axis where the first has no series.
  var primaryTicks: AxisTicks {
    let axis = primary?.hasSeries == true ? primary : secondary ?? primary
    return axis?.ticks ?? .noData
  }

  /// Whether the first and the last value stand on the plot's sides, and their labels overhang it.
  var marksStandAtEnds: Bool { [.line, .area, .stock, .scatter, .bubble].contains(type) }
}
