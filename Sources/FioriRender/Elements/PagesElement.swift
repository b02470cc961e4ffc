/// Parts side by side, on as many pages as they need, of which one is shown.
struct PagesElement: Hashable, Sendable {
  /// A part of a page.
  struct Item: Hashable, Sendable {
    let element: Element
    /// At least this wide is a part whose text wraps, in points.
    let wrappedWidth: Double
  }

  let items: [Item]
  /// Points between two parts.
  let spacing: Double
  /// At most so many stand on a page, however much room there is.
  let maximumPerPage: Int
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
