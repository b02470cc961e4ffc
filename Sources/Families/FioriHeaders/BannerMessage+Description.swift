import FioriBasics
import FioriModel
package import FioriReading
import FioriSyntax

extension ValueReader where Value == BannerMessage {
  /// A title, a type and an icon.
  package static let bannerMessage = object(
    "bannerMessage", "A banner message, such as a missing connection.",
    examples: [["title": "You are offline", "type": "offline"]], over: BannerMessage(title: ""),
    taking: [.required("title"), "type", "icon"], BannerMessage.properties)
}

extension BannerMessage {
  fileprivate static let properties: [Property<BannerMessage>] = [
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
