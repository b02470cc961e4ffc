/// Removes points of a chart line that share their pixels with others.
package enum PolylineReduction {
  /// The number of points kept per column: the first, the lowest, the highest and the last. Columns
  /// with no more points keep all of them, so that only denser lines change.
  static let threshold = 4

  /// The columns per device pixel. Chosen: with one, the sides of peaks are up to a pixel off, and
  /// a line of 20,000 points differs by up to 176 of 255 levels; with two it differs by up to 77,
  /// in a three-thousandth of the pixels.
  static let density = 2.0

  /// Returns the points, in order, with at most four in each half of a device pixel's column.
  ///
  /// The `x` values must run in one direction. The points of a column are then adjacent, and the
  /// line covers the same rows of it.
  package static func reduced(_ points: [Point], on grid: PixelGrid) -> [Point] {
    columns(of: points, width: 1 / (grid.scale * density)).flatMap { column in
      kept(of: column, ends: [column.startIndex, column.endIndex - 1])
    }
  }

  /// Returns the points whose marks, with a radius in points, are visible: the highest and the
  /// lowest in each device pixel's column, since the line between them covers the others, and all
  /// whose marks extend beyond the line's ends.
  package static func seenMarks(
    of points: [Point], radius: Double, on grid: PixelGrid
  ) -> [Point] {
    guard let first = points.first, let last = points.last else { return [] }
    return columns(of: points, width: 1 / grid.scale).flatMap { column in
      let x = column[column.startIndex].x
      let isAtEnd = min(abs(x - first.x), abs(x - last.x)) <= radius
      return isAtEnd ? Array(column) : kept(of: column, ends: [])
    }
  }

  /// Splits the points into columns.
  private static func columns(of points: [Point], width: Double) -> [ArraySlice<Point>] {
    // A `Double`, since the column may not fit into an integer.
    func column(of point: Point) -> Double { (point.x / width).rounded(.down) }
    var columns: [ArraySlice<Point>] = []
    var start = points.startIndex
    while start < points.endIndex {
      let first = column(of: points[start])
      let end = points[start...].firstIndex { column(of: $0) != first } ?? points.endIndex
      columns.append(points[start..<max(end, start + 1)])
      start = max(end, start + 1)
    }
    return columns
  }

  private static func kept(of column: ArraySlice<Point>, ends: [Int]) -> [Point] {
    guard column.count > threshold else { return Array(column) }
    func isHigher(_ one: Int, _ other: Int) -> Bool { column[one].y < column[other].y }
    let extremes = [column.indices.min(by: isHigher), column.indices.max(by: isHigher)]
    return Set(ends + extremes.compactMap(\.self)).sorted().map { column[$0] }
  }
}
