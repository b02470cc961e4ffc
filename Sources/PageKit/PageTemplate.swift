/// A page with places, `{{name}}`, for what is put between its own text.
package struct PageTemplate: Sendable {
  /// A part of a page.
  package enum Piece: Hashable, Sendable {
    case text([UInt8])
    /// A place by its name.
    case place(String)
  }

  /// The parts in the order of the page.
  package let pieces: [Piece]

  /// A page by its text.
  package init(_ page: [UInt8]) {
    pieces = String(decoding: page, as: UTF8.self).split(separator: "{{").flatMap {
      piece -> [Piece] in
      let halves = piece.split(separator: "}}", maxSplits: 1)
      guard halves.count == 2 else { return [.text(Array(piece.utf8))] }
      return [.place(String(halves[0])), .text(Array(halves[1].utf8))]
    }
  }
}
