import FioriSyntax

/// The style of a part from style sheets.
package struct PartStyle: Sendable {
  private let theme: Theme
  /// The classes of the part, least specific first.
  private let classes: [String]

  init(_ classes: [String], in theme: Theme) {
    self.classes = classes
    self.theme = theme
  }

  /// Returns the color of the most specific class with any of the attributes, in their order; `nil`
  /// if no class has one or none is a color.
  package func color(_ attributes: [StyleAttribute]) -> RGBA? {
    value(attributes) { Color(text: $0, in: .styleSheet) }.map { theme.color($0) }
  }

  /// Returns a font with the style sheets' changes: the style's size, then a size, then a name.
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

  /// The alignment, for either text direction; `nil` uses the component's.
  package var alignment: HorizontalAlignment? {
    let startsOnTheLeft = theme.layoutDirection == .leftToRight
    return switch value([.textAlign], HorizontalSide.init(rawValue:)) {
    case .left: startsOnTheLeft ? .leading : .trailing
    case .center: .center
    case .right: startsOnTheLeft ? .trailing : .leading
    case nil: nil
    }
  }

  /// The maximum number of lines; `nil` uses the component's.
  package var lineLimit: Int? { number(.textLineClamp).map { Int($0) } }

  /// Returns a text with the style sheets' transform.
  package func transformed(_ text: String) -> String {
    value([.textTransform], TextTransform.init(rawValue:))?.applied(to: text) ?? text
  }

  /// Returns a color with the style sheets' alpha.
  package func faded(_ color: RGBA) -> RGBA {
    number(.textAlpha).map { color.fadedTo($0) } ?? color
  }

  /// The background and border of the part; `nil` for none.
  package var decoration: Decoration? {
    let width = number(.borderWidth) ?? 0
    let border =
      width > 0 ? color([.borderColor]).map { Decoration.Border(width: width, color: $0) } : nil
    let fill = color([.backgroundColor]).map(Fill.color)
    guard fill != nil || border != nil else { return nil }
    return Decoration(
      fill: fill, cornerRadius: number(.cornerRadius) ?? 0, border: border)
  }

  /// The background that the part is for; `nil` uses the component's.
  package var colorScheme: ColorScheme? { value([.backgroundColorScheme], ColorScheme.init(name:)) }

  /// The path of the image that replaces the part's; `nil` for none.
  package var imagePath: String? { value([.imageName], StyleSheetImagePath.init(text:))?.path }

  /// Returns a number in the attribute's range.
  private func number(_ attribute: StyleAttribute) -> Double? {
    guard case .number(let range) = attribute.kind else { return nil }
    return value([attribute]) { Double($0) }.flatMap { range.contains($0) ? $0 : nil }
  }

  private func value<Value>(
    _ attributes: [StyleAttribute], _ read: (String) -> Value?
  ) -> Value? {
    guard !theme.rules.classes.isEmpty else { return nil }
    let table = theme.classes
    for name in classes.reversed() {
      for attribute in attributes where table?.reaches(attribute, of: name) ?? true {
        if let text = theme.rules.value(attribute.rawValue, of: name)?.text, let value = read(text)
        {
          return value
        }
      }
    }
    return nil
  }
}

/// The path in a style sheet's `image-name`.
///
/// The parser already rejects quotes, colons and a leading slash. Whether the file exists and can
/// be read is checked when a view that shows it is drawn.
struct StyleSheetImagePath {
  let path: String

  /// Creates a path; `nil` for `url(…)`, for several names, whose spacing is lost, and for constant
  /// names.
  init?(text: String) {
    guard !text.contains(where: { "(),".contains($0) }), !text.hasPrefix("@") else { return nil }
    path = text
  }
}
