import ArgumentParser
import RenderService

/// Which pages are drawn of views that have several.
struct PageOptions: ParsableArguments {
  @Option(help: "Page to draw, starting at 1, or 'all' for a picture of each page.")
  var page: String?

  /// What was asked for; `nil`: nothing.
  var choice: PageChoice? {
    guard let page else { return nil }
    return page == "all" ? .all : Int(page).map(PageChoice.number)
  }

  func validate() throws {
    guard let page, choice == nil else { return }
    throw ValidationError("--page is '\(page)'; give a page number or 'all'.")
  }
}
