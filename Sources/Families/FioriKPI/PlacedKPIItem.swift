package import FioriBasics
package import FioriLooks
import FioriModel

/// An item ready to draw, with its number formatted, and its path in the description.
package struct PlacedKPIItem: Hashable, Sendable {
  /// The content to draw.
  enum Content: Hashable, Sendable {
    case text(String)
    case image(Image)
  }

  package let style: KPIItemStyle
  /// The part's name in the layout report.
  let kind: String
  let content: Content
  package let path: DescriptionPath

  init(_ content: Content, of item: KPIItem, at path: DescriptionPath) {
    style = item.style
    kind = item.kind
    self.content = content
    self.path = path
  }

  /// Whether the item is the value itself, not a unit, a sign or an icon.
  package var isValue: Bool { kind != "unit" && (style == .metric || style == .fraction) }

  /// Whether the item is text without a letter of a right-to-left language. Together with its
  /// neighbors of that kind, it reads from left to right whatever the reading direction.
  var readsFromTheLeft: Bool {
    text.map { !$0.unicodeScalars.contains(where: \.isRightToLeftLetter) } ?? false
  }

  /// The item's text; `nil` for an icon.
  package var text: String? {
    if case .text(let text) = content { text } else { nil }
  }
}
