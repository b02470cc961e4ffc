import FioriBasics
import FioriModel

/// An item as it is drawn, its number written, and where it is described.
struct PlacedKPIItem: Hashable, Sendable {
  /// What is drawn.
  enum Content: Hashable, Sendable {
    case text(String)
    case image(Image)
  }

  let style: KPIItemStyle
  /// The part's name in the layout report.
  let kind: String
  let content: Content
  let path: DescriptionPath

  init(_ content: Content, of item: KPIItem, at path: DescriptionPath) {
    style = item.style
    kind = item.kind
    self.content = content
    self.path = path
  }

  /// The item's text; `nil` of an icon.
  var text: String? {
    if case .text(let text) = content { text } else { nil }
  }
}
