@testable import PictureComparison

/// The plain way to regions: from each changed pixel to its neighbors, and on.
enum Flood {
  /// The regions of the `#` in rows of text, as they are listed.
  static func regions(_ rows: [String]) -> [ChangedRegion] {
    var marks = rows.map { row in row.map { $0 == "#" } }
    var found: [ChangedRegion] = []
    for y in marks.indices {
      for x in marks[y].indices where marks[y][x] {
        found.append(region(of: flood(&marks, x: x, y: y)))
      }
    }
    return found.sorted { $0.precedes($1) }
  }

  private static func flood(_ marks: inout [[Bool]], x: Int, y: Int) -> [(x: Int, y: Int)] {
    var (waiting, reached) = ([(x: x, y: y)], [(x: Int, y: Int)]())
    while let (x, y) = waiting.popLast() {
      guard marks.indices.contains(y), marks[y].indices.contains(x), marks[y][x] else { continue }
      marks[y][x] = false
      reached.append((x, y))
      for row in y - 1...y + 1 { for column in x - 1...x + 1 { waiting.append((column, row)) } }
    }
    return reached
  }

  private static func region(of places: [(x: Int, y: Int)]) -> ChangedRegion {
    let (columns, rows) = (places.map(\.x), places.map(\.y))
    let (left, top) = (columns.min() ?? 0, rows.min() ?? 0)
    return ChangedRegion(
      bounds: PixelRect(
        x: left, y: top, width: (columns.max() ?? 0) - left + 1,
        height: (rows.max() ?? 0) - top + 1),
      count: places.count)
  }
}
