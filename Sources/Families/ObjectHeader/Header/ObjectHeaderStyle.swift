import FioriBasics
import FioriKPI
import FioriLowering
import FioriModel

/// The colors of an object header for the background of its color scheme.
struct ObjectHeaderStyle {
  let background: Appearance
  let decoration: Decoration
  private let context: LoweringContext
  private var theme: Theme { context.theme }
  private let look: Look.ObjectHeaderLook

  init(_ header: ObjectHeader, in context: LoweringContext) {
    self.context = context
    let theme = context.theme
    let sheet = context.style(ObjectHeaderClasses.header, appended: header.styleClass)
    look = theme.look.objectHeader
    background = context.background(
      of: header.backgroundColorScheme ?? sheet.colorScheme ?? look.header.colorScheme)
    var decoration = look.header.background(theme, background)
    if let fill = header.backgroundColor.map({ Fill.color(theme.color($0)) }) ?? sheet.background {
      decoration.fill = fill
    }
    // A header without content needs no edge.
    if header.isLoading { decoration.bottomHairline = nil }
    self.decoration = decoration
  }

  /// The color of headline, subheadline and description (stated: Docs/sources/headers.md#texts).
  var primary: RGBA { theme.color("primaryLabel", on: background) }
  /// The color of body, footnote, status and substatus (stated: Docs/sources/headers.md#texts).
  var secondary: RGBA { theme.color("secondaryLabel", on: background) }
  /// The color of label items (Docs/sources/headers.md#texts).
  var tertiary: RGBA { theme.tertiaryLabel(on: background) }
  /// The color of the count of hidden tags (stated: Docs/sources/headers.md#tags).
  var tagCount: RGBA { theme.color(look.tagCount, on: background) }

  /// The style of the tags.
  var tags: TagStyle { TagStyle(background: background, in: context) }
}
