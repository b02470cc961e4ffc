/// How many of a total.
public struct FractionValue: Hashable, Sendable {
  /// The value so far.
  public var value: Double
  /// The total, more than 0.
  public var total: Double

  /// `value` of `total`.
  public init(value: Double, total: Double) {
    self.value = value
    self.total = total
  }

  /// The share that is done, in whole hundredths (stated: Docs/sources/kpi.md#formatted-values).
  package var progress: Double { (value / total * 100).rounded() / 100 }
}
