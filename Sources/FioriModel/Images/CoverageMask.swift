/// How far something covers each pixel.
package struct CoverageMask: Hashable, Sendable {
  /// Pixels in a row.
  package let width: Int
  /// Rows.
  package let height: Int
  /// 0 not at all, 255 wholly; rows from top to bottom without padding.
  package var values: [UInt8]

  package init(width: Int, height: Int, values: [UInt8]) {
    self.width = width
    self.height = height
    self.values = values
  }

  /// The mask without what another one of the same size covers.
  package func subtracting(_ other: CoverageMask) -> CoverageMask {
    let rest = zip(values, other.values).map { value, cover in
      UInt8((Int(value) * (255 - Int(cover)) + 127) / 255)
    }
    return CoverageMask(width: width, height: height, values: rest)
  }

  /// The mask made of columns and rows of this one.
  package func stretched(columns: PixelStretch, rows: PixelStretch) -> CoverageMask {
    var stretched: [UInt8] = []
    stretched.reserveCapacity(columns.length * rows.length)
    for row in rows.before { stretched += self.row(row, columns) }
    if rows.count > 0 {
      let middle = row(rows.repeated, columns)
      for _ in 0..<rows.count { stretched += middle }
    }
    for row in rows.after { stretched += self.row(row, columns) }
    return CoverageMask(width: columns.length, height: rows.length, values: stretched)
  }

  private func row(_ row: Int, _ columns: PixelStretch) -> [UInt8] {
    let pixels = values[row * width..<(row + 1) * width]
    let start = pixels.startIndex
    func part(_ range: Range<Int>) -> ArraySlice<UInt8> {
      pixels[start + range.lowerBound..<start + range.upperBound]
    }
    guard columns.count > 0 else { return Array(part(columns.before) + part(columns.after)) }
    return part(columns.before)
      + [UInt8](repeating: pixels[start + columns.repeated], count: columns.count)
      + part(columns.after)
  }
}

/// Pixels along one side of a mask, one of them repeated.
package struct PixelStretch: Hashable, Sendable {
  /// As they are, before the repeated one and after it.
  let before: Range<Int>
  let after: Range<Int>
  let repeated: Int
  /// How often; zero where it is not among them.
  let count: Int

  package init(before: Range<Int>, after: Range<Int>, repeated: Int, count: Int) {
    self.before = before
    self.after = after
    self.repeated = repeated
    self.count = count
  }

  /// Along the result.
  var length: Int { before.count + count + after.count }
}
