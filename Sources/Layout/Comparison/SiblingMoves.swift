import FioriBasics

/// Separates children that moved or grew by themselves from those that were pushed or stretched.
struct SiblingMoves {
  /// Parts that moved by the same distance; the first is reported.
  struct Cluster {
    let move: AxisPair<Double>
    /// The topmost part, or the leftmost of several.
    var first: Int
    var members: [Int]
  }

  /// The moves that nothing else explains.
  private(set) var clusters: [Cluster] = []
  /// The reported move of each part.
  private(set) var reported: [AxisPair<Double>]
  /// The reported growth of each part.
  private(set) var resized: [AxisPair<Double>]
  /// The part that caused each part's move or growth, if any.
  private(set) var causes: [Int?]

  private let parts: [PartComparison]
  private let shifts: AxisPair<[PartShift]>

  /// With `isRearranged`, some children appeared or disappeared, so the moves of the others are not
  /// reported.
  init(
    _ parts: [PartComparison], _ shifts: AxisPair<[PartShift]>, _ growth: AxisPair<GrowthCause>,
    isRearranged: Bool
  ) {
    (self.parts, self.shifts) = (parts, shifts)
    reported = parts.map { _ in AxisPair { _ in 0 } }
    causes = parts.map { _ in nil }
    resized = []
    resized = parts.indices.map { ownGrowth(of: $0) }
    if isRearranged { return }
    for cluster in Self.clusters(parts, moves: parts.indices.map { ownMove(of: $0, growth) }) {
      settle(cluster)
    }
  }

  /// Returns how far a part moved, or 0 if it kept its distance from an end or the center of its
  /// container.
  private func ownMove(of index: Int, _ growth: AxisPair<GrowthCause>) -> AxisPair<Double> {
    AxisPair { axis in
      let shift = shifts[axis][index]
      let isAnchored =
        growth[axis] == .gap ? shift.isAnchoredBeforeEnd : shift.isAnchored || shift.isSpread
      return isAnchored ? 0 : shift.start
    }
  }

  /// Returns how much a part grew, or 0 if something inside it or around it explains that.
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

  /// Returns the part that took or released the space: its edge moved with the other's.
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
      if let near = clusters.firstIndex(where: { $0.move.isNear(move) }) {
        clusters[near].members.append(index)
        let (one, other) = (parts[index].old.frame, parts[clusters[near].first].old.frame)
        if (one.minY, one.minX) < (other.minY, other.minX) { clusters[near].first = index }
      } else {
        clusters.append(Cluster(move: move, first: index, members: [index]))
      }
    }
    return clusters
  }

  /// Finds the part that pushed the parts of a cluster, or reports their move.
  private mutating func settle(_ cluster: Cluster) {
    if let cause = pusher(of: cluster) {
      for index in cluster.members { causes[index] = cause }
    } else {
      clusters.append(cluster)
      reported[cluster.first] = cluster.move
    }
  }

  /// Returns the part whose growth explains a move.
  private func pusher(of cluster: Cluster) -> Int? {
    let causes = LayoutAxis.allCases.filter { !cluster.move[$0].isNothing }.map { axis in
      parts.indices.first { index in
        let shift = shifts[axis][index]
        let edges = [shift.start, shift.end]
        return !cluster.members.contains(index) && !shift.growth.isNothing && isReported(index)
          && edges.contains { ($0 - cluster.move[axis]).isNothing }
      }
    }
    return causes.contains(nil) ? nil : causes.first ?? nil
  }

  /// Whether anything except a part's position is reported.
  private func isReported(_ index: Int) -> Bool {
    !parts[index].aspects.isEmpty || !parts[index].inner.isEmpty || !resized[index].isZero
  }
}
