/// A color of a part that descriptions and style sheets can change.
///
/// All of them are decided by the same rule (Docs/theming.md#precedence): see
/// ``PartStyle/color(_:in:described:orElse:)``.
package struct ColorProperty: Sendable {
  /// The attributes of style sheets in the normal state, the most specific first.
  private let attributes: [StyleAttribute]
  /// Whether a disabled part keeps the color that was set for its normal state.
  private let keepsNormal: Bool

  private init(_ attributes: StyleAttribute..., keepsNormal: Bool = false) {
    self.attributes = attributes
    self.keepsNormal = keepsNormal
  }

  /// A text.
  package static let text = ColorProperty(.fontColor)
  /// The value of a KPI or a ring, its caption and its footnote.
  package static let value = ColorProperty(.fontColor, .tintColor)
  /// The filled part of a ring, which keeps its tint when disabled, as SAP's does.
  package static let progress = ColorProperty(.progressTintColor, .tintColor, keepsNormal: true)
  /// The track of a ring.
  package static let track = ColorProperty(.trackTintColor, keepsNormal: true)
  /// A template image.
  package static let image = ColorProperty(.tintColor)
  /// The dot of the current page.
  package static let currentDot = ColorProperty(.currentColor)
  /// The dots of other pages.
  package static let dot = ColorProperty(.color)
  /// The background of a part in a single color.
  package static let background = ColorProperty(.backgroundColor)
  /// The upper end of a gradient behind a part.
  package static let backgroundTop = ColorProperty(.backgroundColorTop)
  /// The lower end of a gradient behind a part.
  package static let backgroundBottom = ColorProperty(.backgroundColorBottom)
  /// The border of a part.
  static let border = ColorProperty(.borderColor)

  /// The states whose colors a state takes, the first that has one.
  func sources(of state: ControlState) -> [ControlState] {
    state.sources(keepsNormal: keepsNormal)
  }

  /// The attributes of a style class that set the color in a state, the first that it has.
  func attributes(in state: ControlState) -> [StyleAttribute] {
    let states = sources(of: state)
    return attributes.flatMap { attribute in states.compactMap(attribute.variant) }
  }
}

extension StyleAttribute {
  /// Returns the attribute for a state; `nil` if style sheets have none.
  fileprivate func variant(in state: ControlState) -> StyleAttribute? {
    switch (self, state) {
    case (_, .normal): self
    case (.tintColor, .disabled): .tintColorDisabled
    case (.tintColor, .highlighted): .tintColorHighlighted
    case (.fontColor, .disabled): .fontColorDisabled
    case (.fontColor, .highlighted): .fontColorHighlighted
    default: nil
    }
  }
}
