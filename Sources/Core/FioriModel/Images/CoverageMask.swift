/// The coverage of each pixel by a shape.
package struct CoverageMask: Hashable, Sendable {
  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The coverage from 0 (none) to 255 (full); rows from top to bottom without padding.
  package var values: [UInt8]

  package init(width: Int, height: Int, values: [UInt8]) {
    self.width = width
    self.height = height
    self.values = values
  }

  /// Returns the mask minus the coverage of another mask of the same size.
  package func subtracting(_ other: CoverageMask) -> CoverageMask {
    let rest = zip(values, other.values).map { value, cover in
      UInt8((Int(value) * (255 - Int(cover)) + 127) / 255)
    }
    return CoverageMask(width: width, height: height, values: rest)
  }

  /// Returns the mask with its columns and rows stretched.
  package func stretched(columns: PixelStretch, rows: PixelStretch) -> CoverageMask {
    var stretched: [UInt8] = []
    stretched.reserveCapacity(columns.length * rows.length)
    for row in rows.before { append(row, columns, to: &stretched) }
    if rows.count > 0 {
      let start = stretched.count
      append(rows.repeated, columns, to: &stretched)
      let middle = stretched[start...]
      for _ in 1..<rows.count { stretched += middle }
    }
    for row in rows.after { append(row, columns, to: &stretched) }
    return CoverageMask(width: columns.length, height: rows.length, values: stretched)
  }

  private func append(_ row: Int, _ columns: PixelStretch, to pixels: inout [UInt8]) {
    let source = values[row * width..<(row + 1) * width]
    func part(_ range: Range<Int>) -> ArraySlice<UInt8> {
      source[source.startIndex + range.lowerBound..<source.startIndex + range.upperBound]
    }
    pixels += part(columns.before)
    if columns.count > 0 {
      pixels += repeatElement(source[source.startIndex + columns.repeated], count: columns.count)
    }
    pixels += part(columns.after)
  }
}

/// A stretch along one side of a mask, which repeats one of its pixels.
package struct PixelStretch: Hashable, Sendable {
  /// The pixels copied before and after the repeated one.
  let before: Range<Int>
  let after: Range<Int>
  let repeated: Int
  /// The number of repetitions; zero if no pixel is repeated.
  let count: Int

  package init(before: Range<Int>, after: Range<Int>, repeated: Int, count: Int) {
    self.before = before
    self.after = after
    self.repeated = repeated
    self.count = count
  }

  /// The length of the result.
  var length: Int { before.count + count + after.count }
}
