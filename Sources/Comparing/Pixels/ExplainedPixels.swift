/// The changed pixels of a picture, counted by its parts.
public struct ExplainedPixels: Hashable, Sendable {
  /// The changed pixels of each part, in the order of the parts.
  public let counts: [Int]
  /// The changed pixels outside all parts.
  public let unexplainedCount: Int
}

extension ComparedPictures {
  /// Counts the changed pixels by parts; a part may have several rectangles.
  ///
  /// A pixel in several rectangles counts for the smallest, or the first of equal ones. This needs
  /// only the memory of a row besides the pictures.
  public func changedPixels(in parts: [[PixelRect]]) -> ExplainedPixels {
    var counter = PartCounter(parts, in: expected.size.intersection(actual.size))
    if difference.changedCount > 0 { counter.count(states) }
    return ExplainedPixels(
      counts: counter.counts, unexplainedCount: difference.changedCount - counter.sum)
  }
}

/// Counts changed pixels by part, row by row.
struct PartCounter {
  private(set) var counts: [Int]
  private let size: PixelSize
  /// The rectangles, largest first, so that smaller ones overwrite them.
  private let pieces: [Piece]
  /// The rows where pieces start or end.
  private let borders: Set<Int>
  /// The part of each pixel in a row, or a negative number for none.
  private var owners: [Int32]

  /// A rectangle of a part.
  private struct Piece {
    let part: Int
    let rows: Range<Int>
    let columns: Range<Int>
  }

  init(_ parts: [[PixelRect]], in size: PixelSize) {
    self.size = size
    counts = parts.map { _ in 0 }
    let pieces = parts.enumerated().flatMap { part, rects in
      rects.map { Piece(part: part, rows: $0.rows(of: size), columns: $0.columns(of: size)) }
    }.filter { !$0.rows.isEmpty && !$0.columns.isEmpty }
    let areas = pieces.map { $0.rows.count * $0.columns.count }
    self.pieces = pieces.indices.sorted { (areas[$0], $0) > (areas[$1], $1) }.map { pieces[$0] }
    borders = Set(pieces.flatMap { [$0.rows.lowerBound, $0.rows.upperBound] })
    owners = [Int32](repeating: -1, count: size.width)
  }

  /// The number of pixels in any part.
  var sum: Int { counts.reduce(0, +) }

  /// Counts the changed pixels among all states.
  mutating func count(_ states: [UInt8]) {
    for row in 0..<size.height {
      if borders.contains(row) { fill(row) }
      let start = row &* size.width
      for column in 0..<size.width where states[start &+ column] == PixelState.changed.rawValue {
        let owner = Int(owners[column])
        if owner >= 0 { counts[owner] += 1 }
      }
    }
  }

  private mutating func fill(_ row: Int) {
    for column in owners.indices { owners[column] = -1 }
    for piece in pieces where piece.rows.contains(row) {
      for column in piece.columns { owners[column] = Int32(truncatingIfNeeded: piece.part) }
    }
  }
}
