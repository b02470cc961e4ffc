import FioriBasics
import FioriKPI
import FioriLowering
import FioriModel

/// The colors of an object header for the background of its color scheme.
struct ObjectHeaderStyle {
  let background: Appearance
  let decoration: Decoration
  /// The color that the header and that style sheets give template images without a color of their
  /// own; `nil` for none.
  private let ownTint: RGBA?
  private let sheetTint: RGBA?
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
    if let fill = header.backgroundColor.map({ Fill.color(theme.color($0)) }) ?? sheet.background {
      decoration.fill = fill
    }
    // A header without content needs no edge.
    if header.isLoading { decoration.bottomHairline = nil }
    self.decoration = decoration
    ownTint = header.tintColor.map { theme.color($0) }
    sheetTint = sheet.color([.tintColor])
  }

  /// Returns the color of a template image: its own, or else that of the header, of the style sheet
  /// of its part, and of the header's style sheet; `nil` for that of its text.
  func tint(_ own: Color?, over sheet: PartStyle) -> RGBA? {
    own.map { theme.color($0) } ?? ownTint ?? sheet.color([.tintColor]) ?? sheetTint
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
