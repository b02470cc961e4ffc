package import FioriModel

/// Columns in clusters that share out the length of a plot, or bars.
///
/// The pixels of a picture are shared out among all of them, so that equal columns are equally wide.
package struct ColumnSet: Hashable, Sendable {
  /// One column.
  package struct Column: Hashable, Sendable {
    package let cluster: Int
    /// Its place in the cluster.
    package let slot: Int
    /// Along the axis of values, in points; the end that stands on the baseline first.
    package let base: Double
    package let end: Double
    package let color: RGBA
    /// Whether it may have round corners at its end.
    package var isOutermost = true

    package init(
      cluster: Int, slot: Int, base: Double, end: Double, color: RGBA, isOutermost: Bool = true
    ) {
      self.cluster = cluster
      self.slot = slot
      self.base = base
      self.end = end
      self.color = color
      self.isOutermost = isOutermost
    }
  }

  /// A line between the facing edges of two clusters, or along their outer edges.
  package struct Connector: Hashable, Sendable {
    package let from: Int
    package let to: Int
    /// Along the axis of values, in points.
    package let level: Double
    /// Whether the line ends at the far edge of the second cluster, or at the near one.
    package let reachesAcross: Bool
    package let color: RGBA

    package init(from: Int, to: Int, level: Double, reachesAcross: Bool, color: RGBA) {
      self.from = from
      self.to = to
      self.level = level
      self.reachesAcross = reachesAcross
      self.color = color
    }
  }

  /// Whether the columns lie, from the top down.
  package let isHorizontal: Bool
  /// Whether the first cluster is the last on the way from left to right.
  package let isMirrored: Bool
  /// Along the axis of categories, in points.
  package let length: Double
  /// Along the axis of values, in points.
  package let depth: Double
  package let clusterCount: Int
  /// Of one cluster, in points.
  package let clusterLength: Double
  /// Columns beside each other in a cluster.
  package let slotCount: Int
  package var columns: [Column]
  package var connectors: [Connector] = []
  /// Points.
  package var cornerRadius = 0.0

  package init(
    isHorizontal: Bool,
    isMirrored: Bool,
    length: Double,
    depth: Double,
    clusterCount: Int,
    clusterLength: Double,
    slotCount: Int,
    columns: [Column],
    connectors: [Connector] = [],
    cornerRadius: Double = 0.0
  ) {
    self.isHorizontal = isHorizontal
    self.isMirrored = isMirrored
    self.length = length
    self.depth = depth
    self.clusterCount = clusterCount
    self.clusterLength = clusterLength
    self.slotCount = slotCount
    self.columns = columns
    self.connectors = connectors
    self.cornerRadius = cornerRadius
  }
}
