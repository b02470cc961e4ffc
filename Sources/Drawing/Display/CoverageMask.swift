/// The coverage of each pixel by a shape.
package struct CoverageMask: Hashable, Sendable {
  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The coverage from 0 (none) to 255 (full); rows from top to bottom without padding.
  package let values: [UInt8]

  package init(width: Int, height: Int, values: [UInt8]) {
    precondition(values.count == width * height, "a mask has a value for each of its pixels")
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

  /// Returns the smallest ranges with all covered pixels in some columns and rows, or `nil` if there are none.
  package func covered(
    columns: Range<Int>, rows: Range<Int>
  ) -> (columns: Range<Int>, rows: Range<Int>)? {
    let (columns, rows) = (columns.clamped(to: 0..<width), rows.clamped(to: 0..<height))
    return values.withUnsafeBufferPointer { values in
      // The ranges are inside the mask, and a mask has a value for each of its pixels.
      guard let start = values.baseAddress else { return nil }
      var (left, right) = (columns.upperBound, columns.lowerBound)
      var coveredRows: Range<Int>?
      for row in rows {
        let pixels = start + row * width
        // Most rows of a cut-out shadow have none. Without a count, the compiler uses vectors.
        var all: UInt8 = 0
        for column in columns { all |= pixels[column] }
        guard all != 0 else { continue }
        coveredRows = (coveredRows?.lowerBound ?? row)..<row + 1
        left = (columns.lowerBound..<left).first { pixels[$0] != 0 } ?? left
        right = (right..<columns.upperBound).last { pixels[$0] != 0 }.map { $0 + 1 } ?? right
      }
      return coveredRows.map { (left..<right, $0) }
    }
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
