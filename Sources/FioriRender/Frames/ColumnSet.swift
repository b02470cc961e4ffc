/// Columns in clusters that share out the length of a plot, or bars.
///
/// The pixels of a picture are shared out among all of them, so that equal columns are equally wide.
struct ColumnSet: Hashable, Sendable {
  /// One column.
  struct Column: Hashable, Sendable {
    let cluster: Int
    /// Its place in the cluster.
    let slot: Int
    /// Along the axis of values, in points; the end that stands on the baseline first.
    let base: Double
    let end: Double
    let color: RGBA
    /// Whether it may have round corners at its end.
    var isOutermost = true
  }

  /// A line between the facing edges of two clusters, or along their outer edges.
  struct Connector: Hashable, Sendable {
    let from: Int
    let to: Int
    /// Along the axis of values, in points.
    let level: Double
    /// Whether the line ends at the far edge of the second cluster, or at the near one.
    let reachesAcross: Bool
    let color: RGBA
  }

  /// Whether the columns lie, from the top down.
  let isHorizontal: Bool
  /// Whether the first cluster is the last on the way from left to right.
  let isMirrored: Bool
  /// Along the axis of categories, in points.
  let length: Double
  /// Along the axis of values, in points.
  let depth: Double
  let clusterCount: Int
  /// Of one cluster, in points.
  let clusterLength: Double
  /// Columns beside each other in a cluster.
  let slotCount: Int
  var columns: [Column]
  var connectors: [Connector] = []
  /// Points.
  var cornerRadius = 0.0
}
