/// A filter of PNG, which stores a row as its differences from a prediction.
enum PNGFilter: UInt8, CaseIterable {
  case none
  case sub
  case up
  case average
  case paeth

  /// Returns the predicted byte from those to its left, above it, and above the left one.
  func prediction(left: UInt8, above: UInt8, corner: UInt8) -> UInt8 {
    switch self {
    case .none: 0
    case .sub: left
    case .up: above
    case .average: UInt8((UInt16(left) + UInt16(above)) / 2)
    case .paeth: Self.nearest(Int(left), Int(above), Int(corner))
    }
  }

  /// Returns the neighbor nearest to `left + above - corner`, the first of equally near ones.
  private static func nearest(_ left: Int, _ above: Int, _ corner: Int) -> UInt8 {
    let distances = (abs(above - corner), abs(left - corner), abs(left + above - 2 * corner))
    if distances.0 <= distances.1, distances.0 <= distances.2 { return UInt8(left) }
    return UInt8(distances.1 <= distances.2 ? above : corner)
  }
}

/// A row of a PNG, to be stored with a filter.
struct FilteredRow {
  private let rows: UnsafeRawBufferPointer
  private let start: Int
  private let byteCount: Int
  private let bytesPerPixel: Int

  /// Creates the row that starts at a position with its filter byte, which is "none" in all rows.
  init(_ rows: UnsafeRawBufferPointer, at start: Int, byteCount: Int, bytesPerPixel: Int) {
    // No neighbor is before the first row, or left of a row's first pixel.
    precondition(
      start >= 0 && start % byteCount == 0 && byteCount <= rows.count - start && bytesPerPixel > 0)
    (self.rows, self.start) = (rows, start)
    (self.byteCount, self.bytesPerPixel) = (byteCount, bytesPerPixel)
  }

  /// Appends the row with a filter; neighbors outside the picture count as zero.
  func append(to output: inout [UInt8], by filter: PNGFilter) {
    output.append(filter.rawValue)
    for index in 1..<byteCount {
      let offset = start &+ index
      let (hasLeft, hasAbove) = (index > bytesPerPixel, start > 0)
      let prediction = filter.prediction(
        left: hasLeft ? rows[offset &- bytesPerPixel] : 0,
        above: hasAbove ? rows[offset &- byteCount] : 0,
        corner: hasLeft && hasAbove ? rows[offset &- byteCount &- bytesPerPixel] : 0)
      output.append(rows[offset] &- prediction)
    }
  }
}
