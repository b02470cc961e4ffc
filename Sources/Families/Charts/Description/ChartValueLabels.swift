/// The values of a chart that are written next to their marks, or on them; not in SAP's engine.
///
/// `true` and `false` can be written for ``all`` and ``hidden``.
public enum ChartValueLabels: String, Hashable, Sendable, CaseIterable, ExpressibleByBooleanLiteral
{
  /// None.
  case hidden
  /// The labels of a whole series, or none of it if one does not fit, so that no value looks
  /// chosen.
  case all
  /// Each value that fits.
  case fit
  /// The last value of each line.
  case last
  /// The first and the last value of each line.
  case ends
  /// The greatest and the least value of each line.
  case extremes

  /// Creates the labels of all values, or none.
  public init(booleanLiteral value: Bool) { self = value ? .all : .hidden }
}
