import FioriElements
public import FioriModel

/// The dots below a view with pages.
///
/// The UIKit counterpart is `UIPageControl`.
public struct PageControl: Hashable, Sendable {
  /// The dot of the page that is shown; `nil`: the look's own.
  public var currentPageIndicatorTintColor: Color?
  /// The other dots; `nil`: the look's own.
  public var pageIndicatorTintColor: Color?

  /// Dots in the given colors; `nil`: in the look's own.
  public init(currentPageIndicatorTintColor: Color? = nil, pageIndicatorTintColor: Color? = nil) {
    self.currentPageIndicatorTintColor = currentPageIndicatorTintColor
    self.pageIndicatorTintColor = pageIndicatorTintColor
  }

  /// The dots in a look.
  ///
  /// `topSpace` is what lies between the content and the strip of the dots, in points.
  func element(
    in theme: Theme, on ground: Appearance, topSpace: Double
  ) -> PageControlElement {
    let look = theme.look.pageControl
    let own = look.colors(theme, ground)
    let sheet = theme.style(["PageControl"])
    return PageControlElement(
      dotDiameter: look.diameter, pitch: look.pitch, height: 18,
      topSpace: topSpace, bottomSpace: 8,
      currentColor: currentPageIndicatorTintColor.map { theme.color($0) }
        ?? sheet.color([.currentColor]) ?? own.current,
      color: pageIndicatorTintColor.map { theme.color($0) } ?? sheet.color([.color]) ?? own.other)
  }
}
