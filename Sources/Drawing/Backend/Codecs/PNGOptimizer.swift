import FioriModel

/// Compresses the rows of a PNG as much as possible (Docs/sources/drawing.md#png).
///
/// Two ways to filter rows are tried: none at all, which is best for most cards, and for each row the
/// filter that compresses best after the rows before it. Zopfli takes seconds, so a compressor that
/// takes milliseconds and comes close decides between the two.
struct PNGOptimizer {
  private let bytesPerRow: Int
  private let bytesPerPixel: Int

  /// The rows before a row that its filters are compressed with; with more of them, the same filters
  /// are chosen.
  private static let contextRowCount = 3
  /// The strongest level of libdeflate.
  private static let judgingLevel: Int32 = 12

  /// Creates an optimizer for rows with a filter byte.
  init(bytesPerRow: Int, bytesPerPixel: Int) {
    (self.bytesPerRow, self.bytesPerPixel) = (bytesPerRow, bytesPerPixel)
  }

  /// Calls `body` with the smallest zlib stream found for rows that have no filter yet, which must
  /// not outlive the call.
  ///
  /// - Throws: ``ImageError/outOfMemory``.
  func withCompressed<Result>(
    _ rows: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) -> Result
  ) throws(ImageError) -> Result {
    let filtered = try filtered(rows)
    let result = filtered.withUnsafeBytes { filtered in
      Swift.Result { () throws(ImageError) in
        let judge = try ZlibCompressor(level: Self.judgingLevel)
        let isSmaller = try judge.size(of: filtered) < judge.size(of: rows)
        return try ZopfliStream(isSmaller ? filtered : rows).withBytes(body)
      }
    }
    return try result.get()
  }

  /// Returns the rows, each with the filter that compresses best after those before it.
  private func filtered(_ rows: UnsafeRawBufferPointer) throws(ImageError) -> [UInt8] {
    let compressor = try ZlibCompressor(level: 1)
    var chosen: [UInt8] = []
    chosen.reserveCapacity(rows.count)
    for start in stride(from: 0, to: rows.count, by: bytesPerRow) {
      let row = FilteredRow(rows, at: start, byteCount: bytesPerRow, bytesPerPixel: bytesPerPixel)
      let context = max(0, start - Self.contextRowCount * bytesPerRow)
      var best: (filter: PNGFilter, size: Int) = (.none, .max)
      for filter in PNGFilter.allCases {
        row.append(to: &chosen, by: filter)
        let size = try compressor.size(of: chosen[context...])
        if size < best.size { best = (filter, size) }
        chosen.removeLast(bytesPerRow)
      }
      row.append(to: &chosen, by: best.filter)
    }
    return chosen
  }
}
