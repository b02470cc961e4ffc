package import FioriBasics
package import FioriLayout

extension Element {
  /// Returns a chart, or the block in place of one, in a size.
  package func sized(_ size: Size) -> Element {
    if var chart {
      chart.size = size
      return .chart(chart)
    }
    guard case .block(var block) = self else { return self }
    block.size = size
    return .block(block)
  }
}
