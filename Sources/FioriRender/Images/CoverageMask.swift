/// How far something covers each pixel.
struct CoverageMask: Hashable, Sendable {
  /// Pixels in a row.
  let width: Int
  /// Rows.
  let height: Int
  /// 0 not at all, 255 wholly; rows from top to bottom without padding.
  var values: [UInt8]

  /// The mask without what another one of the same size covers.
  func subtracting(_ other: CoverageMask) -> CoverageMask {
    let rest = zip(values, other.values).map { value, cover in
      UInt8((Int(value) * (255 - Int(cover)) + 127) / 255)
    }
    return CoverageMask(width: width, height: height, values: rest)
  }

  /// The mask made of the given columns and rows of this one, each as often as it is named.
  func picking(columns: [Int], rows: [Int]) -> CoverageMask {
    var picked: [UInt8] = []
    picked.reserveCapacity(columns.count * rows.count)
    for (index, row) in rows.enumerated() {
      if index > 0, rows[index - 1] == row {
        // The stretched rows are the most, and all the same.
        picked.append(contentsOf: picked[(picked.count - columns.count)...])
      } else {
        let start = row * width
        picked.append(contentsOf: columns.lazy.map { values[start + $0] })
      }
    }
    return CoverageMask(width: columns.count, height: rows.count, values: picked)
  }
}
