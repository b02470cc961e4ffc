/// A value of a plot that changed.
public struct LayoutValueChange: Hashable, Sendable {
  /// Counted from 0.
  public let series: Int
  /// Counted from 0.
  public let category: Int
  /// `nil` of a value that appeared.
  public let expected: Double?
  /// `nil` of a value that disappeared.
  public let actual: Double?
}
