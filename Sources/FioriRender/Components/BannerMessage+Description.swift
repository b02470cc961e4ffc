extension ValueReader where Value == BannerMessage {
  /// A title, a type and an icon.
  static let bannerMessage = ValueReader { node, path, reader in
    var message = BannerMessage(title: "")
    reader.read(node, at: path, properties, into: &message)
    reader.require(["title"], "a text", of: node, at: path)
    return message
  }

  private static let properties: [Property<BannerMessage>] = [
    Property("title", \.title, .fioriText),
    Property("type", \.type, .choice("banner type")),
    Property("icon", \.icon, .image),
  ]
}
