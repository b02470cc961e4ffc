/// How parts were spread over pages.
package struct Paging: Hashable, Sendable {
  /// The parts of each page, by their places.
  package let pages: [Range<Int>]
  /// The page that is shown, from 1.
  package let current: Int

  /// The parts that are shown.
  package var shown: Range<Int> { pages.indices.contains(current - 1) ? pages[current - 1] : 0..<0 }
}
