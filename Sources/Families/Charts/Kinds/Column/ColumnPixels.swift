import FioriBasics
import FioriLayout
import FioriModel

/// Columns on device pixels.
///
/// All columns have the same width, rounded down, and so have the hairlines between the columns of a cluster. The first cluster starts at the plot's start, the
/// last one ends at its end, and the gaps share the rest, so they differ by a pixel at most, unless clusters are placed by dates
/// (Docs/sources/charts.md#pixels).
struct ColumnPixels {
  private let source: ColumnSet
  private let grid: PixelGrid
  /// The start along the category axis, in whole pixels.
  private let start: Double
  private let length: Double
  /// The width of a column.
  private let slot: Double
  /// The width of the hairlines between the columns of a cluster, in whole pixels.
  private let gap: Double
  /// The origin along the value axis, in points.
  private let origin: Point

  init(_ set: ColumnSet, at origin: Point, on grid: PixelGrid) {
    source = set
    self.grid = grid
    self.origin = origin
    let begin = set.isHorizontal ? origin.y : origin.x
    start = (begin * grid.scale).rounded()
    length = ((begin + set.length) * grid.scale).rounded() - start
    let count = Double(max(set.slotCount, 1))
    let natural = set.clusterLength / count * grid.scale
    gap = set.separatesSlots ? Self.gap(between: natural, on: grid) : 0
    let width = natural - gap * (count - 1) / count
    // Columns narrower than a pixel would round to nothing; unrounded, they appear gray.
    let rounded = width < 1 ? width : (width + 0.001).rounded(.down)
    let least = Self.hairline(on: grid)
    let hasSpace = rounded < least && Self.leavesSpace(least * count, set, in: length)
    slot = hasSpace ? least : rounded
  }

  /// Returns whether clusters of a width by dates cover at most half of a length, both in pixels, and none covers the
  /// next.
  private static func leavesSpace(_ width: Double, _ set: ColumnSet, in length: Double) -> Bool {
    guard let positions = set.clusterPositions,
      2 * width * Double(positions.count) <= length
    else { return false }
    return zip(positions, positions.dropFirst()).allSatisfy {
      ($1 - $0) * (length - width) + 0.001 >= width
    }
  }

  /// Returns the hairline between columns of a width in pixels: none if too little of them would
  /// be left.
  private static func gap(between width: Double, on grid: PixelGrid) -> Double {
    let hairline = hairline(on: grid)
    return width >= 4 * hairline ? hairline : width >= 3 ? 1 : 0
  }

  /// The width of a hairline in whole pixels, 1 point rounded.
  private static func hairline(on grid: PixelGrid) -> Double { max(grid.scale.rounded(), 1) }

  var commands: [DisplayCommand] {
    source.columns.compactMap(command) + connectors + source.targets.map(command)
  }

  /// The connectors, and over them the columns that those along their two ends would cover.
  private var connectors: [DisplayCommand] {
    guard !source.connectors.isEmpty else { return [] }
    return source.connectors.map(command)
      + source.columns.filter { abs($0.end - $0.base) < 2 * Self.connectorWidth }
      .compactMap(command)
  }

  /// In points.
  private static let connectorWidth = 1.0

  /// The outlines of all columns.
  var outline: Path { outlines.reduce(into: Path()) { $0.append($1) } }

  /// The outline of each column.
  var outlines: [Path] { source.columns.compactMap(path) }

  private var cluster: Double {
    slot * Double(source.slotCount) + gap * Double(max(source.slotCount - 1, 0))
  }

  /// Returns the start of a cluster, in pixels.
  private func clusterStart(_ index: Int) -> Double {
    let position: Double
    if let positions = source.clusterPositions {
      position = (isReversed ? 1 - positions[index] : positions[index]) * (length - cluster)
    } else {
      guard source.clusterCount > 1 else { return start }
      let pitch = (length - cluster) / Double(source.clusterCount - 1)
      position = Double(isReversed ? source.clusterCount - 1 - index : index) * pitch
    }
    return start + (slot < 1 ? position : position.rounded())
  }

  /// Whether vertical columns go from right to left.
  private var isReversed: Bool { source.isMirrored && !source.isHorizontal }

