package import FioriBasics

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
      width > 0 ? color([.borderColor]).map { Decoration.Border(width: width, color: $0) } : nil
    let fill = color([.backgroundColor]).map(Fill.color)
    guard fill != nil || border != nil else { return nil }
    return Decoration(
      fill: fill, cornerRadius: number(.cornerRadius) ?? 0, border: border)
  }

  /// The background that the part is for; `nil` uses the component's.
  package var colorScheme: ColorScheme? { value([.backgroundColorScheme], ColorScheme.init(name:)) }

  /// The image that style sheets give the part: a file beside the description, a template if they also
  /// give its tint; `nil` for none.
  package var image: SheetImage? {
    declaration([.imageName], StyleSheetImagePath.init(text:)).map { path, name, location in
      SheetImage(
        image: Image(
          .file(path.path), renderingMode: color([.tintColor]) == nil ? nil : .template),
        source: SheetSource(className: name, attribute: .imageName, location: location))
    }
  }

  /// Where style sheets give the part's tint; `nil` if they do not.
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
          if let given = theme.rules.value(attribute.rawValue, of: name),
            let value = read(given.text)
          {
            return (value, name, given.location)
          }
        }
      }
    }
    return nil
  }
}

/// An image from a style sheet.
package struct SheetImage: Hashable, Sendable {
  package let image: Image
  package let source: SheetSource
}

/// The place of a value in a style sheet.
package struct SheetSource: Hashable, Sendable {
  let className: String
  let attribute: StyleAttribute
  let location: SourceLocation

  /// Returns a finding at this place.
  package func finding(_ severity: Severity, _ message: Message) -> Finding {
    let name = StyleSheetProblem.start(of: className, limit: StyleSheetProblem.nameLength)
    var finding = Finding(
      severity: severity, path: DescriptionPath(),
      message: message.prefixed("\(name): \(attribute.rawValue): "))
    finding.location = location
    return finding
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

/// The attributes of style classes that affect drawing.
package enum StyleAttribute: String, Hashable, Sendable, CaseIterable {
  case tintColor = "tint-color"
  case tintColorDisabled = "tint-color-disabled"
  case tintColorHighlighted = "tint-color-highlighted"
  case fontColor = "font-color"
  case fontColorDisabled = "font-color-disabled"
  case fontColorHighlighted = "font-color-highlighted"
  case fontName = "font-name"
  case fontSize = "font-size"
  case fontStyle = "font-style"
  case textAlign = "text-align"
  case textAlpha = "text-alpha"
  case textLineClamp = "text-line-clamp"
  case textTransform = "text-transform"
  case progressTintColor = "progress-tint-color"
  case trackTintColor = "track-tint-color"
  case backgroundColor = "background-color"
  case borderColor = "border-color"
  case borderWidth = "border-width"
  case cornerRadius = "corner-radius"
  case backgroundColorTop = "background-color-top"
  case backgroundColorBottom = "background-color-bottom"
  case backgroundColorScheme = "background-color-scheme"
  case imageName = "image-name"
  case color
  case currentColor = "current-color"

  /// The type of an attribute's value.
  enum Kind: Hashable, Sendable {
    case color
    case colorScheme
    case image
    case fontName
    case fontStyle
    case alignment
    case transform
    case number(in: ClosedRange<Double>)
  }

  var kind: Kind {
    switch self {
    case .tintColor, .tintColorDisabled, .tintColorHighlighted, .fontColor, .fontColorDisabled,
      .fontColorHighlighted, .progressTintColor, .trackTintColor, .backgroundColor,
      .backgroundColorTop, .backgroundColorBottom, .borderColor, .color, .currentColor:
      .color
    case .backgroundColorScheme: .colorScheme
    case .imageName: .image
    case .fontName: .fontName
    case .fontStyle: .fontStyle
    case .textAlign: .alignment
    case .textTransform: .transform
    case .fontSize: .number(in: 1...200)
    case .textAlpha: .number(in: 0...1)
    case .borderWidth: .number(in: 0...20)
    case .cornerRadius: .number(in: 0...100)
    case .textLineClamp: .number(in: 0...100)
    }
  }

  /// The attributes of a text.
  package static let text: [StyleAttribute] = [
    .fontColor, .fontColorDisabled, .fontColorHighlighted, .fontName, .fontSize, .fontStyle,
    .textAlign, .textAlpha, .textLineClamp,
    .textTransform, .backgroundColor, .borderColor, .borderWidth, .cornerRadius,
  ]

  /// The attributes of a text that its view places, such as the label of an axis.
  package static let placedText: [StyleAttribute] = [
    .fontColor, .fontName, .fontSize, .fontStyle, .textAlpha,
  ]
}

/// The state that a view is drawn in.
///
/// The SAPFiori counterpart is `UIControl.State` as its tint colors use it.
public enum ControlState: Hashable, Sendable, CaseIterable {
  /// Enabled.
  case normal
  /// Disabled; not dimmed (Docs/sources/kpi.md#states).
  case disabled
  /// Pressed.
  case highlighted
  /// Selected; drawn as highlighted (chosen: Docs/sources/kpi.md#states).
  case selected

  /// Creates the state for three flags; disabled takes precedence.
  package init(isEnabled: Bool, isHighlighted: Bool, isSelected: Bool) {
    self =
      if !isEnabled { .disabled } else if isHighlighted {
        .highlighted
      } else if isSelected { .selected } else { .normal }
  }
}

extension ControlState {
  /// The style sheet attributes for a state's tint, most specific first.
  package var tintAttributes: [StyleAttribute] {
    switch self {
    case .normal: [.tintColor, .fontColor]
    case .disabled: [.tintColorDisabled, .fontColorDisabled]
    case .highlighted, .selected: [.tintColorHighlighted, .fontColorHighlighted]
    }
  }

  /// The style sheet attributes for texts with colors separate from the tint, most specific first.
  package var textAttributes: [StyleAttribute] {
    switch self {
    case .normal: [.fontColor, .tintColor]
    case .disabled: [.fontColorDisabled, .tintColorDisabled]
    case .highlighted, .selected: [.fontColorHighlighted, .tintColorHighlighted]
    }
  }
}

/// The color for each state of a control; `nil` keeps the state's default.
///
/// The SAPFiori counterpart is `setTintColor(_:for:)`.
public struct StateColors: Hashable, Sendable {
  /// The color when enabled.
  public var normal: Color?
  /// The color when disabled.
  public var disabled: Color?
  /// The color when highlighted or selected.
  public var highlighted: Color?

  /// Creates a color for each state; `nil` keeps the state's default.
  public init(normal: Color? = nil, disabled: Color? = nil, highlighted: Color? = nil) {
    self.normal = normal
    self.disabled = disabled
    self.highlighted = highlighted
  }

  package subscript(state: ControlState) -> Color? {
    switch state {
    case .normal: normal
    case .disabled: disabled
    case .highlighted, .selected: highlighted
    }
  }
}
