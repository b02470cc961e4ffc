import FioriBasics
package import FioriModel

extension ValueReader where Value == BannerMessage {
  /// A title, a type and an icon.
  package static let bannerMessage = object(
    "bannerMessage", "A banner message, such as a missing connection.",
    examples: [["title": "You are offline", "type": "offline"]], over: BannerMessage(title: ""),
    taking: BannerMessage.parameters, BannerMessage.properties)
}
