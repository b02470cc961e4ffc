/// A line of an axis: its baseline, or those at its ticks.
public struct AxisLine: Hashable, Sendable {
  /// `nil`: depends on the chart type.
  public var isHidden: Bool?

  /// A line that is shown or hidden.
  public init(isHidden: Bool? = nil) { self.isHidden = isHidden }
}
