/// Something that reaches beyond a place in a plot, towards one of its edges.
struct Overhang: Hashable, Sendable {
  /// From the edge, as a share of the plot's extent.
  let place: Double
  /// Points beyond the place.
  let length: Double
  /// Whether it may stand on the axis that lies there, as a number's half above its tick may; the
  /// value beside a column may not stand on the columns' names.
  var reachesIntoAxis = true

  /// How far the farthest of them sticks out of a plot of an extent, less what may.
  static func inset(_ overhangs: [Overhang], extent: Double, allowance: Double) -> Double {
    overhangs.reduce(0) { inset, overhang in
      let allowed = overhang.reachesIntoAxis ? allowance : 0
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
