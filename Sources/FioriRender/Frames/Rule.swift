/// A thin line along an axis.
struct Rule: Hashable, Sendable {
  /// On which side of its place the line lies.
  enum Side: Hashable, Sendable {
    case centred
    /// Below a horizontal line's place, to the right of a vertical one's.
    case after
    /// Above, or to the left.
    case before
  }

  let isHorizontal: Bool
  /// Of a horizontal line its `y`, of a vertical one its `x`.
  let place: Double
  /// Where the line begins and ends along itself.
  let start: Double
  let end: Double
  let color: RGBA
  var side = Side.centred
  /// Points.
  var width = 1.0
  var isDashed = false
}
