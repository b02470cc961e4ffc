/// Pages of one height, of which one is shown with the dots that stand for all.
struct PagesElement: Hashable, Sendable {
  /// A part of a page that is filled.
  struct Item: Hashable, Sendable {
    let element: Element
    /// At least this wide is a part whose text wraps, in points.
    let wrappedWidth: Double
  }

  /// A page that is given as it is.
  struct Page: Hashable, Sendable {
    let element: Element
    /// Whether it stands in the middle, both ways, rather than where reading starts.
    let isCentred: Bool
  }

  /// What the pages are made of.
  enum Content: Hashable, Sendable {
    /// Parts side by side, `spacing` points apart, on as many pages as they need; at most so many
    /// stand on a page, however much room there is.
    case filled(with: [Item], spacing: Double, maximumPerPage: Int)
    case given([Page])
  }

  let content: Content
  /// Points of a page, its padding included.
  let width: Double
  let padding: Insets
  /// From 1.
  let page: Int
  let control: PageControlElement
  /// Where a description gives the view.
  let origin: DescriptionPath
  /// Where it gives the page.
  let pageOrigin: DescriptionPath
}
