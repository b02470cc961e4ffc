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

  /// Sizes and colors: stated for today's look, chosen for the classic one after UIKit's control
  /// (Docs/sources/headers.md#dots).
  ///
  /// `topSpace` is what lies between the content and the strip of the dots, in points.
  func element(
    in theme: Theme, on ground: Appearance, topSpace: Double
  ) -> PageControlElement {
    let isClassic = theme.generation == .classic
    let own = isClassic ? Self.classic(theme, on: ground) : Self.horizon(theme, on: ground)
    let sheet = theme.style(["PageControl"])
    return PageControlElement(
      dotDiameter: isClassic ? 7 : 8, pitch: isClassic ? 16 : 28, height: 18,
      topSpace: topSpace, bottomSpace: 8,
      currentColor: currentPageIndicatorTintColor.map { theme.color($0) }
        ?? sheet.color([.currentColor]) ?? own.current,
      color: pageIndicatorTintColor.map { theme.color($0) } ?? sheet.color([.color]) ?? own.other)
  }

  private static func classic(
    _ theme: Theme, on ground: Appearance
  ) -> (current: RGBA, other: RGBA) {
    switch ground {
    case .light: (theme.color("primary1", on: .light), theme.color("primary4", on: .light))
    case .dark: (RGBA(0xFFFFFF), RGBA(0xFFFFFF).fadedTo(0.3))
    }
  }

  private static func horizon(
    _ theme: Theme, on ground: Appearance
  ) -> (current: RGBA, other: RGBA) {
    // What lends it on light cannot be told from the first (Docs/sources/headers.md#dots).
    let isLent = theme.palette.entries["quaternaryLabel"] == nil && ground == .light
    return (
      theme.color("primaryLabel", on: ground),
      theme.color(isLent ? "primary4" : "quaternaryLabel", on: ground)
    )
  }
}
