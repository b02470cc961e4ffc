package import FioriModel

/// The surface directly behind a view.
package enum Surface: Sendable {
  /// The background of the picture, or the background of the palette.
  case picture(Color?)
  case card(isHighlighted: Bool)
  case header(Fill?)
}

extension LoweringContext {
  /// The fill of a card, or of one that is being touched (chosen: Docs/sources/cards.md#shell).
  package func cardFill(isHighlighted: Bool) -> RGBA {
    let fill = theme.color("secondaryGroupedBackground", on: background)
    return isHighlighted ? theme.highlighted(fill, on: background) : fill
  }

  /// Returns the color of a text with a color that has a meaning: in the shade for texts, and mixed with
  /// the text color as far as it must be to be read on what is behind the view.
  ///
  /// Older palettes have one shade for areas and texts (chosen: Docs/fidelity.md#semantic-texts). A
  /// color of the description's own or of a style sheet is kept.
  package func ink(_ color: Color, on background: Appearance? = nil) -> RGBA {
    let background = background ?? self.background
    guard case .palette(let style, let scheme) = color, let label = style.semanticLabel else {
      return theme.color(color)
    }
    let ground = scheme?.background(in: theme.appearance) ?? background
    let named = theme.color(.palette(style, on: ground == .light ? .light : .dark))
    if theme.customColor(firstOf: [style], on: ground) != nil { return named }
    let ink = theme.color(named: label, on: ground)
    guard theme.customColor(label, on: ground) == nil else { return ink }
    return theme.readable(ink, on: ground, over: surfaces(on: background))
  }

  /// Returns the color of a text with a meaning, as a color that the description sets for a part; none
  /// for `nil`.
  package func inks(_ color: Color?) -> [StateColors] {
    color.map { [StateColors(normal: .rgba(ink($0)))] } ?? []
  }

  /// The color behind the view: of its card, its header or the picture. A card's if the picture or the header has none, or
  /// a gradient.
  package var ground: RGBA {
    let plain = theme.palette.background(of: .plain(on: background))
    return switch surface {
    case .picture(let color?): theme.color(color).composited(over: plain)
    case .header(.color(let color)): color.composited(over: plain)
    case .card(let isHighlighted): cardFill(isHighlighted: isHighlighted)
    case .picture(nil), .header: cardFill(isHighlighted: false)
    }
  }

  /// Returns the colors behind the view, or those that a view for another background is probably on.
  private func surfaces(on background: Appearance) -> [RGBA] {
    let plain = theme.palette.background(of: .plain(on: background))
    guard background == self.background else { return [plain] }
    return switch surface {
    case .picture(let color): [color.map { theme.color($0).composited(over: plain) } ?? plain]
    case .card(let isHighlighted): [cardFill(isHighlighted: isHighlighted)]
    case .header(.color(let color)): [color]
    case .header(.verticalGradient(let top, let bottom)): [top, bottom]
    case .header(nil): [plain]
    }
  }
}

extension Theme {
  /// Returns a fill of what is being touched (chosen: Docs/sources/cards.md#shell).
  package func highlighted(_ fill: RGBA, on background: Appearance) -> RGBA {
    color("primaryLabel", on: background).fadedTo(0.08).composited(over: fill)
  }

  /// Returns a color mixed with the text color by as little as makes it readable as a text on all of some
  /// colors behind it.
  package func readable(
    _ color: RGBA, on background: Appearance, over surfaces: [RGBA]
  ) -> RGBA {
    let text = self.color("primaryLabel", on: background)
    return surfaces.reduce(color) { $1.readable($0, toward: text) }
  }
}

extension ColorStyle {
  /// The color in the shade for texts, which palettes of today have beside that for areas; `nil` for a
  /// color without a meaning.
  fileprivate var semanticLabel: ColorStyle? {
    switch rawValue {
    case "positive", "positiveLabel": "positiveLabel"
    case "negative", "negativeLabel": "negativeLabel"
    case "critical", "criticalLabel": "criticalLabel"
    case "informativeLabel", "neutralLabel": self
    default: nil
    }
  }
}
