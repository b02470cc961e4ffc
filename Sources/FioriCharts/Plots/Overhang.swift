/// Something that reaches beyond a place in a plot, towards one of its edges.
struct Overhang: Hashable, Sendable {
  /// From the edge, as a share of the plot's extent.
  let place: Double
  /// Points beyond the place.
  let length: Double
  /// How many points of the axis that lies there it may stand on: as many as there are, as half a
  /// number at a tick does; of a point the gap beside the labels; of a value beside a column none.
  var intoAxis = Double.infinity

  /// How far the farthest of them sticks out of a plot of an extent, less what may.
  static func inset(_ overhangs: [Overhang], extent: Double, allowance: Double) -> Double {
    overhangs.reduce(0) { inset, overhang in
      let allowed = min(overhang.intoAxis, allowance)
      return max(inset, overhang.length - overhang.place * extent - allowed)
    }
  }

  /// The insets at two opposite edges of a room, which make the plot smaller and so each other.
  static func insets(
    first: [Overhang], _ firstAllowance: Double, last: [Overhang], _ lastAllowance: Double,
    room: Double
  ) -> (first: Double, last: Double) {
    var insets = (first: 0.0, last: 0.0)
    for _ in 0..<Self.rounds {
      let extent = max(room - insets.first - insets.last, 0)
      insets = (
        inset(first, extent: extent, allowance: firstAllowance),
        inset(last, extent: extent, allowance: lastAllowance)
      )
    }
    return insets
  }

  /// Each round brings the insets nearer by the share that the place lies inwards; after six nothing
  /// is left that could be seen.
  private static let rounds = 6
}
