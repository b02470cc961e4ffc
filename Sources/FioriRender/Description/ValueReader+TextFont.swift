extension ValueReader where Value == TextFont {
  /// The name of a text style, or an object with what is asked of the font.
  static let textFont = ValueReader { node, path, reader in
    guard case .object = node.value else {
      return style.read(node, path, &reader).map { TextFont($0) }
    }
    var font = TextFont()
    reader.read(node, at: path, properties, into: &font)
    return font
  }

  private static let style = ValueReader<TextStyle>.choice("text style")

  private static let properties: [Property<TextFont>] = [
    Property("style", \.style, style),
    Property("size", \.size, .number(in: Limits.fontSize)),
    Property("weight", \.weight, ValueReader<FontWeightName>.choice("font weight").map(\.weight)),
    Property("family", \.family, .string),
  ]
}