  private func columnStart(_ column: ColumnSet.Column) -> Double {
    let position = isReversed ? source.slotCount - 1 - column.slot : column.slot
    return clusterStart(column.cluster) + Double(position) * (slot + gap)
  }

  /// Returns a position along the value axis, at a pixel's edge.
  private func along(_ value: Double) -> Double {
    grid.snapped((source.isHorizontal ? origin.x : origin.y) + value)
  }

  private func command(for column: ColumnSet.Column) -> DisplayCommand? {
    path(of: column).map { .fill($0, .color(column.color)) }
  }

  /// Returns the outline of a column inside the plot; `nil` if nothing of it is.
  private func path(of column: ColumnSet.Column) -> Path? {
    let across = columnStart(column) / grid.scale
    let width = slot / grid.scale
    guard !column.isZero else { return zeroPath(of: column, across: across, width: width) }
    let (base, end) = ends(of: column)
    guard base != end else { return nil }
    switch (isBeyond(column.base), isBeyond(column.end)) {
    case (false, false): break
    case (false, true): return brokenPath(across, width, from: base, to: end)
    case (true, false): return brokenPath(across, width, from: end, to: base)
    case (true, true):
      let middle = grid.snapped((base + end) / 2)
      var path = brokenPath(across, width, from: middle, to: base)
      path.append(brokenPath(across, width, from: middle, to: end))
      return path
    }
    let rect =
      source.isHorizontal
      ? Rect(x: min(base, end), y: across, width: abs(end - base), height: width)
      : Rect(x: across, y: min(base, end), width: width, height: abs(end - base))
    return path(rect, column, isForward: end > base)
  }

  /// Returns the ends of a column inside the plot, at the edges of pixels. The hairline between two parts of a stack is
  /// taken from both, so that they keep the order of their lengths, and the stack ends at its sum.
  private func ends(of column: ColumnSet.Column) -> (base: Double, end: Double) {
    func inside(_ value: Double) -> Double { along(min(max(value, 0), source.depth)) }
    let (base, end) = (inside(column.base), inside(column.end))
    guard base != end else {
      return (base, base + leastLength(of: column))
    }
    let largest = (abs(end - base) * grid.scale * Self.largestGapShare + 0.001).rounded(.down)
    let outer = (usualPartGap / 2).rounded(.down)
    func inset(_ gap: Double) -> Double { (end > base ? 1 : -1) * min(gap, largest) / grid.scale }
    let hasPartOn = !column.isOutermost && !isBeyond(column.end)
    return (
      column.beginsOnPart ? base + inset(usualPartGap - outer) : base,
      hasPartOn ? end - inset(outer) : end
    )
  }

  /// The gap between the parts of all stacks, in pixels: where many parts are thin, a narrower one.
  private var usualPartGap: Double {
    let hairline = Self.hairline(on: grid)
    guard source.lowPartLength < .infinity else { return hairline }
    let share = (source.lowPartLength * grid.scale * Self.usualGapShare + 0.001).rounded(.down)
    return min(hairline, max(share, 1))
  }

  /// The share that the gap takes of a low part, and the largest share of each part beside it: more would change the order
  /// of thin parts (Docs/sources/charts.md#hairlines).
  private static let usualGapShare = 0.2
  private static let largestGapShare = 0.25

  /// Returns the length of a column of less than a pixel: a pixel, so that it is seen, or 0 if it has no
  /// length at all.
  private func leastLength(of column: ColumnSet.Column) -> Double {
    guard column.base != column.end else { return 0 }
    return (column.end > column.base ? 1 : -1) / grid.scale
  }

  /// Returns a line in place of the baseline, or without one inside the plot, where other columns begin: without a line,
  /// zero would look like a missing value, and outside, like a negative one; or over the connectors that a zero joins. It is
  /// thinner than the shortest column, if that has more than a pixel.
  private func zeroPath(
    of column: ColumnSet.Column, across: Double, width: Double
  ) -> Path {
    let shortest = (source.shortestLength * grid.scale).rounded()
    let hairline = min(Self.hairline(on: grid), max(shortest - 1, 1)) / grid.scale
    let base = along(column.base)
    guard !source.isHorizontal else {
      let x = source.isMirrored == source.hasBaseline ? base : base - hairline
      return Path(Rect(x: x, y: across, width: hairline, height: width))
    }
    let isAtTop = column.base <= Self.slack * source.depth
    let y =
      !source.connectors.isEmpty
      ? start(ofLine: hairline, at: column.base)
      : isAtTop == source.hasBaseline ? base - hairline : base
    return Path(Rect(x: across, y: y, width: width, height: hairline))
  }

