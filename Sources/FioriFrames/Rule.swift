package import FioriModel

/// A thin line along an axis.
package struct Rule: Hashable, Sendable {
  /// On which side of its place the line lies.
  package enum Side: Hashable, Sendable {
    case centered
    /// Below a horizontal line's place, to the right of a vertical one's.
    case after
    /// Above, or to the left.
    case before
  }

  package let isHorizontal: Bool
  /// Of a horizontal line its `y`, of a vertical one its `x`.
  package let place: Double
  /// Where the line begins and ends along itself.
  package let start: Double
  package let end: Double
  package let color: RGBA
  package var side = Side.centered
  /// Points.
  package var width = 1.0
  package var isDashed = false

  package init(
    isHorizontal: Bool,
    place: Double,
    start: Double,
    end: Double,
    color: RGBA,
    side: Side = Side.centered,
    width: Double = 1.0,
    isDashed: Bool = false
  ) {
    self.isHorizontal = isHorizontal
    self.place = place
    self.start = start
    self.end = end
    self.color = color
    self.side = side
    self.width = width
    self.isDashed = isDashed
  }
}
