package import FioriModel

/// Clusters of columns or bars that divide the length of a plot among them.
///
/// Pixels are distributed across all of them together, so that equal columns are equally wide.
package struct ColumnSet: Hashable, Sendable {
  package struct Column: Hashable, Sendable {
    package let cluster: Int
    /// The column's place in its cluster.
    package let slot: Int
    /// The end on the baseline or at the column before, along the value axis, in points.
    package let base: Double
    /// The other end; a column with an end beyond the plot is drawn with a break there.
    package var end: Double
    package let color: RGBA
    /// Whether the column may have round corners at its end.
    package var isOutermost = true
    /// Whether the column begins at the end of another, with a hairline between the two.
    package var beginsOnPart = false
    /// Whether the column is of zero, and only a line in place of the baseline.
    package var isZero = false

    /// Returns whether the column reaches a line across it and ends under the line's edge, which extends `reach`
    /// points beyond the line's middle. `level` is the position along the value axis, in points.
    func endsUnderEdge(of level: Double, reach: Double) -> Bool {
      isOutermost && abs(end - level) < reach + Self.leastSeen && (end - level) * (end - base) >= 0
    }

    /// Returns whether the column ends before a line across it, which extends `reach` points beyond its middle, so that the
    /// two are seen apart without an edge. `level` is the position along the value axis, in points.
    func endsClearly(before level: Double, reach: Double) -> Bool {
      endsBefore(level) && abs(end - level) >= reach + Self.leastGap
    }

    /// Returns whether the column ends before a line across it.
    func endsBefore(_ level: Double) -> Bool { isOutermost && (level - end) * (end - base) > 0 }

    /// Less of a column beyond an edge cannot be seen, in points.
    private static let leastSeen = 1.0
    /// A gap between a column and a line that can be seen, in points.
    private static let leastGap = 0.5
  }

  /// Returns the columns that a line across them in the background color may be on. A column that just reaches the line
  /// would look shorter than it with such a line over its end (chosen: Docs/sources/charts.md#references).
  func columnsUnderEdge(of level: Double, reach: Double) -> ColumnSet {
    var set = self
    set.columns.removeAll { $0.endsUnderEdge(of: level, reach: reach) }
    return set
  }

  /// Returns the columns that a line in a color cannot be seen on.
  func columns(hiding line: RGBA, over background: RGBA) -> ColumnSet {
    var set = self
    set.columns.removeAll { column in
      let ground = column.color.composited(over: background)
      return Contrast.ratio(of: line.composited(over: ground), on: ground)
        >= ColumnShapes.leastContrast
    }
    return set
  }

  /// A line between the facing edges of two clusters, or along their outer edges.
  package struct Connector: Hashable, Sendable {
    package let from: Int
    package let to: Int
    /// The position along the value axis, in points.
    package let level: Double
    /// Whether the line ends at the far edge of the second cluster rather than at its near edge.
    package let reachesAcross: Bool
    package let color: RGBA
  }

  /// A mark across a cluster and a little beyond it, such as the target of its column.
  package struct Target: Hashable, Sendable {
    package let cluster: Int
    /// The position along the value axis, in points.
    package let level: Double
    package let color: RGBA
    /// The thickness in points.
    package let thickness: Double

    package init(
      cluster: Int, level: Double, color: RGBA, thickness: Double = Self.largestThickness
    ) {
      (self.cluster, self.level, self.color) = (cluster, level, color)
      self.thickness = thickness
    }

    /// Returns the mark with its edge, in another color.
    func withEdge(in color: RGBA) -> Target {
      Target(
        cluster: cluster, level: level, color: color,
        thickness: Self.thicknessWithEdge(of: thickness))
    }

    /// Returns the thickness of a mark with the edge that separates it from its column.
    static func thicknessWithEdge(of thickness: Double) -> Double {
      thickness * (1 + 2 * edgeShare)
    }

    /// Returns the thickness of the marks in a plot of a height: thinner in a low one, where they would hide whether
    /// the columns reach them (chosen: Docs/sources/charts.md#bullet-columns).
    static func thickness(in height: Double) -> Double {
      min(max(height * largestShare, leastThickness), largestThickness)
    }

    /// As thick as the target in SAP's micro chart (stated: Docs/sources/charts.md#micro).
    package static let largestThickness = 3.0
    private static let leastThickness = 1.0
    /// The largest share of a plot's height.
    private static let largestShare = 1.0 / 24
    /// The edge at each side, as a share of the mark (chosen: Docs/sources/charts.md#bullet-columns).
    private static let edgeShare = 1.0 / 3
    /// The greatest distance that a mark goes on beyond its cluster, in points, which the gap beside an axis
    /// has space for.
    static let reach = 2.0
  }

  /// Returns the columns without their ends, which edges of lines that run across the set may not cover: a notch in an
  /// end would look like another value.
  var withoutEnds: ColumnSet {
    var set = self
    for index in columns.indices {
      let length = columns[index].end - columns[index].base
      set.columns[index].end -= (length < 0 ? -1 : 1) * min(abs(length), Self.endLength)
    }
    return set
  }

  /// In points.
  private static let endLength = 2.0

  /// Whether the set has horizontal bars, ordered from top to bottom.
  package let isHorizontal: Bool
  /// Whether the clusters run from right to left.
  package let isMirrored: Bool
  /// The length along the category axis, in points.
  package let length: Double
  /// The length along the value axis, in points.
  package let depth: Double
  package let clusterCount: Int
  /// The places of the clusters, from 0 for one at the start to 1 for one at the end; `nil` if they
  /// are evenly spaced.
  package var clusterPositions: [Double]?
  /// The length of one cluster, in points.
  package let clusterLength: Double
  /// The number of columns side by side in a cluster.
  package let slotCount: Int
  package var columns: [Column]
  /// The length of a column along the category axis, in points: thinner than a dash, the edge of one would cut it in two.
  var slotLength: Double { clusterLength / Double(max(slotCount, 1)) }
  package var connectors: [Connector] = []
  /// The marks across clusters, of vertical columns only.
  package var targets: [Target] = []
  /// The corner radius in points.
  package var cornerRadius = 0.0
  /// The length that three quarters of the parts that begin on others exceed, in points; infinite without such parts.
  var lowPartLength = Double.infinity
  /// The length of the shortest column, in points, which the line of a zero may not exceed; infinite for a line as thick as
  /// the baseline.
  var shortestLength = Double.infinity
  /// Whether the plot has a baseline, which the line of a zero replaces.
  package var hasBaseline = true
  /// Whether there is a hairline between columns side by side, if they are wide enough.
  package var separatesSlots = false
}