  /// Whether an end of a column lies beyond the plot.
  private func isBeyond(_ end: Double) -> Bool {
    !(-Self.slack...1 + Self.slack).contains(end / max(source.depth, 1e-9))
  }

  /// Returns a column that goes on beyond the plot: two slanted edges near its end.
  private func brokenPath(
    _ across: Double, _ width: Double, from base: Double, to end: Double
  ) -> Path {
    let length = abs(end - base)
    let (tip, gap) = (min(Self.tipLength, length / 3), min(Self.breakWidth, length / 4))
    let slant = min(Self.slant, width / 2, length / 4)
    let low = length - tip - gap - slant
    func point(_ side: Double, _ height: Double) -> Point {
      let along = end > base ? base + height : base - height
      return source.isHorizontal
        ? Point(x: along, y: across + side) : Point(x: across + side, y: along)
    }
    var path = Path(
      through: [point(0, 0), point(0, low), point(width, low + slant), point(width, 0)],
      isClosed: true)
    path.append(
      Path(
        through: [
          point(0, low + gap), point(0, length), point(width, length),
          point(width, low + slant + gap),
        ], isClosed: true))
    return path
  }

  /// Returns a mark as far beyond its cluster on one side as on the other.
  private func command(for target: ColumnSet.Target) -> DisplayCommand {
    let start = clusterStart(target.cluster)
    let most = min(ColumnSet.Target.reach * grid.scale, cluster * Self.reachShare)
    let reach = (most + 0.001).rounded(.down)
    let thickness = max(grid.snapped(target.thickness), 1 / grid.scale)
    let top = grid.snapped(origin.y + target.level - thickness / 2)
    return .fill(
      Path(
        Rect(
          x: (start - reach) / grid.scale, y: top, width: (cluster + 2 * reach) / grid.scale,
          height: thickness)), .color(target.color))
  }

  /// How far a mark goes on beyond a narrow cluster, as a share of it: a third of it is the gap to the next.
  private static let reachShare = 0.1
  /// How far rounding may move a column beyond the plot, as a fraction of it.
  private static let slack = 1e-6
  /// The lengths of a break in points (chosen: Docs/sources/charts.md#breaks).
  private static let tipLength = 4.0
  private static let breakWidth = 2.0
  private static let slant = 3.0

  /// Returns a rectangle with round corners at its free end, where no other column is stacked.
  private func path(_ rect: Rect, _ column: ColumnSet.Column, isForward: Bool) -> Path {
    guard source.cornerRadius > 0, column.isOutermost else { return Path(rect) }
    let side: Rect.Side =
      source.isHorizontal ? (isForward ? .right : .left) : (isForward ? .bottom : .top)
    return Path(rect, cornerRadius: source.cornerRadius, at: side)
  }

  /// Returns the line from the outer edge of a column to an edge of the next, within the plot. With two columns, it is only
  /// between them: across the whole plot, it would look like the line at zero.
  private func command(for connector: ColumnSet.Connector) -> DisplayCommand {
    let (from, to) = (clusterStart(connector.from), clusterStart(connector.to))
    let inner = connector.reachesAcross && source.clusterCount > 2 ? 0 : cluster
    let (left, right) =
      from < to ? (from, to + cluster - inner) : (to + inner, from + cluster)
    let width = max(grid.snapped(Self.connectorWidth), 1 / grid.scale)
    let area = Rect(
      x: left / grid.scale, y: start(ofLine: width, at: connector.level),
      width: (right - left) / grid.scale, height: width)
    return .fill(Path(area), .color(connector.color))
  }

  /// Returns the upper edge of a line of a width at a level, within the plot.
  private func start(ofLine width: Double, at level: Double) -> Double {
    let middle = grid.snapped(along(level) - width / 2)
    let (top, bottom) = (along(0), along(source.depth) - width)
    return min(max(middle, top), max(bottom, top))
  }
}
