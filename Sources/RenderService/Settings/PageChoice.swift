import FioriRender

/// Which pages are drawn of views that have several: one, or all of them.
package enum PageChoice: Equatable, Sendable {
  /// Counted from 1.
  case number(Int)
  case all

  /// A figure as the pages that are asked for of it, each a figure.
  ///
  /// How many there are is known when it has been laid out. One with errors stays as it is, and
  /// says them when it is drawn.
  func figures(of figure: Figure, _ renderer: Renderer) -> [Figure] {
    switch self {
    case .number(let page):
      var figure = figure
      figure.page = page
      return [figure]
    case .all:
      guard let count = renderer.pageCount(of: figure) else { return [figure] }
      return (1...count).map { figure.showing(page: $0) }
    }
  }
}
