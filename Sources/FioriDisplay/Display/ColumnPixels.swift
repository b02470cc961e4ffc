import FioriBasics
import FioriFrames
import FioriModel

/// Columns on device pixels.
///
/// All columns have the same width, rounded down. The first cluster starts at the plot's start, the
/// last one ends at its end, and the gaps share the rest, so they differ by a pixel at most
/// (Docs/sources/charts.md#pixels).
struct ColumnPixels {
  private let source: ColumnSet
  private let grid: PixelGrid
  /// The start along the category axis, in whole pixels.
  private let start: Double
  private let length: Double
  private let slot: Double
  /// The origin along the value axis, in points.
  private let origin: Point

  init(_ set: ColumnSet, at origin: Point, on grid: PixelGrid) {
    source = set
    self.grid = grid
    self.origin = origin
    let begin = set.isHorizontal ? origin.y : origin.x
    start = (begin * grid.scale).rounded()
    length = ((begin + set.length) * grid.scale).rounded() - start
    let natural = set.clusterLength / Double(max(set.slotCount, 1)) * grid.scale
    // Columns narrower than a pixel would round to nothing; unrounded, they appear gray.
    slot = natural < 1 ? natural : (natural + 0.001).rounded(.down)
  }

  var commands: [DisplayCommand] {
    source.columns.compactMap(command) + source.connectors.map(command)
  }

  private var cluster: Double { slot * Double(source.slotCount) }

  /// Returns the start of a cluster, in pixels.
  private func clusterStart(_ index: Int) -> Double {
    guard source.clusterCount > 1 else { return start }
    let pitch = (length - cluster) / Double(source.clusterCount - 1)
    let place = Double(isReversed ? source.clusterCount - 1 - index : index) * pitch
    return start + (slot < 1 ? place : place.rounded())
  }

  /// Whether vertical columns go from right to left.
  private var isReversed: Bool { source.isMirrored && !source.isHorizontal }

  private func columnStart(_ column: ColumnSet.Column) -> Double {
    let place = isReversed ? source.slotCount - 1 - column.slot : column.slot
    return clusterStart(column.cluster) + Double(place) * slot
  }

  /// Returns a position along the value axis, at a pixel's edge.
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

  /// Returns a rectangle with round corners at its free end, where no other column is stacked.
  private func path(_ rect: Rect, _ column: ColumnSet.Column, isForward: Bool) -> Path {
    guard source.cornerRadius > 0, column.isOutermost else { return Path(rect) }
    let side: Rect.Side =
      source.isHorizontal ? (isForward ? .right : .left) : (isForward ? .bottom : .top)
    return Path(rect, cornerRadius: source.cornerRadius, at: side)
  }

  /// Returns the line from the outer edge of a column to an edge of the next, within the plot.
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
