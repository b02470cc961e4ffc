package import FioriBasics

extension ValueReader where Value == TextFont {
  /// The name of a text style, or an object with attributes of the font.
  package static let textFont = object(
    "font", "A font: a text style, or an object with its attributes.",
    examples: ["headline", ["size": 9, "weight": "bold"]], over: TextFont(),
    taking: [.unlabeled("style"), "weight", "size", "family"], or: style, as: { TextFont($0) },
    TextFont.properties)

  fileprivate static let style = ValueReader<TextStyle>.choice("text style")
}

extension TextFont {
  fileprivate static let properties: [Property<TextFont>] = [
    Property(
      "style", \.style, ValueReader<TextFont>.style,
      "Text style, whose size grows with contentSizeCategory; all are regular.",
      default: .text("the current font")),
    Property(
      "size", \.size, .number(in: Limits.fontSize),
      "Font size in points, independent of the content size category.",
      default: .text("the style's"), examples: [9, 17]),
    Property(
      "weight", \.weight, .fontWeight,
      "Font weight, drawn as light, regular, semibold or bold.",
      default: .text("the style's")),
    Property(
      "family", \.family, .string, "Font family, bundled or added.",
      default: .text("the current family"), examples: ["Inter"]),
  ]
}

extension ValueReader where Value == Font.Weight {
  /// A weight by one of UIKit's names, with a note about one that is drawn as another.
  fileprivate static let fontWeight = ValueReader(names.schema(), swift: \.swift) {
    node, path, reader in
    guard let name = names.read(node, path, &reader) else { return nil }
    if let substitute = name.substitute {
      reader.note(
        .note, .substitutedWeight(name.rawValue, drawn: substitute), at: node.position, path)
    }
    return name.weight
  }

  private static let names = ValueReader<FontWeightName>.choice("font weight")
}

extension Font.Weight {
  package var swift: SwiftCode {
    switch self {
    case .light: .choice("light")
    case .regular: .choice("regular")
    case .semibold: .choice("semibold")
    case .bold: .choice("bold")
    }
  }
}
