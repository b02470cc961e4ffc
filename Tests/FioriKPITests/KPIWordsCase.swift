import FioriRender
import Testing

/// Items, a caption, and how they read.
struct KPIWordsCase: Sendable, CustomTestStringConvertible {
  let items: [KPIItem]
  let caption: String?
  let isEnabled: Bool
  let title: String
  let text: String

  init(
    _ items: KPIItem..., caption: String? = nil, isEnabled: Bool = true, title: String,
    text: String
  ) {
    self.items = items
    self.caption = caption
    self.isEnabled = isEnabled
    self.title = title
    self.text = text
  }

  var testDescription: String { text }
}
