/// Distances from the four edges of a rectangle, in points.
public struct Insets: Hashable, Sendable {
  /// Points from the upper edge.
  public var top: Double
  /// Points from the right edge.
  public var right: Double
  /// Points from the lower edge.
  public var bottom: Double
  /// Points from the left edge.
  public var left: Double

  /// A distance for each edge, in points.
  public init(top: Double, right: Double, bottom: Double, left: Double) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// The same distance from every edge.
  public init(_ all: Double) {
    self.init(top: all, right: all, bottom: all, left: all)
  }

  /// No distance.
  public static let zero = Insets(0)
}
