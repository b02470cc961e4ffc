extension Environment {
  /// The keys of an `environment`, which are also those that `variants` may vary.
  static let properties: [Property<Environment>] = [
    Property("width", \.width, .number(in: Limits.length)),
    Property("height", \.height, .number(in: Limits.length)),
    Property("scale", \.scale, .number(in: Limits.scale)),
    Property("horizontalSizeClass", \.horizontalSizeClass, .choice("size class")),
    Property("device", \.device, .choice("device")),
    Property("orientation", \.orientation, .choice("orientation")),
    Property("appearance", \.appearance, .choice("appearance")),
    Property("generation", \.generation, .choice("generation")),
    Property("palette", \.palette, .choice("palette")),
    Property("interfaceLevel", \.interfaceLevel, .choice("interface level")),
    Property("contrast", \.contrast, .choice("contrast")),
    Property("contentSizeCategory", \.contentSizeCategory, .choice("content size category")),
    Property("layoutDirection", \.layoutDirection, .choice("layout direction")),
    Property("locale", \.locale, .locale),
    Property("fontFamily", \.fontFamily, .string),
    Property("background", \.background, .color),
    Property("padding", \.padding, .insets),
  ]
}

extension ValueReader where Value == String {
  /// A language tag, BCP 47.
  static let locale = ValueReader { node, path, reader in
    guard let tag = ValueReader.string.read(node, path, &reader) else { return nil }
    if Environment.isLanguageTag(tag) { return tag }
    reader.expected("a language tag such as 'en-US'", found: node, at: path)
    return nil
  }
}
