/// Leaves out points of a chart's line that share their pixels with others.
enum PolylineReduction {
  /// So many points of a column are kept: the first, the lowest, the highest and the last. A column
  /// of no more keeps them all, so that only lines denser than that change.
  static let threshold = 4

  /// Columns in a device pixel. Chosen: with one, the sides of peaks stand up to a pixel off, and a
  /// line of 20,000 points differs by up to 176 of 255 levels; with two by up to 77, in a
  /// three-thousandth of the pixels.
  static let density = 2.0

  /// The points with no more than four in each half of a device pixel's column, in their order.
  ///
  /// Their `x` runs one way, to the right or to the left. Points in one column are next to each
  /// other then, and the line covers the same rows of it.
  static func reduced(_ points: [Point], on grid: PixelGrid) -> [Point] {
    var result: [Point] = []
    var start = points.startIndex
    while start < points.endIndex {
      let column = Self.column(of: points[start], on: grid)
      let end =
        points[start...].firstIndex { Self.column(of: $0, on: grid) != column }
        ?? points.endIndex
      result += kept(of: points[start..<max(end, start + 1)])
      start = max(end, start + 1)
    }
    return result
  }

  /// A number that needs not fit into an integer.
  private static func column(of point: Point, on grid: PixelGrid) -> Double {
    (point.x * grid.scale * density).rounded(.down)
  }

  private static func kept(of column: ArraySlice<Point>) -> [Point] {
    guard column.count > threshold else { return Array(column) }
    func isHigher(_ one: Int, _ other: Int) -> Bool { column[one].y < column[other].y }
    let extremes = [column.indices.min(by: isHigher), column.indices.max(by: isHigher)]
    let ends = [column.startIndex, column.endIndex - 1]
    return Set(ends + extremes.compactMap(\.self)).sorted().map { column[$0] }
  }
}
