import FioriBasics
import FioriFrames

/// Which children of a part moved or grew by themselves, and which were pushed or stretched.
struct SiblingMoves {
  /// Parts that moved just so, of which the first is told.
  struct Cluster {
    let move: AxisPair<Double>
    /// The topmost, of these the leftmost.
    var first: Int
    var members: [Int]
  }

  /// Those that nothing else accounts for.
  private(set) var clusters: [Cluster] = []
  /// The move that is told of each part.
  private(set) var told: [AxisPair<Double>]
  /// The growth that is told of each part.
  private(set) var resized: [AxisPair<Double>]
  /// Which other part made each one move, where one did.
  private(set) var causes: [Int?]

  private let parts: [PartComparison]
  private let shifts: AxisPair<[PartShift]>

  /// With `isRearranged` some came or went, and where the others went is no matter of their own.
  init(
    _ parts: [PartComparison], _ shifts: AxisPair<[PartShift]>, _ growth: AxisPair<GrowthCause>,
    isRearranged: Bool
  ) {
    (self.parts, self.shifts) = (parts, shifts)
    told = parts.map { _ in AxisPair { _ in 0 } }
    causes = parts.map { _ in nil }
    resized = []
    resized = parts.indices.map { ownGrowth(of: $0) }
    if isRearranged { return }
    for cluster in Self.clusters(parts, moves: parts.indices.map { ownMove(of: $0, growth) }) {
      settle(cluster)
    }
  }

  /// How far a part moved, but for what keeps its distance from an end or the middle of its room.
  private func ownMove(of index: Int, _ growth: AxisPair<GrowthCause>) -> AxisPair<Double> {
    AxisPair { axis in
      let shift = shifts[axis][index]
      let isAnchored =
        growth[axis] == .gap ? shift.isAnchoredBeforeEnd : shift.isAnchored || shift.isSpread
      return isAnchored ? 0 : shift.start
    }
  }

  /// How much a part grew for which nothing in it or around it is the reason.
  private mutating func ownGrowth(of index: Int) -> AxisPair<Double> {
    AxisPair { axis in
      let shift = shifts[axis][index]
      let part = parts[index]
      if shift.growth.isNothing || part.growth[axis] != .own { return 0 }
      if part.growsByItself(along: axis) { return shift.growth }
      if let cause = giver(of: shift, at: index, along: axis) {
        causes[index] = cause
        return 0
      }
      return shift.isStretched ? 0 : shift.growth
    }
  }

  /// The part that takes room from another or leaves it some: one's edge follows the other's.
  private func giver(of shift: PartShift, at index: Int, along axis: LayoutAxis) -> Int? {
    parts.indices.first { other in
      let cause = shifts[axis][other]
      return other != index && !cause.growth.isNothing && parts[other].growsByItself(along: axis)
        && ((!cause.end.isNothing && (cause.end - shift.start).isNothing)
          || (!cause.start.isNothing && (cause.start - shift.end).isNothing))
    }
  }

  private static func clusters(
    _ parts: [PartComparison], moves: [AxisPair<Double>]
  ) -> [Cluster] {
    var clusters: [Cluster] = []
    for (index, move) in moves.enumerated() where !move.isZero {
      if let place = clusters.firstIndex(where: { $0.move.isNear(move) }) {
        clusters[place].members.append(index)
        let (one, other) = (parts[index].old.frame, parts[clusters[place].first].old.frame)
        if (one.minY, one.minX) < (other.minY, other.minX) { clusters[place].first = index }
      } else {
        clusters.append(Cluster(move: move, first: index, members: [index]))
      }
    }
    return clusters
  }

  /// Finds what pushed the parts of a cluster, or tells of them.
  private mutating func settle(_ cluster: Cluster) {
    if let cause = pusher(of: cluster) {
      for index in cluster.members { causes[index] = cause }
    } else {
      clusters.append(cluster)
      told[cluster.first] = cluster.move
    }
  }

  /// The part whose growth accounts for a move.
  private func pusher(of cluster: Cluster) -> Int? {
    let causes = LayoutAxis.allCases.filter { !cluster.move[$0].isNothing }.map { axis in
      parts.indices.first { index in
        let shift = shifts[axis][index]
        let edges = [shift.start, shift.end]
        return !cluster.members.contains(index) && !shift.growth.isNothing && isTold(index)
          && edges.contains { ($0 - cluster.move[axis]).isNothing }
      }
    }
    return causes.contains(nil) ? nil : causes.first ?? nil
  }

  /// Whether anything but its place is told of a part.
  private func isTold(_ index: Int) -> Bool {
    !parts[index].aspects.isEmpty || !parts[index].inner.isEmpty || !resized[index].isZero
  }
}
