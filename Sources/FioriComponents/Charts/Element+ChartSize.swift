import FioriBasics
import FioriElements

extension Element {
  /// Returns a chart, or the block in place of one, in a size.
  func sized(_ size: Size) -> Element {
    switch self {
    case .chart(var chart):
      chart.size = size
      return .chart(chart)
    case .block(var block):
      block.size = size
      return .block(block)
    default: return self
    }
  }
}
