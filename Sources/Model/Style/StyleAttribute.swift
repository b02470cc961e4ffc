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
