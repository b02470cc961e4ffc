import FioriBasics
import FioriKPI
import FioriLooks
import FioriLowering
import FioriModel

/// The colors of an object header for the background of its color scheme.
struct ObjectHeaderStyle {
  let background: Appearance
  let decoration: Decoration
  /// The color of template images without a color of their own; `nil` for that of their text.
  let tint: RGBA?
  private let context: LoweringContext
  private var theme: Theme { context.theme }
  private let look: Look.ObjectHeaderLook

  init(_ header: ObjectHeader, in context: LoweringContext) {
    self.context = context
    let theme = context.theme
    let sheet = theme.style(theme.names(of: header.styleClass) + ObjectHeaderClasses.header)
    look = theme.look.objectHeader
    background = context.background(
      of: header.backgroundColorScheme ?? sheet.colorScheme ?? look.header.colorScheme)
    var decoration = look.header.background(theme, background)
    if let fill = sheet.background { decoration.fill = fill }
    // A header without content needs no edge.
    if header.isLoading { decoration.bottomHairline = nil }
    self.decoration = decoration
    tint = sheet.color([.tintColor])
  }

  /// The color of headline, subheadline and description (stated: Docs/sources/headers.md#texts).
  var primary: RGBA { theme.color("primaryLabel", on: background) }
  /// The color of body, footnote, status and substatus (stated: Docs/sources/headers.md#texts).
  var secondary: RGBA { theme.color("secondaryLabel", on: background) }
  /// The color of label items (Docs/sources/headers.md#texts).
  var tertiary: RGBA { theme.tertiaryLabel(on: background) }
  /// The color of the count of hidden tags (stated: Docs/sources/headers.md#tags).
  var tagCount: RGBA { theme.color(look.tagCount, on: background) }

  /// Returns a tag's text color and decoration (stated: Docs/sources/headers.md#tags).
  func tag(_ tag: Tag) -> (text: RGBA, decoration: Decoration) {
    let background = tag.colorScheme?.background(in: theme.appearance) ?? self.background
    let ruled = tag.rule.map { context.color(of: $0, on: background) }
    if let fill = ruled ?? tag.fillColor.map({ theme.color($0) }) {
      return (readable(on: fill), filled(fill))
    }
    switch look.tag(on: background) {
    case .filled(let style, let text):
      let fill = theme.color(style, on: background)
      return (text.map { theme.color($0, on: background) } ?? readable(on: fill), filled(fill))
    case .outlined(let border, let text):
      return (
        theme.color(text, on: background),
        Decoration(
          cornerRadius: look.tagCornerRadius * tagGrowth,
          border: border.border(in: theme, on: background))
      )
    }
  }

  /// The growth of a tag's padding, corners and gaps, that of its text (chosen:
  /// Docs/sources/headers.md#tags).
  var tagGrowth: Double { TextStyle.footnote.factor(theme.contentSizeCategory) }

  /// The padding around a tag's text, in points (stated at the default text size:
  /// Docs/sources/headers.md#tags).
  var tagPadding: Insets {
    let (end, side) = (2 * tagGrowth, look.tagSidePadding * tagGrowth)
    return Insets(top: end, right: side, bottom: end, left: side)
  }

  private func filled(_ color: RGBA) -> Decoration {
    Decoration(fill: .color(color), cornerRadius: look.tagCornerRadius * tagGrowth)
  }

  /// Returns the light or dark text color, whichever is more readable on a fill.
  private func readable(on fill: RGBA) -> RGBA {
    fill.mostReadable(among: Appearance.allCases.map { theme.color("primaryLabel", on: $0) })
  }
}
