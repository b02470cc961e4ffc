/// Labels of a numeric axis.
public struct NumericAxisLabels: Hashable, Sendable {
  /// `nil`: shown.
  public var isHidden: Bool?

  /// Numbers that are shown or hidden.
  public init(isHidden: Bool? = nil) { self.isHidden = isHidden }
}
