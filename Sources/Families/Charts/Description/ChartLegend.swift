/// The place of the names of a chart's series; not in SAP's engine.
///
/// `true` and `false` can be written for ``bottom`` and ``hidden``.
public enum ChartLegend: String, Hashable, Sendable, CaseIterable, ExpressibleByBooleanLiteral {
  /// No names.
  case hidden
  /// Below the plot.
  case bottom
  /// Above the plot.
  case top
  /// In a column beside the plot, at the side where reading ends.
  case trailing
  /// At the ends of lines, in place of a legend.
  case lineEnds

  /// Creates a legend below the plot, or none.
  public init(booleanLiteral value: Bool) { self = value ? .bottom : .hidden }
}
