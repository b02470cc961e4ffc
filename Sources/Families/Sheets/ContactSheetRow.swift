import FioriBasics

/// Some of a sheet's tiles, side by side.
struct ContactSheetRow: Hashable, Sendable {
  /// The indexes of the tiles.
  let range: Range<Int>
  /// The width in points, including the gaps between the tiles.
  let width: Double
  /// The height of the tallest tile, in points.
  let height: Double

  /// Breaks tiles into rows with an overall aspect ratio of about `ratio`: each row is as long as
  /// fits the width of an area of that shape.
  static func rows(of sizes: [Size], gap: Double, ratio: Double) -> [ContactSheetRow] {
    let area = sizes.reduce(0) { $0 + ($1.width + gap) * ($1.height + gap) }
    return self.rows(of: sizes, gap: gap, width: (area * ratio).squareRoot() - gap)
  }

  /// Breaks tiles into rows, each as long as fits a width; a wider tile is a row of its own.
  static func rows(of sizes: [Size], gap: Double, width limit: Double) -> [ContactSheetRow] {
    var rows: [ContactSheetRow] = []
    for (index, size) in sizes.enumerated() {
      if let last = rows.last, last.width + gap + size.width <= limit {
        rows[rows.count - 1] = ContactSheetRow(
          range: last.range.lowerBound..<index + 1, width: last.width + gap + size.width,
          height: max(last.height, size.height))
      } else {
        rows.append(
          ContactSheetRow(range: index..<index + 1, width: size.width, height: size.height))
      }
    }
    return rows
  }
}
