/// How the clusters of columns share out an axis: gaps are a third of a cluster, and none stands
/// at the ends (stated: Docs/sources/charts.md#columns).
struct ClusterLaw: Hashable, Sendable {
  let count: Int

  /// From the start of one cluster to that of the next, as a share of the axis.
  var increment: Double { 1 / (Double(max(count, 1)) - 0.25) }
  /// Of one cluster.
  var width: Double { increment * 0.75 }

  func start(of cluster: Int) -> Double { Double(cluster) * increment }
  func center(of cluster: Int) -> Double { start(of: cluster) + width / 2 }
}

extension ClusterLaw {
  /// The middle of each cluster.
  var centers: [Double] { (0..<count).map(center) }
}
