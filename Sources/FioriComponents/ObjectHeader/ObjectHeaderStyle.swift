import FioriBasics
import FioriModel

/// The colors of an object header, all for the one ground that its scheme gives it.
struct ObjectHeaderStyle {
  let ground: Appearance
  let decoration: Decoration
  /// Of templates without a color of their own; `nil`: their text's.
  let tint: RGBA?
  private let theme: Theme

  init(_ header: ObjectHeader, in context: LoweringContext) {
    theme = context.theme
    let sheet = theme.style(theme.names(of: header.styleClass) + ObjectHeaderClasses.header)
    ground = context.ground(of: header.backgroundColorScheme ?? sheet.colorScheme)
    var decoration =
      switch theme.generation {
      case .classic: HeaderBackground.classic(theme, on: ground)
      case .horizon: HeaderBackground.horizon(theme, "secondaryGroupedBackground", on: ground)
      }
    if let fill = sheet.ground { decoration.fill = fill }
    // A header without content has no edge to show.
    if header.isLoading { decoration.bottomHairline = nil }
    self.decoration = decoration
    tint = sheet.color([.tintColor])
  }

  /// Of headline, subheadline and description (stated: Docs/sources/headers.md#texts).
  var primary: RGBA { theme.color("primaryLabel", on: ground) }
  /// Of body, footnote, status and substatus (stated: Docs/sources/headers.md#texts).
  var secondary: RGBA { theme.color("secondaryLabel", on: ground) }
  /// Of label items (Docs/sources/headers.md#texts).
  var tertiary: RGBA { theme.tertiaryLabel(on: ground) }
  /// Of the count of tags that are left out (stated: Docs/sources/headers.md#tags); the classic
  /// look has none and takes its tags' (chosen).
  var tagCount: RGBA {
    switch theme.generation {
    case .classic: secondary
    case .horizon: theme.color("accentLabel10", on: ground)
    }
  }

  /// A tag's text and what is drawn under it (stated: Docs/sources/headers.md#tags).
  func tag(_ tag: Tag) -> (text: RGBA, decoration: Decoration) {
    let ground = tag.colorScheme?.ground(in: theme.appearance) ?? ground
    if let fill = tag.fillColor.map({ theme.color($0) }) {
      return (readable(on: fill), filled(fill))
    }
    switch (theme.generation, ground) {
    case (.horizon, _):
      let fill = theme.color("accentBackground10", on: ground)
      return (theme.color("accentLabel10", on: ground), filled(fill))
    case (.classic, .light):
      let border = Decoration.Border(
        width: 0.5, color: theme.color("quaternaryLabel", on: .light))
      return (
        theme.color("secondaryLabel", on: .light),
        Decoration(cornerRadius: tagCornerRadius, border: border)
      )
    case (.classic, .dark):
      // Of some palettes it is nearly white (Docs/sources/headers.md#tags).
      let fill = theme.color("tertiaryLabel", on: .dark)
      return (readable(on: fill), filled(fill))
    }
  }

  /// Around a tag's text, in points (stated: Docs/sources/headers.md#tags).
  var tagPadding: Insets {
    let side: Double = theme.generation == .classic ? 3 : 4
    return Insets(top: 2, right: side, bottom: 2, left: side)
  }

  private var tagCornerRadius: Double { theme.generation == .classic ? 4 : 8 }

  private func filled(_ color: RGBA) -> Decoration {
    Decoration(fill: .color(color), cornerRadius: tagCornerRadius)
  }

  /// The light or the dark text, whichever is read better on a fill.
  private func readable(on fill: RGBA) -> RGBA {
    fill.mostReadable(among: Appearance.allCases.map { theme.color("primaryLabel", on: $0) })
  }
}
