import FioriBasics
import FioriLayout
import FioriLowering
import FioriModel

/// The look of a KPI header: its background, gaps and page control.
struct KPIHeaderStyle {
  let background: Appearance
  let decoration: Decoration
  let pageControl: PageControlElement
  /// The space between two items in points.
  let spacing: Double
  let maximumPerPage: Int
  let padding: Insets

  /// Gaps, padding and counts: stated (Docs/sources/headers.md#spacing).
  init(_ header: KPIHeader, in context: LoweringContext) {
    let theme = context.theme
    let look = theme.look.kpiHeader.header
    background = context.background(of: header.colorScheme ?? look.colorScheme)
    var decoration = look.background(theme, background)
    let sheet = context.style(["fdlFUIKPIHeader_background"], appended: header.styleClass)
    if let fill = header.backgroundColor.map({ Fill.color(theme.color($0)) }) ?? sheet.background {
      decoration.fill = fill
    }
    var control = header.pageControl.element(
      in: theme, on: background, topSpace: Self.pageControlSpacing)
    if header.isLoading {
      decoration.bottomHairline = nil
      (control.currentColor, control.color) = Self.loadingDots(theme, on: background)
    }
    self.decoration = decoration
    pageControl = control
    let isCompact = context.sizeClass == .compact
    spacing = isCompact ? 40 : 48
    maximumPerPage = isCompact ? 3 : 4
    let side = context.screenMargin
    padding = Insets(top: 24, right: side, bottom: 24, left: side)
  }

  /// The space above the page control in points (stated: Docs/sources/headers.md#dots).
  private static let pageControlSpacing = 4.0

  /// The space above a banner in points (stated: Docs/sources/headers.md#banner).
  static let bannerSpacing = 8.0

  /// The colors of dots that do not indicate a page yet (chosen: strong dots would dominate the
  /// picture, Docs/sources/headers.md#dots).
  private static func loadingDots(_ theme: Theme, on background: Appearance) -> (RGBA, RGBA) {
    let color = theme.skeletonColor(on: background)
    return (color, color)
  }
}
