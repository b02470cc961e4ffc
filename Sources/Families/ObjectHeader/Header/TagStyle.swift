package import FioriBasics
package import FioriLayout
package import FioriLowering
package import FioriModel

/// The colors and measures of tags on a background.
struct TagStyle {
  let background: Appearance
  private let context: LoweringContext
  private var theme: Theme { context.theme }
  private let look: Look.ObjectHeaderLook

  init(background: Appearance, in context: LoweringContext) {
    self.background = background
    self.context = context
    look = context.theme.look.objectHeader
  }

  /// Returns a tag on its background; `nil` if it has no text.
  func element(of tag: Tag, at path: DescriptionPath, viewClass: [StyleClass]) -> Element? {
    let colors = colors(of: tag)
    let text = context.textElement(
      tag.title,
      in: TextPart(
        kind: nil, origin: path, style: .footnote, font: theme.font(.footnote),
        color: colors.text, viewClass: viewClass, classes: ObjectHeaderClasses.tag,
        lineLimit: theme.contentSizeCategory.isAccessibilityCategory ? .max : 1))
    return text.map { text in
      var bare = text
      bare.decoration = nil
      return .box(
        BoxElement(
          content: .text(bare), padding: padding,
          decoration: decoration(of: tag, colors.decoration, sheet: text.decoration), kind: "tag"))
    }
  }

  /// Returns a tag's decoration with the decoration of style sheets, which belongs to the tag and not to
  /// its text.
  private func decoration(
    of tag: Tag, _ own: Decoration, sheet: Decoration?
  ) -> Decoration {
    guard let sheet else { return own }
    var decoration = own
    if tag.fillColor == nil, tag.rule == nil { decoration.fill = sheet.fill ?? own.fill }
    if sheet.cornerRadius > 0 { decoration.cornerRadius = sheet.cornerRadius }
    decoration.border = sheet.border ?? own.border
    return decoration
  }

  /// Returns a tag's text color and decoration (stated: Docs/sources/headers.md#tags).
  func colors(of tag: Tag) -> (text: RGBA, decoration: Decoration) {
    let background = tag.colorScheme?.background(in: theme.appearance) ?? self.background
    let ruled = tag.rule.map { context.color(of: $0, on: background) }
    if let fill = ruled ?? tag.fillColor.map({ theme.color($0) })
      ?? context.style(ObjectHeaderClasses.tag).customColor(.background)
    {
      return (readable(on: fill), filled(fill))
    }
    switch look.tag(on: background) {
    case .filled(let style, let text):
      let plain = theme.color(style, on: background)
      // As much darker as the card under it, whose color it would else nearly have.
      let fill = context.isOnHighlight ? theme.highlighted(plain, on: background) : plain
      return (text.map { theme.color($0, on: background) } ?? readable(on: fill), filled(fill))
    case .outlined(let border, let text):
      return (
        theme.color(text, on: background),
        Decoration(
          cornerRadius: look.tagCornerRadius * growth,
          border: border.border(in: theme, on: background))
      )
    }
  }

  /// The growth of a tag's padding, corners and gaps, like its text's (chosen:
  /// Docs/sources/headers.md#tags).
  var growth: Double { TextStyle.footnote.factor(theme.contentSizeCategory) }

  /// The padding around a tag's text, in points (stated at the default text size:
  /// Docs/sources/headers.md#tags).
  var padding: Insets {
    let (end, side) = (2 * growth, look.tagSidePadding * growth)
    return Insets(top: end, right: side, bottom: end, left: side)
  }

  private func filled(_ color: RGBA) -> Decoration {
    Decoration(fill: .color(color), cornerRadius: look.tagCornerRadius * growth)
  }

  /// Returns the light or dark text color, whichever is more readable on a fill.
  private func readable(on fill: RGBA) -> RGBA {
    fill.mostReadable(among: Appearance.allCases.map { theme.color("primaryLabel", on: $0) })
  }
}

extension LoweringContext {
  /// Returns a tag on the background of the view; `nil` if it has no text.
  package func element(of tag: Tag, at path: DescriptionPath, viewClass: [StyleClass]) -> Element? {
    TagStyle(background: background, in: self).element(of: tag, at: path, viewClass: viewClass)
  }
}
