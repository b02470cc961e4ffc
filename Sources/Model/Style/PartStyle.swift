import FioriBasics

/// The style of a part from style sheets.
package struct PartStyle: Sendable {
  private let theme: Theme
  /// The classes of the part, weakest first.
  private let classes: [String]

  init(_ classes: [String], in theme: Theme) {
    self.classes = classes
    self.theme = theme
  }

  /// Returns the color of a property in a state: from the description, or else from the strongest class
  /// that sets it, or else from the look.
  ///
  /// This is the only place that decides between them (Docs/theming.md#precedence). `described` are
  /// the colors in the description, the most specific first.
  package func color(
    _ property: ColorProperty, in state: ControlState = .normal, described: [StateColors] = [],
    orElse look: @autoclosure () -> RGBA
  ) -> RGBA {
    customColor(property, in: state, described: described) ?? look()
  }

  /// Returns the color that the description or a style sheet sets for a property in a state; `nil` if
  /// neither does.
  package func customColor(
    _ property: ColorProperty, in state: ControlState = .normal, described: [StateColors] = []
  ) -> RGBA? {
    for colors in described {
      for source in property.sources(of: state) {
        if let color = colors[source] { return theme.color(color) }
      }
    }
    guard !theme.rules.classes.isEmpty else { return nil }
    return declaration(property.attributes(in: state)) { Color(text: $0, in: .styleSheet) }.map {
      theme.color($0.value, at: $0.location)
    }
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

  /// The maximum number of lines, `Int.max` for 0, as in UIKit; `nil` uses the component's.
  package var lineLimit: Int? { number(.textLineClamp).map { $0 < 1 ? .max : Int($0) } }

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
      width > 0 ? customColor(.border).map { Decoration.Border(width: width, color: $0) } : nil
    let fill = customColor(.background).map(Fill.color)
    guard fill != nil || border != nil else { return nil }
    return Decoration(
      fill: fill, cornerRadius: number(.cornerRadius) ?? 0, border: border)
  }

  /// The background that the part is for; `nil` uses the component's.
  package var colorScheme: ColorScheme? { value([.backgroundColorScheme], ColorScheme.init(name:)) }

  /// The image that style sheets set for the part: a file beside the description, a template if they
  /// also set its tint; `nil` for none.
  package var image: SheetImage? {
    declaration([.imageName], StyleSheetImagePath.init(text:)).map { path, name, location in
      SheetImage(
        image: Image(
          .file(path.path), renderingMode: customColor(.image) == nil ? nil : .template),
        source: SheetSource(className: name, attribute: .imageName, location: location))
    }
  }

  /// Where style sheets set the part's tint; `nil` if they do not.
  package var tintSource: SheetSource? {
    declaration([.tintColor]) { Color(text: $0, in: .styleSheet) }.map { _, name, location in
      SheetSource(className: name, attribute: .tintColor, location: location)
    }
  }

  /// Returns a number in the attribute's range.
  private func number(_ attribute: StyleAttribute) -> Double? {
    guard case .number(let range) = attribute.kind else { return nil }
    return value([attribute]) { Double($0) }.flatMap { range.contains($0) ? $0 : nil }
  }

  private func value<Value>(
    _ attributes: [StyleAttribute], _ read: (String) -> Value?
  ) -> Value? { declaration(attributes, read)?.value }

  /// Returns the value of the most specific class with any of the attributes, with the class and the
  /// location; `nil` if no class has one that can be read.
  private func declaration<Value>(
    _ attributes: [StyleAttribute], _ read: (String) -> Value?
  ) -> (value: Value, className: String, location: SourceLocation)? {
    guard !theme.rules.classes.isEmpty else { return nil }
    let table = theme.classes
    for name in classes.reversed() {
      for attribute in attributes where table?.reaches(attribute, of: name) ?? true {
        let names = [name] + (table?.properties(of: name) ?? [])
        for name in names {
          if let rule = theme.rules.value(attribute.rawValue, of: name),
            let value = read(rule.text)
          {
            return (value, name, rule.location)
          }
        }
      }
    }
    return nil
  }
}
