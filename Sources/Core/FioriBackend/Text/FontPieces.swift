import CCairo

/// The parts of a text that have one font each, in the order of the text, as Pango found them.
struct FontPieces {
  struct Piece {
    let bytes: Range<Int>
    var analysis: PangoAnalysis
  }

  private(set) var pieces: [Piece] = []

  /// Takes over the items of a text, which must outlive this value.
  init(_ items: UnsafeMutablePointer<GList>?) {
    var entry = items
    while let current = entry {
      let item = current.pointee.data.assumingMemoryBound(to: PangoItem.self).pointee
      let start = Int(item.offset)
      pieces.append(Piece(bytes: start..<start + Int(item.length), analysis: item.analysis))
      entry = current.pointee.next
    }
  }

  /// Makes a piece of its own of some bytes, with another font.
  mutating func setFont(_ font: UnsafeMutablePointer<PangoFont>, of bytes: Range<Int>) {
    pieces = pieces.flatMap { piece -> [Piece] in
      guard piece.bytes.overlaps(bytes) else { return [piece] }
      let before = piece.bytes.lowerBound..<max(piece.bytes.lowerBound, bytes.lowerBound)
      let after = min(piece.bytes.upperBound, bytes.upperBound)..<piece.bytes.upperBound
      var parts = [Piece(bytes: before, analysis: piece.analysis)]
      if piece.bytes.contains(bytes.lowerBound) {
        var own = Piece(bytes: bytes, analysis: piece.analysis)
        own.analysis.font = font
        parts.append(own)
      }
      parts.append(Piece(bytes: after, analysis: piece.analysis))
      return parts.filter { !$0.bytes.isEmpty }
    }
  }
}
