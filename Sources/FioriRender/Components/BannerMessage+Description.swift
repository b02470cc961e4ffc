extension ValueReader where Value == BannerMessage {
  /// A title, a type and an icon.
  static let bannerMessage = ValueReader(
    .definition(
      "bannerMessage", "A message across a view, such as that there is no connection.",
      examples: [["title": "You are offline", "type": "offline"]],
      .object(BannerMessage.properties))
  ) { node, path, reader in
    var message = BannerMessage.blank
    reader.read(node, at: path, BannerMessage.properties, into: &message)
    return message
  }
}

extension BannerMessage: DescribedStructure {
  static let blank = BannerMessage(title: "")

  static let parameters: [SwiftParameter] = [.required("title"), "type", "icon"]

  static let properties: [Property<BannerMessage>] = [
    Property(
      "title", \.title, .fioriText, "What the message says.", default: .required("a text"),
      examples: ["You are offline"]),
    Property(
      "type", \.type, .choice("banner type"), "What the message means, which gives its colour.",
      default: "neutral"),
    Property("icon", \.icon, .image, "Before the title; a template takes the title's colour."),
  ]
}
