package import FioriBasics

/// Pages of one height, of which one is shown with the dots that stand for all.
package struct PagesElement: Sendable {
  /// A part of a page that is filled.
  package struct Item: Sendable {
    package let element: Element
    /// At least this wide is a part whose text wraps, in points.
    package let wrappedWidth: Double

    package init(element: Element, wrappedWidth: Double) {
      self.element = element
      self.wrappedWidth = wrappedWidth
    }
  }

  /// A page that is given as it is.
  package struct Page: Sendable {
    package let element: Element
    /// Whether it stands in the middle, both ways, rather than where reading starts.
    package let isCentered: Bool

    package init(element: Element, isCentered: Bool) {
      self.element = element
      self.isCentered = isCentered
    }
  }

  /// What the pages are made of.
  package enum Content: Sendable {
    /// Parts side by side, `spacing` points apart, on as many pages as they need; at most so many
    /// stand on a page, however much room there is.
    case filled(with: [Item], spacing: Double, maximumPerPage: Int)
    case given([Page])
  }

  package let content: Content
  /// Points of a page, its padding included.
  package let width: Double
  package let padding: Insets
  /// From 1.
  package let page: Int
  package let control: PageControlElement
  /// Where a description gives the view.
  package let origin: DescriptionPath
  /// Where it gives the page.
  package let pageOrigin: DescriptionPath

  package init(
    content: Content,
    width: Double,
    padding: Insets,
    page: Int,
    control: PageControlElement,
    origin: DescriptionPath,
    pageOrigin: DescriptionPath
  ) {
    self.content = content
    self.width = width
    self.padding = padding
    self.page = page
    self.control = control
    self.origin = origin
    self.pageOrigin = pageOrigin
  }
}
