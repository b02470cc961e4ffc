import ArgumentParser
import FioriRender

/// Which pages are drawn of views that have several.
struct PageOptions: ParsableArguments {
  /// A page, or all of them.
  enum Choice: Equatable {
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

  @Option(help: "The page of a view with several, counted from 1; or all, each a picture.")
  var page: String?

  /// What was asked for; `nil`: nothing.
  var choice: Choice? {
    guard let page else { return nil }
    return page == "all" ? .all : Int(page).map(Choice.number)
  }

  func validate() throws {
    guard let page, choice == nil else { return }
    throw ValidationError("--page is '\(page)'; give a page, counted from 1, or all.")
  }
}
