import FioriSyntax

/// What style sheets say of one part of a view.
package struct PartStyle: Sendable {
  private let theme: Theme
  /// The classes that the part has, each more special than those before it.
  private let classes: [String]

  init(_ classes: [String], in theme: Theme) {
    self.classes = classes
    self.theme = theme
  }

  /// The color of the most special class that has any of the attributes, of these the first;
  /// `nil`: no class has one, or none is a color.
  package func color(_ attributes: [StyleAttribute]) -> RGBA? {
    value(attributes) { Color(text: $0) }.map { theme.color($0) }
  }

  /// A font with what the sheets change of it: the style's size, then a size, then a name.
  package func font(_ base: Font) -> Font {
    var font = base
    if let style = value([.fontStyle], FontStyleName.init(rawValue:)) {
      (font.size, font.leading) = style.metrics(theme.contentSizeCategory)
    }
    if let size = number(.fontSize) { font = font.resized(to: size) }
    if let face = value([.fontName], theme.fonts.face(named:)) {
      font.family = face.family ?? font.family
      font.weight = face.weight
    }
    return font
  }

  /// Where lines stand, for texts in either direction; `nil`: where the component has them.
  package var alignment: HorizontalAlignment? {
    let startsOnTheLeft = theme.layoutDirection == .leftToRight
    return switch value([.textAlign], HorizontalSide.init(rawValue:)) {
    case .left: startsOnTheLeft ? .leading : .trailing
    case .center: .center
    case .right: startsOnTheLeft ? .trailing : .leading
    case nil: nil
    }
  }

  /// How many lines there may be; `nil`: as many as the component has.
  package var lineLimit: Int? { number(.textLineClamp).map { Int($0) } }

  /// A text in the letters that the sheets ask for.
  package func transformed(_ text: String) -> String {
    value([.textTransform], TextTransform.init(rawValue:))?.applied(to: text) ?? text
  }

  /// A color as faint as the sheets ask for.
  package func faded(_ color: RGBA) -> RGBA {
    number(.textAlpha).map { color.fadedTo($0) } ?? color
  }

  /// What is drawn under the part; `nil`: nothing.
  package var decoration: Decoration? {
    let width = number(.borderWidth) ?? 0
    let border =
      width > 0 ? color([.borderColor]).map { Decoration.Border(width: width, color: $0) } : nil
    let fill = color([.backgroundColor]).map(Fill.color)
    guard fill != nil || border != nil else { return nil }
    return Decoration(
      fill: fill, cornerRadius: number(.cornerRadius) ?? 0, border: border)
  }

  /// The ground that the part is for; `nil`: the component's own.
  package var colorScheme: ColorScheme? { value([.backgroundColorScheme], ColorScheme.init(name:)) }

  /// The path of the image that takes the part's place; `nil`: the sheets name none.
  package var imagePath: String? { value([.imageName], StyleSheetImagePath.init(text:))?.path }

  /// A number within the attribute's bounds.
  private func number(_ attribute: StyleAttribute) -> Double? {
    guard case .number(let range) = attribute.kind else { return nil }
    return value([attribute]) { Double($0) }.flatMap { range.contains($0) ? $0 : nil }
  }

  private func value<Value>(
    _ attributes: [StyleAttribute], _ read: (String) -> Value?
  ) -> Value? {
    for name in classes.reversed() {
      for attribute in attributes where StyleClassTable.reaches(attribute, of: name) {
        if let text = theme.rules.value(attribute.rawValue, of: name)?.text, let value = read(text)
        {
          return value
        }
      }
    }
    return nil
  }
}

/// The path that a sheet's `image-name` gives.
///
/// Quotes, colons and a slash in front are mistakes in the syntax already. Whether there is such a
/// file, and whether it may be read, turns out when a view that shows it is drawn.
struct StyleSheetImagePath {
  let path: String

  /// `nil` of what has been `url(…)` or several names, whose blanks are not the author's any more,
  /// and of a constant's name, which leads nowhere.
  init?(text: String) {
    guard !text.contains(where: { "(),".contains($0) }), !text.hasPrefix("@") else { return nil }
    path = text
  }
}
