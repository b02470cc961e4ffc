import FioriBasics
import FioriFrames
import FioriModel

/// Columns on device pixels.
///
/// All are as wide as the unrounded ones, rounded down; the first cluster stands at the plot's start,
/// the last ends at its end, and the gaps share out the rest, so that they differ by a pixel at most
/// (Docs/sources/charts.md#pixels).
struct ColumnPixels {
  private let source: ColumnSet
  private let grid: PixelGrid
  /// Along the axis of categories, in whole pixels.
  private let start: Double
  private let length: Double
  private let slot: Double
  /// Along the axis of values, in points.
  private let origin: Point

  init(_ set: ColumnSet, at origin: Point, on grid: PixelGrid) {
    source = set
    self.grid = grid
    self.origin = origin
    let begin = set.isHorizontal ? origin.y : origin.x
    start = (begin * grid.scale).rounded()
    length = ((begin + set.length) * grid.scale).rounded() - start
    let natural = set.clusterLength / Double(max(set.slotCount, 1)) * grid.scale
    // Narrower than a pixel they would be nothing; as they are, they are seen as a gray.
    slot = natural < 1 ? natural : (natural + 0.001).rounded(.down)
  }

  var commands: [DisplayCommand] {
    source.columns.compactMap(command) + source.connectors.map(command)
  }

  private var cluster: Double { slot * Double(source.slotCount) }

  /// Where a cluster begins, in pixels.
  private func clusterStart(_ index: Int) -> Double {
    guard source.clusterCount > 1 else { return start }
    let pitch = (length - cluster) / Double(source.clusterCount - 1)
    let place = Double(isReversed ? source.clusterCount - 1 - index : index) * pitch
    return start + (slot < 1 ? place : place.rounded())
  }

  /// Upright columns read from right to left.
  private var isReversed: Bool { source.isMirrored && !source.isHorizontal }

  private func columnStart(_ column: ColumnSet.Column) -> Double {
    let place = isReversed ? source.slotCount - 1 - column.slot : column.slot
    return clusterStart(column.cluster) + Double(place) * slot
  }

  /// A place along the axis of values, on a pixel's edge.
  private func along(_ value: Double) -> Double {
    grid.snapped((source.isHorizontal ? origin.x : origin.y) + value)
  }

  private func command(for column: ColumnSet.Column) -> DisplayCommand? {
    let (base, end) = (along(column.base), along(column.end))
    guard base != end else { return nil }
    let across = columnStart(column) / grid.scale
    let width = slot / grid.scale
    let rect =
      source.isHorizontal
      ? Rect(x: min(base, end), y: across, width: abs(end - base), height: width)
      : Rect(x: across, y: min(base, end), width: width, height: abs(end - base))
    return .fill(path(rect, column, isForward: end > base), .color(column.color))
  }

  /// A rectangle, its corners round at the end that no other column stands on.
  private func path(_ rect: Rect, _ column: ColumnSet.Column, isForward: Bool) -> Path {
    guard source.cornerRadius > 0, column.isOutermost else { return Path(rect) }
    let side: Rect.Side =
      source.isHorizontal ? (isForward ? .right : .left) : (isForward ? .bottom : .top)
    return Path(rect, cornerRadius: source.cornerRadius, at: side)
  }

  /// From the outer edge of one column to an edge of the next, within the plot.
  private func command(for connector: ColumnSet.Connector) -> DisplayCommand {
    let (from, to) = (clusterStart(connector.from), clusterStart(connector.to))
    let inner = connector.reachesAcross ? 0 : cluster
    let (left, right) =
      from < to ? (from, to + cluster - inner) : (to + inner, from + cluster)
    let width = max(grid.snapped(1), 1 / grid.scale)
    let middle = grid.snapped(along(connector.level) - width / 2)
    let (top, bottom) = (along(0), along(source.depth) - width)
    let edge = min(max(middle, top), max(bottom, top))
    let area = Rect(
      x: left / grid.scale, y: edge, width: (right - left) / grid.scale, height: width)
    return .fill(Path(area), .color(connector.color))
  }
}
