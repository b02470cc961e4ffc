import FioriBasics

/// The distribution of parts over pages.
package struct Paging: Hashable, Sendable {
  /// The parts of each page, by index.
  package let pages: [Range<Int>]
  /// The page shown, from 1.
  package let current: Int

  /// The parts shown.
  package var shown: Range<Int> { pages[at: current - 1] ?? 0..<0 }

  package init(pages: [Range<Int>], current: Int) {
    self.pages = pages
    self.current = current
  }
}
