package import FioriBasics
package import FioriLayout

/// Pages of equal height; one of them is shown above a dot for each page.
package struct PagesElement: Sendable {
  /// A part of an automatically filled page.
  package struct Item: Sendable {
    package let element: Element
    /// The least width, in points, that a part whose text wraps takes of a page.
    package let wrappedWidth: Double
    /// Whether the part shares a first baseline with others of its kind on the page; otherwise it is
    /// centered.
    package let sharesBaseline: Bool

    package init(element: Element, wrappedWidth: Double, sharesBaseline: Bool = false) {
      self.element = element
      self.wrappedWidth = wrappedWidth
      self.sharesBaseline = sharesBaseline
    }
  }

  /// A page with fixed content.
  package struct Page: Sendable {
    package let element: Element
    /// Whether the page is centered both ways, rather than aligned to the top leading corner.
    package let isCentered: Bool
    /// Returns the page in the height in points that the highest page has anyway, for one that lacks something in its
    /// own; `nil` for one that keeps its height.
    package let filling: (@Sendable (Double) -> Element)?

    package init(
      element: Element, isCentered: Bool, filling: (@Sendable (Double) -> Element)? = nil
    ) {
      self.element = element
      self.isCentered = isCentered
      self.filling = filling
    }
  }

  /// The content of the pages.
  package enum Content: Sendable {
    /// Parts side by side, `spacing` points apart, on as many pages as they need, with at most
    /// `maximumPerPage` parts on each page however much space there is.
    case filled(with: [Item], spacing: Double, maximumPerPage: Int)
    case fixed([Page])
  }

  package let content: Content
  /// The width of a page in points, including its padding.
  package let width: Double
  package let padding: Insets
  /// The number of the page that is shown, starting at 1.
  package let page: Int
  package let control: PageControlElement
  /// The view's path in the description.
  package let origin: DescriptionPath
  /// The path of the page number in the description.
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
