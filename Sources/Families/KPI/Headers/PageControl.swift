import FioriLayout
import FioriLowering
public import FioriModel

/// The dots below a view with pages.
///
/// The UIKit counterpart is `UIPageControl`.
public struct PageControl: Hashable, Sendable {
  // key: .color, default: .text("depends on the generation"), examples: ["white"]
  /// The color of the current page's dot; `nil` for the default of the look.
  public var currentPageIndicatorTintColor: Color?

  // key: .color, default: .text("depends on the generation"), examples: ["#FFFFFFA3"]
  /// The color of the other dots; `nil` for the default of the look.
  public var pageIndicatorTintColor: Color?

  // init: …
  /// Creates a page control with colors; `nil` for the defaults of the look.
  public init(currentPageIndicatorTintColor: Color? = nil, pageIndicatorTintColor: Color? = nil) {
    self.currentPageIndicatorTintColor = currentPageIndicatorTintColor
    self.pageIndicatorTintColor = pageIndicatorTintColor
  }

  /// Returns the dots in a look.
  ///
  /// `topSpace` is the space between the content and the strip of dots, in points.
  package func element(
    in theme: Theme, on background: Appearance, topSpace: Double
  ) -> PageControlElement {
    let look = theme.look.pageControl
    let own = look.colors(theme, background)
    let sheet = theme.style(["PageControl"])
    return PageControlElement(
      dotDiameter: look.diameter, pitch: look.pitch, height: 18,
      topSpace: topSpace, bottomSpace: 8,
      currentColor: sheet.color(
        .currentDot, described: [StateColors(normal: currentPageIndicatorTintColor)],
        orElse: own.current),
      color: sheet.color(
        .dot, described: [StateColors(normal: pageIndicatorTintColor)], orElse: own.other))
  }
}
