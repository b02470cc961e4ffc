package import FioriBasics
package import FioriModel

/// A shadow on the pixel grid: its tile, and how far the edges are stretched.
package struct StretchedShadow: Hashable, Sendable {
  package let tile: ShadowTile
  package let columns: ShadowSpan
  package let rows: ShadowSpan

  /// A part of a shadow, as ranges of its pixels.
  package struct Piece: Hashable, Sendable {
    package let columns: Range<Int>
    package let rows: Range<Int>
  }

  /// Creates the shadow of a rectangle at a number of pixels per point, or returns `nil` if its
  /// position or corner radius is too large for any picture.
  package init?(
    of rect: Rect, cornerRadius: Double, _ shadow: Shadow, scale: Double, isCutOut: Bool
  ) {
    let deviation = shadow.deviation * scale
    let reach = GaussianBlur(deviation: deviation).reach
    let radius = max(0, min(cornerRadius, rect.size.width / 2, rect.size.height / 2)) * scale
    guard
      let columns = ShadowSpan(
        start: rect.minX * scale, length: rect.size.width * scale,
        offset: shadow.offset.x * scale, cornerRadius: radius, reach: reach),
      let rows = ShadowSpan(
        start: rect.minY * scale, length: rect.size.height * scale,
        offset: shadow.offset.y * scale, cornerRadius: radius, reach: reach),
      columns.side.count * rows.side.count <= Limits.canvasPixelCount
    else { return nil }
    self.columns = columns
    self.rows = rows
    tile = ShadowTile(
      horizontal: columns.side, vertical: rows.side, cornerRadius: radius, deviation: deviation,
      isCutOut: isCutOut)
  }

  /// The whole shadow.
  package var whole: Piece { Piece(columns: 0..<columns.count, rows: 0..<rows.count) }

  /// The parts outside the cut-out shape: a frame of four strips, if the shadow has a middle.
  package var frame: [Piece] {
    guard columns.extra > 0, rows.extra > 0 else { return [whole] }
    let (left, right) = (
      0..<columns.repeated.lowerBound, columns.repeated.upperBound..<columns.count
    )
    let (top, bottom) = (0..<rows.repeated.lowerBound, rows.repeated.upperBound..<rows.count)
    return [
      Piece(columns: whole.columns, rows: top), Piece(columns: left, rows: rows.repeated),
      Piece(columns: right, rows: rows.repeated), Piece(columns: whole.columns, rows: bottom),
    ]
  }

  /// Returns the part of the shadow that a tile covers: the smallest rectangle in each corner and
  /// along each edge.
  ///
  /// For a card that fills its picture, these are the corners, where ``frame`` is half of the card.
  package func covered(by tile: CoverageMask) -> [Piece] {
    rows.parts.flatMap { rowPart in
      columns.parts.compactMap { columnPart in
        let covered = tile.covered(columns: columnPart.ofTile, rows: rowPart.ofTile)
        return covered.map {
          Piece(columns: columnPart.shadow($0.columns), rows: rowPart.shadow($0.rows))
        }
      }
    }
  }

  /// Returns a piece with one more pixel of the shadow on each side.
  package func grown(_ piece: Piece) -> Piece {
    func grown(_ range: Range<Int>, in whole: Range<Int>) -> Range<Int> {
      (range.lowerBound - 1..<range.upperBound + 1).clamped(to: whole)
    }
    return Piece(
      columns: grown(piece.columns, in: whole.columns), rows: grown(piece.rows, in: whole.rows))
  }

  /// Returns the part of a piece inside a picture of a size in pixels, or `nil` if there is none.
  package func visible(_ piece: Piece, width: Int, height: Int) -> Piece? {
    let seen = Piece(
      columns: columns.visible(piece.columns, of: width), rows: rows.visible(piece.rows, of: height)
    )
    return seen.columns.isEmpty || seen.rows.isEmpty ? nil : seen
  }

  /// Returns the pixels of a part of a piece that differ: one row of a strip whose rows are all alike.
  package func distinct(of part: Piece, in piece: Piece) -> Piece {
    guard piece.rows == rows.repeated else { return part }
    return Piece(columns: part.columns, rows: rows.repeated.prefix(1))
  }

  /// Returns the pixels of a piece.
  package func mask(of piece: Piece, from tile: CoverageMask) -> CoverageMask {
    tile.stretched(columns: columns.stretch(piece.columns), rows: rows.stretch(piece.rows))
  }
}
