extension ValueReader where Value == TextFont {
  /// The name of a text style, or an object with what is asked of the font.
  static let textFont = ValueReader(
    .definition(
      "font", "A font: a text style, or an object with what is asked of it.",
      examples: ["headline", ["size": 9, "weight": "bold"]],
      .anyOf([style.schema(), .object(TextFont.properties)]))
  ) { node, path, reader in
    guard case .object = node.value else {
      return style.read(node, path, &reader).map { TextFont($0) }
    }
    var font = TextFont.blank
    reader.read(node, at: path, TextFont.properties, into: &font)
    return font
  }

  fileprivate static let style = ValueReader<TextStyle>.choice("text style")
}

extension TextFont: DescribedStructure {
  static let blank = TextFont()

  static let parameters: [SwiftParameter] = [
    .unlabelled("style"), "weight", "size", "family",
  ]

  static let properties: [Property<TextFont>] = [
    Property(
      "style", \.style, ValueReader<TextFont>.style,
      "A text style, whose size grows with contentSizeCategory; all are regular.",
      default: .words("the font there is")),
    Property(
      "size", \.size, .number(in: Limits.fontSize), "Points of the font, whatever the category.",
      default: .words("the style's"), examples: [9, 17]),
    Property(
      "weight", \.weight, ValueReader<FontWeightName>.choice("font weight").map(\.weight),
      "How heavy the strokes are; drawn are light, regular, semibold and bold.",
      default: .words("the style's")),
    Property(
      "family", \.family, .string, "A family among the bundled and added fonts.",
      default: .words("the family there is"), examples: ["Inter"]),
  ]
}

extension Font.Weight: SwiftExpressible {
  var swift: SwiftCode {
    switch self {
    case .light: .word(".light")
    case .regular: .word(".regular")
    case .semibold: .word(".semibold")
    case .bold: .word(".bold")
    }
  }
}
