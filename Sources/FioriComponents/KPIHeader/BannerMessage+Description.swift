import FioriBasics
import FioriModel
package import FioriReading
package import FioriSyntax

extension ValueReader where Value == BannerMessage {
  /// A title, a type and an icon.
  package static let bannerMessage = ValueReader(
    .definition(
      "bannerMessage", "A banner message, such as a missing connection.",
      examples: [["title": "You are offline", "type": "offline"]],
      .object(BannerMessage.properties)), swift: \.swift
  ) { node, path, reader in
    var message = BannerMessage.blank
    reader.read(node, at: path, BannerMessage.properties, into: &message)
    return message
  }
}

extension BannerMessage {
  static var blank: BannerMessage { BannerMessage(title: "") }

  package var swift: SwiftCode {
    .call(
      SwiftCall(
        "BannerMessage", self, over: .blank,
        taking: [.required("title"), "type", "icon"], Self.properties))
  }

  package static let properties: [Property<BannerMessage>] = [
    Property(
      "title", \.title, .fioriText, "Title of the message.", default: .required("a text"),
      examples: ["You are offline"]),
    Property(
      "type", \.type, .choice("banner type"), "Type of the message, which determines its color.",
      default: "neutral"),
    Property(
      "icon", \.icon, .image,
      "Image before the title; template images use the title's color."),
  ]
}
