package import FioriModel

/// A thin line along an axis.
package struct Rule: Hashable, Sendable {
  /// The side of its place that a line lies on.
  package enum Side: Hashable, Sendable {
    case centered
    /// Below the place of a horizontal line, to the right of a vertical one's.
    case after
    /// Above, or to the left of, the place.
    case before
  }

  package let isHorizontal: Bool
  /// The `y` coordinate of a horizontal line, or the `x` coordinate of a vertical one.
  package let position: Double
  /// The start of the line along its direction.
  package private(set) var start: Double
  package private(set) var end: Double
  package var color: RGBA
  package var side = Side.centered
  /// The width in points.
  package var width = 1.0
  /// The lengths of a dash and of a gap, in points; empty for a solid line.
  package var dash: [Double] = []
  /// Whether value labels interrupt the line.
  package var givesWayToValues = false

  package init(
    isHorizontal: Bool,
    position: Double,
    start: Double,
    end: Double,
    color: RGBA,
    side: Side = Side.centered,
    width: Double = 1.0,
    dash: [Double] = []
  ) {
    self.isHorizontal = isHorizontal
    self.position = position
    self.start = start
    self.end = end
    self.color = color
    self.side = side
    self.width = width
    self.dash = dash
  }

  /// Returns a part of the line.
  func part(from start: Double, to end: Double) -> Rule {
    var rule = self
    (rule.start, rule.end) = (start, end)
    return rule
  }
}
