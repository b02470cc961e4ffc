extension ValueReader where Value == Tag {
  /// A text, or an object with a `title`.
  static let tag = ValueReader { node, path, reader in
    guard case .object = node.value, node.member("text") == nil else {
      return ValueReader<Text>.fioriText.read(node, path, &reader).map { Tag(title: $0) }
    }
    var tag = Tag(title: "")
    reader.read(node, at: path, properties, into: &tag)
    reader.require(["title"], "a text", of: node, at: path)
    return tag
  }

  private static let properties: [Property<Tag>] = [
    Property("title", \.title, .fioriText),
    Property("colorScheme", \.colorScheme, .choice("colour scheme", aliases: ColorScheme.aliases)),
    Property("fillColor", \.fillColor, .color),
  ]
}
